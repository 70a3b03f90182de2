## Součásti

teotihuacan-figure = { $figure ->
    [rain] Déšť
    [butterfly] Motýl
    [blade] Čepel
   *[feather] Pero
}
teotihuacan-teotibot = Teotibot
teotihuacan-board = { $board ->
    [palace] Palác
    [forest] Les
    [quarry] Kamenolom
    [gold] Naleziště zlata
    [alchemy] Alchymie
    [nobles] Šlechta
    [decorations] Výzdoba
    [construction] Stavba
   *[hand] Zásoba
}
teotihuacan-board-short = { $board ->
    [palace] Palác
    [forest] Les
    [quarry] Kamenolom
    [gold] Zlato
    [alchemy] Alchymie
    [nobles] Šlechta
    [decorations] Výzdoba
   *[construction] Stavba
}
teotihuacan-good = { $good ->
    [cocoa] Kakao
    [wood] Dřevo
    [stone] Kámen
   *[gold] Zlato
}
teotihuacan-goods = { $good ->
    [cocoa] { $count } kakao
    [wood] { $count } dřevo
    [stone] { $count } kámen
   *[gold] { $count } zlato
}
teotihuacan-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
teotihuacan-temple = { $temple ->
    [blue] modrý chrám
    [red] červený chrám
   *[green] zelený chrám
}
teotihuacan-avenue = Cesta mrtvých
teotihuacan-avenue-value = Cesta mrtvých: při příštím zatmění { $value } za každý krok
teotihuacan-track = Stupnice pyramidy
teotihuacan-power-up = Zesílení
teotihuacan-any-technology = Technologie
teotihuacan-discovery-tile = Destička objevu
teotihuacan-discovery = { $tile ->
    [mask_1] Maska 1
    [mask_2] Maska 2
    [mask_3] Maska 3
    [mask_4] Maska 4
    [mask_5] Maska 5
    [mask_6] Maska 6
    [mask_7] Maska 7
    [vp4] 4 body
    [resources3] 3 suroviny podle výběru
    [resources2] 2 suroviny podle výběru
    [avenue] Krok na Cestě mrtvých
    [temple_any] Krok v libovolném chrámu
    [temple_blue] Krok v modrém chrámu
    [temple_red] Krok v červeném chrámu
    [temple_green] Krok v zeleném chrámu
    [cocoa4] 4 kakaa
    [power_up2] Dvě zesílení
    [double_move] Dvojitý pohyb: dva dělníci jdou spolu
    [free_cocoa] Kakao zdarma: jeden poplatek nebo mzda se odpouští
    [move_anywhere] Pohyb kamkoli: až o osm desek
   *[extra_worker] Dělník navíc: počítá se o jednoho dělníka více
}
teotihuacan-tile-price = { $name }; cena: { $price }
teotihuacan-tile-free = { $name }; nic nestojí
teotihuacan-no-tiles = Žádná destička tu už neleží
teotihuacan-free = zdarma
teotihuacan-technology = { $number ->
    [1] Technologie 1: 1 kakao, když váš pohyb dojde do Paláce nebo přes něj
    [3] Technologie 3: 3 body po Alchymii nebo Šlechtě
    [5] Technologie 5: o 1 surovinu více v Lese, Kamenolomu nebo Nalezišti zlata
    [7] Technologie 7: 1 kakao a 1 bod po Lese, Kamenolomu nebo Nalezišti zlata
    [9] Technologie 9: 4 body po Výzdobě
    [11] Technologie 11: 3 body po Stavbě
    [13] Technologie 13: za 1 kakao ještě jedno zesílení po hlavní akci
    [15] Technologie 15: při Stavbě o dělníka více a o kámen nebo dřevo méně
   *[17] Technologie 17: krok v libovolném chrámu po Stavbě
}
teotihuacan-royal = { $number ->
    [1] Královská destička 1: o jedno kakao více, než je síla dělníka
    [2] Královská destička 2: nejvýše tolikrát, kolik je síla dělníka: 1 kakao za 1 dřevo a 1 kámen
    [3] Královská destička 3: nejvýše tolikrát, kolik je síla dělníka: 1 surovina za 2 kakaa
    [4] Královská destička 4: 2 body za každou vaši technologii, nejvýše podle síly dělníka
    [5] Královská destička 5: 2 body za každý krok na stupnici pyramidy, nejvýše podle síly dělníka
    [6] Královská destička 6: nejvýše tolikrát, kolik je síla dělníka: 1 kakao za 1 kámen a 1 zlato
    [7] Královská destička 7: 1 kakao a 1 surovina za tolik surovin, kolik je síla dělníka
    [8] Královská destička 8: nejvýše o jednou méně, než je síla dělníka: 1 kakao za krok v libovolném chrámu
   *[9] Královská destička 9: 1 bod za každý krok na Cestě mrtvých, nejvýše o jeden více, než je síla dělníka
}
teotihuacan-bonus = { $number ->
    [1] Prémie: vaše nejlepší sada masek ještě jednou
    [2] Prémie: 5 bodů za každou vaši technologii
    [3] Prémie: 15 bodů
    [4] Prémie: 3 body za každý krok na Cestě mrtvých
    [5] Prémie: 9 bodů za každou dosaženou prémiovou destičku
    [6] Prémie: 2 body za každou destičku objevu, která není maska
   *[7] Prémie: 4 body za každého dělníka síly 1 až 3, 9 za každého síly 4 nebo 5
}
teotihuacan-bot-tile = { $tile ->
    [construction] Stavba
    [decorations] Výzdoba
    [alchemy] Alchymie
    [nobles] Šlechta
    [mastery] Mistrovství
    [worship] Uctívání
   *[mask_collection] Sbírka masek
}
teotihuacan-bot-aside = Stranou
teotihuacan-direction = { $direction ->
    [left] vlevo
   *[right] vpravo
}
teotihuacan-tile = Destička pyramidy { $number }
teotihuacan-decoration = Ozdoba { $number }
teotihuacan-row = { $row ->
    [top] Horní řada šlechty
    [centre] Prostřední řada šlechty
   *[bottom] Dolní řada šlechty
}
teotihuacan-worker-of = Dělník hráče { $player }, síla { $power }, { $board }
teotihuacan-worker-neutral = Neutrální dělník, { $board }
teotihuacan-worker-locked = Uzamčený dělník, síla { $power }, { $board }
teotihuacan-worship-space = { $board ->
    [palace] Místo uctívání { $space }, Palác
    [forest] Místo uctívání, Les
    [quarry] Místo uctívání, Kamenolom
    [gold] Místo uctívání, Naleziště zlata
   *[decorations] Místo uctívání, Výzdoba
}
teotihuacan-square = Pole { $square }: { $score }
teotihuacan-side = { $side ->
    [top] Horní strana: { $score }
    [right] Pravá strana: { $score }
    [bottom] Dolní strana: { $score }
   *[left] Levá strana: { $score }
}
teotihuacan-step = { $temple ->
    [blue] Krok { $step } v modrém chrámu
    [red] Krok { $step } v červeném chrámu
   *[green] Krok { $step } v zeleném chrámu
}
teotihuacan-step-number = krok { $step }
teotihuacan-used = { $count ->
    [one] { $count } použitá destička objevu
    [few] { $count } použité destičky objevu
   *[other] { $count } použitých destiček objevu
}
teotihuacan-last-player = Poslední hráč: po tomto tahu se posune slunce
teotihuacan-kept = { $player }: { $tiles }

## Stůl

teotihuacan-eclipse-number = { $number ->
    [1] 1. zatmění
    [2] 2. zatmění
   *[3] 3. zatmění
}
teotihuacan-calendar = Kalendář: slunce na { $light }, měsíc na { $dark }
teotihuacan-final-round = Poslední kolo
teotihuacan-ascension = Vzestup
teotihuacan-buildings = { $count ->
    [one] Zbývá { $count } budova; krok na Cestě mrtvých má cenu { $value }
    [few] Zbývají { $count } budovy; krok na Cestě mrtvých má cenu { $value }
   *[other] Zbývá { $count } budov; krok na Cestě mrtvých má cenu { $value }
}
teotihuacan-steps-left = { $count ->
    [one] krok do zatmění
    [few] kroky do zatmění
   *[other] kroků do zatmění
}
teotihuacan-pyramid-left = { $count ->
    [one] zbylá destička
    [few] zbylé destičky
   *[other] zbylých destiček
}
teotihuacan-tiles-left = { $count ->
    [one] V zásobě je { $count } destička
    [few] V zásobě jsou { $count } destičky
   *[other] V zásobě je { $count } destiček
}
teotihuacan-sights = Pohledy
teotihuacan-sight-city = Město
teotihuacan-sight-pyramid = Pyramida
teotihuacan-sight-temples = Chrámy
teotihuacan-sight-table = Stůl
teotihuacan-from-here = odsud
teotihuacan-offer-tiles = Destičky
teotihuacan-offer-decorations = Ozdoby
teotihuacan-turn-tile = Otočení
teotihuacan-turn-left = Otočit doleva
teotihuacan-turn-right = Otočit doprava
teotihuacan-below = Pod ní a destička
teotihuacan-level = Úroveň { $level }
teotihuacan-matches = { $count ->
    [one] { $count } shoda
    [few] { $count } shody
   *[other] { $count } shod
}
teotihuacan-together = Celkem
teotihuacan-next-eclipse = Při zatmění
teotihuacan-acts = Co dělník udělá
teotihuacan-answers = Odpovědi
teotihuacan-workers = Dělníci
teotihuacan-tiles = Destičky objevů
teotihuacan-mix = Suroviny
teotihuacan-more = { $good ->
    [wood] O dřevo více
    [stone] O kámen více
   *[gold] O zlato více
}
teotihuacan-fewer = { $good ->
    [wood] O dřevo méně
    [stone] O kámen méně
   *[gold] O zlato méně
}
teotihuacan-flip = Použít: { $tile }
teotihuacan-unlock = Odemknout
teotihuacan-main = Akce
teotihuacan-main-free = Akce bez poplatku
teotihuacan-main-in = Akce: { $board }
teotihuacan-go = Jít: { $board }
teotihuacan-place-tile = Položit destičku
teotihuacan-keep = Nechat si tyto dvě
teotihuacan-act-cocoa = { $board }: sebrat { $count } kakao
teotihuacan-act-worship = { $board }: uctívat
teotihuacan-act-main = { $fee ->
    [0] { $board }: hlavní akce bez poplatku
   *[other] { $board }: hlavní akce za { $fee } kakao
}

## Startovní destičky

teotihuacan-starting = Nechte si dvě startovní destičky
teotihuacan-starting-pick = Vyberte startovní destičku
teotihuacan-starting-lead = Destička dává, co je na ní; na jejích deskách mohou začít vaši dělníci.
teotihuacan-starting-again = Zpět ke startovním destičkám

## Kdo o čem rozhoduje

teotihuacan-waiting = Rozhoduje { $player }.
teotihuacan-question-keep = { $player }: nechte si dvě startovní destičky.
teotihuacan-question-pick = { $player }: vyberte startovní destičku.
teotihuacan-question-raise = { $player }: který dělník začne silnější?
teotihuacan-question-linked = { $player }: vzít destičku objevu?
teotihuacan-question-place = { $player }: kde dělník začne?
teotihuacan-question-turn = { $player }: který dělník půjde?
teotihuacan-question-move = { $player }: kam dělník půjde?
teotihuacan-question-second = { $player }: který dělník půjde s ním?
teotihuacan-question-act = Co dělník udělá? { $board }
teotihuacan-question-lock = { $player }: který dělník bude uctívat?
teotihuacan-question-option = { $player }: schopnost, destička objevu, nebo obojí?
teotihuacan-question-board-tile = { $player }: vzít destičku objevu?
teotihuacan-question-temple = { $player }: který chrám?
teotihuacan-question-steps = { $player }: který chrám jako první?
teotihuacan-question-major = { $player }: destička objevu, nebo odměna?
teotihuacan-question-spot = { $player }: vzít destičku objevu?
teotihuacan-question-take = { $count ->
    [one] { $player }: vyberte { $count } surovinu.
    [few] { $player }: vyberte { $count } suroviny.
   *[other] { $player }: vyberte { $count } surovin.
}
teotihuacan-question-royal = { $player }: použít královskou destičku?
teotihuacan-question-technology = { $player }: kterou technologii?
teotihuacan-question-row = { $player }: kterou řadu šlechty?
teotihuacan-question-decoration = { $player }: kterou ozdobu?
teotihuacan-question-side = { $player }: kam ozdoba přijde?
teotihuacan-question-build = { $player }: kterou destičku pyramidy?
teotihuacan-question-square = { $player }: kam destička přijde?
teotihuacan-question-discount = { $player }: co se ušetří?
teotihuacan-question-rotate = { $player }: jak destičku otočit?
teotihuacan-question-power = { $player }: který dělník zesílí?
teotihuacan-question-power-more = { $player }: zesílit ještě jednou?
teotihuacan-question-thirteen = { $player }: zaplatit 1 kakao a zesílit ještě jednou?
teotihuacan-question-powers = { $count ->
    [one] { $player }: který dělník zesílí? Zbývá { $count }.
    [few] { $player }: který dělník zesílí? Zbývají { $count }.
   *[other] { $player }: který dělník zesílí? Zbývá { $count }.
}
teotihuacan-question-reward = { $player }: vyberte odměnu za vzestup.
teotihuacan-question-end = { $player }: ukončete tah.
teotihuacan-question-salary = { $player }: kolik mzdy zaplatíte?

## Akce

teotihuacan-group-decide = Rozhodnout
teotihuacan-group-flip = Použít destičku objevu
teotihuacan-action-keep = Nechat si { $first } a { $second }
teotihuacan-action-pick = Destička { $tile }
teotihuacan-action-raise = Dělník síly { $power }
teotihuacan-action-place = { $board }
teotihuacan-action-worker = Dělník síly { $power }: { $board }
teotihuacan-action-move = { $distance ->
    [one] O { $distance } desku dál
    [few] O { $distance } desky dál
   *[other] O { $distance } desek dál
}
teotihuacan-action-unlock-turn = Odemknout všechny místo tahu
teotihuacan-action-unlock = Zaplatit 3 kakaa a odemknout všechny
teotihuacan-action-collect = Sebrat kakao
teotihuacan-action-main = { $free ->
    [yes] Hlavní akce bez poplatku
   *[no] Hlavní akce
}
teotihuacan-action-worship = Uctívat
teotihuacan-action-option = { $option ->
    [ability] Použít schopnost
    [discovery] Vzít destičku objevu
    [ability-discovery] Schopnost, pak destička, za 1 kakao
   *[discovery-ability] Destička, pak schopnost, za 1 kakao
}{ $free ->
    [yes] {" "}(bez poplatku)
   *[no] {""}
}
teotihuacan-action-claim = { $tile }
teotihuacan-action-reward = Natištěná odměna
teotihuacan-action-decline = Ne, děkuji
teotihuacan-action-flip = Použít: { $tile }
teotihuacan-action-step = { $temple ->
    [blue] Modrý chrám
    [red] Červený chrám
   *[green] Zelený chrám
}
teotihuacan-action-take = Vzít { $goods }
teotihuacan-action-exchange = Vyměnit { $times }×
teotihuacan-action-pay = Zaplatit { $goods }
teotihuacan-action-row = { $row ->
    [top] Horní řada
    [centre] Prostřední řada
   *[bottom] Dolní řada
}
teotihuacan-action-decoration = Ozdoba { $tile }
teotihuacan-action-side = { $side ->
    [top] Horní strana
    [right] Pravá strana
    [bottom] Dolní strana
   *[left] Levá strana
}
teotihuacan-action-tile = Destička pyramidy { $tile }
teotihuacan-action-square = Pole { $square }
teotihuacan-action-discount = { $discount ->
    [stone] Ušetřit kámen
    [wood] Ušetřit dřevo
   *[none] Zatím nic
}
teotihuacan-action-rotate = Otočit o { $rotation }°
teotihuacan-action-stop = Už žádnou destičku
teotihuacan-action-power = Síla { $power }: { $board }
teotihuacan-action-power-moved = Síla { $power }: dělník, který šel
teotihuacan-action-ascend = { $reward ->
    [points] 5 bodů
    [cocoa] 5 kakaa
    [temple] Krok v libovolném chrámu
    [temples] Za 3 kakaa dva kroky v libovolných chrámech
   *[worker] Čtvrtý dělník a 2 kakaa
}
teotihuacan-action-salary = { $count ->
    [0] Nezaplatit nic
   *[other] Zaplatit { $count } kakao
}
teotihuacan-action-salary-free = Odpustit mzdu destičkou
teotihuacan-action-done = Ukončit tah

## Záznam

teotihuacan-event-deal = Dostáváte startovní destičky { $tiles }.
teotihuacan-event-choose = { $player } má vybrané startovní destičky.
teotihuacan-event-starting-tiles = Startovní destičky: { $kept }.
teotihuacan-event-pick = { $player } si bere startovní destičku { $tile }.
teotihuacan-event-place = { $player } začíná s { $glyph }: { $board }.
teotihuacan-event-return = { $count ->
    [one] { $count } destička objevu se zamíchává zpět.
    [few] { $count } destičky objevu se zamíchávají zpět.
   *[other] { $count } destiček objevu se zamíchává zpět.
}
teotihuacan-event-neutral = Neutrální dělníci { $glyph }: { $boards }.
teotihuacan-event-gain = { $player } získává { $goods }.
teotihuacan-event-pay = { $player } platí { $goods }.
teotihuacan-event-waive = { $player } si odpouští { $cocoa } { $glyph }.
teotihuacan-event-points = { $why ->
    [temple] { $player }: { teotihuacan-points } { $glyph } z chrámu.
    [board] { $player }: { teotihuacan-points } { $glyph } z desky.
    [technology] { $player }: { teotihuacan-points } { $glyph } z technologie.
    [shared] { $player }: { teotihuacan-points } { $glyph } za technologii, kterou vyvíjí jiný hráč.
    [royal] { $player }: { teotihuacan-points } { $glyph } z královské destičky.
    [nobles] { $player }: { teotihuacan-points } { $glyph } za budovu.
    [decorations] { $player }: { teotihuacan-points } { $glyph } za ozdobu.
    [construction] { $player }: { teotihuacan-points } { $glyph } za destičku pyramidy.
    [tile] { $player }: { teotihuacan-points } { $glyph } z destičky objevu.
    [ascension] { $player }: { teotihuacan-points } { $glyph } za vzestup.
    [avenue] { $player }: { teotihuacan-points } { $glyph } za Cestu mrtvých.
    [leader] { $player }: { teotihuacan-points } { $glyph } za vedení na stupnici pyramidy.
    [track] { $player }: { teotihuacan-points } { $glyph } za stupnici pyramidy.
    [masks] { $player }: { teotihuacan-points } { $glyph } za masky.
    [salary] { $player }: { teotihuacan-points } { $glyph } za nezaplacenou mzdu.
    [bonus] { $player }: { teotihuacan-points } { $glyph } z prémiové destičky.
    [exchange] { $player }: { teotihuacan-points } { $glyph } za kakao.
    [goods] { $player }: { teotihuacan-points } { $glyph } za zboží.
   *[markers] { $player }: { teotihuacan-points } { $glyph } za technologie.
}
teotihuacan-event-temple = { $temple ->
    [blue] { $player }: modrý chrám { $glyph }, krok { $step }.
    [red] { $player }: červený chrám { $glyph }, krok { $step }.
   *[green] { $player }: zelený chrám { $glyph }, krok { $step }.
}
teotihuacan-event-temple-stuck = { $temple ->
    [blue] { $player } nemůže postoupit v modrém chrámu { $glyph }.
    [red] { $player } nemůže postoupit v červeném chrámu { $glyph }.
   *[green] { $player } nemůže postoupit v zeleném chrámu { $glyph }.
}
teotihuacan-event-avenue = { $player }: Cesta mrtvých { $glyph }, krok { $step }.
teotihuacan-event-track = { $player }: stupnice pyramidy { $glyph }, krok { $step }.
teotihuacan-event-claim = { $player } bere destičku objevu { $glyph }: { $tile }.
teotihuacan-event-refill = Nová destička objevu { $glyph }: { $board }.
teotihuacan-event-refill-none = Pro tuto desku už destička objevu není: { $board }.
teotihuacan-event-flip = { $player } používá destičku objevu { $glyph }: { $tile }.
teotihuacan-event-technology = { $player } vyvíjí { $glyph }. { $effect }
teotihuacan-event-unlock = { $paid ->
    [yes] { $player } platí za odemčení { $glyph }: { $boards }.
   *[no] { $player } odemyká { $glyph }: { $boards }.
}
teotihuacan-event-move = { $player } přesouvá { $glyph }: { $from } → { $to }.
teotihuacan-event-collect = { $player } sbírá kakao { $glyph }: { $board }.
teotihuacan-event-worship = { $option ->
    [discovery] { $player } uctívá pro destičku { $glyph }: { $board }.
    [ability] { $player } uctívá pro schopnost { $glyph }: { $board }.
   *[other] { $player } uctívá pro schopnost i destičku { $glyph }: { $board }.
}
teotihuacan-event-oust = { $other } uvolňuje dělníka hráče { $player }: { $board }.
teotihuacan-event-main = { $workers ->
    [one] { $player } provádí akci { $glyph } s { $workers } dělníkem: { $board }.
   *[other] { $player } provádí akci { $glyph } s { $workers } dělníky: { $board }.
}
teotihuacan-event-extra-worker = Počet dělníků, kteří se teď počítají: { $workers }.
teotihuacan-event-royal = { $player } používá { $glyph }. { $effect }
teotihuacan-event-noble = { $row ->
    [top] { $player } staví { $glyph } v horní řadě: { $value }.
    [centre] { $player } staví { $glyph } v prostřední řadě: { $value }.
   *[bottom] { $player } staví { $glyph } v dolní řadě: { $value }.
}
teotihuacan-event-decorate = { $matches ->
    [0] { $player } zdobí { $glyph } na úrovni { $level }.
    [one] { $player } zdobí { $glyph } na úrovni { $level }: { $matches } shoda.
   *[other] { $player } zdobí { $glyph } na úrovni { $level }: { $matches } shody.
}
teotihuacan-event-build = { $matches ->
    [0] { $player } pokládá { $glyph } na { $square }.
    [one] { $player } pokládá { $glyph } na { $square }: { $matches } shoda.
   *[other] { $player } pokládá { $glyph } na { $square }: { $matches } shody.
}
teotihuacan-event-power = { $player }: { $glyph } má teď sílu { $power }.
teotihuacan-event-ascend = { $player }: dělník dosáhl vzestupu { $glyph }.
teotihuacan-event-ascend-reward = { $player } si vybírá: { $reward }.
teotihuacan-event-worker = { $player }: čtvrtý dělník { $glyph } přichází do Paláce.
teotihuacan-event-light = { $why ->
    [ascension] Slunce { $glyph } se za vzestup posouvá na { $light }.
    [pyramid] Slunce { $glyph } se posouvá na { $light }: pyramida je hotová.
   *[turn] Slunce { $glyph } se posouvá na { $light }.
}
teotihuacan-event-final-round = Slunce potkalo měsíc: ještě jedno kolo.
teotihuacan-event-eclipse = { $number ->
    [1] První zatmění { $glyph }: { $avenue_value } za krok na Cestě mrtvých, { $step_value } za krok na stupnici pyramidy.
    [2] Druhé zatmění { $glyph }: { $avenue_value } za krok na Cestě mrtvých, { $step_value } za krok na stupnici pyramidy.
   *[3] Poslední zatmění { $glyph }: { $avenue_value } za krok na Cestě mrtvých, { $step_value } za krok na stupnici pyramidy.
}
teotihuacan-event-track-reset = Ukazatele na stupnici pyramidy se vracejí na 0.
teotihuacan-event-salary = { $free ->
    [yes] { $player } si odpouští mzdu { $due }.
   *[no] { $player } platí mzdu { $paid } z { $due } kakaa.
}
teotihuacan-event-calendar = Slunce se vrací na { $light }, měsíc na { $dark }.
teotihuacan-event-end = { $outcome ->
    [pyramid] Konec hry: pyramida je hotová.
   *[third-eclipse] Konec hry po třetím zatmění.
}
teotihuacan-event-bot-roll = Teotibot { $glyph } hází { $dice } = { $sum }: místo { $slot }, { $name }.
teotihuacan-event-bot-step = { $step ->
    [consolation] Teotibot místo toho bere útěchu.
   *[other] { $lacks ->
        [worker] { $name }, krok { $step }: chybí dělník. { $board }
        [goods] { $name }, krok { $step }: chybí zboží. { $board }
        [tile] { $name }, krok { $step }: destička už není. { $board }
        [space] { $name }, krok { $step }: není volné místo. { $board }
        [technology] { $name }, krok { $step }: technologie už není. { $board }
        [building] { $name }, krok { $step }: budova už není. { $board }
        [mask] { $name }, krok { $step }: žádnou masku nemůže koupit. { $board }
        [action] { $name }, krok { $step }: není tu akce. { $board }
       *[other] { $name }, krok { $step }: provedeno. { $board }
    }
}
teotihuacan-event-bot-advance = Dělník Teotibota { $glyph } jde dál: { $from } → { $to }.
teotihuacan-event-bot-worship = Teotibot uctívá: { $from } → { $to }.
teotihuacan-event-bot-flee = Dělník Teotibota je uvolněn a jde dál: { $from } → { $to }.
teotihuacan-event-bot-discard = Destička objevu { $glyph } opouští hru: { $board }.
teotihuacan-event-bot-shift = Pyramida akcí se posouvá; stranou je teď: { $name }.
teotihuacan-event-bot-directions = Směrové destičky: { $upper }, { $lower }.
teotihuacan-event-bot-exchange = Teotibot mění { $cocoa } kakaa za { teotihuacan-points }.

## Proč ne

teotihuacan-refusal-already-developed = Tuto technologii už máte.
teotihuacan-refusal-another-row-for-so-many-workers = { $workers ->
    [one] S { $workers } dělníkem je to jiná řada.
   *[other] S { $workers } dělníky je to jiná řada.
}
teotihuacan-refusal-another-royal-tile = Tato královská destička dělá něco jiného.
teotihuacan-refusal-ascension-comes-first = Nejdřív přijde vzestup.
teotihuacan-refusal-equal-workers-in-order-of-boards = Stejní dělníci se umísťují v pořadí desek.
teotihuacan-refusal-fee-too-high = Poplatek je { $fee } kakao, máte { $cocoa }.
teotihuacan-refusal-fees-too-high = Poplatky jsou { $fee } kakao, máte { $cocoa }.
teotihuacan-refusal-fourth-worker-is-in-play = Váš čtvrtý dělník už je ve hře.
teotihuacan-refusal-freeing-costs-1-cocoa = Uvolnění dělníka na tomto místě stojí 1 kakao.
teotihuacan-refusal-game-is-over = Hra skončila.
teotihuacan-refusal-gold-is-missing = Na to nemáte dost zlata.
teotihuacan-refusal-goods-are-missing = Na to nemáte dost zboží.
teotihuacan-refusal-lower-row-needs-two-workers = Dolní řada chce dva dělníky, nebo jednoho síly 4 nebo 5.
teotihuacan-refusal-more-than-due-or-in-hand = Mzda je { $due }, máte { $cocoa } kakao.
teotihuacan-refusal-more-than-the-power = Nejvýše tolik, kolik dovolí síla dělníka: { $power }.
teotihuacan-refusal-no-building-left = Žádná budova nezbývá.
teotihuacan-refusal-no-cocoa-for-a-step = Krok stojí 1 kakao.
teotihuacan-refusal-no-cocoa-for-technology-13 = Technologie 13 stojí 1 kakao.
teotihuacan-refusal-no-cocoa-to-exchange = K výměně máte { $cocoa } kakao.
teotihuacan-refusal-no-decoration-left = Žádná ozdoba nezbývá.
teotihuacan-refusal-no-equal-worker-beside-one-that-moved = Vedle dělníka, který šel, nestojí stejný.
teotihuacan-refusal-no-free-cocoa-tile = Nemáte destičku kakaa zdarma.
teotihuacan-refusal-no-legal-space = Žádné místo pro ozdobu není připravené.
teotihuacan-refusal-no-locked-worker = Žádný váš dělník není uzamčený.
teotihuacan-refusal-no-main-action-at-the-palace = Palác nemá hlavní akci.
teotihuacan-refusal-no-more-tiles-than-workers = Nejvýše tolik destiček, kolik dělníků: { $workers }.
teotihuacan-refusal-no-pyramid-tile-left = Žádná destička pyramidy nezbývá.
teotihuacan-refusal-no-room-in-a-permitted-row = V řadách pro tolik dělníků není místo.
teotihuacan-refusal-no-square-can-be-paid = Žádné pole nelze zaplatit: kámen { $stone }, dřevo { $wood }.
teotihuacan-refusal-no-starting-worker-of-that-power = Žádný začínající dělník nemá sílu { $power }.
teotihuacan-refusal-no-such-step-due = V tomto chrámu žádný krok nečeká.
teotihuacan-refusal-no-such-tile = Takovou destičku nemáte.
teotihuacan-refusal-no-such-unlocked-worker = Takový odemčený dělník není: síla { $power }, { $board }.
teotihuacan-refusal-no-such-worker = Takový dělník není: síla { $power }, { $board }.
teotihuacan-refusal-no-such-worship-space = Takové místo uctívání není. { $board }
teotihuacan-refusal-no-technology-to-develop = Se zlatem { $gold } a těmito dělníky nelze vyvinout žádnou technologii.
teotihuacan-refusal-no-tile-at-the-board = Neleží tu destička objevu. { $board }
teotihuacan-refusal-not-before-its-action = Dělník, který šel, zesílí až po své akci.
teotihuacan-refusal-not-dealt-to-you = Tyto destičky nemáte.
teotihuacan-refusal-not-in-an-unlock-turn = Ne v tahu, kdy se odemyká.
teotihuacan-refusal-not-in-the-middle-of-a-choice = Ne uprostřed jiného rozhodnutí.
teotihuacan-refusal-not-on-display = Tato technologie není vyložená.
teotihuacan-refusal-not-on-offer = Tato destička není v nabídce.
teotihuacan-refusal-not-on-your-tiles-or-taken = Tato deska není na vašich destičkách, nebo na ní už váš dělník je. { $board }
teotihuacan-refusal-not-one-of-the-workers-that-moved = Tento dělník nešel.
teotihuacan-refusal-not-open = Tato startovní destička není vyložená.
teotihuacan-refusal-not-with-this-discount = S touto slevou destičku nelze zaplatit.
teotihuacan-refusal-nothing-to-waive = Není co odpustit.
teotihuacan-refusal-only-instead-of-moving = Odemčení všech zabere celý tah místo pohybu.
teotihuacan-refusal-only-on-the-board-of-the-action = Zesílit mohou jen dělníci na desce akce. { $board }
teotihuacan-refusal-only-with-its-action = Tato destička se používá při své akci. { $tile }
teotihuacan-refusal-only-with-the-movement = Nejdřív vyberte dělníka, pak destičku použijte k pohybu. { $tile }
teotihuacan-refusal-other-number-of-resources = Počet surovin k výběru: { $due }.
teotihuacan-refusal-own-worker-on-the-space = Na tomto místě je váš vlastní dělník.
teotihuacan-refusal-price-too-high = Tuto destičku nemůžete zaplatit. Cena: { $price }.
teotihuacan-refusal-pyramid-is-finished = Pyramida je hotová.
teotihuacan-refusal-row-is-full = Tato řada je plná.
teotihuacan-refusal-royal-tile-is-compulsory = V Paláci se musí použít královská destička.
teotihuacan-refusal-same-as-another-rotation = Takto otočená je destička stejná.
teotihuacan-refusal-side-is-full = Tato strana je plná.
teotihuacan-refusal-something-else-is-asked = Teď se rozhoduje o něčem jiném.
teotihuacan-refusal-square-is-filled = { $square } je zaplněné.
teotihuacan-refusal-squares-are-missing = Pole pod touto ozdobou ještě nejsou zaplněná.
teotihuacan-refusal-support-is-missing = { $square } potřebuje čtyři destičky pod sebou.
teotihuacan-refusal-temple-can-not-move = V tomto chrámu se váš ukazatel nemůže pohnout.
teotihuacan-refusal-tile-does-not-lie-there = Tato destička tam neleží.
teotihuacan-refusal-too-far = Dělník jde o jednu až tři desky.
teotihuacan-refusal-two-steps-cost-3-cocoa = Dva kroky stojí 3 kakaa.
teotihuacan-refusal-unlocking-costs-3-cocoa = Odemčení stojí 3 kakaa, máte { $cocoa }.
teotihuacan-refusal-without-effect = Tato destička by teď nic neudělala. { $tile }
teotihuacan-refusal-wood-is-missing = Chybí dřevo: je třeba { $due }, máte { $wood }.
teotihuacan-refusal-worker-is-locked = Tento dělník je uzamčený. { $board }

## Výsledek

teotihuacan-tally-construction = Destičky pyramidy
teotihuacan-tally-decorations = Ozdoby
teotihuacan-tally-nobles = Budovy šlechty
teotihuacan-tally-avenue = Cesta mrtvých
teotihuacan-tally-track = Stupnice pyramidy
teotihuacan-tally-leader = Vedení na stupnici pyramidy
teotihuacan-tally-masks = Sady masek
teotihuacan-tally-temple = Chrámy
teotihuacan-tally-bonus = Prémiové destičky
teotihuacan-tally-board = Desky
teotihuacan-tally-technology = Technologie
teotihuacan-tally-shared = Technologie ostatních
teotihuacan-tally-royal = Královské destičky
teotihuacan-tally-tile = Destičky objevů
teotihuacan-tally-ascension = Vzestupy
teotihuacan-tally-exchange = Kakao vyměněné za body
teotihuacan-tally-goods = Zbylé zboží
teotihuacan-tally-markers = Ukazatele technologií
teotihuacan-tally-earlier = Dříve
teotihuacan-tally-salary = Nezaplacená mzda
teotihuacan-tally-total = Celkem
teotihuacan-tally-cocoa = Zbylé kakao
teotihuacan-outcome = { $outcome ->
    [pyramid] Pyramida je hotová.
   *[third-eclipse] Přišlo třetí zatmění.
}
teotihuacan-chart = Body po každém tahu

## Průvodce

guide-teotihuacan-city = Kolem pyramidy leží osm desek. Vaše kostky jsou dělníci: číslo nahoře je jejich síla.
guide-teotihuacan-goal = Body jsou za pyramidu, ozdoby, Cestu mrtvých, chrámy a masky; většinu z nich počítají zatmění.
guide-teotihuacan-worker = Vyberte jednu ze svých kostek dole nebo na desce. Jde o jednu až tři desky po směru hodin; zlatá čísla ukazují jak daleko.
guide-teotihuacan-acts = Tam sebere kakao, uctívá, nebo provede akci. Nahoře je cena, dole zisk. Po akci zesílí.
guide-teotihuacan-cocoa = Akce stojí kakao za každou barvu kostek na desce; sběr dá o jedno více. Nechte si něco na mzdu.
guide-teotihuacan-pyramid = Destičky pyramidy dávají body za úroveň a za symboly stejné jako pod nimi. Klepnutím se pyramida zvětší.
guide-teotihuacan-eclipse = Když slunce potká měsíc, následuje ještě kolo a pak zatmění. Po třetím hra končí.
