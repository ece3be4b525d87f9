"""What the pages of Dewan have of their own."""
