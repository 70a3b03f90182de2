### Lekce: jejich seznam a rám jedné lekce

learn-lead = Krátké lekce na skutečné herní desce. Každý váš pokus se posoudí podle pravidel a dozvíte se proč.
learn-go-on = Pokračovat · { $game }, lekce { $number }
learn-begin = Začněte tady · { $game }, lekce { $number }
learn-learnt = { $game } · všechny lekce jsou hotové
learn-learnt-next = Teď si zahrajte první hru s trenérem
learn-minutes = { $minutes } min
learn-start = Začít
learn-begin-here = { $minutes } min · začněte tady
learn-continue-here = { $minutes } min · pokračujte tady
learn-at-step = { $minutes } min · krok { $number } { $count ->
    [few] ze
    [6] ze
    [7] ze
    [14] ze
   *[other] z
} { $count }
learn-all-done = { $count ->
    [one] jediná lekce je hotová
    [few] všechny { $count } lekce jsou hotové
   *[other] všech { $count } lekcí je hotových
}
learn-left = { $done } { $count ->
    [one] z { $count } lekce
    [few] ze { $count } lekcí
    [6] ze { $count } lekcí
    [7] ze { $count } lekcí
    [14] ze { $count } lekcí
   *[other] z { $count } lekcí
} · { $minutes ->
    [one] zbývá { $minutes } minuta
    [few] zbývají { $minutes } minuty
   *[other] zbývá { $minutes } minut
}
learn-state = { $state ->
    [done] hotová
    [current] právě na řadě
   *[to-come] teprve přijde
}
learn-more = Všechny lekce
learn-fewer = Méně lekcí

## V lekci

lesson = Lekce
lesson-where = Lekce { $number } { $count ->
    [few] ze
    [6] ze
    [7] ze
    [14] ze
   *[other] z
} { $count } · { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
lesson-step = Krok { $number } { $count ->
    [few] ze
    [6] ze
    [7] ze
    [14] ze
   *[other] z
} { $count }
lesson-new-position = nové rozestavení
lesson-task = Váš úkol:
lesson-not-yet = Ještě ne, zkuste to znovu
lesson-empty-handed = Nejdřív dole vezměte kartičku nebo figurku a pak vyberte místo.
lesson-idle = To teď není potřeba.
lesson-shown = Takhle se to dá udělat. Pokračujte, nebo si to zkuste sami.
lesson-look = Prohlédněte si to a pokračujte.
lesson-missed = To ještě není ono. Zkuste to znovu, nebo si to nechte ukázat.
lesson-ready = Hotovo. Pokračujte dalším krokem.
lesson-ready-last = Hotovo. To byl poslední krok.
lesson-show = Ukázat
lesson-back = Zpět
lesson-next = Dál
lesson-finish = Dokončit
lesson-again = Zkusit znovu
lesson-leave = Opustit lekci
lesson-repeat = Zopakovat lekci
lesson-go-on = Pokračovat
lesson-done = Hotovo: { $lesson }
lesson-done-all = To byla poslední lekce. Teď znáte celou hru.
lesson-done-next = Další je „{ $lesson }“, { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}.
lesson-why-not = Proč ne { $place }?
lesson-why-not-this = Proč ne?
lesson-rule = Pravidlo { $rule }
lesson-key-next = další pole
lesson-key-put = umístit
lesson-key-show = ukázat
lesson-in-words = Všechny tahy slovy
lesson-decide = Rozhodnout
