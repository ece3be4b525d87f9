## The explore page: what its panels say.

explore-failed = That did not work. The game is as it was before it.
explore-cannot = There is nothing to go back to here.
explore-not-now = You are looking at an earlier position. Go back to now, or play on from here.
explore-over = The game is over.
explore-unread = “{ $rest }” is no move. Try for example “{ $example }”.
explore-unread-rest = { $read }: “{ $rest }” does not fit here. Try for example “{ $example }”.
explore-unread-more = { $read }: something is missing behind it. Try for example “{ $example }”.
