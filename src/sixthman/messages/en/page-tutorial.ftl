# The lessons: a guide beside a real table
page-title-lesson = Lesson
page-lesson = Lesson
page-lesson-step = Lesson, { $step } of { $steps }
page-lesson-next = Next
page-lesson-do = Got it
page-lesson-finish = Done
page-lesson-hide = Put the guide away
page-lesson-show = What now?
page-lesson-leave = Leave the lesson
page-lesson-dealing = Your lesson is being dealt …
page-lesson-chapter = Chapter { $chapter } of { $chapters }: { $title }
page-lesson-next-chapter = Next chapter
page-lesson-play = Play a game
page-chapter-done = done
page-chapter-here = you’re here
