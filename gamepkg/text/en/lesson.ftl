## The lesson player.

### What the judge says

lesson-not-yet = Not quite. The rule decides it.
lesson-missing = { $count ->
    [one] 1 { $place } is still missing. Read this rule again.
   *[other] { $count } { $place } are still missing. Read this rule again.
}
lesson-missing-options = { $count ->
    [one] What you chose is right, but 1 more is missing.
   *[other] What you chose is right, but { $count } more are missing.
}
lesson-rule-kept = “{ $rule }” is not broken here.
lesson-apart = { $region } shares no side with { $middle }.
lesson-itself = { $region } is not its own neighbour.
lesson-free = { $region } is open without paying.
lesson-others = The same holds for { $regions }.

### The page

lesson-about = About { $minutes } minutes
lesson-of = Lesson { $number } of { $all }
lesson-step = Step { $number } of { $all }
lesson-done-steps = { $done } of { $all } steps done
lesson-kind-place = Place
lesson-kind-choose = Choose
lesson-kind-count = Count
lesson-kind-predict = Predict
lesson-kind-illegal = Find the rule
lesson-kind-what-if = What if
lesson-kind-reference = Read
lesson-your-turn = Your turn
lesson-hint = Hint
lesson-hint-of = { $number } of { $all }
lesson-back = Back
lesson-next = Next
lesson-show = Show me
lesson-check = Check
lesson-restart = Start over
lesson-clear = Clear marks
lesson-you-are = You are { $seat }
lesson-strip-mark = Mark { $place } on the board
lesson-strip-choose = Choose an answer
lesson-strip-number = Give a number
lesson-strip-done = Done
lesson-part-of = Question { $number } of { $all }
lesson-marked = { $count ->
    [0] Nothing marked yet. Press { $place } on the board.
    [one] 1 { $place } marked
   *[other] { $count } { $place } marked
}
lesson-mark-by-name = Mark without the board
lesson-number-field = Your answer
lesson-wrong = Not yet
lesson-wrong-regions = { $count ->
    [one] { $regions } does not belong
   *[other] { $regions } do not belong
}
lesson-right = That is right
lesson-right-part = That is right. Now question { $number }:
lesson-outcome = What happens
lesson-points = Points
lesson-shown = The answer
lesson-next-lesson = Next: { $title }
lesson-finished = You have finished this lesson.
lesson-all-finished = That was the last lesson. Try it all on a whole table.
lesson-explore = Explore this position
lesson-explore-how = Or copy this text and put it into “Position” on the explore page. Lessons use study boards, and the explorer plays them too.
lesson-explore-open = Open the explore page
lesson-keep = Keep your progress
lesson-keep-how = This page forgets everything when it is closed. Take your progress along as a small file, and open it here next time.
lesson-save = Save
lesson-load = Open a file
lesson-loaded = Your progress is back: { $count ->
    [one] 1 step is done.
   *[other] { $count } steps are done.
}
lesson-bad-file = That file holds no progress of lessons.
lesson-failed = That did not work. The lesson is as it was before it.
lesson-key = Key
lesson-no-number = Write a whole number.
lesson-standin = Names with a * are those of stand-ins.

lesson-goods = Goods
lesson-held = What you have
lesson-held-by = What { $seat } has
lesson-thing-lit = shows reason { $number }

### What games call the parts of their boards

lesson-place-deus = { $count ->
    [one] region
   *[other] regions
}
lesson-place-dewan = { $count ->
    [one] space
   *[other] spaces
}
lesson-place-stoneage = { $count ->
    [one] place
   *[other] places
}

### What a reader hears of a region, and the key

lesson-alt-marked = Marked by you.
lesson-alt-counted = Counted.
lesson-alt-wrong = Does not belong.
lesson-alt-lit = Shows reason { $number }.
lesson-alt-asked = The question is about this.
lesson-key-marked = your mark
lesson-key-counted = counted
lesson-key-wrong = refused
lesson-key-lit = shows the reason
lesson-key-asked = asked about
