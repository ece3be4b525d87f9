"""What all games share: rules, actions, decisions, reasons, journal, score, chance, match and record.

Only the standard library is imported here.
"""
