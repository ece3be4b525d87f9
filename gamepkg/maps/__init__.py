"""Maps: hexagons, boards as integer tables, sets of regions, and questions on the networkx graph.

This package knows no game. networkx is imported only when a graph is asked for.
"""
