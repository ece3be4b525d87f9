"""What the pages of Deus have of their own."""
