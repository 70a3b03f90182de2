### Leckék: a listájuk, és egy lecke kerete

learn-lead = Rövid leckék az igazi táblán. Minden próbálkozást a szabályok bírálnak el, és meg is mondják, miért.
learn-go-on = Folytatás · { $game }, { $number }. lecke
learn-begin = Kezdd itt · { $game }, { $number }. lecke
learn-learnt = { $game } · az összes lecke kész
learn-learnt-next = Most játszd le az első játszmádat az edzővel
learn-minutes = { $minutes } perc
learn-start = Kezdés
learn-begin-here = { $minutes } perc · kezdd itt
learn-continue-here = { $minutes } perc · innen folytasd
learn-at-step = { $minutes } perc · { $number }/{ $count }. lépés
learn-all-done = az összes lecke kész ({ $count })
learn-left = { $count } leckéből { $done } kész · még { $minutes } perc
learn-state = { $state ->
    [done] kész
    [current] soron lévő
   *[to-come] hátravan
}
learn-more = Az összes lecke
learn-fewer = Kevesebb lecke

## Egy leckében

lesson = Lecke
lesson-where = { $number }/{ $count }. lecke · { $minutes } perc
lesson-step = { $number }/{ $count }. lépés
lesson-new-position = új állás
lesson-task = A feladatod:
lesson-not-yet = Még nem, próbáld újra
lesson-empty-handed = Előbb vegyél fel valamit alul, aztán válaszd ki a helyét.
lesson-idle = Erre most nincs szükség.
lesson-shown = Így is meg lehet csinálni. Menj tovább, vagy próbáld meg te is.
lesson-look = Nézd meg, aztán menj tovább.
lesson-missed = Ez még nem az. Próbáld újra, vagy nézd meg, hogyan kell.
lesson-ready = Kész. Jöhet a következő lépés.
lesson-ready-last = Kész. Ez volt az utolsó lépés.
lesson-show = Mutasd meg
lesson-back = Vissza
lesson-next = Tovább
lesson-finish = Befejezés
lesson-again = Újra
lesson-leave = Kilépés a leckéből
lesson-repeat = A lecke megismétlése
lesson-go-on = Folytatás
lesson-done = Kész: { $lesson }
lesson-done-all = Ez volt az utolsó lecke. Most már az egész játékot ismered.
lesson-done-next = A következő: „{ $lesson }”, { $minutes } perc.
lesson-why-not = Miért nem { $place }?
lesson-why-not-this = Miért nem?
lesson-rule = { $rule } szabály
lesson-key-next = következő mező
lesson-key-put = lerakás
lesson-key-show = megmutatja
lesson-in-words = Minden lépés szavakkal
lesson-decide = Döntés
