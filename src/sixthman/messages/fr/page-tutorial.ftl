# Les leçons : un guide à côté d’une vraie table
page-title-lesson = Leçon
page-lesson = Leçon
page-lesson-step = Leçon, { $step } sur { $steps }
page-lesson-next = Suite
page-lesson-do = Compris
page-lesson-finish = Terminé
page-lesson-hide = Ranger le guide
page-lesson-show = Et maintenant ?
page-lesson-leave = Quitter la leçon
page-lesson-dealing = On distribue votre leçon…
page-lesson-chapter = Chapitre { $chapter } sur { $chapters } : { $title }
page-lesson-next-chapter = Chapitre suivant
page-lesson-play = Jouer une partie
page-chapter-done = terminé
page-chapter-here = vous en êtes ici
