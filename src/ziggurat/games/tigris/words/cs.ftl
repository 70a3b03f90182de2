## Díly

tigris-board = Herní plán hry Eufrat a Tigris
tigris-tile = { $tile ->
    [settlement] osada
    [temple] chrám
    [farm] farma
   *[market] trh
}
    .accusative = { $tile ->
        [settlement] osadu
        [temple] chrám
        [farm] farmu
       *[market] trh
    }
tigris-tiles = { $tile ->
    [settlement] { $count ->
        [one] { $count } osadu
        [few] { $count } osady
       *[other] { $count } osad
    }
    [temple] { $count ->
        [one] { $count } chrám
        [few] { $count } chrámy
       *[other] { $count } chrámů
    }
    [farm] { $count ->
        [one] { $count } farmu
        [few] { $count } farmy
       *[other] { $count } farem
    }
   *[market] { $count ->
        [one] { $count } trh
        [few] { $count } trhy
       *[other] { $count } trhů
    }
}
tigris-leader = { $leader ->
    [king] král
    [priest] kněz
    [farmer] farmář
   *[trader] obchodník
}
    .accusative = { $leader ->
        [king] krále
        [priest] kněze
        [farmer] farmáře
       *[trader] obchodníka
    }
    .genitive = { $leader ->
        [king] králů
        [priest] kněží
        [farmer] farmářů
       *[trader] obchodníků
    }
tigris-leaders = { $leader ->
    [king] Králové
    [priest] Kněží
    [farmer] Farmáři
   *[trader] Obchodníci
}
tigris-dynasty = { $dynasty ->
    [archer] Lučištník
    [bull] Býk
    [potter] Hrnčíř
   *[lion] Lev
}
tigris-points = { $colour ->
    [black] { $count ->
        [one] { $count } obsidiánový bod
        [few] { $count } obsidiánové body
       *[other] { $count } obsidiánových bodů
    }
    [red] { $count ->
        [one] { $count } terakotový bod
        [few] { $count } terakotové body
       *[other] { $count } terakotových bodů
    }
    [blue] { $count ->
        [one] { $count } lazuritový bod
        [few] { $count } lazuritové body
       *[other] { $count } lazuritových bodů
    }
   *[green] { $count ->
        [one] { $count } nefritový bod
        [few] { $count } nefritové body
       *[other] { $count } nefritových bodů
    }
}
tigris-stone = { $colour ->
    [black] Obsidián
    [red] Terakota
    [blue] Lazurit
   *[green] Nefrit
}
tigris-building = { $colour ->
    [black] palác
    [red] knihovna
    [blue] sýpka
   *[green] tržnice
}
tigris-monument = { $pair ->
    [black-red] monument z obsidiánu a terakoty
    [black-green] monument z obsidiánu a nefritu
    [black-blue] monument z obsidiánu a lazuritu
    [red-green] monument z terakoty a nefritu
    [red-blue] monument z terakoty a lazuritu
   *[green-blue] monument z nefritu a lazuritu
}
tigris-treasure = poklad
tigris-catastrophe = katastrofa

## Co zbývá

tigris-treasures-left = { $count ->
    [one] poklad zbývá
    [few] poklady zbývají
   *[other] pokladů zbývá
}
tigris-bag-left = { $count ->
    [one] dílek v sáčku
    [few] dílky v sáčku
   *[other] dílků v sáčku
}
tigris-leader-home = { tigris-leader } mimo plán
tigris-leader-stands = { tigris-leader } na { $cell }
tigris-points-hidden = body jsou skryté až do konce
tigris-treasures-of = { $count ->
    [one] { $count } poklad
    [few] { $count } poklady
   *[other] { $count } pokladů
}

## Kdo o čem rozhoduje

tigris-question-turn = { $left ->
    [0] { $player }: ukončete tah.
   *[other] { $player }: vyberte, co uděláte.
}
tigris-question-tile = { $player }: vyberte, kam položíte { tigris-tile.accusative }.
tigris-question-leader = { $player }: vyberte, kam postavíte { tigris-leader.accusative }.
tigris-question-catastrophe = { $player }: vyberte, kam udeří katastrofa.
tigris-question-swap = { $player }: vyberte dílky k výměně.
tigris-question-war = { $player }: vyberte, kdo bude bojovat teď.
tigris-question-support-war = { $player }: pošlete posily do války { tigris-leader.genitive }.
tigris-question-support-revolt = { $player }: pošlete posily do povstání { tigris-leader.genitive }.
tigris-question-building = { $player }: vyberte, kde bude stát stavba.
tigris-question-square = { $player }: postavíte monument?
tigris-question-monument = { $player }: vyberte monument.
tigris-question-treasure = { $player }: vyberte poklad, který zůstane.
tigris-waiting-turn = Na tahu je { $player }.
tigris-waiting-war = { $player } vybírá, kdo bude bojovat teď.
tigris-waiting-support = { $player } rozhoduje o posilách.
tigris-waiting-building = { $player } rozhoduje o stavbě.
tigris-waiting-square = { $player } rozhoduje o monumentu.
tigris-waiting-monument = { $player } vybírá monument.
tigris-waiting-treasure = { $player } vybírá poklad, který zůstane.
tigris-actions-left = { $left ->
    [one] zbývá { $left } akce
    [few] zbývají { $left } akce
   *[other] zbývá { $left } akcí
}

## Akce

tigris-action-done = Ukončit tah
tigris-action-tile = { $tile ->
    [settlement] Osada na { $cell }
    [temple] Chrám na { $cell }
    [farm] Farma na { $cell }
   *[market] Trh na { $cell }
}
tigris-action-leader = { $leader ->
    [king] Král na { $cell }
    [priest] Kněz na { $cell }
    [farmer] Farmář na { $cell }
   *[trader] Obchodník na { $cell }
}
tigris-action-withdraw = Vzít zpět { tigris-leader.accusative }
tigris-action-catastrophe = Katastrofa na { $cell }
tigris-action-swap = Vyměnit { $tiles }
tigris-action-war = Válka { tigris-leader.genitive }
tigris-action-support = { $count ->
    [0] Neposlat nic
   *[other] Poslat { tigris-tiles }
}
tigris-action-building = Stavba na { $cell }
tigris-action-no-building = Bez stavby
tigris-action-square = Monument s rohem na { $cell }
tigris-action-no-monument = Bez monumentu
tigris-action-monument = { $pair ->
    [black-red] Obsidián a terakota
    [black-green] Obsidián a nefrit
    [black-blue] Obsidián a lazurit
    [red-green] Terakota a nefrit
    [red-blue] Terakota a lazurit
   *[green-blue] Nefrit a lazurit
}
tigris-action-leave = Nechat poklad na { $cell }
tigris-group-tile = { $tile ->
    [settlement] Osady
    [temple] Chrámy
    [farm] Farmy
   *[market] Trhy
}
tigris-group-catastrophe = Katastrofy
tigris-group-swap = Výměny
tigris-group-other = Rozhodnout
tigris-act-place = Umístit na { $cell }
tigris-act-swap = { $count ->
    [0] Vyměnit
    [one] Vyměnit { $count } dílek
    [few] Vyměnit { $count } dílky
   *[other] Vyměnit { $count } dílků
}
tigris-pick-tile = { tigris-tile }, { $number }. v ruce
tigris-pick-catastrophe = { $count ->
    [one] Katastrofa, zbývá { $count }
   *[other] Katastrofy, zbývají { $count }
}
tigris-pick-swap = Vyměnit dílky
tigris-pick-leader = { tigris-leader }

## Co by následovalo

tigris-effect-plain = hned se nic nestane
tigris-effect-gain = { tigris-points } pro vás
tigris-effect-theirs = { tigris-points }: { $player }
tigris-effect-join = v míru spojí { $first } a { $second }
tigris-effect-wars = { $count ->
    [one] { $cell } spojí { $first } a { $second }: { $count } válka
    [few] { $cell } spojí { $first } a { $second }: { $count } války
   *[other] { $cell } spojí { $first } a { $second }: { $count } válek
}
tigris-effect-revolt = povstání, brání se { $player }, na plánu { $attack } : { $defence }
tigris-effect-returns = { $count ->
    [one] { $count } vůdce se vrátí domů
    [few] { $count } vůdci se vrátí domů
   *[other] { $count } vůdců se vrátí domů
}
tigris-chip-join = V míru spojí { $first } a { $second }
tigris-chip-war = { $cell } spojí { $first } a { $second }
tigris-chip-revolt = Povstání na { $cell }
tigris-versus = { $name } { $attack } : { $defence } { $other }
tigris-cell-empty = { $cell }, { $ground ->
    [river] řeka
   *[land] pevnina
}
tigris-cell-piece = { $cell }, { $piece }
tigris-cell-leader = { $cell }, { tigris-leader }, { $player }, síla { $strength }
tigris-cell-with-treasure = s pokladem
tigris-cell-in = v království { $numeral }
tigris-cell-face-down = pod monumentem
tigris-cell-possible = lze vybrat

## Konflikt

tigris-war-title = Válka { tigris-leader.genitive }
tigris-revolt-title = Povstání { tigris-leader.genitive }
tigris-war-cause = Dílek na { $cell } spojil dvě království. Při shodě vyhrává obránce.
tigris-revolt-cause = Počítají se chrámy vedle vůdců a chrámy z ruky. Při shodě vyhrává obránce.
tigris-attacks = útočí
tigris-defends = brání se
tigris-on-board = Na plánu
tigris-from-hand = Z ruky
tigris-strength = Síla
tigris-stands-on = na { $cell }
tigris-unknown = zatím neznámé
tigris-fewer = O jeden méně
tigris-more = O jeden více
tigris-send = { $count ->
    [0] Neposíláte nic.
   *[other] Posíláte { tigris-tiles } z { $held }.
}
tigris-answer-later = { $player } odpoví po vás.
tigris-answer-now = Odpovídáte poslední: tím se rozhodne.
tigris-need = { $count ->
    [one] K vítězství chybí ještě { $count } dílek.
    [few] K vítězství chybí ještě { $count } dílky.
   *[other] K vítězství chybí ještě { $count } dílků.
}
tigris-if-win = Když vyhrajete: { tigris-points } { $glyph }. Plán opouští { tigris-leader }, kterého má { $player }.
tigris-if-lose = Když prohrajete: { tigris-points } { $glyph } získá { $player }. Plán opouští váš { tigris-leader }.
tigris-look = Podívat se na plán
tigris-back-to-conflict = Zpět ke konfliktu
tigris-choose-war = Kdo bude bojovat teď?

## Průběh

tigris-event-tile-placed = { $player } klade { tigris-tile.accusative } { $glyph } na { $cell }.
tigris-event-leader-placed = { $player } staví { tigris-leader.accusative } { $glyph } na { $cell }.
tigris-event-leader-moved = { $player } přesouvá { tigris-leader.accusative } { $glyph } z { $from } na { $cell }.
tigris-event-leader-withdrawn = { $player } bere zpět { tigris-leader.accusative } { $glyph } z { $cell }.
tigris-event-points = { $why ->
    [tile] { $player }: { tigris-points } { $glyph }.
    [building] { $player }: { tigris-points } { $glyph } za stavbu.
    [revolt] { $player }: { tigris-points } { $glyph } za povstání.
    [war] { $player }: { tigris-points } { $glyph } za válku.
   *[monument] { $player }: { tigris-points } { $glyph } za monument.
}
tigris-event-kingdoms-joined = { $cell } spojuje dvě království.
tigris-event-war-chosen = { $player } vybírá: { tigris-action-war }.
tigris-event-conflict = { $conflict ->
    [revolt] { tigris-revolt-title } { $glyph }: útočí { $attacker }, brání se { $defender }.
   *[war] { tigris-war-title } { $glyph }: útočí { $attacker }, brání se { $defender }.
}
tigris-event-support = { $count ->
    [0] { $player } neposílá posily.
   *[other] { $player } posílá { tigris-tiles } { $glyph }.
}
tigris-event-conflict-won = { $winner } vyhrává { $high } : { $low }, prohrává { $loser }.
tigris-event-leader-returned = { $why ->
    [no-temple] { $player }: { tigris-leader } { $glyph } nemá chrám a odchází z { $cell }.
   *[other] { $player }: { tigris-leader } { $glyph } odchází z { $cell }.
}
tigris-event-building-placed = Na { $cell } stojí { tigris-building } { $glyph }.
tigris-event-building-returned = Z { $cell } mizí { tigris-building } { $glyph }.
tigris-event-monument-built = { $player } staví { tigris-monument } { $glyph } na { $cell }.
tigris-event-treasure-taken = { $player } bere poklad { $glyph } z { $cell }.
tigris-event-catastrophe = { $player } sesílá katastrofu { $glyph } na { $cell }.
tigris-event-swapped = { $count ->
    [one] { $player } mění { $count } dílek.
    [few] { $player } mění { $count } dílky.
   *[other] { $player } mění { $count } dílků.
}
tigris-event-drew-tiles = Doplňujete { $tiles }.
tigris-event-game-over = { $reason ->
    [treasures] Hra končí: zbývají nejvýše dva poklady.
   *[bag] Hra končí: sáček je prázdný.
}

## Proč ne

tigris-refusal-leader-stands-there = Na { $cell } už { tigris-leader } stojí.
tigris-refusal-space-is-taken = Pole { $cell } je obsazené.
tigris-refusal-leaders-stand-on-land = Vůdci stojí na pevnině. { $cell } je řeka.
tigris-refusal-no-temple-beside = Vůdce stojí vedle chrámu. Vedle { $cell } žádný není.
tigris-refusal-leader-would-join-kingdoms = Vůdce nesmí spojit království. { $cell } sousedí s více než jedním.
tigris-refusal-leader-is-not-on-the-board = Tento vůdce není na plánu.
tigris-refusal-no-catastrophe-left = Žádná katastrofa nezbývá.
tigris-refusal-catastrophes-spare-leaders = Katastrofa nezasáhne vůdce. Na { $cell } jeden stojí.
tigris-refusal-space-is-destroyed-already = Pole { $cell } už je zničené.
tigris-refusal-monuments-last-for-ever = Katastrofa nezasáhne monument.
tigris-refusal-catastrophes-spare-treasures = Katastrofa nezasáhne chrám s pokladem.
tigris-refusal-buildings-protect-their-tile = Stavba na { $cell } chrání svůj dílek.
tigris-refusal-no-treasure-of-the-kingdom = Na { $cell } neleží žádný poklad tohoto království.
tigris-refusal-framed-treasures-go-first = Poklady na orámovaných polích jdou první; ten na { $cell } nemůže zůstat.
tigris-refusal-no-conflict-in-this-colour = V této barvě nikdo nebojuje.
tigris-refusal-tiles-are-not-in-hand = { $held ->
    [0] Žádný takový dílek v ruce není.
    [one] V ruce je jen { $held } takový dílek.
    [few] V ruce jsou jen { $held } takové dílky.
   *[other] V ruce je jen { $held } takových dílků.
}
tigris-refusal-not-in-a-line-of-three = Stavba potřebuje řadu tří dílků. { $cell } v žádné neleží.
tigris-refusal-building-stands-in-this-line = Stavba už v této řadě stojí.
tigris-refusal-line-is-not-longer = Stavba se přesouvá jen do delší řady.
tigris-refusal-game-is-over = Hra skončila.
tigris-refusal-something-else-is-decided = Teď se rozhoduje o něčem jiném.
tigris-refusal-no-actions-left = V tomto tahu už nezbývá žádná akce.
tigris-refusal-not-a-square-of-the-placed-tile = Právě položený dílek netvoří na { $cell } čtverec čtyř.
tigris-refusal-monument-is-built-already = Tento monument už stojí.
tigris-refusal-monument-lacks-the-colour = Tento monument nemá barvu čtverce.
tigris-refusal-tile-is-not-in-hand = Takový dílek v ruce není.
tigris-refusal-rivers-are-for-farms = { $tile ->
    [settlement] Osady stojí na pevnině. { $cell } je řeka.
    [temple] Chrámy stojí na pevnině. { $cell } je řeka.
   *[market] Trhy stojí na pevnině. { $cell } je řeka.
}
tigris-refusal-farms-lie-on-rivers = Farmy leží na řece. { $cell } je pevnina.
tigris-refusal-tile-would-join-three-kingdoms = Dílek spojuje nejvýše dvě království. { $cell } sousedí s více.

## Výsledek

tigris-tally-earned-tile = Za dílky
tigris-tally-earned-building = Za stavby
tigris-tally-earned-revolt = Za povstání
tigris-tally-earned-war = Za války
tigris-tally-earned-monument = Za monumenty
tigris-tally-treasures = Poklady
tigris-tally-weakest = Nejslabší barva
tigris-outcome = { $outcome ->
    [treasures] Zbyly nejvýše dva poklady.
    [bag] Sáček byl prázdný.
   *[swap] Sáček nestačil na výměnu.
}
tigris-chart = Nejslabší barva po každém tahu, poklady až na konci

## Průvodce

guide-tigris-board = Toto je země mezi dvěma řekami. Barevné čáry ohraničují království; číslo na vůdci je jeho síla v něm.
guide-tigris-goal = Sbíráte body ve čtyřech barvách. Vaším výsledkem je nejslabší z nich, a tak pěstujte všechny čtyři.
guide-tigris-leaders = Vůdce získává body za dílky své barvy ve svém království. Začněte jím: vezměte dole kotouč a postavte ho vedle chrámu.
guide-tigris-tiles = Potom vezměte dílek. Zlatá pole by vám dala bod. Farmy leží na řece, všechno ostatní na pevnině.
guide-tigris-conflict = Dva vůdci stejné barvy v jednom království se utkají. Zkřížené čepele ukazují, kde by konflikt vznikl.
guide-tigris-turn = Tah má dvě akce. Ukončete ho zlatým tlačítkem; potom se ruce doplní na šest dílků.
