"""Rules of board games that can say why."""
