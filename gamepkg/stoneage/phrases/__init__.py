"""What happens in Stone Age, in sentences: what is asked, what happened, what it brought, the score.

Pure functions from values to text. `asking` speaks about a decision, `telling` about one event, `summing` about the
events of a step together, `scoring` about points and the end.
"""

from __future__ import annotations

from gamepkg.stoneage.phrases.asking import (
    action_label,
    commit_label,
    group_label,
    preview_title,
    prompt,
    refusal_title,
    steps,
)
from gamepkg.stoneage.phrases.scoring import outcome_text, score_line_text, source_label, status
from gamepkg.stoneage.phrases.summing import gain_phrase, ledger_lines
from gamepkg.stoneage.phrases.telling import event_text, event_title
from gamepkg.text.wording import LedgerLine, StepMark

__all__ = [
    "LedgerLine",
    "StepMark",
    "action_label",
    "commit_label",
    "event_text",
    "event_title",
    "gain_phrase",
    "group_label",
    "ledger_lines",
    "outcome_text",
    "preview_title",
    "prompt",
    "refusal_title",
    "score_line_text",
    "source_label",
    "status",
    "steps",
]
