## U stolu

dock = Rozhodnutí
hand = V ruce
leaders = Vůdci
supplies = Zásoba
done = Ukončit tah
act-choose = Nejdřív vyberte
undo = Zpět
undo-revealed = Odhalilo se něco skrytého, nelze vrátit.
undo-decided-since = Mezitím rozhodl někdo jiný, nelze vrátit.
undo-over = Hra skončila.
undo-nothing = Není co vracet.
bot-wait = { $seconds ->
    [one] Počítač má teď práci u jiných stolů. Na tento se dostane asi za { $seconds } sekundu.
    [few] Počítač má teď práci u jiných stolů. Na tento se dostane asi za { $seconds } sekundy.
   *[other] Počítač má teď práci u jiných stolů. Na tento se dostane asi za { $seconds } sekund.
}
hint = Poradit
question-over = Hra skončila.
zoom-in = Zvětšit
zoom-out = Zmenšit
sheet-up = Ukázat ruku
sheet-down = Ukázat víc z desky
table-title = { $game }: { $players }
watching = sledujete
reconnecting = připojování…
unsent = Bez spojení. Váš tah čeká a odešle se potom.
unsent-drop = Neodesílat
connection-lost = Bez spojení. Jakmile se obnoví, hra tu bude pokračovat.
absent = pryč
time-left = Zbývající čas
days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
beside-board = Vedle desky
log = Průběh
log-empty = U tohoto stolu se zatím nic nestalo.
actions = Akce
actions-none = Teď nemáte o čem rozhodovat.
actions-search = Hledat v akcích
actions-all = { $group }: zobrazit vše ({ $count })
chat = Chat
chat-empty = Zatím nikdo nic neřekl.
chat-write = Napište zprávu
chat-send = Poslat
chat-phrases = Hotové věty
phrase-hello = Zdravím!
phrase-good-luck = Hodně štěstí!
phrase-nice-move = Pěkný tah!
phrase-one-moment = Chvilku!
phrase-thanks = Díky!
phrase-good-game = Díky za hru!
refusal-instead = { $count ->
    [one] Vhodné místo je vyznačeno.
   *[other] Vhodná místa jsou vyznačena.
}
rules-search = Hledat v pravidlech
rules-nothing = Žádné pravidlo tato slova neobsahuje.
rules-contents = Obsah
rules-turn = Předchozí a další kapitola
rules-example = Příklad
rules-table = Tabulka
rules-found = { $count ->
    [one] Nalezeno { $count } pravidlo
    [few] Nalezena { $count } pravidla
   *[other] Nalezeno { $count } pravidel
}
rules-print = Vytisknout kapitolu
rules-copy = Zkopírovat odkaz na { $rule }
rules-back = Zpět ke stolu
rules-at-table = U stolu: „{ $sentence }“
rules-whole = Otevřít celá pravidla
rules-minutes = { $minutes } min čtení
rules-enough = To na první hru stačí.
rules-read-on = Číst dál: { $chapter }

## Návrat, vzdání, nepřítomnost

take-back = Požádat o vrácení tahu
take-back-asked = { $player } žádá o vrácení tahu.
take-back-yes = Souhlasit
take-back-no = Odmítnout
resign = Vzdát se
resign-sure = Vzdát tuto hru?
resign-means = Dohraje za vás počítač a skončíte poslední.
resign-no = Hrát dál
absent-long = { $player } tu už delší dobu není.
absent-bot = Ať hraje počítač
replaced = Hraje za vás počítač.
come-back = Znovu hrát za sebe

## Jedna obrazovka

hand-over = Předejte zařízení
hand-over-to = Teď rozhoduje { $player }.
hand-over-why = Předejte zařízení. Do té doby se nic tajného neukáže.
hand-over-take = Tady { $player }

## Průběh

entry-undo = { $player } vrací poslední rozhodnutí.
entry-take-back-asked = { $player } žádá o vrácení tahu.
entry-take-back-agreed = { $player } souhlasí s vrácením tahu.
entry-take-back-refused = { $player } nesouhlasí s vrácením tahu.
entry-resign = { $player } se vzdává. Dohraje počítač.
entry-take-over-vote = { $player } chce, aby za nepřítomného hrál počítač.
entry-return = { $player } je zpět.
entry-time-out = { $player }: čas vypršel.
entry-instead = Počítač nestihl tah rozmyslet, a tak zahrál narychlo.
entry-revealed = Co se odhalilo, zůstává stejné. Znovu se nelosuje.

## Konec

result = Výsledek
winner = Vyhrává { $player }.
winners = O vítězství se dělí { $players }.
result-peeked = Vrácení tahu poté, co se odhalilo něco skrytého: { $players }.
place = Pořadí
place-number = { $place }. místo
place-resigned = hra vzdána
outcome-time-out = Vypršel čas.
look-at-board = Podívat se na desku
record-download = Stáhnout záznam
rematch = Hrát znovu
rematch-join = Přidat se k odvetě
replay = Přehrát
replay-back = O krok zpět
replay-play = Přehrát automaticky
replay-forward = O krok vpřed
replay-turn-back = Na konec předchozího tahu
replay-turn-forward = Na konec dalšího tahu
replay-slider = Místo ve hře
replay-at = Tah { $move } / { $moves }
replay-close = Zpět k aktuálnímu stavu

## První kroky

guide-next = Dál
guide-leave = Opustit průvodce
guide-end = Hrát

## Hra bez vlastní stránky

generic-board = Herní deska
generic-question = { $player }: rozhodněte se.
generic-waiting = Rozhoduje { $player }.
generic-pick = Vyberte místo na desce nebo akci ze seznamu.
generic-refusal = To zakazuje pravidlo { $rule }.
generic-points = Body

## Důvody tahu

reason-points = { $count ->
    [one] { $count } bod.
    [few] { $count } body.
   *[other] { $count } bodů.
}
reason-prevents = { $left ->
    [0] { $count ->
        [one] { $player } tak příště nezíská { $count } bod.
        [few] { $player } tak příště nezíská { $count } body.
       *[other] { $player } tak příště nezíská { $count } bodů.
    }
   *[other] { $count ->
        [one] { $player } tak příště získá { $left } místo { $count } bodu.
        [few] { $player } tak příště získá { $left } místo { $count } bodů.
       *[other] { $player } tak příště získá { $left } místo { $count } bodů.
    }
}
reason-misses = { $count ->
    [one] Druhý nejlepší tah teď přinese o { $count } bod méně.
    [few] Druhý nejlepší tah teď přinese o { $count } body méně.
   *[other] Druhý nejlepší tah teď přinese o { $count } bodů méně.
}

## Trenér

coach = Trenér
coach-what-now = Co teď?
coach-on = Zapnout trenéra
coach-off = Vypnout trenéra
coach-news = Co se stalo od vašeho tahu
coach-news-more = { $count ->
    [one] a ještě { $count } věc; je v Průběhu
    [few] a ještě { $count } věci; jsou v Průběhu
   *[other] a ještě { $count } věcí; jsou v Průběhu
}
coach-look = Ukázat na desce
coach-share = šance na vítězství
coach-thinking = Prohlížím si pozici…
coach-wait = Až budete na tahu, zeptejte se zde.
coach-ask = Zeptejte se, co se dá dělat. Samotným dotazem se nic nezahraje.
coach-quiet = Tohle už dobře zvládáte. Chcete-li, zeptejte se.
coach-new = Nové: { $word }.
way-share = { $share } %

## Vysvětlené bodování

scoring-explain = Odkud se vzaly body
scoring-step = Co se počítá
scoring-so-far = Zatím
scoring-total = Celkem
scoring-decided = Co rozhodlo:
scoring-back = Zpět
scoring-all = Vše najednou

## Průběh hry

turn-of = Tah { $number } · { $player }
log-show = Ukázat tuto chvíli
since = Od vašeho posledního tahu
since-here = váš poslední tah
since-count = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
}
since-at = krok { $number } / { $count }
since-open = { $count ->
    [one] { $count } krok od vašeho posledního tahu
    [few] { $count } kroky od vašeho posledního tahu
   *[other] { $count } kroků od vašeho posledního tahu
}
since-step = krok { $number } / { $count }, { $player }: { $said }
since-first = První krok
since-last = Poslední krok
since-start = Začít můj tah
skip = Přeskočit
end-ask = V tomto tahu můžete ještě něco udělat. Opravdu ho ukončit?
end-anyway = Přesto ukončit
end-never-ask = Příště se neptat
replay-speed = Rychlost

## Klávesy

keys = Klávesy
keys-pick = Vzít herní součást nebo ukázat tip
keys-next = Na další věc, kterou lze zvolit, nebo zpět
keys-walk = Pohyb po desce
keys-choose = Zvolit nebo začít můj tah
keys-undo = Vrátit
keys-drop = Odložit, co držíte, a zavřít, co je otevřené
keys-explain = Vysvětlit označenou věc
keys-step = O krok zpět nebo vpřed
keys-play = Přehrávat nebo zastavit
keys-ends = Na začátek nebo na konec
keys-speed = Rychleji nebo pomaleji
keys-lesson = V lekci: ukázat, jak na to
keys-list = Ukázat tento seznam
keys-everywhere = Všude
keys-at-table = U stolu
keys-turn-piece = Otočit most nebo kanál
keys-turn-tile = Otočit dílek pyramidy
keys-at-replay = Tahy od mého tahu a přehrávání
keys-step-replay = O krok zpět nebo vpřed při přehrávání
keys-step-turn = Na konec předchozího nebo dalšího tahu
keys-at-analysis = V rozboru
keys-step-mark = Na předchozí nebo další označený tah
keys-try = Zkusit chybu znovu
keys-line = Přehrát pokračování
keys-to-board = Na rozborovou desku
keys-at-board = Na rozborové desce
keys-choose-line = Zvolit pokračování
keys-judge = Hodnotit pozici, nebo přestat
keys-note = Napsat poznámku
keys-at-lesson = V lekcích a úlohách
keys-step-solution = Projít řešení úlohy
keys-at-rules = V pravidlech
keys-search = Hledat
keys-hits = Procházet nalezené
keys-rule = Na předchozí nebo další pravidlo
keys-term = Vysvětlit pojem
