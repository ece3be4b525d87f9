"""What a picture shows: pure values, the difference of two, and a static picture as SVG text."""
