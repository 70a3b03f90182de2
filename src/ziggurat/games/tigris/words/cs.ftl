## Na úvodní stránce a u nového stolu

game-tigris = Eufrat a Tigris
game-tigris-lead = Dynastie mezi dvěma řekami rostou, spojují se a střetávají. Rozhodne vaše nejslabší barva.
game-tigris-players = 2–4 hráči
game-tigris-time = 60–90 min
option-tigris-board = Herní deska
option-tigris-board-value = { $value ->
    [advanced] Pokročilá
   *[standard] Základní
}
option-tigris-board-means = { $value ->
    [advanced] Poklady leží na čtrnácti chrámech a řeky tečou jinudy.
   *[standard] Poklady leží na deseti chrámech.
}
option-tigris-buildings = Civilizační budovy
option-tigris-buildings-value = { $value ->
    [on] Ano
   *[off] Ne
}
option-tigris-buildings-means = { $value ->
    [on] Řada kartiček jedné barvy přinese budovu s body navíc. Nejlépe až od druhé hry.
   *[off] Hra bez rozšíření.
}
option-tigris-scores = Body
option-tigris-scores-value = { $value ->
    [open] Viditelné
   *[hidden] Skryté až do konce
}
option-tigris-scores-means = { $value ->
    [open] Všichni vidí všechny body. Při učení to pomáhá.
   *[hidden] Až do konce vidíte jen vlastní body.
}

## Díly

tigris-board = Herní deska hry Eufrat a Tigris
tigris-tile = { $tile ->
    [settlement] osada
    [temple] chrám
    [farm] farma
   *[market] tržiště
}
    .accusative = { $tile ->
        [settlement] osadu
        [temple] chrám
        [farm] farmu
       *[market] tržiště
    }
    .title = { $tile ->
        [settlement] Osada
        [temple] Chrám
        [farm] Farma
       *[market] Tržiště
    }
tigris-tiles = { $tile ->
    [settlement] { $count ->
        [one] { $count } osadu
        [few] { $count } osady
       *[other] { $count } osad
    }
    [temple] { $count ->
        [one] { $count } chrám
        [few] { $count } chrámy
       *[other] { $count } chrámů
    }
    [farm] { $count ->
        [one] { $count } farmu
        [few] { $count } farmy
       *[other] { $count } farem
    }
   *[market] { $count ->
        [one] { $count } tržiště
        [few] { $count } tržiště
       *[other] { $count } tržišť
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
    .title = { $leader ->
        [king] Král
        [priest] Kněz
        [farmer] Farmář
       *[trader] Obchodník
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
        [one] { $count } černý bod
        [few] { $count } černé body
       *[other] { $count } černých bodů
    }
    [red] { $count ->
        [one] { $count } červený bod
        [few] { $count } červené body
       *[other] { $count } červených bodů
    }
    [blue] { $count ->
        [one] { $count } modrý bod
        [few] { $count } modré body
       *[other] { $count } modrých bodů
    }
   *[green] { $count ->
        [one] { $count } zelený bod
        [few] { $count } zelené body
       *[other] { $count } zelených bodů
    }
}
tigris-stone = { $colour ->
    [black] Černá
    [red] Červená
    [blue] Modrá
   *[green] Zelená
}
tigris-building = { $colour ->
    [black] palác
    [red] knihovna
    [blue] sýpka
   *[green] tržnice
}
tigris-monument = { $pair ->
    [black-red] černo-červený monument
    [black-green] černo-zelený monument
    [black-blue] černo-modrý monument
    [red-green] červeno-zelený monument
    [red-blue] červeno-modrý monument
   *[green-blue] zeleno-modrý monument
}
tigris-treasure = poklad
tigris-catastrophe = katastrofa
tigris-face-down = kartička pod monumentem

## Co zbývá

tigris-treasures-left = { $count ->
    [one] zbývající poklad
    [few] zbývající poklady
   *[other] zbývajících pokladů
}
tigris-bag-left = { $count ->
    [one] kartička v pytlíku
    [few] kartičky v pytlíku
   *[other] kartiček v pytlíku
}
tigris-leader-home = { tigris-leader.title } mimo desku
tigris-leader-stands = { tigris-leader.title } na { $cell }
tigris-points-hidden = Body jsou skryté až do konce
tigris-treasures-of = { $count ->
    [one] { $count } poklad
    [few] { $count } poklady
   *[other] { $count } pokladů
}

## Kdo o čem rozhoduje

tigris-question-turn = { $left ->
    [0] { $player }: ukončete tah.
   *[other] { $player }: vyberte, co uděláte.
}
tigris-question-tile = { $player }: vyberte, kam položíte { tigris-tile.accusative }.
tigris-question-leader = { $player }: vyberte, kam umístíte { tigris-leader.accusative }.
tigris-question-catastrophe = { $player }: vyberte, na co zahrajete katastrofu.
tigris-question-swap = { $player }: vyberte kartičky k výměně.
tigris-question-war = { $player }: vyberte, který konflikt se vyřeší jako další.
tigris-question-support-war = { $leader ->
    [king] { $player }: přidejte osady do vnějšího konfliktu králů.
    [priest] { $player }: přidejte chrámy do vnějšího konfliktu kněží.
    [farmer] { $player }: přidejte farmy do vnějšího konfliktu farmářů.
   *[trader] { $player }: přidejte tržiště do vnějšího konfliktu obchodníků.
}
tigris-question-support-revolt = { $player }: přidejte chrámy do vnitřního konfliktu { tigris-leader.genitive }.
tigris-question-building = { $player }: vyberte, kde bude stát civilizační budova.
tigris-question-square = { $player }: postavíte monument?
tigris-question-monument = { $player }: vyberte monument.
tigris-question-treasure = { $player }: vyberte poklad, který zůstane.
tigris-waiting-turn = Na tahu je { $player }.
tigris-waiting-war = { $player } vybírá, který konflikt se vyřeší jako další.
tigris-waiting-support = { $player } rozhoduje, kolik kartiček přidá.
tigris-waiting-building = { $player } rozhoduje o civilizační budově.
tigris-waiting-square = { $player } rozhoduje o monumentu.
tigris-waiting-monument = { $player } vybírá monument.
tigris-waiting-treasure = { $player } vybírá poklad, který zůstane.
tigris-act-end = { $left ->
    [one] Ukončit tah, zbývá { $left } akce
    [few] Ukončit tah, zbývají { $left } akce
   *[other] Ukončit tah, zbývá { $left } akcí
}
tigris-actions-left = { $left ->
    [one] zbývá { $left } akce
    [few] zbývají { $left } akce
   *[other] zbývá { $left } akcí
}

## Akce

tigris-action-done = Ukončit tah
tigris-action-tile = { $tile ->
    [settlement] Osada na { $cell }
    [temple] Chrám na { $cell }
    [farm] Farma na { $cell }
   *[market] Tržiště na { $cell }
}
tigris-action-leader = { $leader ->
    [king] Král na { $cell }
    [priest] Kněz na { $cell }
    [farmer] Farmář na { $cell }
   *[trader] Obchodník na { $cell }
}
tigris-action-withdraw = Stáhnout { tigris-leader.accusative }
tigris-action-catastrophe = Katastrofa na { $cell }
tigris-action-swap = Vyměnit { $tiles }
tigris-action-war = Vnější konflikt { tigris-leader.genitive }
tigris-action-support = { $count ->
    [0] Nepřidat nic
   *[other] Přidat { tigris-tiles }
}
tigris-action-building = Budova na { $cell }
tigris-action-no-building = Bez budovy
tigris-action-square = Monument s rohem na { $cell }
tigris-action-no-monument = Bez monumentu
tigris-action-monument = { $pair ->
    [black-red] Černo-červený
    [black-green] Černo-zelený
    [black-blue] Černo-modrý
    [red-green] Červeno-zelený
    [red-blue] Červeno-modrý
   *[green-blue] Zeleno-modrý
}
tigris-action-leave = Nechat poklad na { $cell }
tigris-group-tile = { $tile ->
    [settlement] Osady
    [temple] Chrámy
    [farm] Farmy
   *[market] Tržiště
}
tigris-group-catastrophe = Katastrofy
tigris-group-swap = Výměny
tigris-group-other = Rozhodnutí
tigris-act-swap = { $count ->
    [0] Vyměnit
    [one] Vyměnit { $count } kartičku
    [few] Vyměnit { $count } kartičky
   *[other] Vyměnit { $count } kartiček
}
tigris-pick-tile = { tigris-tile.title }, { $number }. v ruce
tigris-pick-catastrophe = { $count ->
    [one] Katastrofa, zbývá { $count }
    [few] Katastrofy, zbývají { $count }
   *[other] Katastrofy, zbývá { $count }
}
tigris-pick-swap = Vyměnit kartičky
tigris-pick-leader = { tigris-leader.title }

## Co by následovalo

tigris-effect-plain = bez okamžitého účinku
tigris-effect-gain = { tigris-points } pro vás
tigris-effect-theirs = { $player }: { tigris-points }
tigris-effect-join = spojí { $first } a { $second } bez konfliktu
tigris-effect-wars = { $count ->
    [one] { $cell } spojí { $first } a { $second }: { $count } vnější konflikt
    [few] { $cell } spojí { $first } a { $second }: { $count } vnější konflikty
   *[other] { $cell } spojí { $first } a { $second }: { $count } vnějších konfliktů
}
tigris-effect-revolt = vnitřní konflikt, brání se { $player }, na desce { $attack }:{ $defence }
tigris-effect-returns = { $count ->
    [one] z desky odejde { $count } vůdce
    [few] z desky odejdou { $count } vůdci
   *[other] z desky odejde { $count } vůdců
}
tigris-chip-join = Spojí { $first } a { $second } bez konfliktu
tigris-chip-war = { $cell } spojí { $first } a { $second }
tigris-chip-revolt = Vnitřní konflikt na { $cell }
tigris-versus = { $name } { $attack }:{ $defence } { $other }
tigris-cell-empty = { $cell }, { $ground ->
    [river] řeka
   *[land] pevnina
}
tigris-cell-piece = { $cell }, { $piece }
tigris-cell-leader = { $cell }, { tigris-leader }, { $player }, síla { $strength }
tigris-cell-with-treasure = s pokladem
tigris-cell-in = v království { $numeral }
tigris-cell-face-down = pod monumentem
tigris-cell-possible = lze vybrat

## Konflikt

tigris-war-title = Vnější konflikt { tigris-leader.genitive }
tigris-revolt-title = Vnitřní konflikt { tigris-leader.genitive }
tigris-war-cause = Kartička na { $cell } spojila dvě království. Při shodě vyhrává obránce.
tigris-war-joined = Kartička na { $cell } spojila království { $first } a { $second }. Při shodě vyhrává obránce.
tigris-kingdom = Království { $numeral }
tigris-revolt-cause = Počítají se chrámy sousedící s vůdci a chrámy přidané z ruky. Při shodě vyhrává obránce.
tigris-attacks = útočí
tigris-defends = brání se
tigris-on-board = Na desce
tigris-from-hand = Z ruky
tigris-strength = Síla
tigris-stands-on = na { $cell }
tigris-unknown = zatím neznámé
tigris-fewer = O jednu kartičku méně
tigris-more = O jednu kartičku více
tigris-send = { $count ->
    [0] Nepřidáváte nic.
   *[other] { $held ->
        [2] Přidáváte { tigris-tiles } ze { $held }.
        [3] Přidáváte { tigris-tiles } ze { $held }.
        [4] Přidáváte { tigris-tiles } ze { $held }.
        [6] Přidáváte { tigris-tiles } ze { $held }.
       *[other] Přidáváte { tigris-tiles } z { $held }.
    }
}
tigris-answer-later = { $player } přidává až po vás.
tigris-answer-now = Přidáváte jako poslední: tím se rozhodne.
tigris-need = { $count ->
    [one] K výhře potřebujete ještě { $count } kartičku.
    [few] K výhře potřebujete ještě { $count } kartičky.
   *[other] K výhře potřebujete ještě { $count } kartiček.
}
tigris-least = { $count ->
    [one] I když { $player } nic nepřidá, potřebujete k výhře ještě { $count } kartičku.
    [few] I když { $player } nic nepřidá, potřebujete k výhře ještě { $count } kartičky.
   *[other] I když { $player } nic nepřidá, potřebujete k výhře ještě { $count } kartiček.
}
tigris-if-win = Když vyhrajete: { tigris-points } { $glyph }. Z desky odejde { tigris-leader } ({ $player }).
tigris-if-lose = Když prohrajete: { tigris-points } { $glyph } získá { $player }. Z desky odejde váš { tigris-leader }.
tigris-tiles-leave = { $count ->
    [one] Z desky zmizí i kartička na { $cells }.
   *[other] Z desky zmizí i kartičky na { $cells }.
}
tigris-look = Podívat se na desku
tigris-back-to-conflict = Zpět ke konfliktu
tigris-choose-war = Který konflikt se vyřeší jako další?

## Průběh

tigris-event-tile-placed = { $player } pokládá { tigris-tile.accusative } { $glyph } na { $cell }.
tigris-event-leader-placed = { $player } umisťuje { tigris-leader.accusative } { $glyph } na { $cell }.
tigris-event-leader-moved = { $player } přesouvá { tigris-leader.accusative } { $glyph } z { $from } na { $cell }.
tigris-event-leader-withdrawn = { $player } stahuje { tigris-leader.accusative } { $glyph } z { $cell }.
tigris-event-points = { $why ->
    [tile] { $player }: { tigris-points } { $glyph }.
    [building] { $player }: { tigris-points } { $glyph } za civilizační budovu.
    [revolt] { $player }: { tigris-points } { $glyph } za vnitřní konflikt.
    [war] { $player }: { tigris-points } { $glyph } za vnější konflikt.
   *[monument] { $player }: { tigris-points } { $glyph } za monument.
}
tigris-event-kingdoms-joined = Kartička na { $cell } spojuje dvě království.
tigris-event-war-chosen = { $player } vybírá vnější konflikt { tigris-leader.genitive }.
tigris-event-conflict = { $conflict ->
    [revolt] { tigris-revolt-title } { $glyph }: útočí { $attacker }, brání se { $defender }.
   *[war] { tigris-war-title } { $glyph }: útočí { $attacker }, brání se { $defender }.
}
tigris-event-support = { $count ->
    [0] { $player } nepřidává nic.
   *[other] { $player } přidává { tigris-tiles } { $glyph }.
}
tigris-event-conflict-won = { $winner } vyhrává { $high }:{ $low }, prohrává { $loser }.
tigris-event-conflict-tied = Shoda { $high }:{ $low } znamená, že vyhrává obránce: { $winner }. Prohrává { $loser }.
tigris-event-leader-returned = { $why ->
    [no-temple] { $player }: { tigris-leader } { $glyph } už nesousedí s chrámem a odchází z { $cell }.
   *[other] { $player }: { tigris-leader } { $glyph } odchází z { $cell }.
}
tigris-event-building-placed = Na { $cell } teď stojí { tigris-building } { $glyph }.
tigris-event-building-returned = Z { $cell } mizí { tigris-building } { $glyph }.
tigris-event-monument-built = { $player } staví { tigris-monument } { $glyph } na { $cell }.
tigris-event-treasure-taken = { $player } získává poklad { $glyph } z { $cell }.
tigris-event-catastrophe = { $player } hraje katastrofu { $glyph } na { $cell }.
tigris-event-swapped = { $count ->
    [one] { $player } vyměňuje { $count } kartičku.
    [few] { $player } vyměňuje { $count } kartičky.
   *[other] { $player } vyměňuje { $count } kartiček.
}
tigris-event-drew-tiles = Dobíráte si { $tiles }.
tigris-event-drew-tiles-other = { $player } si dobírá { $tiles }.
tigris-event-game-over = { $reason ->
    [treasures] Hra končí: zbývají nejvýše dva poklady.
    [swap] Hra končí: na výměnu už v pytlíku není dost kartiček.
   *[bag] Hra končí: v pytlíku už není dost kartiček.
}

## Proč ne

tigris-refusal-leader-stands-there = Váš { tigris-leader } už na { $cell } stojí.
tigris-refusal-space-is-taken = Políčko { $cell } je obsazené.
tigris-refusal-leaders-stand-on-land = Vůdce smí stát jen na pevnině; { $cell } je řeka.
tigris-refusal-no-temple-beside = Vůdce musí sousedit s chrámem; vedle { $cell } žádný není.
tigris-refusal-leader-would-join-kingdoms = Vůdce nesmí spojit dvě království; { $cell } sousedí s více než jedním.
tigris-refusal-leader-is-not-on-the-board = Tento vůdce není na desce.
tigris-refusal-no-catastrophe-left = Už nemáte žádnou katastrofu.
tigris-refusal-catastrophes-spare-leaders = Katastrofu nelze zahrát na vůdce; na { $cell } jeden stojí.
tigris-refusal-space-is-destroyed-already = Na { $cell } už leží katastrofa.
tigris-refusal-monuments-last-for-ever = Katastrofu nelze zahrát na monument.
tigris-refusal-catastrophes-spare-treasures = Katastrofu nelze zahrát na chrám s pokladem.
tigris-refusal-buildings-protect-their-tile = Katastrofou nelze zničit kartičku s civilizační budovou; na { $cell } jedna stojí.
tigris-refusal-no-treasure-of-the-kingdom = Na { $cell } neleží žádný poklad tohoto království.
tigris-refusal-framed-treasures-go-first = Nejdřív se berou poklady z orámovaných políček; ten na { $cell } zůstat nemůže.
tigris-refusal-no-conflict-in-this-colour = V této barvě žádný konflikt není.
tigris-refusal-tiles-are-not-in-hand = { $held ->
    [0] Takovou kartičku v ruce nemáte.
    [one] V ruce máte jen { $held } takovou kartičku.
    [few] V ruce máte jen { $held } takové kartičky.
   *[other] V ruce máte jen { $held } takových kartiček.
}
tigris-refusal-not-in-a-line-of-three = Civilizační budova se staví do řady nejméně tří stejných kartiček, ke které patří i ta právě položená; { $cell } v takové neleží.
tigris-refusal-building-stands-in-this-line = Civilizační budova už v této řadě stojí.
tigris-refusal-line-is-not-longer = Civilizační budovu lze přesunout jen do delší řady, než je ta, ve které stojí.
tigris-refusal-game-is-over = Hra skončila.
tigris-refusal-something-else-is-decided = Nejdřív se musí rozhodnout o něčem jiném.
tigris-refusal-no-actions-left = V tomto tahu už nemáte žádnou akci.
tigris-refusal-not-a-square-of-the-placed-tile = Právě položená kartička nedokončila na { $cell } čtverec 2×2.
tigris-refusal-monument-is-built-already = Tento monument už stojí.
tigris-refusal-monument-lacks-the-colour = Monument musí mít barvu svého čtverce; tento ji nemá.
tigris-refusal-tile-is-not-in-hand = Takovou kartičku v ruce nemáte.
tigris-refusal-rivers-are-for-farms = { $tile ->
    [settlement] Osadu lze položit jen na pevninu; { $cell } je řeka.
    [temple] Chrám lze položit jen na pevninu; { $cell } je řeka.
   *[market] Tržiště lze položit jen na pevninu; { $cell } je řeka.
}
tigris-refusal-farms-lie-on-rivers = Farmu lze položit jen na řeku; { $cell } je pevnina.
tigris-refusal-tile-would-join-three-kingdoms = Kartička smí spojit nejvýše dvě království; { $cell } sousedí s více.

## Co je co

tigris-explain-actions-left = { $left ->
    [0] V tomto tahu už nezbývá žádná akce.
    [one] V tomto tahu zbývá { $left } akce.
    [few] V tomto tahu zbývají { $left } akce.
   *[other] V tomto tahu zbývá { $left } akcí.
}
tigris-explain-bag-left = Kartiček v pytlíku: { $count }
tigris-explain-building-bonus = Kdo v tomto království získá bod za kartičku její barvy, získá o jeden více.
tigris-explain-building-protects = Kartička pod budovou zůstane na desce, i když její strana prohraje vnější konflikt.
tigris-explain-building-stands = Stojí na { $cell }. Přesunout ji lze jen do delší řady kartiček její barvy.
tigris-explain-building-waits = Zatím není na desce. Staví se do řady tří a více kartiček své barvy.
tigris-explain-catastrophe = Nelze ji zahrát na vůdce, poklad, monument ani na budovu.
tigris-explain-catastrophes-own = Zbývá vám: { $count }
tigris-explain-conflict-needed = { $count ->
    [0] Obránci stačí k výhře to, co má.
    [one] Obránci stačí k výhře ještě { $count } kartička.
    [few] Obránci stačí k výhře ještě { $count } kartičky.
   *[other] Obránci stačí k výhře ještě { $count } kartiček.
}
tigris-explain-conflict-revolt = Chrámy vedle vůdců: { $attacker } { $attack }, { $defender } { $defence }
tigris-explain-conflict-tie = Při shodě vyhrává obránce.
tigris-explain-conflict-war = Kartičky této barvy na desce: { $attacker } { $attack }, { $defender } { $defence }
tigris-explain-dynasty-catastrophes = Zbývající katastrofy: { $count }
tigris-explain-dynasty-hand = Kartičky v ruce: { $count }
tigris-explain-dynasty-of = Za tuto dynastii hraje { $player }.
tigris-explain-dynasty-treasures = Poklady: { $count }
tigris-explain-farm-goes = Patří na prázdné políčko řeky, které sousedí nejvýše se dvěma královstvími.
tigris-explain-leader-can-stand = Vůdce zde může stát: vedle je chrám.
tigris-explain-leader-home = { tigris-leader-home }
tigris-explain-leader-last-temple = Sousedí jen s jedním chrámem. Když o něj přijde, odejde z desky.
tigris-explain-leader-of = S tímto vůdcem hraje { $player }.
tigris-explain-leader-revolt = Chrámy vedle něj pro vnitřní konflikt: { $count }
tigris-explain-leader-stands = { tigris-leader-stands }
tigris-explain-leader-war = Kartičky jeho barvy v království pro vnější konflikt: { $count }
tigris-explain-leader-would-join = Vůdce zde stát nemůže: spojil by království.
tigris-explain-monument = { $pair ->
    [black-red] Černo-červený monument.
    [black-green] Černo-zelený monument.
    [black-blue] Černo-modrý monument.
    [red-green] Červeno-zelený monument.
    [red-blue] Červeno-modrý monument.
   *[green-blue] Zeleno-modrý monument.
}
tigris-explain-monument-idle = V jeho království teď není žádný vůdce jeho barev.
tigris-explain-monument-pays = Na konci svého tahu získá { $player } { tigris-points }.
tigris-explain-monument-unbuilt = Ještě ho nikdo nepostavil.
tigris-explain-no-kingdom = Nepatří do žádného království.
tigris-explain-no-kingdom-near = Nesousedí s žádným královstvím: kartička zde nepřinese bod.
tigris-explain-no-leader-on-rivers = Vůdci stojí jen na pevnině.
tigris-explain-no-temple-near = Vůdce zde stát nemůže: vedle není chrám.
tigris-explain-one-kingdom-near = Kartička se zde připojí k jednomu království a přinese v něm bod.
tigris-explain-points = { $colour ->
    [black] Černé body: za osady, za vnější konflikty králů a za monumenty.
    [red] Červené body: za chrámy, za vnitřní konflikty, za vnější konflikty kněží a za monumenty.
    [blue] Modré body: za farmy, za vnější konflikty farmářů a za monumenty.
   *[green] Zelené body: za tržiště, za vnější konflikty obchodníků a za monumenty.
}
tigris-explain-points-own = Máte { tigris-points }.
tigris-explain-points-weakest = Vaše nejslabší barva i s poklady: { $count }
tigris-explain-space-destroyed = Sem už nikdy nic položit nelze.
tigris-explain-supports = Ve vnějším konfliktu ji má na své straně { $player }.
tigris-explain-supports-nobody = V jejím království není vůdce její barvy.
tigris-explain-swap = Jednu až šest kartiček odložíte a stejný počet si doberete. Je-li jich v pytlíku málo, hra končí.
tigris-explain-three-kingdoms-near = Kartičku sem položit nelze: spojila by více než dvě království.
tigris-explain-tile-earns = { $player }: { tigris-points }
tigris-explain-tile-goes = Patří na prázdné políčko pevniny, které sousedí nejvýše se dvěma královstvími.
tigris-explain-tiles-held = V ruce máte { tigris-tiles }.
tigris-explain-treasure-framed = Poklad na orámovaném políčku: obchodník ho bere dříve než ostatní.
tigris-explain-treasure-here = Leží na něm poklad. Ze dvou a více pokladů v království bere obchodník všechny kromě jednoho.
tigris-explain-treasures-left = Na desce: { $count }
tigris-explain-treasures-own = Máte: { $count }
tigris-explain-two-kingdoms-near = Kartička zde spojí dvě království a bod nepřinese. Vůdci stejné barvy se utkají.

## Výsledek

tigris-tally-earned-tile = Za kartičky
tigris-tally-earned-building = Za civilizační budovy
tigris-tally-earned-revolt = Za vnitřní konflikty
tigris-tally-earned-war = Za vnější konflikty
tigris-tally-earned-monument = Za monumenty
tigris-scoring-title = Monumenty a poklady
tigris-scoring-monuments = { tigris-stone } za monumenty
tigris-tally-treasures = Poklady
tigris-tally-weakest = Nejslabší barva
tigris-outcome = { $outcome ->
    [treasures] Zbyly nejvýše dva poklady.
    [bag] V pytlíku nebylo dost kartiček na doplnění.
   *[swap] V pytlíku nebylo dost kartiček na výměnu.
}
tigris-chart = Nejslabší barva po každém tahu, poklady až na konci

## Průvodce

guide-tigris-board = Toto je země mezi dvěma řekami. Barevné čáry ohraničují království; číslo na vůdci je jeho síla v něm.
guide-tigris-goal = Sbíráte body ve čtyřech barvách. Rozhoduje ta nejslabší, a tak rozvíjejte všechny čtyři.
guide-tigris-leaders = Vůdce získává body za kartičky své barvy položené do jeho království. Začněte vůdcem: dole vezměte disk a umístěte ho vedle chrámu.
guide-tigris-tiles = Potom vezměte kartičku. Na zlatých políčkách za ni získáte bod. Farmy patří na řeku, všechno ostatní na pevninu.
guide-tigris-conflict = Dva vůdci stejné barvy v jednom království vyvolají konflikt. Zkřížené čepele ukazují, kde by vznikl.
guide-tigris-turn = Tah má dvě akce. Ukončete ho zlatým tlačítkem; potom si všichni doberou kartičky do šesti.

## Důvody tahu

tigris-reason-points = { $weakest ->
    [yes] Získáte { tigris-points } ve své nejslabší barvě, a ta na konci rozhoduje.
   *[no] Získáte { tigris-points }.
}
tigris-reason-war = { $chance ->
    [0] Vnější konflikt, který byste prohráli. Soupeř: { $player }.
   *[other] Vnější konflikt s pravděpodobností výhry { $chance } %, asi { tigris-points }. Soupeř: { $player }.
}
tigris-reason-revolt = { $chance ->
    [0] Vnitřní konflikt, který byste prohráli. Soupeř: { $player }.
   *[other] Vnitřní konflikt s pravděpodobností výhry { $chance } %, 1 červený bod. Soupeř: { $player }.
}
tigris-reason-treasure = { $count ->
    [one] Získáte { tigris-treasures-of }: na konci bod libovolné barvy.
    [few] Získáte { tigris-treasures-of }: na konci za každý bod libovolné barvy.
   *[other] Získáte { tigris-treasures-of }: na konci za každý bod libovolné barvy.
}
tigris-reason-monument = Postavíte { tigris-monument }: každý tah bod za každého vašeho vůdce v jeho barvách.
tigris-reason-leader = { $count ->
    [0] { tigris-leader.title } přijde na desku a může vám tam přinášet body.
   *[other] { tigris-leader.title } přijde na desku a může vám tam přinést body za { tigris-tiles } z ruky.
}
tigris-reason-king = { tigris-reason-leader } Král bere i barvy, které tam nemají vůdce.
tigris-reason-sends-home = Z desky odejde { tigris-leader } ({ $player }) a do návratu nic nezíská.
tigris-reason-leaves = Z desky odejde váš { tigris-leader }.
tigris-reason-stronger = { tigris-leader.title } zesílí pro vnější konflikty: { $was } → { $now }.
tigris-reason-commits = { $count ->
    [one] Stojí vás { $count } kartičku z ruky.
    [few] Stojí vás { $count } kartičky z ruky.
   *[other] Stojí vás { $count } kartiček z ruky.
}
tigris-reason-swap = { $count ->
    [one] Vyměníte { $count } kartičku.
    [few] Vyměníte { $count } kartičky.
   *[other] Vyměníte { $count } kartiček.
}

## Co to pro vás znamená

tigris-means-lost = Váš { tigris-leader } je mimo desku; můžete ho umístit znovu.
tigris-means-won = Vyhráli jste.
tigris-means-points = Ty jsou vaše.
tigris-means-monument = Odteď přináší body vůdcům svých barev, kteří jsou v jeho království, vždy na konci tahu jejich hráče.
tigris-means-treasure = Na konci platí jako bod barvy, která ho nejvíc potřebuje.

## Úlohy

tigris-theme-conflict = Konflikt
tigris-theme-monument = Monument
tigris-theme-treasure = Poklad
tigris-theme-leader = Vůdce
