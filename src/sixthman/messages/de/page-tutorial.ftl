# Die Lektionen: eine Hilfe neben einem richtigen Tisch
page-title-lesson = Lektion
page-lesson = Lektion
page-lesson-step = Lektion, { $step } von { $steps }
page-lesson-next = Weiter
page-lesson-do = Alles klar
page-lesson-finish = Fertig
page-lesson-hide = Hilfe weglegen
page-lesson-show = Was nun?
page-lesson-leave = Lektion verlassen
page-lesson-dealing = Deine Lektion wird ausgeteilt …
page-lesson-chapter = Kapitel { $chapter } von { $chapters }: { $title }
page-lesson-next-chapter = Nächstes Kapitel
page-lesson-play = Eine Partie spielen
page-chapter-done = fertig
page-chapter-here = hier bist du
