"""Whether a page fits its window, told by what sticks out."""

from __future__ import annotations

from playwright.sync_api import Page

STICKING_OUT = """() => {
  const scrolls = (e) => e && !e.matches(".gp")
    && (["auto", "scroll"].includes(getComputedStyle(e).overflowX) || scrolls(e.parentElement));
  const out = (e) => {
    const box = e.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && box.right > innerWidth + 1 && e.checkVisibility();
  };
  return [...document.querySelectorAll(".gp *:not(svg *)")].filter((e) => out(e) && !scrolls(e.parentElement))
    .map((e) => `${e.tagName.toLowerCase()}.${e.getAttribute("class")}: ${e.textContent.trim().slice(0, 40)}`);
}"""


def too_wide(page: Page) -> list[str]:
    """What stands beyond the right edge of the window outside a part that scrolls; what holds the page may hide it.

    A chart is told its width when it is there, so a short while is granted.
    """
    for _ in range(20):
        found: list[str] = page.evaluate(STICKING_OUT)
        if not found:
            break
        page.wait_for_timeout(100)
    return found + (["the page"] if page.evaluate("document.documentElement.scrollWidth > innerWidth") else [])
