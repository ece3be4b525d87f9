## What every game puts its sentences together with.

# Two parts of a list; the first may be a list itself.
list-and-last = { $first } and { $last }
list-or-last = { $first } or { $last }
list-and-more = { $first }, { $last }

sentence = { $text }.

spoken-mark = { " " }(stand-in)
