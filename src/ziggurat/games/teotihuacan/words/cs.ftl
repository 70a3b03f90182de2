## Na úvodní stránce a u nového stolu

game-teotihuacan = Teotihuacán
game-teotihuacan-lead = Veďte své pracovníky městem a před zatměním vztyčte pyramidu Slunce.
game-teotihuacan-players = 1–4 hráči
game-teotihuacan-time = 90–120 min
option-teotihuacan-setup = Příprava
option-teotihuacan-setup-value = { $value ->
    [first] První hra
    [draft] Draft startovních dílků
   *[normal] Výběr startovních dílků
}
option-teotihuacan-setup-means = { $value ->
    [first] Vše je rozloženo a rozdáno a hra začíná prvním tahem. Nejlepší pro začátek.
    [draft] Startovní dílky leží odkryté a hráči si vybírají v pořadí tam a zpět.
   *[normal] Každý dostane čtyři startovní dílky a dva si nechá.
}
option-teotihuacan-eclipse = Zatmění
option-teotihuacan-eclipse-value = { $value ->
    [dark] Temné zatmění
   *[normal] Běžné
}
option-teotihuacan-eclipse-means = { $value ->
    [dark] Zatmění přijde hned, jak se disky setkají, i uprostřed kola. Hra je kratší a hůř se plánuje.
   *[normal] Když se disky setkají, každý má ještě celé kolo.
}
option-teotihuacan-direction = Dílek směru při posunu
option-teotihuacan-direction-value = { $value ->
    [sequence] Nejdřív horní
   *[rows] Ten vedle řady
}
option-teotihuacan-direction-means = { $value ->
    [sequence] První posun v každém tahu řídí horní dílek směru.
   *[rows] Posun řady řídí dílek směru vedle ní.
}
option-teotihuacan-teotibot = Teotibot
option-teotihuacan-teotibot-value = { $value ->
    [easier] Snazší
    [harder] Těžší
   *[written] Podle pravidel
}
option-teotihuacan-teotibot-means = { $value ->
    [easier] Všechno níže o stupeň méně.
    [harder] Všechno níže o stupeň více.
   *[written] Teotibot podle pravidel.
}
option-teotihuacan-bot_gold = Teotibotův pracovník na nalezišti zlata
option-teotihuacan-bot_gold-value = { $value ->
    [preset] Podle úrovně
   *[other] { $value }
}
option-teotihuacan-bot_gold-means = O kolik více nebo méně síly má na začátku.
option-teotihuacan-bot_nobles = Teotibotův pracovník na desce rodiny
option-teotihuacan-bot_nobles-value = { $value ->
    [preset] Podle úrovně
   *[other] { $value }
}
option-teotihuacan-bot_nobles-means = O kolik více nebo méně síly má na začátku.
option-teotihuacan-bot_construction = Teotibotův pracovník na desce výstavba
option-teotihuacan-bot_construction-value = { $value ->
    [preset] Podle úrovně
   *[other] { $value }
}
option-teotihuacan-bot_construction-means = O kolik více nebo méně síly má na začátku.
option-teotihuacan-bot_resources = Teotibotovy suroviny
option-teotihuacan-bot_resources-value = { $value ->
    [preset] Podle úrovně
   *[other] { $value }
}
option-teotihuacan-bot_resources-means = O kolik více nebo méně od každého druhu má na začátku.
option-teotihuacan-bot_exchange = Teotibotovy body za kakao
option-teotihuacan-bot_exchange-value = { $value ->
    [preset] Podle úrovně
   *[other] { $value }
}
option-teotihuacan-bot_exchange-means = O kolik bodů více nebo méně dostane za 10 kakaa.
option-teotihuacan-bot_worship = Teotibotovo uctívání
option-teotihuacan-bot_worship-value = { $value ->
    [preset] Podle úrovně
   *[other] { $value }
}
option-teotihuacan-bot_worship-means = O kolik schodů více nebo méně postoupí.
option-teotihuacan-bot_bonus = Teotibotovy chrámové výhody
option-teotihuacan-bot_bonus-value = { $value ->
    [preset] Podle úrovně
   *[other] { $value }
}
option-teotihuacan-bot_bonus-means = O kolik bodů více nebo méně dostane za každý dosažený dílek.
option-teotihuacan-bot_markers = Teotibotovy technologie
option-teotihuacan-bot_markers-value = { $value ->
    [preset] Podle úrovně
   *[other] { $value }
}
option-teotihuacan-bot_markers-means = O kolik bodů více nebo méně dostane na konci za každý ukazatel.

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
    [nobles] Rodiny
    [decorations] Výzdoba
    [construction] Výstavba
   *[hand] Zásoba
}
teotihuacan-board-short = { $board ->
    [palace] Palác
    [forest] Les
    [quarry] Kamenolom
    [gold] Zlato
    [alchemy] Alchymie
    [nobles] Rodiny
    [decorations] Výzdoba
   *[construction] Výstavba
}
teotihuacan-good = { $good ->
    [cocoa] Kakao
    [wood] Dřevo
    [stone] Kámen
   *[gold] Zlato
}
teotihuacan-goods = { $good ->
    [cocoa] { $count ->
        [one] { $count } kakao
       *[other] { $count } kakaa
    }
    [wood] { $count ->
        [one] { $count } dřevo
        [few] { $count } dřeva
       *[other] { $count } dřev
    }
    [stone] { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
   *[gold] { $count ->
        [one] { $count } zlato
       *[other] { $count } zlata
    }
}
teotihuacan-goods-object = { teotihuacan-goods }
teotihuacan-resources = { $count ->
    [one] { $count } surovina podle výběru
    [few] { $count } suroviny podle výběru
   *[other] { $count } surovin podle výběru
}
teotihuacan-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
teotihuacan-temple = { $temple ->
    [blue] modrý chrám
    [red] červený chrám
   *[green] zelený chrám
}
teotihuacan-avenue = Cesta mrtvých
teotihuacan-avenue-step = Cesta mrtvých, { $step }. políčko
teotihuacan-avenue-value = { $value ->
    [one] Cesta mrtvých: při příštím zatmění { $value } bod za každé políčko
    [few] Cesta mrtvých: při příštím zatmění { $value } body za každé políčko
   *[other] Cesta mrtvých: při příštím zatmění { $value } bodů za každé políčko
}
teotihuacan-track = Stupnice pyramidy
teotihuacan-power-up = Posílení
teotihuacan-any-technology = Technologie
teotihuacan-discovery-tile = Dílek objevu
teotihuacan-starting-tile = startovní dílek { $number }
teotihuacan-starting-tiles = Startovní dílky
teotihuacan-discovery = { $tile ->
    [mask_1] Maska 1
    [mask_2] Maska 2
    [mask_3] Maska 3
    [mask_4] Maska 4
    [mask_5] Maska 5
    [mask_6] Maska 6
    [mask_7] Maska 7
    [vp4] 4 body
    [resources3] 3 suroviny podle výběru
    [resources2] 2 suroviny podle výběru
    [avenue] Posun na Cestě mrtvých
    [temple_any] Postup v libovolném chrámu
    [temple_blue] Postup v modrém chrámu
    [temple_red] Postup v červeném chrámu
    [temple_green] Postup v zeleném chrámu
    [cocoa4] 4 kakaa
    [power_up2] Dvě posílení
    [double_move] Dvojitý přesun: dva pracovníci jdou spolu
    [free_cocoa] Kakao zdarma: jeden poplatek nebo mzda se neplatí
    [move_anywhere] Přesun kamkoli: až o osm desek
   *[extra_worker] Pracovník navíc: počítá se o jednoho pracovníka více
}
teotihuacan-tile-price = { $name }; cena: { $price }
teotihuacan-tile-free = { $name }; zdarma
teotihuacan-no-tiles = Žádný dílek tu už neleží
teotihuacan-free = zdarma
teotihuacan-technology = { $number ->
    [1] Technologie 1: 1 kakao, kdykoli pracovníka přesunete do paláce nebo přes něj
    [3] Technologie 3: 3 body po hlavní akci alchymie nebo rodiny
    [5] Technologie 5: o 1 surovinu více v lese, v kamenolomu nebo na nalezišti zlata
    [7] Technologie 7: 1 kakao a 1 bod po hlavní akci v lese, v kamenolomu nebo na nalezišti zlata
    [9] Technologie 9: 4 body po hlavní akci výzdoba
    [11] Technologie 11: 3 body po hlavní akci výstavba
    [13] Technologie 13: po hlavní akci můžete za 1 kakao posílit ještě jednou
    [15] Technologie 15: při výstavbě o pracovníka více a o kámen nebo dřevo méně
   *[17] Technologie 17: postup v libovolném chrámu po hlavní akci výstavba
}
teotihuacan-technology-tile = Technologie { $number }
teotihuacan-royal = { $number ->
    [1] Panovnický dílek 1: získejte o 1 kakao více, než je síla pracovníka
    [2] Panovnický dílek 2: zaplaťte 1 kakao a získejte 1 dřevo a 1 kámen, nejvýše tolikrát, kolik je síla pracovníka
    [3] Panovnický dílek 3: zaplaťte 1 surovinu a získejte 2 kakaa, nejvýše tolikrát, kolik je síla pracovníka
    [4] Panovnický dílek 4: 2 body za každou vaši technologii; počítá se jich nejvýše tolik, kolik je síla pracovníka
    [5] Panovnický dílek 5: 2 body za každé dosažené políčko stupnice pyramidy; počítá se jich nejvýše tolik, kolik je síla pracovníka
    [6] Panovnický dílek 6: zaplaťte 1 kakao a získejte 1 kámen a 1 zlato, nejvýše tolikrát, kolik je síla pracovníka
    [7] Panovnický dílek 7: zaplaťte 1 kakao a 1 surovinu a získejte tolik surovin, kolik je síla pracovníka
    [8] Panovnický dílek 8: zaplaťte 1 kakao a postupte v libovolném chrámu, nejvýše tolikrát, kolik je síla pracovníka minus 1
   *[9] Panovnický dílek 9: 1 bod za každé dosažené políčko Cesty mrtvých; počítá se jich nejvýše o jedno více, než je síla pracovníka
}
teotihuacan-royal-tile = Panovnický dílek { $number }
teotihuacan-bonus = { $number ->
    [1] Chrámová výhoda: vaše nejlepší sada masek ještě jednou
    [2] Chrámová výhoda: 5 bodů za každou vaši technologii
    [3] Chrámová výhoda: 15 bodů
    [4] Chrámová výhoda: 3 body za každé dosažené políčko Cesty mrtvých
    [5] Chrámová výhoda: 9 bodů za každý dosažený dílek chrámové výhody
    [6] Chrámová výhoda: 2 body za každý dílek objevu kromě masek
   *[7] Chrámová výhoda: 4 body za každého pracovníka o síle 1 až 3, 9 bodů za každého o síle 4 nebo 5
}
teotihuacan-bot-tile = { $tile ->
    [construction] Výstavba
    [decorations] Výzdoba
    [alchemy] Alchymie
    [nobles] Rodiny
    [mastery] Mistrovství
    [worship] Uctívání
   *[mask_collection] Sbírka masek
}
teotihuacan-bot-aside = Stranou
teotihuacan-direction = { $direction ->
    [left] vlevo
   *[right] vpravo
}
teotihuacan-tile = Dílek pyramidy { $number }
teotihuacan-decoration = Dílek výzdoby { $number }
teotihuacan-row = { $row ->
    [top] Rodiny, horní řada
    [centre] Rodiny, prostřední řada
   *[bottom] Rodiny, spodní řada
}
teotihuacan-worker-of = Pracovník hráče { $player }, síla { $power }, { $board }
teotihuacan-worker-neutral = Neutrální pracovník, { $board }
teotihuacan-worker-locked = Uctívající pracovník, síla { $power }, { $board }
teotihuacan-worship-space = { $board ->
    [palace] Políčko uctívání { $space }, Palác
    [forest] Políčko uctívání, Les
    [quarry] Políčko uctívání, Kamenolom
    [gold] Políčko uctívání, Naleziště zlata
   *[decorations] Políčko uctívání, Výzdoba
}
teotihuacan-square = Pole { $square }: { $score }
teotihuacan-side = { $side ->
    [top] Horní strana: { $score }
    [right] Pravá strana: { $score }
    [bottom] Spodní strana: { $score }
   *[left] Levá strana: { $score }
}
teotihuacan-step = { $temple ->
    [blue] { $step }. schod modrého chrámu
    [red] { $step }. schod červeného chrámu
   *[green] { $step }. schod zeleného chrámu
}
teotihuacan-step-number = { $step }. schod
teotihuacan-used = { $count ->
    [one] { $count } použitý dílek objevu
    [few] { $count } použité dílky objevů
   *[other] { $count } použitých dílků objevů
}
teotihuacan-last-player = Poslední hráč: po tomto tahu se posune světlý disk
teotihuacan-kept = { $player }: { $tiles }

## Stůl

teotihuacan-eclipse-number = { $number ->
    [1] 1. zatmění
    [2] 2. zatmění
   *[3] 3. zatmění
}
teotihuacan-calendar = Kalendář: světlý disk na { $light }, tmavý disk na { $dark }
teotihuacan-final-round = Kolo před zatměním
teotihuacan-ascension = Povznesení
teotihuacan-buildings = { $count ->
    [one] Zbývá { $count } budova; hodnota políčka Cesty mrtvých: { $value }
    [few] Zbývají { $count } budovy; hodnota políčka Cesty mrtvých: { $value }
   *[other] Zbývá { $count } budov; hodnota políčka Cesty mrtvých: { $value }
}
teotihuacan-steps-left = { $count ->
    [one] políčko do zatmění
    [few] políčka do zatmění
   *[other] políček do zatmění
}
teotihuacan-pyramid-left = { $count ->
    [one] zbývající dílek
    [few] zbývající dílky
   *[other] zbývajících dílků
}
teotihuacan-tiles-left = { $count ->
    [one] V zásobě je { $count } dílek
    [few] V zásobě jsou { $count } dílky
   *[other] V zásobě je { $count } dílků
}
teotihuacan-sights = Pohledy
teotihuacan-sight-city = Město
teotihuacan-sight-pyramid = Pyramida
teotihuacan-sight-temples = Chrámy
teotihuacan-sight-table = Stůl
teotihuacan-from-here = odsud
teotihuacan-offer-tiles = Dílky pyramidy
teotihuacan-offer-decorations = Dílky výzdoby
teotihuacan-turn-tile = Natočení
teotihuacan-turn-left = Natočit doleva
teotihuacan-turn-right = Natočit doprava
teotihuacan-below = Ikony pod dílkem a na něm
teotihuacan-level = { $level }. patro
teotihuacan-matches = { $count ->
    [one] { $count } shodná ikona
    [few] { $count } shodné ikony
   *[other] { $count } shodných ikon
}
teotihuacan-together = Celkem
teotihuacan-next-eclipse = Při zatmění
teotihuacan-acts = Co pracovník udělá
teotihuacan-answers = Odpovědi
teotihuacan-workers = Pracovníci
teotihuacan-tiles = Dílky objevů
teotihuacan-mix = Suroviny
teotihuacan-more = { $good ->
    [wood] O dřevo více
    [stone] O kámen více
   *[gold] O zlato více
}
teotihuacan-fewer = { $good ->
    [wood] O dřevo méně
    [stone] O kámen méně
   *[gold] O zlato méně
}
teotihuacan-laying = { $what ->
    [turn] Tah a kalendář
    [begins] Čí tah začíná
    [light] Světlý disk
    [dark] Tmavý disk
    [eclipses] Zatmění dosud
    [points] Body
    [board] Deska akce
    [power] Síla
    [worship] Políčko uctívání
    [acting] Neuctívá
    [fourth] Přidat čtvrtého pracovníka
    [away] Odebrat
    [buildings] Budovy rodin
    [square] Políčko
    [tile] Dílek pyramidy
    [rotation] Natočení
   *[lay] Položit
}
teotihuacan-laying-side = { $side ->
    [top] Horní strana
    [right] Pravá strana
    [bottom] Dolní strana
   *[left] Levá strana
}
teotihuacan-laying-refused = { $about ->
    [pyramid] Takto to nejde. Dílek pyramidy nad zemí leží na čtyřech jiných a to, na čem něco leží, odebrat nelze.
    [decorations] Takto to nejde. Dílek výzdoby leží na dílcích pyramidy své úrovně a na každé straně je místo pro čtyři.
    [steps] Takto to nejde. Na nejvyšší schod chrámu se vejde jen jeden ukazatel.
    [workers] Takto to nejde. Hráč má tři nebo čtyři pracovníky a na políčku uctívání stojí jen jeden.
    [calendar] Takto to nejde. Světlý disk nikdy nepředběhne tmavý.
    [turn] Takto to nejde, dokud se čeká na toto rozhodnutí. Nechte nejdřív začít tah.
   *[other] Takto to nejde: nesedí to se zbytkem pozice.
}
teotihuacan-flip = Použít: { $tile }
teotihuacan-unlock = Uvolnit
teotihuacan-main = Hlavní akce
teotihuacan-main-free = Hlavní akce zdarma
teotihuacan-main-in = Hlavní akce: { $board }
teotihuacan-go = Přesun: { $board }
teotihuacan-place-tile = Umístit dílek
teotihuacan-keep = Nechat si tyto dva
teotihuacan-act-cocoa = { $count ->
    [one] { $board }: sebrat { $count } kakao
   *[other] { $board }: sebrat { $count } kakaa
}
teotihuacan-act-worship = { $board }: uctívat
teotihuacan-act-main = { $fee ->
    [0] { $board }: hlavní akce bez poplatku
    [one] { $board }: hlavní akce za { $fee } kakao
   *[other] { $board }: hlavní akce za { $fee } kakaa
}

## Startovní dílky

teotihuacan-starting = Nechte si dva startovní dílky
teotihuacan-starting-pick = Vyberte startovní dílek
teotihuacan-starting-lead = Získáte, co je na dílku; pracovníci začínají na deskách, jejichž čísla jsou na vašich dílcích.
teotihuacan-starting-again = Zpět ke startovním dílkům

## Kdo o čem rozhoduje

teotihuacan-waiting = Rozhoduje { $player }.
teotihuacan-question-about = { $about } –
teotihuacan-question-keep = { $player }: nechte si dva startovní dílky.
teotihuacan-question-pick = { $player }: vyberte startovní dílek.
teotihuacan-question-raise = { $player }: kterého začínajícího pracovníka posílíte?
teotihuacan-question-linked = { $player }: vezmete si dílek objevu? { $tile }
teotihuacan-question-place = { $player }: kde pracovník začne?
teotihuacan-question-turn = { $player }: kterého pracovníka přesunete?
teotihuacan-question-move = { $player }: kam pracovníka přesunete?
teotihuacan-question-second = { $player }: který pracovník půjde s ním?
teotihuacan-question-act = Co pracovník udělá? { $board }
teotihuacan-question-lock = { $player }: který pracovník bude uctívat?
teotihuacan-question-option = { $player }: schopnost, dílek objevu, nebo obojí?
teotihuacan-question-board-tile = { $player }: vezmete si dílek objevu? { $tile }
teotihuacan-question-temple = { $player }: v kterém chrámu postoupíte?
teotihuacan-question-steps = { $player }: v kterém chrámu postoupíte nejdřív?
teotihuacan-question-major = { $player }: dílek objevu, nebo odměna? { $tiles }
teotihuacan-question-spot = { $player }: vezmete si dílek objevu? { $tiles }
teotihuacan-question-take = { $count ->
    [one] { $player }: vyberte { $count } surovinu.
    [few] { $player }: vyberte { $count } suroviny.
   *[other] { $player }: vyberte { $count } surovin.
}
teotihuacan-question-royal = { $player }: použijete panovnický dílek? { teotihuacan-royal }
teotihuacan-question-technology = { $player }: kterou technologii vyvinete?
teotihuacan-question-row = { $player }: do které řady budovu položíte?
teotihuacan-question-decoration = { $player }: který dílek výzdoby?
teotihuacan-question-side = { $player }: kam dílek výzdoby umístíte?
teotihuacan-question-build = { $player }: který dílek pyramidy?
teotihuacan-question-square = { $player }: kam dílek umístíte?
teotihuacan-question-discount = { $player }: využijete slevu?
teotihuacan-question-rotate = { $player }: jak dílek natočíte?
teotihuacan-question-power = { $player }: kterého pracovníka posílíte?
teotihuacan-question-power-more = { $player }: posílíte ještě jednou?
teotihuacan-question-thirteen = { $player }: zaplatíte 1 kakao a posílíte ještě jednou?
teotihuacan-question-powers = { $count ->
    [one] { $player }: kterého pracovníka posílíte? Zbývá { $count } posílení.
    [few] { $player }: kterého pracovníka posílíte? Zbývají { $count } posílení.
   *[other] { $player }: kterého pracovníka posílíte? Zbývá { $count } posílení.
}
teotihuacan-question-reward = { $player }: vyberte odměnu za povznesení.
teotihuacan-question-end = { $player }: ukončete tah.
teotihuacan-question-salary = { $player }: kolik mzdy zaplatíte?

## Akce

teotihuacan-group-decide = Rozhodnutí
teotihuacan-group-flip = Použít dílek objevu
teotihuacan-action-keep = Nechat si { $first } a { $second }
teotihuacan-action-pick = Dílek { $tile }
teotihuacan-action-raise = Pracovník o síle { $power }
teotihuacan-action-place = { $board }
teotihuacan-action-worker = Pracovník o síle { $power }: { $board }
teotihuacan-action-move = { $distance ->
    [one] O { $distance } desku dál
    [few] O { $distance } desky dál
   *[other] O { $distance } desek dál
}
teotihuacan-action-unlock-turn = Uvolnit všechny místo tahu
teotihuacan-action-unlock = Uvolnit všechny (3 kakaa)
teotihuacan-action-collect = Sebrat kakao
teotihuacan-action-main = { $free ->
    [yes] Hlavní akce bez poplatku
   *[no] Hlavní akce
}
teotihuacan-action-worship = Uctívat
teotihuacan-action-option = { $option ->
    [ability] Využít schopnost
    [discovery] Vzít dílek objevu
    [ability-discovery] Schopnost, pak dílek, za 1 kakao
   *[discovery-ability] Dílek, pak schopnost, za 1 kakao
}{ $free ->
    [yes] {" "}(bez poplatku)
   *[no] {""}
}
teotihuacan-action-option-here = { $option ->
    [ability] { $ability }
    [discovery] Dílek objevu: { $tile }
    [ability-discovery] { $ability }, pak: { $tile }
   *[discovery-ability] { $tile }, pak: { $ability }
}{ $free ->
    [yes] {" "}(bez poplatku)
   *[no] { $count ->
        [0] {""}
       *[other] {" "}(poplatek: { teotihuacan-goods })
    }
}
teotihuacan-action-claim = { $tile }
teotihuacan-action-reward = Odměna uvedená na schodu
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
teotihuacan-action-trade = Zaplatit { $pay }, získat { $gain }
teotihuacan-action-row = { $row ->
    [top] Horní řada
    [centre] Prostřední řada
   *[bottom] Spodní řada
}
teotihuacan-action-decoration = Dílek výzdoby { $tile }
teotihuacan-action-side = { $side ->
    [top] Horní strana
    [right] Pravá strana
    [bottom] Spodní strana
   *[left] Levá strana
}
teotihuacan-action-tile = Dílek pyramidy { $tile }
teotihuacan-action-square = Pole { $square }
teotihuacan-action-discount = { $discount ->
    [stone] Ušetřit kámen
    [wood] Ušetřit dřevo
   *[none] U tohoto dílku ne
}
teotihuacan-action-rotate = Natočit o { $rotation }°
teotihuacan-action-stop = Už žádný dílek
teotihuacan-action-power = { $power ->
    [5] Pracovník o síle 5 (povznesení): { $board }
   *[other] Pracovník o síle { $power }: { $board }
}
teotihuacan-action-power-moved = Pracovník o síle { $power }: přesunutý
teotihuacan-action-ascend = { $reward ->
    [points] 5 bodů
    [cocoa] 5 kakaa
    [temple] Postup v libovolném chrámu
    [temples] Za 3 kakaa o dva schody v libovolných chrámech
   *[worker] Čtvrtý pracovník a 2 kakaa
}
teotihuacan-action-salary = { $count ->
    [0] Nezaplatit nic
    [one] Zaplatit { $count } kakao
   *[other] Zaplatit { $count } kakaa
}
teotihuacan-action-salary-free = Nezaplatit mzdu (dílek „kakao zdarma“)
teotihuacan-action-done = Ukončit tah
teotihuacan-action-worth = { $action }: { $worth }

## Záznam

teotihuacan-event-deal = Dostáváte startovní dílky { $tiles }.
teotihuacan-event-choose = { $player } má vybrané startovní dílky.
teotihuacan-event-starting-tiles = Startovní dílky: { $kept }.
teotihuacan-event-pick = { $player } si bere startovní dílek { $tile }.
teotihuacan-event-place = { $player } začíná: { $glyph } { $board }.
teotihuacan-event-return = { $count ->
    [one] { $count } dílek objevu se zamíchá zpět.
    [few] { $count } dílky objevů se zamíchají zpět.
   *[other] { $count } dílků objevů se zamíchá zpět.
}
teotihuacan-event-neutral = Neutrální pracovníci { $glyph }: { $boards }.
teotihuacan-event-gain = { $player } získává { $object }.
teotihuacan-event-pay = { $player } platí { $object }.
teotihuacan-event-waive = { $cocoa ->
    [one] { $player } díky dílku objevu neplatí { $cocoa } kakao { $glyph }.
   *[other] { $player } díky dílku objevu neplatí { $cocoa } kakaa { $glyph }.
}
teotihuacan-event-points = { $why ->
    [temple] { $player }: { teotihuacan-points } { $glyph } z chrámu.
    [board] { $player }: { teotihuacan-points } { $glyph } z desky.
    [technology] { $player }: { teotihuacan-points } { $glyph } z technologie.
    [shared] { $player }: { teotihuacan-points } { $glyph } za technologii, kterou vyvíjí jiný hráč.
    [royal] { $player }: { teotihuacan-points } { $glyph } z panovnického dílku.
    [nobles] { $player }: { teotihuacan-points } { $glyph } za budovu.
    [decorations] { $player }: { teotihuacan-points } { $glyph } za dílek výzdoby.
    [construction] { $player }: { teotihuacan-points } { $glyph } za dílek pyramidy.
    [tile] { $player }: { teotihuacan-points } { $glyph } z dílku objevu.
    [ascension] { $player }: { teotihuacan-points } { $glyph } za povznesení.
    [avenue] { $player }: { teotihuacan-points } { $glyph } za Cestu mrtvých.
    [leader] { $player }: { teotihuacan-points } { $glyph } za vedení na stupnici pyramidy.
    [track] { $player }: { teotihuacan-points } { $glyph } za stupnici pyramidy.
    [masks] { $player }: { teotihuacan-points } { $glyph } za masky.
    [salary] { $player }: { teotihuacan-points } { $glyph } za nezaplacenou mzdu.
    [bonus] { $player }: { teotihuacan-points } { $glyph } z chrámové výhody.
    [exchange] { $player }: { teotihuacan-points } { $glyph } za kakao.
    [goods] { $player }: { teotihuacan-points } { $glyph } za suroviny a kakao.
   *[markers] { $player }: { teotihuacan-points } { $glyph } za technologie.
}
teotihuacan-event-temple = { $temple ->
    [blue] { $player }: modrý chrám { $glyph }, { $step }. schod.
    [red] { $player }: červený chrám { $glyph }, { $step }. schod.
   *[green] { $player }: zelený chrám { $glyph }, { $step }. schod.
}
teotihuacan-event-temple-stuck = { $temple ->
    [blue] { $player } nemůže postoupit v modrém chrámu { $glyph }.
    [red] { $player } nemůže postoupit v červeném chrámu { $glyph }.
   *[green] { $player } nemůže postoupit v zeleném chrámu { $glyph }.
}
teotihuacan-event-avenue = { $player }: Cesta mrtvých { $glyph }, políčko { $step }.
teotihuacan-event-track = { $player }: stupnice pyramidy { $glyph }, políčko { $step }.
teotihuacan-event-claim = { $player } si bere dílek objevu { $glyph }: { $tile }.
teotihuacan-event-refill = Nový dílek objevu { $glyph }: { $board }.
teotihuacan-event-refill-none = Pro tuto desku už dílek objevu není: { $board }.
teotihuacan-event-flip = { $player } používá dílek objevu { $glyph }: { $tile }.
teotihuacan-event-technology = { $player } vyvíjí: { $glyph } { $effect }
teotihuacan-event-unlock = { $paid ->
    [yes] { $player } platí za uvolnění pracovníků { $glyph }: { $boards }.
   *[no] { $player } uvolňuje své pracovníky { $glyph }: { $boards }.
}
teotihuacan-event-move = { $player } přesouvá { $glyph }: { $from } → { $to }.
teotihuacan-event-collect = { $player } sbírá kakao { $glyph }: { $board }.
teotihuacan-event-worship = { $option ->
    [discovery] { $player } uctívá a bere si dílek objevu { $glyph }: { $board }.
    [ability] { $player } uctívá a využívá schopnost { $glyph }: { $board }.
   *[other] { $player } uctívá, využívá schopnost i dílek objevu { $glyph }: { $board }.
}
teotihuacan-event-oust = { $other } uvolňuje pracovníka hráče { $player }: { $board }.
teotihuacan-event-main = { $workers ->
    [one] { $player } provádí hlavní akci { $glyph } s { $workers } pracovníkem: { $board }.
    [few] { $player } provádí hlavní akci { $glyph } se { $workers } pracovníky: { $board }.
   *[other] { $player } provádí hlavní akci { $glyph } s { $workers } pracovníky: { $board }.
}
teotihuacan-event-extra-worker = { $workers ->
    [one] Teď se počítá { $workers } pracovník.
    [few] Teď se počítají { $workers } pracovníci.
   *[other] Teď se počítá { $workers } pracovníků.
}
teotihuacan-event-royal = { $player } používá { $glyph }. { $effect }
teotihuacan-event-noble = { $row ->
    [top] { $player } staví { $glyph } v horní řadě: { $value }.
    [centre] { $player } staví { $glyph } v prostřední řadě: { $value }.
   *[bottom] { $player } staví { $glyph } ve spodní řadě: { $value }.
}
teotihuacan-event-decorate = { $matches ->
    [0] { $player } umisťuje dílek výzdoby { $glyph } ({ $level }. patro).
    [one] { $player } umisťuje dílek výzdoby { $glyph } ({ $level }. patro): { $matches } shodná ikona.
    [few] { $player } umisťuje dílek výzdoby { $glyph } ({ $level }. patro): { $matches } shodné ikony.
   *[other] { $player } umisťuje dílek výzdoby { $glyph } ({ $level }. patro): { $matches } shodných ikon.
}
teotihuacan-event-build = { $matches ->
    [0] { $player } umisťuje dílek pyramidy { $glyph } na { $square }.
    [one] { $player } umisťuje dílek pyramidy { $glyph } na { $square }: { $matches } shodná ikona.
    [few] { $player } umisťuje dílek pyramidy { $glyph } na { $square }: { $matches } shodné ikony.
   *[other] { $player } umisťuje dílek pyramidy { $glyph } na { $square }: { $matches } shodných ikon.
}
teotihuacan-event-power = { $player }: { $glyph } má teď sílu { $power }.
teotihuacan-event-ascend = { $player }: pracovník je povznesen { $glyph }.
teotihuacan-event-ascend-reward = { $player } si vybírá: { $reward }.
teotihuacan-event-worker = { $player }: čtvrtý pracovník { $glyph } přichází do paláce.
teotihuacan-event-light = { $why ->
    [ascension] Světlý disk { $glyph } se za povznesení posouvá na { $light }.
    [pyramid] Světlý disk { $glyph } se posouvá na { $light }: pyramida je dokončena.
   *[turn] Světlý disk { $glyph } se posouvá na { $light }.
}
teotihuacan-event-final-round = Světlý disk dosáhl tmavého disku: ještě jedno kolo, pak nastane zatmění.
teotihuacan-event-eclipse = { $number ->
    [1] První zatmění { $glyph }: { $avenue_value } za každé políčko Cesty mrtvých, { $step_value } za každé políčko stupnice pyramidy.
    [2] Druhé zatmění { $glyph }: { $avenue_value } za každé políčko Cesty mrtvých, { $step_value } za každé políčko stupnice pyramidy.
   *[3] Poslední zatmění { $glyph }: { $avenue_value } za každé políčko Cesty mrtvých, { $step_value } za každé políčko stupnice pyramidy.
}
teotihuacan-event-track-reset = Ukazatele na stupnici pyramidy se vracejí na 0.
teotihuacan-event-salary = { $free ->
    [yes] { $player } díky dílku objevu neplatí mzdu ({ $due }).
   *[no] { $paid ->
        [one] { $player } platí na mzdě { $paid } kakao (z požadovaných { $due }).
       *[other] { $player } platí na mzdě { $paid } kakaa (z požadovaných { $due }).
    }
}
teotihuacan-event-calendar = Světlý disk se vrací na { $light }, tmavý disk se přesouvá na { $dark }.
teotihuacan-event-end = { $outcome ->
    [pyramid] Konec hry: pyramida je dokončena.
   *[third-eclipse] Konec hry po třetím zatmění.
}
teotihuacan-event-bot-roll = Teotibot { $glyph } hází { $dice } = { $sum }: pozice { $slot }, { $name }.
teotihuacan-event-bot-step = { $step ->
    [consolation] Teotibot místo toho získává 5 kakaa a posiluje nejslabšího pracovníka.
   *[other] { $lacks ->
        [worker] { $name }, bod { $step }: chybí pracovník. { $board }
        [goods] { $name }, bod { $step }: chybí suroviny. { $board }
        [tile] { $name }, bod { $step }: žádný dílek už není. { $board }
        [space] { $name }, bod { $step }: není volné místo. { $board }
        [technology] { $name }, bod { $step }: žádná technologie už není. { $board }
        [building] { $name }, bod { $step }: žádná budova už není. { $board }
        [mask] { $name }, bod { $step }: žádnou masku nemůže koupit. { $board }
        [action] { $name }, bod { $step }: tady žádná akce není. { $board }
       *[other] { $name }, bod { $step }: provedeno. { $board }
    }
}
teotihuacan-event-bot-advance = Teotibotův pracovník { $glyph } jde dál: { $from } → { $to }.
teotihuacan-event-bot-worship = Teotibot uctívá: { $from } → { $to }.
teotihuacan-event-bot-flee = Teotibotův pracovník uvolňuje políčko a jde dál: { $from } → { $to }.
teotihuacan-event-bot-discard = Dílek objevu { $glyph } odchází ze hry: { $board }.
teotihuacan-event-bot-shift = Pyramida akcí se posouvá; stranou je teď: { $name }.
teotihuacan-event-bot-directions = Dílky směru: { $upper }, { $lower }.
teotihuacan-event-bot-exchange = Teotibot vyměňuje { $cocoa } kakaa za { teotihuacan-points }.

## Proč ne

teotihuacan-refusal-act-first = Nejdřív tu sbírejte kakao, uctívejte, nebo proveďte hlavní akci.
teotihuacan-refusal-advance-must-be-made = Pokud může váš ukazatel v chrámu postoupit, postoupit musí.
teotihuacan-refusal-already-developed = Tuto technologii už máte; vyberte jinou.
teotihuacan-refusal-another-row-for-so-many-workers = { $workers ->
    [1] S 1 pracovníkem pokládáte budovu do horní řady.
    [2] Se 2 pracovníky pokládáte budovu do prostřední řady (je-li plná, do horní).
   *[other] Se 3 pracovníky pokládáte budovu do spodní řady (je-li plná, do prostřední nebo horní).
}
teotihuacan-refusal-another-royal-tile = Panovnický dílek tohoto políčka dělá něco jiného.
teotihuacan-refusal-ascension-comes-first = Nejdřív dokončete povznesení.
teotihuacan-refusal-companion-from-the-same-board = Druhý pracovník při dvojitém přesunu vychází ze stejné desky.
teotihuacan-refusal-companion-is-another-worker = Tento pracovník se už přesouvá; vyberte jiného na jeho desce.
teotihuacan-refusal-equal-workers-in-order-of-boards = Stejně silní pracovníci jsou zaměnitelní; umisťujte je v pořadí desek.
teotihuacan-refusal-fee-too-high = { $fee ->
    [one] Hlavní akce tu stojí { $fee } kakao, máte { $cocoa }. Kakao tu sbírat můžete.
   *[other] Hlavní akce tu stojí { $fee } kakaa, máte { $cocoa }. Kakao tu sbírat můžete.
}
teotihuacan-refusal-fees-too-high = { $fee ->
    [one] Poplatky činí celkem { $fee } kakao, máte { $cocoa }.
   *[other] Poplatky činí celkem { $fee } kakaa, máte { $cocoa }.
}
teotihuacan-refusal-first-power-up-is-compulsory = První posílení je povinné.
teotihuacan-refusal-fourth-worker-is-in-play = Váš čtvrtý pracovník už je ve hře.
teotihuacan-refusal-freeing-costs-1-cocoa = Toto políčko uctívání je obsazené; jeho uvolnění stojí 1 kakao.
teotihuacan-refusal-game-is-over = Hra skončila.
teotihuacan-refusal-gold-is-missing = Na to nemáte dost zlata.
teotihuacan-refusal-goods-are-missing = Na to nemáte dost surovin.
teotihuacan-refusal-lower-row-needs-two-workers = Na technologii z dolní řady potřebujete dva pracovníky, nebo jednoho o síle 4 nebo 5.
teotihuacan-refusal-more-than-due-or-in-hand = { $due ->
    [one] Mzda činí { $due } kakao, máte { $cocoa }.
   *[other] Mzda činí { $due } kakaa, máte { $cocoa }.
}
teotihuacan-refusal-more-than-the-power = Síla pracovníka dovoluje nejvýše { $power }.
teotihuacan-refusal-move-or-unlock-first = Nejdřív přesuňte pracovníka, nebo tah věnujte uvolnění.
teotihuacan-refusal-no-building-left = Žádná budova už nezbývá.
teotihuacan-refusal-no-cocoa-for-a-step = Každý postup v chrámu stojí 1 kakao a vy žádné nemáte.
teotihuacan-refusal-no-cocoa-for-technology-13 = Technologie 13 stojí 1 kakao a vy žádné nemáte.
teotihuacan-refusal-no-cocoa-to-exchange = { $cocoa ->
    [one] K výměně máte jen { $cocoa } kakao.
   *[other] K výměně máte jen { $cocoa } kakaa.
}
teotihuacan-refusal-no-companion-there = K dvojitému přesunu potřebujete na téže desce dalšího volného pracovníka.
teotihuacan-refusal-no-decoration-left = Žádný dílek výzdoby už nezbývá.
teotihuacan-refusal-no-equal-worker-beside-one-that-moved = Jiný pracovník stejné síly na té desce není; vyberte pracovníka podle desky a síly.
teotihuacan-refusal-no-free-cocoa-tile = Nemáte dílek „kakao zdarma“.
teotihuacan-refusal-no-legal-space = Žádné místo pro dílek výzdoby není připravené.
teotihuacan-refusal-no-locked-worker = Žádný váš pracovník neuctívá.
teotihuacan-refusal-no-main-action-at-the-palace = Palác nemá hlavní akci. Můžete sbírat kakao, nebo uctívat.
teotihuacan-refusal-no-more-than-three-workers-count = Počítají se vám už tři pracovníci a víc než tři se nepočítají nikdy.
teotihuacan-refusal-no-more-tiles-than-workers = { $workers ->
    [one] Umístit můžete { $workers } dílek, za každého pracovníka jeden.
    [few] Umístit můžete { $workers } dílky, za každého pracovníka jeden.
   *[other] Umístit můžete { $workers } dílků, za každého pracovníka jeden.
}
teotihuacan-refusal-no-pyramid-tile-left = Žádný dílek pyramidy už nezbývá.
teotihuacan-refusal-no-room-in-a-permitted-row = V řadách, do kterých s tímto počtem pracovníků smíte, už není místo.
teotihuacan-refusal-no-square-can-be-paid = Na žádné pole nemáte dost surovin (kámen: { $stone }, dřevo: { $wood }).
teotihuacan-refusal-no-starting-worker-of-that-power = Žádný začínající pracovník nemá sílu { $power }.
teotihuacan-refusal-no-such-step-due = V tomto chrámu teď postoupit nemůžete.
teotihuacan-refusal-no-such-tile = Takový dílek nemáte.
teotihuacan-refusal-no-such-unlocked-worker = Takového volného pracovníka tam nemáte: síla { $power }, { $board }.
teotihuacan-refusal-no-such-worker = Takového pracovníka tam nemáte: síla { $power }, { $board }.
teotihuacan-refusal-no-such-worship-space = Takové políčko uctívání tu není. { $board }
teotihuacan-refusal-no-technology-to-develop = S tímto množstvím zlata ({ $gold }) a s těmito pracovníky nemůžete vyvinout žádnou technologii.
teotihuacan-refusal-no-tile-at-the-board = Neleží tu žádný dílek objevu. { $board }
teotihuacan-refusal-not-before-its-action = Přesunutý pracovník nesmí být povznesen před svou akcí.
teotihuacan-refusal-not-dealt-to-you = Tyto dílky nemáte.
teotihuacan-refusal-not-in-an-unlock-turn = V tomto tahu už pracovníky uvolňujete; 3 kakaa lze zaplatit jen v běžném tahu.
teotihuacan-refusal-not-in-the-middle-of-a-choice = Nejdřív dokončete rozpracované rozhodnutí.
teotihuacan-refusal-not-on-display = Tato technologie není vyložená.
teotihuacan-refusal-not-on-offer = Tento dílek není v nabídce.
teotihuacan-refusal-not-on-your-tiles-or-taken = Pracovníci začínají na různých deskách uvedených na vašich dílcích; tato mezi nimi není, nebo na ní už váš pracovník stojí. { $board }
teotihuacan-refusal-not-one-of-the-workers-that-moved = Uctívat může jen pracovník, který se v tomto tahu přesunul.
teotihuacan-refusal-not-open = Tento startovní dílek není vyložený.
teotihuacan-refusal-not-with-this-discount = S touto slevou dílek zaplatit nemůžete.
teotihuacan-refusal-nothing-to-waive = Žádný poplatek se tu neplatí, dílek „kakao zdarma“ není třeba.
teotihuacan-refusal-only-free-cocoa-for-the-salary = Na mzdu lze použít jen dílek „kakao zdarma“.
teotihuacan-refusal-only-instead-of-moving = Uvolnění všech zdarma zabere celý tah; přesun už ale začal.
teotihuacan-refusal-only-on-the-board-of-the-action = Posílit lze jen pracovníky na desce, jejíž hlavní akci provádíte. { $board }
teotihuacan-refusal-only-with-its-action = Tento dílek se používá jen při své akci. { $tile }
teotihuacan-refusal-only-with-the-movement = Nejdřív vyberte pracovníka, pak dílek použijte při jeho přesunu. { $tile }
teotihuacan-refusal-other-number-of-resources = { $due ->
    [one] Vyberte { $due } surovinu.
    [few] Vyberte { $due } suroviny.
   *[other] Vyberte { $due } surovin.
}
teotihuacan-refusal-own-worker-on-the-space = Na tomto políčku uctívání je váš vlastní pracovník; nejdřív ho uvolněte.
teotihuacan-refusal-place-at-least-one-tile = Než skončíte, umístěte aspoň jeden dílek.
teotihuacan-refusal-power-ups-of-a-tile-are-compulsory = Posílení z dílku objevu jsou povinná.
teotihuacan-refusal-price-too-high = Tento dílek zaplatit nemůžete. Cena: { $price }.
teotihuacan-refusal-pyramid-is-finished = Pyramida je dokončena.
teotihuacan-refusal-row-is-full = Tato řada je plná; vyberte jinou.
teotihuacan-refusal-royal-tile-is-compulsory = V paláci musíte využít panovnický dílek; samotný dílek objevu si vzít nelze.
teotihuacan-refusal-same-as-another-rotation = V tomto natočení vypadá dílek stejně jako v jiném; vyberte to druhé.
teotihuacan-refusal-side-is-full = Tato strana je plná; vyberte jinou.
teotihuacan-refusal-something-else-is-asked = Nejdřív se musí rozhodnout o něčem jiném.
teotihuacan-refusal-square-is-filled = Na { $square } už dílek leží.
teotihuacan-refusal-squares-are-missing = Dílek výzdoby potřebuje pod sebou dílky pyramidy; některé ještě chybí.
teotihuacan-refusal-support-is-missing = Dílek na { $square } potřebuje pod sebou čtyři dílky.
teotihuacan-refusal-takes-a-single-resource = Za tento panovnický dílek se odevzdává jediná surovina.
teotihuacan-refusal-temple-can-not-move = V tomto chrámu už váš ukazatel nemůže postoupit.
teotihuacan-refusal-tile-does-not-lie-there = Tento dílek tam neleží.
teotihuacan-refusal-tile-or-printed-reward = Vezměte si některý z dílků, nebo odměnu uvedenou na schodu.
teotihuacan-refusal-too-far = Pracovník se přesouvá o jednu, dvě nebo tři desky.
teotihuacan-refusal-two-steps-cost-3-cocoa = Postup o dva schody stojí 3 kakaa.
teotihuacan-refusal-two-workers-move-already = Dva pracovníci se už přesouvají.
teotihuacan-refusal-unlocking-costs-3-cocoa = Uvolnění stojí 3 kakaa, máte { $cocoa }. Místo toho můžete uvolnění věnovat celý tah.
teotihuacan-refusal-without-effect = Tento dílek by teď nic neudělal. { $tile }
teotihuacan-refusal-wood-is-missing = { $due ->
    [one] Potřebujete { $due } dřevo, ale máte jen { $wood }.
    [few] Potřebujete { $due } dřeva, ale máte jen { $wood }.
   *[other] Potřebujete { $due } dřev, ale máte jen { $wood }.
}
teotihuacan-refusal-worker-is-locked = Tento pracovník ({ $board }) uctívá a nemůže se přesouvat; nejdřív ho uvolněte.

## Co je co

teotihuacan-explain-ascension = Postoupíte na Cestě mrtvých, vezmete si jednu z těchto odměn a světlý disk se posune o jedno pole.
teotihuacan-explain-ascension-temples = Dva postupy v chrámech stojí 3 kakaa. Čtvrtý pracovník přijde do paláce se silou 3 a přinese 2 kakaa.
teotihuacan-explain-board-alchemy = Hlavní akce: za zlato získáte technologii, která vám pak slouží až do konce hry.
teotihuacan-explain-board-cocoa = Sběr kakaa tu přinese: { teotihuacan-goods }.
teotihuacan-explain-board-construction = Hlavní akce: umístíte dílky pyramidy, nejvýše tolik, kolik tu máte pracovníků.
teotihuacan-explain-board-decorations = Hlavní akce: za zlato položíte dílek výzdoby na stranu pyramidy.
teotihuacan-explain-board-fee = { $count ->
    [0] Hlavní akce je tu bez poplatku.
   *[other] Poplatek za hlavní akci: { teotihuacan-goods }.
}
teotihuacan-explain-board-gold = Cena dílku výzdoby ve zlatě při jednom, dvou nebo třech pracovnících: { $most }, { $less } nebo { $least }.
teotihuacan-explain-board-harvest = Hlavní akce: vezmete si, co ukazuje tabulka. Řádek určuje počet vašich pracovníků na desce, sloupec síla nejslabšího z nich.
teotihuacan-explain-board-nobles = Hlavní akce: za dřevo postavíte budovu v některé řadě rodin a posunete se na Cestě mrtvých.
teotihuacan-explain-board-palace = Palác nemá hlavní akci. Můžete tu sbírat kakao, nebo uctívat a využít panovnický dílek.
teotihuacan-explain-board-workers = { $count ->
    [one] Máte tu { $count } pracovníka o síle { $power }.
    [few] Máte tu { $count } pracovníky; nejslabší má sílu { $power }.
   *[other] Máte tu { $count } pracovníků; nejslabší má sílu { $power }.
}
teotihuacan-explain-bonus = { teotihuacan-bonus }
teotihuacan-explain-bonus-open = Zatím jste na ni nedosáhli; teď by dala: { teotihuacan-points }.
teotihuacan-explain-bonus-reached = Už jste na ni dosáhli; teď dává: { teotihuacan-points }.
teotihuacan-explain-buildings = { teotihuacan-buildings }
teotihuacan-explain-avenue = { teotihuacan-avenue-value }
teotihuacan-explain-avenue-own = Jste na políčku { $step }. Při příštím zatmění: { teotihuacan-points }.
teotihuacan-explain-calendar = { $count ->
    [0] Světlý disk leží na tmavém.
    [one] Světlému disku zbývá k tmavému { $count } políčko.
    [few] Světlému disku zbývají k tmavému { $count } políčka.
   *[other] Světlému disku zbývá k tmavému { $count } políček.
}
teotihuacan-explain-calendar-final = { teotihuacan-final-round }
teotihuacan-explain-calendar-last = Příští zatmění je poslední.
teotihuacan-explain-calendar-salary = Mzda vašich pracovníků při zatmění: { teotihuacan-goods }.
teotihuacan-explain-decoration = { teotihuacan-decoration }: body navíc za každou ikonu shodnou s tou pod ní.
teotihuacan-explain-discovery = { $free ->
    [yes] { $tile }; zdarma
   *[no] { $tile }; cena: { $price }
}
teotihuacan-explain-discovery-dear = Tento dílek teď zaplatit nemůžete.
teotihuacan-explain-discovery-flip = Použít ho smíte jednou, ve svém tahu.
teotihuacan-explain-discovery-own = { $tile }
teotihuacan-explain-good = { $good ->
    [cocoa] Kakaem se platí poplatky a mzdy. Není to surovina.
    [wood] Dřevem se platí za budovy a vyšší patra pyramidy.
    [stone] Kamenem se platí za dílky pyramidy.
   *[gold] Zlatem se platí za technologie a dílky výzdoby.
}
teotihuacan-explain-last-player = { teotihuacan-last-player }
teotihuacan-explain-mask = { $tile }: sady různých masek přinášejí body při každém zatmění.
teotihuacan-explain-neutral-worker = Neutrální pracovník nepatří nikomu, jeho barva se ale počítá při sběru kakaa i při placení poplatků.
teotihuacan-explain-nobles-full = Tato řada je plná.
teotihuacan-explain-nobles-row = { $workers ->
    [1] V této řadě se staví s jedním pracovníkem. Body za další místo: { $value }.
    [2] V této řadě se staví se dvěma pracovníky. Body za další místo: { $value }.
   *[3] V této řadě se staví se třemi pracovníky. Body za další místo: { $value }.
}
teotihuacan-explain-points = Některé body přijdou hned, za to, co postavíte a vyvinete; nejvíc jich je při třech zatměních.
teotihuacan-explain-pyramid-tile = { teotihuacan-tile }: lze ho jakkoli natočit; ikony shodné s těmi pod ním přinášejí body.
teotihuacan-explain-royal = { teotihuacan-royal }
teotihuacan-explain-side-full = Tato strana je plná.
teotihuacan-explain-side-open = Sem lze položit dílek výzdoby do { $level }. patra.
teotihuacan-explain-side-waits = Dílek výzdoby v { $level }. patře potřebuje pod sebou dílky pyramidy.
teotihuacan-explain-slot = { teotihuacan-bot-tile } ({ $number })
teotihuacan-explain-square-filled = Na { $square } leží dílek { $number }.
teotihuacan-explain-square-open = Na { $square } lze umístit dílek: { teotihuacan-points } a jeden navíc za každou shodnou ikonu.
teotihuacan-explain-square-price = Cena: { $goods }
teotihuacan-explain-square-waits = Dílek na { $square } potřebuje pod sebou čtyři dílky.
teotihuacan-explain-starting-tile = Startovní dílek { $number }: necháte-li si ho, získáte, co dává, a vaši pracovníci mohou začínat na dvou deskách, které uvádí.
teotihuacan-explain-technology = { teotihuacan-technology }
teotihuacan-explain-technology-own = Tuto technologii máte.
teotihuacan-explain-technology-price = { $temple ->
    [blue] Cena: { teotihuacan-goods }. Také postoupíte v modrém chrámu.
    [red] Cena: { teotihuacan-goods }. Také postoupíte v červeném chrámu.
   *[green] Cena: { teotihuacan-goods }. Také postoupíte v zeleném chrámu.
}
teotihuacan-explain-technology-shared = { $count ->
    [one] Má ji i další hráč; když si ji vezmete, získá body: { $points }.
   *[other] Další hráči, kteří ji mají: { $count }. Když si ji vezmete, každý získá body: { $points }.
}
teotihuacan-explain-temple = Každý postup posune váš ukazatel o schod výš a přinese, co je na schodu uvedeno.
teotihuacan-explain-temple-major = Místo toho si můžete vzít některý z dílků objevů, které tam leží.
teotihuacan-explain-temple-next = { $reward ->
    [resources] Váš další schod ({ $step }) dává libovolné suroviny: { $count }.
    [points] Váš další schod ({ $step }) dává body: { $count }.
    [cocoa] Váš další schod ({ $step }) dává kakao: { $count }.
   *[nothing] Váš další schod ({ $step }) hned nic nedává.
}
teotihuacan-explain-temple-stuck = Tady už váš ukazatel postoupit nemůže.
teotihuacan-explain-teotibot = Teotibot hodí dvěma kostkami a jejich součet určí jeden z jeho dílků akcí.
teotihuacan-explain-track = Za každé políčko při příštím zatmění: { $value }. Potom se všechny ukazatele vrátí na 0.
teotihuacan-explain-track-own = Jste na políčku { $step }. Při příštím zatmění: { teotihuacan-points }.
teotihuacan-explain-worker = Váš pracovník o síle { $power }: { $board }
teotihuacan-explain-worker-locked = Uctívá. Uvolnění stojí tah, nebo 3 kakaa.
teotihuacan-explain-worker-salary = Jeho mzda při zatmění: { teotihuacan-goods }.
teotihuacan-explain-workers-locked = { $count ->
    [one] { $count } z nich uctívá.
    [few] { $count } z nich uctívají.
   *[other] { $count } z nich uctívá.
}
teotihuacan-explain-workers-of = { $count ->
    [one] { $player }: { $count } pracovník ve hře
    [few] { $player }: { $count } pracovníci ve hře
   *[other] { $player }: { $count } pracovníků ve hře
}
teotihuacan-explain-workers-salary = Mzda všech při zatmění: { teotihuacan-goods }.
teotihuacan-explain-worship-any = Uctíváním tu postoupíte v libovolném chrámu.
teotihuacan-explain-worship-own = Uctívá tu váš vlastní pracovník.
teotihuacan-explain-worship-taken = Uctívá tu pracovník. Obsazení políčka stojí 1 kakao.
teotihuacan-explain-worship-temple = { $temple ->
    [blue] Uctíváním tu postoupíte v modrém chrámu.
    [red] Uctíváním tu postoupíte v červeném chrámu.
   *[green] Uctíváním tu postoupíte v zeleném chrámu.
}

## Výsledek

teotihuacan-tally-construction = Dílky pyramidy
teotihuacan-tally-decorations = Dílky výzdoby
teotihuacan-tally-nobles = Budovy
teotihuacan-tally-avenue = Cesta mrtvých
teotihuacan-tally-track = Stupnice pyramidy
teotihuacan-tally-leader = Vedení na stupnici pyramidy
teotihuacan-tally-masks = Sady masek
teotihuacan-tally-temple = Chrámy
teotihuacan-tally-bonus = Chrámové výhody
teotihuacan-tally-board = Desky akcí
teotihuacan-tally-technology = Technologie
teotihuacan-tally-shared = Technologie ostatních
teotihuacan-tally-royal = Panovnické dílky
teotihuacan-tally-tile = Dílky objevů
teotihuacan-tally-ascension = Povznesení
teotihuacan-tally-exchange = Kakao vyměněné za body
teotihuacan-tally-goods = Zbylé suroviny a kakao
teotihuacan-tally-markers = Ukazatele technologií
teotihuacan-tally-earlier = Dříve
teotihuacan-tally-salary = Nezaplacená mzda
teotihuacan-tally-total = Celkem
teotihuacan-tally-cocoa = Zbylé kakao
teotihuacan-outcome = { $outcome ->
    [pyramid] Pyramida byla dokončena.
   *[third-eclipse] Nastalo třetí zatmění.
}
teotihuacan-chart = Body po každém tahu

## Průvodce

guide-teotihuacan-city = Kolem pyramidy leží osm desek akcí. Vaše kostky jsou pracovníci: číslo nahoře je jejich síla.
guide-teotihuacan-goal = Body jsou za pyramidu, výzdobu, Cestu mrtvých, chrámy a masky; většina se započítá při zatmění.
guide-teotihuacan-worker = Vyberte jednu ze svých kostek dole nebo na desce. Přesune se o jednu až tři desky po směru hodinových ručiček; zlatá čísla ukazují, jak daleko.
guide-teotihuacan-acts = Tam sbírá kakao, uctívá, nebo provádí hlavní akci. Nahoře je cena, dole zisk. Po hlavní akci pracovníka posílíte.
guide-teotihuacan-cocoa = Hlavní akce stojí kakao za každou barvu kostek na desce; sběr kakaa dá o jedno více. Nechte si něco na mzdu.
guide-teotihuacan-pyramid = Za dílky pyramidy jsou body podle patra a za ikony stejné jako ty pod nimi. Klepnutím se pyramida zvětší.
guide-teotihuacan-eclipse = Když světlý disk dosáhne tmavého, odehraje se ještě jedno kolo a pak nastane zatmění. Po třetím hra končí.

## Důvody tahu

teotihuacan-reason-points = Získáte { teotihuacan-points }.
teotihuacan-reason-eclipse = Nastane zatmění: získáte { teotihuacan-points }.
teotihuacan-reason-goods = { $good ->
    [cocoa] Získáte { teotihuacan-goods } na poplatky a mzdy.
    [wood] Získáte { teotihuacan-goods } na budovy a vyšší patra pyramidy.
    [stone] Získáte { teotihuacan-goods } na dílky pyramidy.
   *[gold] Získáte { teotihuacan-goods } na technologie a výzdobu.
}
teotihuacan-reason-pays = Stojí to { teotihuacan-goods }.
teotihuacan-reason-pyramid = { $count ->
    [one] Dílek na pyramidě.
    [few] { $count } dílky na pyramidě.
   *[other] { $count } dílků na pyramidě.
}
teotihuacan-reason-decoration = Dílek výzdoby na pyramidě.
teotihuacan-reason-noble = Budova na desce Rodiny.
teotihuacan-reason-temple = { $temple ->
    [blue] { $count ->
        [one] Postup v modrém chrámu.
        [few] { $count } postupy v modrém chrámu.
       *[other] { $count } postupů v modrém chrámu.
    }
    [red] { $count ->
        [one] Postup v červeném chrámu.
        [few] { $count } postupy v červeném chrámu.
       *[other] { $count } postupů v červeném chrámu.
    }
   *[green] { $count ->
        [one] Postup v zeleném chrámu.
        [few] { $count } postupy v zeleném chrámu.
       *[other] { $count } postupů v zeleném chrámu.
    }
}
teotihuacan-reason-avenue = { $count ->
    [one] Posun na Cestě mrtvých, která přináší body při každém zatmění.
    [few] { $count } posuny na Cestě mrtvých, která přináší body při každém zatmění.
   *[other] { $count } posunů na Cestě mrtvých, která přináší body při každém zatmění.
}
teotihuacan-reason-track = { $count ->
    [one] Posun na stupnici pyramidy, která přinese body při příštím zatmění.
    [few] { $count } posuny na stupnici pyramidy, která přinese body při příštím zatmění.
   *[other] { $count } posunů na stupnici pyramidy, která přinese body při příštím zatmění.
}
teotihuacan-reason-technology = { teotihuacan-technology }.
teotihuacan-reason-power = { $count ->
    [one] Posílení pracovníka: blíž k povznesení.
   *[other] { $count } posílení pracovníků: blíž k povznesení.
}
teotihuacan-reason-ascends = Pracovník bude povznesen a vy si vyberete odměnu.
teotihuacan-reason-unlocks = { $count ->
    [one] Uvolní se { $count } pracovník, který se pak zase může přesouvat.
    [few] Uvolní se { $count } pracovníci, kteří se pak zase mohou přesouvat.
   *[other] Uvolní se { $count } pracovníků, kteří se pak zase mohou přesouvat.
}
teotihuacan-reason-worker = Do hry přijde váš čtvrtý pracovník.
teotihuacan-reason-discovery = { $count ->
    [one] Dílek objevu, který použijete, až se bude hodit.
    [few] { $count } dílky objevů, které použijete, až se budou hodit.
   *[other] { $count } dílků objevů, které použijete, až se budou hodit.
}
teotihuacan-reason-mask = { $count ->
    [one] Maska: čím víc různých máte, tím víc bodů přinesou při každém zatmění.
    [few] { $count } masky: čím víc různých máte, tím víc bodů přinesou při každém zatmění.
   *[other] { $count } masek: čím víc různých máte, tím víc bodů přinesou při každém zatmění.
}
teotihuacan-reason-salary = Kakao vám pak na mzdu vystačí: budete mít { $cocoa }, mzda je { $due }.
teotihuacan-reason-salary-short = Kakao by nestačilo na mzdu: měli byste { $cocoa }, mzda je { $due }.

## Co to pro vás znamená

teotihuacan-means-shared = Tuto technologii máte, takže body jsou vaše.
teotihuacan-means-build = Při zatmění se počítají políčka na stupnici pyramidy.
teotihuacan-means-noble = Jak ubývá budov, klesá hodnota políčka Cesty mrtvých.

## Vysvětlené bodování

teotihuacan-scoring-title = { $number ->
    [1] První zatmění
    [2] Druhé zatmění
   *[3] Poslední zatmění
}

## Úlohy

teotihuacan-theme-eclipse = Zatmění
teotihuacan-theme-pyramid = Pyramida
teotihuacan-theme-nobles = Rodiny
teotihuacan-theme-temple = Chrám
teotihuacan-theme-avenue = Cesta mrtvých
teotihuacan-theme-technology = Technologie
teotihuacan-theme-worker = Pracovník
