## Na úvodní stránce a u nového stolu

game-mexica = Mexica
game-mexica-lead = Hlubte kanály, rozdělte ostrov uprostřed jezera na oblasti a stavte na něm chrámy.
game-mexica-players = 2–4 hráči
game-mexica-time = 60–90 min
option-mexica-neutral = Neutrální chrámy
option-mexica-neutral-value = { $value ->
    [hard] 25 úrovní
    [none] Žádné
   *[standard] 20 úrovní
}
option-mexica-neutral-means = { $value ->
    [hard] Deset chrámů třetí barvy překáží a v pořadí se počítá jako třetí hráč. Pro zkušené.
    [none] O calpulli nikdo další nesoupeří.
   *[standard] Deset chrámů třetí barvy překáží a v pořadí se počítá jako třetí hráč.
}
option-mexica-emblem = Znak paláce
option-mexica-emblem-value = { $value ->
    [closed] Uzavřen
   *[open] Lze na něj vstoupit
}
option-mexica-emblem-means = { $value ->
    [closed] Na pole uprostřed paláce nesmí nikdo vstoupit.
   *[open] Na pole uprostřed paláce se vstupuje jako na každé jiné.
}
option-mexica-bridge_squares = Kanály u mostů
option-mexica-bridge_squares-value = { $value ->
    [all] Zakázány na všech čtyřech stranách
   *[ends] Zakázány jen na obou koncích
}
option-mexica-bridge_squares-means = { $value ->
    [all] Kanály se vyhýbají všem čtyřem polím kolem mostu. Na chůzi zbude víc místa.
   *[ends] Bez kanálů zůstávají jen dvě pole, na která most vede.
}

## Herní součásti

mexica-board = Herní deska hry Mexica
mexica-colour = { $colour ->
    [terracotta] Terakotová
    [obsidian] Obsidiánová
    [sand] Písková
   *[grey] Šedá
}
mexica-neutral = Neutrální
mexica-temple = Chrám úrovně { $level }
mexica-piece = { $piece ->
    [canals] kanál
    [bridge-h] vodorovný most
    [bridge-v] svislý most
    [neutral] neutrální chrám úrovně { $number }
    [placed] žeton calpulli { $number }
   *[pilli] pilli
}
mexica-token = Akční žeton
mexica-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
mexica-tokens-of = { $count ->
    [one] { $count } akční žeton
    [few] { $count } akční žetony
    [many] { $count } akčního žetonu
   *[other] { $count } akčních žetonů
}
mexica-orders = Rozkazy císaře
mexica-orders-short = Rozkazy
mexica-orders-open = { $all ->
    [7] zbývá: { $open } ze { $all }
   *[other] zbývá: { $open } z { $all }
}

## Co zbývá

mexica-period = Období { $period } ze { $periods }, kolo { $round }
mexica-period-short = Období { $period }, kolo { $round }
mexica-to-end = Do konce období:
mexica-orders-left = { $count ->
    [one] rozkaz
    [few] rozkazy
    [many] rozkazu
   *[other] rozkazů
}
mexica-temples-left = { $count ->
    [one] chrám
    [few] chrámy
    [many] chrámu
   *[other] chrámů
}
mexica-ap = AB
mexica-act-end = { $ap ->
    [few] Ukončit tah, zbývají { $ap } AB
   *[other] Ukončit tah, zbývá { $ap } AB
}
mexica-ap-left = { $ap ->
    [one] Zbývá { $ap } akční bod
    [few] Zbývají { $ap } akční body
    [many] Zbývá { $ap } akčního bodu
   *[other] Zbývá { $ap } akčních bodů
}

## Co lze vzít do ruky

mexica-moving = Pilli a zakládání
mexica-digging = Kanály a mosty
mexica-building = Chrámy
mexica-tokens = Akční žetony
mexica-pick-pilli = Pilli: 1 AB za krok
mexica-pick-found = { $points ->
    [0] Založit oblast o velikosti { $size }
   *[other] Založit oblast o velikosti { $size }: +{ $points }
}
mexica-pick-double = Dvojitý kanál: 1 AB, v zásobě { $count }
mexica-pick-single = Jednoduchý kanál: 1 AB, v zásobě { $count }
mexica-pick-bridge = { $count ->
    [0] Most: v zásobě žádný, přesun za 1 AB
   *[other] Most: 1 AB, v zásobě { $count }
}
mexica-pick-temple = Chrám úrovně { $level }: { $level } AB, v zásobě { $count }
mexica-pick-take = Vzít akční žeton: 1 AB, v zásobě { $count }
mexica-pick-play = Použít akční žeton: o 1 AB více, máte { $count }

## Oblasti

mexica-region-panel = Oblast
mexica-region = Oblast o velikosti { $size }
mexica-district = Calpulli o velikosti { $size }
mexica-region-state = { $state ->
    [founded] založené
    [fits] nezaložená, odpovídá rozkazu
   *[open] nezaložená, neodpovídá žádnému rozkazu
}
mexica-rank-first = Zde jste na prvním místě.
mexica-rank-unfounded = Nezaložená oblast se boduje až na konci hry.
mexica-rank-needs = { $levels ->
    [one] Ještě { $levels } úroveň: { mexica-points }.
    [few] Ještě { $levels } úrovně: { mexica-points }.
    [many] Ještě { $levels } úrovně: { mexica-points }.
   *[other] Ještě { $levels } úrovní: { mexica-points }.
}

## Kdo o čem rozhoduje

mexica-question-start = { $player }: vyberte startovní pole.
mexica-question-turn = { $ap ->
    [0] { $player }: ukončete tah.
   *[other] { $player }: vyberte, co uděláte.
}
mexica-question-pilli = { $player }: vyberte, kam půjde váš pilli.
mexica-question-canal = { $player }: vyberte místo pro kanál.
mexica-question-bridge = { $player }: vyberte místo pro most.
mexica-question-lift = { $player }: vyberte most k přesunutí.
mexica-question-temple = { $player }: vyberte místo pro chrám.
mexica-question-found = { $player }: vyberte místo pro žeton calpulli.
mexica-waiting-start = { $player } vybírá startovní pole.
mexica-waiting-turn = Na tahu je { $player }.
mexica-waiting-bridge = { $player } přesouvá most.
mexica-turn-tip = Vyberte figurku, kanál, most nebo chrám.
mexica-leap-tip = Za 5 AB se pilli přesune kamkoli.

## Akce

mexica-action-done = Ukončit tah
mexica-action-take-token = Vzít akční žeton
mexica-action-play-token = Použít akční žeton
mexica-action-start = Začít na { $cell }
mexica-action-canal = Kanál na { $cell }
mexica-action-bridge = { $axis ->
    [v] Most na { $cell }, svisle
   *[h] Most na { $cell }, vodorovně
}
mexica-action-lift = Zvednout most z { $cell }
mexica-action-walk = Pěšky na { $cell }
mexica-action-boat = Lodí na { $cell }
mexica-action-leap = Přesun na { $cell } (5 AB)
mexica-action-temple = Chrám úrovně { $level } na { $cell }
mexica-action-found = Založit oblast, žeton na { $cell }
mexica-group-other = Rozhodnutí
mexica-group-found = Založení oblasti
mexica-group-walk = Pěšky
mexica-group-boat = Lodí
mexica-group-temple = Chrámy
mexica-group-bridge = Mosty
mexica-group-lift = Přesun mostu
mexica-group-canal-2 = Dvojité kanály
mexica-group-canal-1 = Jednoduché kanály
mexica-group-leap = Kamkoli (5 AB)
mexica-act-start = Začít na { $cell }
mexica-act-move = Jít na { $cell }
mexica-act-canal = Vyhloubit kanál na { $cell }
mexica-act-bridge = { $axis ->
    [v] Most na { $cell }, svisle
   *[h] Most na { $cell }, vodorovně
}
mexica-act-lift = Zvednout most z { $cell }
mexica-act-temple = Postavit chrám úrovně { $level } na { $cell }
mexica-act-found = Založit oblast, žeton na { $cell }

## Co by následovalo

mexica-chip-move = { $cell } za { $ap } AB
mexica-chip-found = Založení oblasti { $size }: +{ $points }
mexica-chip-split = { $size } se rozdělí na { $parts }
mexica-chip-shrink = { $size } se zmenší na { $left }
mexica-chip-founder = { $player }: +{ $points } za založení
mexica-chip-rank = { $levels ->
    [one] { $player }: { $levels } úroveň, { mexica-points }
    [few] { $player }: { $levels } úrovně, { mexica-points }
    [many] { $player }: { $levels } úrovně, { mexica-points }
   *[other] { $player }: { $levels } úrovní, { mexica-points }
}
mexica-chip-fits = { $size } odpovídá rozkazu
mexica-chip-bridge = { $axis ->
    [v] { $cell }: konce nahoře a dole
   *[h] { $cell }: konce vlevo a vpravo
}
mexica-chip-lift = Zvednout most z { $cell } a pak ho položit
mexica-chip-start = { $cell }: 5 bodů pro toho, kdo tu stojí při bodování
mexica-turn = Otočit (R)
mexica-cell-temple = { $cell }, chrám úrovně { $level }, { $player }
mexica-cell-tile = { $cell }, žeton calpulli { $size }
mexica-cell-bridge = { $axis ->
    [v] { $cell }, svislý most
   *[h] { $cell }, vodorovný most
}
mexica-cell-canal = { $cell }, kanál
mexica-cell-lake = { $cell }, jezero
mexica-cell-land = { $ground ->
    [start] { $cell }, palác, startovní pole
    [emblem] { $cell }, palác, znak
   *[land] { $cell }, pevnina
}
mexica-cell-pilli = pilli: { $player }
mexica-cell-region = oblast o velikosti { $size }
mexica-cell-district = calpulli o velikosti { $size }
mexica-cell-possible = možné za { $ap } AB

## Záznam

mexica-gain = { $player } +{ $points }
mexica-score = { $player } { $points }
mexica-event-tiles-shown = Císař rozkazuje založit oblasti o velikosti { $sizes }.
mexica-event-neutral-temple = Neutrální chrám { $glyph } úrovně { $level } stojí na { $cell }.
mexica-event-start = { $player } { $glyph } začíná na { $cell }.
mexica-event-canal = { $count ->
    [1] { $player } hloubí kanál { $glyph } na { $first }.
   *[other] { $player } hloubí kanál { $glyph } na { $first } a { $second }.
}
mexica-event-bridge = { $moved ->
    [yes] { $player } pokládá most { $glyph } na { $cell }.
   *[no] { $player } staví most { $glyph } na { $cell }.
}
mexica-event-lift = { $player } zvedá most { $glyph } z { $cell }.
mexica-event-walk = { $player } { $glyph } jde z { $from } na { $cell }.
mexica-event-boat = { $player } { $glyph } pluje z { $from } na { $cell } za { $ap } AB.
mexica-event-leap = { $player } { $glyph } se přesouvá rovnou z { $from } na { $cell } za { $ap } AB.
mexica-event-temple = { $player } staví chrám { $glyph } úrovně { $level } na { $cell }.
mexica-event-found = { $player } zakládá calpulli o velikosti { $size } { $glyph } na { $cell }: { $gains }.
mexica-event-take-token = { $player } si bere akční žeton { $glyph }.
mexica-event-play-token = { $player } používá akční žeton { $glyph }.
mexica-event-tiles-removed = { $reason ->
    [impossible] { $count ->
        [one] Rozkaz { $sizes } už žádná oblast nemůže splnit: je odstraněn.
       *[other] Rozkazy { $sizes } už žádná oblast nemůže splnit: jsou odstraněny.
    }
    [quiet-rounds] { $count ->
        [one] Tři kola se nic nepostavilo: rozkaz { $sizes } je odstraněn.
       *[other] Tři kola se nic nepostavilo: rozkazy { $sizes } jsou odstraněny.
    }
   *[round-limit] { $count ->
        [one] Poslední kolo období skončilo: rozkaz { $sizes } je odstraněn.
       *[other] Poslední kolo období skončilo: rozkazy { $sizes } jsou odstraněny.
    }
}
mexica-event-region-scored = { $founded ->
    [yes] Body za calpulli o velikosti { $size } u { $cell }: { $gains }.
   *[no] Body za oblast o velikosti { $size } u { $cell }: { $gains }.
}
mexica-event-palace-scored = { $player } stojí v paláci: +{ $points }.
mexica-event-period-ended = { $reason ->
    [round-limit] Období { $period } končí posledním kolem: { $scores }.
   *[complete] Období { $period } končí: { $scores }.
}
mexica-event-game-ended = Hra skončila.

## Proč ne

mexica-refusal-the-game-is-over = Hra skončila.
mexica-refusal-start-spaces-are-chosen-before-the-first-turn = Startovní pole se vybírají jen před prvním tahem.
mexica-refusal-start-spaces-are-chosen-first = Nejdřív si vyberte startovní pole.
mexica-refusal-this-start-space-is-taken = Pole { $cell } je obsazené; vyberte si jiné startovní pole.
mexica-refusal-the-lifted-bridge-must-be-placed = Nejdřív položte most zvednutý z { $cell }.
mexica-refusal-locks-in-an-opponent-in-the-first-round = V prvním kole nesmíte soupeře uzavřít: musí mu zůstat aspoň 14 dosažitelných polí.
mexica-refusal-not-enough-action-points = { $ap ->
    [0] Stojí to { $cost } AB; žádné vám už nezbývají.
   *[other] Stojí to { $cost } AB, máte { $ap }.
}
mexica-refusal-no-token-to-play = Nemáte akční žeton.
mexica-refusal-two-tokens-were-taken-in-this-turn = V jednom tahu lze vzít nejvýše dva akční žetony.
mexica-refusal-no-token-left = V zásobě už nejsou žádné akční žetony.
mexica-refusal-no-single-canal-left = V zásobě už nejsou jednoduché kanály.
mexica-refusal-no-double-canal-left = V zásobě už nejsou dvojité kanály.
mexica-refusal-water = Potřebujete pevninu; na { $cell } je voda.
mexica-refusal-palace = V paláci se nestaví a { $cell } k němu patří.
mexica-refusal-a-temple-is-there = Na { $cell } stojí chrám.
mexica-refusal-a-calpulli-tile-is-there = Na { $cell } leží žeton calpulli.
mexica-refusal-a-pilli-is-there = Na { $cell } stojí pilli.
mexica-refusal-a-bridge-touches-it = Most na { $bridge } potřebuje na { $cell } pevninu; kanál tam hloubit nelze.
mexica-refusal-the-region-is-founded = Tato oblast už je založená.
mexica-refusal-no-bridge-left = V zásobě už nejsou mosty; můžete některý přesunout.
mexica-refusal-bridges-lie-on-canals = Most lze postavit jen na kanál; na { $cell } žádný není.
mexica-refusal-a-bridge-is-there = Na { $cell } už leží most.
mexica-refusal-a-bridge-ends-on-land = Oba konce mostu musí ležet na pevnině; na { $cell } to nejde.
mexica-refusal-no-bridge-is-there = Na { $cell } není most.
mexica-refusal-bridges-are-left = { $bridges ->
    [one] Mosty lze přesouvat, až když jsou všechny na desce; v zásobě zbývá { $bridges }.
    [few] Mosty lze přesouvat, až když jsou všechny na desce; v zásobě zbývají { $bridges }.
   *[other] Mosty lze přesouvat, až když jsou všechny na desce; v zásobě zbývá { $bridges }.
}
mexica-refusal-a-pilli-is-on-the-bridge = Most, na kterém stojí pilli, přesunout nelze; na { $cell } jeden stojí.
mexica-refusal-the-emblem-is-closed = U tohoto stolu se na znak nevstupuje.
mexica-refusal-not-adjacent = Pilli chodí po jednom poli; { $cell } s ním nesousedí.
mexica-refusal-bridges-are-entered-over-their-ends = Na most i z mostu se chodí jen přes jeho konce.
mexica-refusal-boats-go-from-bridge-to-bridge = Lodí se pluje jen od mostu k mostu.
mexica-refusal-no-water-leads-there = Od vašeho mostu nevede na { $cell } vodní cesta.
mexica-refusal-no-temple-of-that-level-left = Chrám úrovně { $level } už nemáte k dispozici.
mexica-refusal-the-pilli-is-on-a-bridge = Váš pilli stojí na mostě, není tedy v žádné oblasti. Nejdřív z mostu sejděte.
mexica-refusal-another-region = { $cell } neleží v oblasti, ve které stojí váš pilli.
mexica-refusal-no-free-square-for-the-tile = V této oblasti je každé pole obsazené, pro žeton žádné nezbývá.
mexica-refusal-no-tile-of-that-size-is-shown = Žádný rozkaz nežádá oblast o velikosti { $size }.

## Co je co

mexica-explain-ap-left = { $ap ->
    [one] V tomto tahu zbývá { $ap } AB.
    [few] V tomto tahu zbývají { $ap } AB.
   *[other] V tomto tahu zbývá { $ap } AB.
}
mexica-explain-bridge-joins = Spojuje { $cell } a { $other }. Odtud se pluje k dalším mostům.
mexica-explain-bridges-left = V zásobě: { $count }
mexica-explain-bridges-move = V zásobě už žádný není, proto lze přesunout most, který leží na desce.
mexica-explain-doubles-left = V zásobě: { $count }
mexica-explain-emblem-closed = U tohoto stolu na něj nikdo nesmí.
mexica-explain-emblem-open = Vstupuje se na něj jako na každé jiné pole.
mexica-explain-order-ready = Oblast u { $cell } má teď tuto velikost.
mexica-explain-order-waits = Žádná nezaložená oblast teď nemá velikost { $count }.
mexica-explain-out-of-reach = Za zbývající AB se sem váš pilli nedostane.
mexica-explain-palace-bonus = Body při bodování za pilli na startovním poli: { $count }
mexica-explain-period-orders = Období končí, až nezbude žádný rozkaz a někdo postaví všechny své chrámy. Zbývá rozkazů: { $count }
mexica-explain-period-round = Období { $period }, kolo { $round }
mexica-explain-period-temples = Nejméně nepostavených chrámů, které některému hráči zbývají: { $count }
mexica-explain-pilli-of = S tímto pilli hraje { $player }.
mexica-explain-pilli-on-bridge = Na mostě není v žádné oblasti: nemůže zakládat ani stavět.
mexica-explain-pilli-stands = Stojí na { $cell }.
mexica-explain-pilli-waits = Začíná na startovním poli.
mexica-explain-points-now = Kdyby se bodovalo teď, získali byste: { $count }
mexica-explain-price = Stojí { $count } AB.
mexica-explain-rank = { $player }: { $levels ->
    [one] { $levels } úroveň
    [few] { $levels } úrovně
   *[other] { $levels } úrovní
}, body při bodování: { $count }
mexica-explain-reach = Váš pilli se sem dostane za { $count } AB.
mexica-explain-region-fits = Oblast o velikosti { $count }, jakou žádá některý rozkaz. Zakladatel získá { $founder }, každý další hráč, jehož pilli v ní stojí, { $guest }.
mexica-explain-region-founded = Založené calpulli o velikosti { $count }. Kanál v něm hloubit nelze.
mexica-explain-region-open = Oblast o velikosti { $count }. Takovou teď žádný rozkaz nežádá.
mexica-explain-singles-left = V zásobě: { $count }
mexica-explain-temple-counts = Ve své oblasti se počítá za { $count }.
mexica-explain-temple-neutral = Úroveň { $count }. V pořadí se počítá jako chrám dalšího hráče.
mexica-explain-temple-of = { $player }, úroveň { $count }
mexica-explain-temples-left = Můžete ještě postavit: { $count }
mexica-explain-tile-numbers = První místo { $first }, druhé { $second }, třetí { $third }
mexica-explain-tokens-a-turn = V tomto tahu můžete ještě vzít: { $count }
mexica-explain-tokens-left = V zásobě: { $count }
mexica-explain-tokens-own = Máte: { $count }
mexica-explain-water = Proplouvají tudy lodě. Most lze postavit tam, kde budou oba jeho konce na pevnině.

## Výsledek

mexica-tally-founder = Založené calpulli
mexica-tally-guest = Přítomnost při založení
mexica-tally-regions-1 = Calpulli, první bodování
mexica-tally-palace-1 = Palác, první bodování
mexica-tally-regions-2 = Calpulli, druhé bodování
mexica-tally-unfounded-2 = Ostatní oblasti, druhé bodování
mexica-tally-palace-2 = Palác, druhé bodování
mexica-tally-total = Body
mexica-tally-tokens = Zbylé žetony (rozhodují při shodě)
mexica-outcome = { $outcome ->
    [round-limit] Skončilo poslední kolo druhého období.
   *[complete] Všechny rozkazy byly splněny nebo odstraněny a jeden z hráčů postavil všechny chrámy.
}
mexica-chart = Body po každém tahu

## Průvodce

guide-mexica-board = Toto je ostrov na jezeře. Kanály ho dělí na oblasti; malé štítky říkají, kolik má oblast polí.
guide-mexica-goal = Císař žádá oblasti určitých velikostí, vidíte je vpravo nahoře. Takovou oblast uzavřete, založte a při bodování v ní mějte nejvíc úrovní chrámů.
guide-mexica-canals = Vezměte dole kanál a přejíždějte jím po desce: nové velikosti uvidíte, než začnete hloubit. Zlatý štítek odpovídá rozkazu.
guide-mexica-found = Pilli, který stojí ve vhodné oblasti, ji může zdarma založit. Zakladatel dostane modré číslo, ostatní přítomní bílé.
guide-mexica-temples = Chrám postavíte kdekoli v oblasti svého pilli; cena v AB je počet jeho úrovní. Na konci období se v každém calpulli boduje pořadí.
guide-mexica-move = Krok stojí 1 AB. Lodí se pluje od mostu k mostu, každý úsek za 1 AB, a za 5 AB se pilli přesune kamkoli. Čísla na desce jsou ceny.
guide-mexica-turn = Na tah máte 6 AB. Část si můžete nechat jako akční žetony, nejvýše dva za tah. Tah ukončíte zlatým tlačítkem.

## Důvody tahu

mexica-reason-start = Všechna startovní pole jsou stejně dobrá; odtud máte nejblíž na { $side ->
    [north] sever
    [south] jih
    [west] západ
   *[east] východ
} ostrova.
mexica-reason-founds = Založíte calpulli o velikosti { $size }: hned { mexica-points }.
mexica-reason-guest = Stojí tam i { $player } a dostane { $count }.
mexica-reason-closes = Uzavřete oblast o velikosti { $size }, jejíž založení přinese { mexica-points }.
mexica-reason-rank = { $founded ->
    [yes] { $rank ->
        [1] První místo v calpulli o velikosti { $size }: při bodování { mexica-points }, dosud { $was }.
        [2] Druhé místo v calpulli o velikosti { $size }: při bodování { mexica-points }, dosud { $was }.
       *[3] Třetí místo v calpulli o velikosti { $size }: při bodování { mexica-points }, dosud { $was }.
    }
   *[no] { $rank ->
        [1] První místo v oblasti o velikosti { $size }: při bodování { mexica-points }, dosud { $was }.
        [2] Druhé místo v oblasti o velikosti { $size }: při bodování { mexica-points }, dosud { $was }.
       *[3] Třetí místo v oblasti o velikosti { $size }: při bodování { mexica-points }, dosud { $was }.
    }
}
mexica-reason-palace = V paláci: při bodování { mexica-points }.
mexica-reason-scoring = { $period ->
    [1] Skončí období: získáte { mexica-points }.
   *[2] Skončí hra: získáte { mexica-points }.
}
mexica-reason-temples = { $count ->
    [one] Postavíte { $count } úroveň chrámu; při bodování rozhoduje, kdo jich má v calpulli nejvíc.
    [few] Postavíte { $count } úrovně chrámů; při bodování rozhoduje, kdo jich má v calpulli nejvíc.
   *[other] Postavíte { $count } úrovní chrámů; při bodování rozhoduje, kdo jich má v calpulli nejvíc.
}
mexica-reason-temples-early = { $count ->
    [one] Postavíte { $count } úroveň chrámu na pevnině, kterou ještě nikdo nezaložil. Body přinese na konci hry, nebo dřív, když ji někdo založí.
    [few] Postavíte { $count } úrovně chrámů na pevnině, kterou ještě nikdo nezaložil. Body přinesou na konci hry, nebo dřív, když ji někdo založí.
   *[other] Postavíte { $count } úrovní chrámů na pevnině, kterou ještě nikdo nezaložil. Body přinesou na konci hry, nebo dřív, když ji někdo založí.
}
mexica-reason-token = { $count ->
    [one] Uložíte si { mexica-tokens-of }: v některém dalším tahu o 1 AB víc.
    [few] Uložíte si { mexica-tokens-of }: každý dá v některém dalším tahu o 1 AB víc.
   *[other] Uložíte si { mexica-tokens-of }: každý dá v některém dalším tahu o 1 AB víc.
}
mexica-reason-spends-token = Stojí to { mexica-tokens-of }.

## Co to pro vás znamená

mexica-means-guest = Dostáváte { mexica-points }: váš pilli v něm stojí.
mexica-means-founded = Odteď se v něm při bodování počítají úrovně chrámů.

## Vysvětlené bodování

mexica-scoring-levels = úrovně chrámů
mexica-scoring-palace = Palác

## Úlohy

mexica-theme-founding = Založení
mexica-theme-majority = Převaha
mexica-theme-palace = Palác
mexica-theme-scoring = Bodování
