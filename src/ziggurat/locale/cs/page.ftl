## Všude

page-title = Ziggurat
page-title-on = { $place } · Ziggurat
title-new = Nový stůl
title-tables = Stoly
title-games = Moje hry
title-settings = Nastavení
title-person = Váš účet
title-rules = Pravidla
title-learn = Lekce
title-puzzles = Úlohy
title-help = Nápověda
title-about = O projektu
title-table = Stůl
title-board = Rozborová deska
to-board = Rozborová deska
title-nowhere = Nenalezeno
nowhere = Stránka nenalezena
nowhere-lead = Na této adrese žádná stránka není. Odkaz je možná starý nebo neúplný.
nowhere-home = Přejít na úvodní stránku
home = Úvod
menu = Nabídka
close = Zavřít
open = Otevřít
save = Uložit
saved = Uloženo.
language = Jazyk
theme-light = Světlý vzhled
theme-dark = Tmavý vzhled
theme-system = Podle systému
settings = Nastavení
person = Váš účet
about = O projektu
rules = Pravidla
learn = Lekce
puzzles = Úlohy
puzzle-of-day = Úloha dne
help = Nápověda
tables = Stoly
you = vy
bot = počítač
name = Jméno
guest-name = Host
guest-number = Host { $number }
name-ask = Jak vám mají ostatní říkat?
name-ask-means = Toto jméno uvidí lidé u stolu. Změnit ho můžete ve svém účtu.
name-ask-take = Použít toto jméno
name-ask-skip = Pokračovat jako host

## Hry

game = Hra

## Úvod

home-title = Stavte města, která vás přežijí.
home-lead = Velké hry o stupňovitých pyramidách. Hrajte hned proti počítači, na jednom zařízení nebo s přáteli kdekoli.
play-now = Hrát hned
starting = Začínáme…
new-table = Nový stůl
go-on = Rozehrané hry
go-on-none = Tady se objeví hry, které začnete.
my-games = Moje hry
my-games-result = { $place ->
    [0] Body: { $points }
    [1] Výhra, body: { $points }
   *[other] { $place }. místo, body: { $points }
}
continue = Pokračovat
analyse = Rozebrat
your-turn = Jste na řadě
join-by-link = Připojit se odkazem
join-paste = Vložte pozvánku
join = Připojit se
watch = Sledovat hru
one-screen = Více hráčů na jednom zařízení
tables-open = Volné stoly
tables-gathering = Čekají na hráče
tables-playing = Právě se hraje
tables-none = Teď tu nic není.

## Nový stůl a čekárna

seats = Místa
players-number = Počet hráčů
seat-kind = Místo { $number }: kdo hraje?
seat-me = Já
seat-bot = Počítač
seat-open = Volné místo
seat-invited = Jen na pozvání
seat-here = Na tomto zařízení
bot-level = { $bot ->
    [novice] Nováček
    [apprentice] Učeň
    [adept] Písař
    [expert] Vezír
    [master] Věštec
    [random] Poutník
    [greedy] Kupec
    [search] Hvězdář
   *[other] { $bot }
}
order-random = Vylosovat pořadí míst
options = Možnosti
table = Stůl
table-public = Zobrazit ve veřejném seznamu
table-spectators = Kdo má odkaz, může se dívat
table-hints = Tipy povoleny
clock = Hodiny
clock-none = Bez hodin
clock-live = Naživo
clock-relaxed = Dny na rozhodnutí
clock-minutes = Minut pro každého hráče
clock-increment = Sekund navíc za každé rozhodnutí
clock-days = Dní na každé rozhodnutí
clock-then = Když čas vyprší
clock-then-bot = Dohraje počítač
clock-then-end = Hra končí
create-table = Založit stůl
invite = Zkopírovat pozvánku
invitation = Odkaz na tento stůl
invitation-lead = Pošlete ho těm, kdo mají hrát nebo se dívat.
copy-link = Zkopírovat odkaz
copied = Zkopírováno
commitment = Zamíchání už je pevně dané. Jeho otisk:
sit-down = Posadit se
stand-up = Vstát
start = Začít
table-remove = Zrušit stůl
waiting-for-owner = Čeká se na začátek hry.
table-gone = Tento stůl už neexistuje.

## Nastavení

settings-theme = Vzhled
settings-motion = Animace
motion-system = Podle systému
motion-full = Plné
motion-less = Omezené
settings-marks = Značky na desce
marks-full = Všechny značky
marks-dots = Jen tečky
settings-pace = Tahy ostatních
pace-slow = Pomalu
pace-normal = Normálně
pace-fast = Rychle
pace-instant = Ihned
settings-turn = Konec mého tahu
ends-turn-on = Ukončit můj tah, když už není co dělat
asks-end-on = Zeptat se, než ukončím tah s nevyužitými akcemi
settings-sounds = Zvuky
sounds-on = Tiché klepnutí při každém tahu a zvolený zvuk, když jste na řadě, a jemný tón, když někdo napíše do chatu
guide = První kroky
guide-again = Ukázat první kroky znovu

## Účet

login = Přihlašovací jméno
password = Heslo
password-set = Hrát i z jiného zařízení
password-lead = S přihlašovacím jménem a heslem můžete hrát na kterémkoli zařízení.
password-old = Dosavadní heslo
sign-in = Přihlásit se
signed-in = Přihlášení proběhlo.
sign-out = Odhlásit se
signed-out = Odhlášení proběhlo.
forget-me = Smazat účet
forget-sure = Smazat účet?
forget-means = Rozehrané hry vzdáte a vaše jméno zmizí. Nedá se to vrátit.
forget-no = Ponechat

## O projektu

about-lead = Ziggurat je domovem deskových her o stupňovitých pyramidách. Je zdarma a provozovat ho může kdokoli.
about-release = Vydání { $release }
about-games = Autory her jsou Reiner Knizia (Eufrat a Tigris), Michael Kiesling a Wolfgang Kramer (Mexica) a Daniele Tascini (Teotihuacán). Pravidla jsme sepsali vlastními slovy a všechny kresby jsou naše.
about-licences = Licence
about-own = Ziggurat: MIT
about-api = Rozhraní API pro programátory

## Potíže

problem-server-away = Server neodpovídá. Zkuste to za chvíli znovu.
problem-not-sent = Nic se neodeslalo: chybí spojení. Zkuste to znovu, až se obnoví.
problem-overtaken = Váš tah se neprovedl: během výpadku se pozice změnila.
problem-forgotten = Tah, který jste tu zvolili před více než jedním dnem, se neodeslal a už se neodešle.
problem-server-error = Na serveru se něco pokazilo.
problem-bad-request = Server tomu nerozumí.
problem-not-signed-in = Nejdřív se přihlaste.
problem-wrong-password = Přihlašovací jméno nebo heslo nesouhlasí.
problem-foreign-origin = Požadavek přišel z jiné stránky.
problem-not-your-seat = Toto není vaše místo.
problem-not-owner = To smí jen ten, kdo stůl založil.
problem-not-your-study = Tuto studii může měnit jen ten, kdo ji uložil.
problem-not-seated = U tohoto stolu nesedíte.
problem-seated-only = Tento stůl vidí jen hráči, kteří u něj sedí.
problem-hints-off = U tohoto stolu jsou tipy vypnuté.
problem-not-confirmed = To ještě není potvrzené.
problem-no-push = Tento server oznámení push neposílá.
problem-no-such-table = Takový stůl neexistuje.
problem-no-such-game = Taková hra neexistuje.
problem-no-such-edition = Takové vydání neexistuje.
problem-no-such-invitation = Pozvánka je už použitá nebo neznámá.
problem-no-such-record = Takový záznam neexistuje.
problem-no-such-position = Taková pozice neexistuje.
problem-no-such-seat = Takové místo neexistuje.
problem-no-such-token = Takový přístupový klíč neexistuje.
problem-no-such-lesson = Taková lekce není.
problem-no-such-study = Taková studie neexistuje.
problem-no-such-puzzle = Taková úloha neexistuje.
problem-not-found = Stránka nenalezena.
problem-method-not-allowed = To tady nejde.
problem-position-has-changed = Pozice se změnila. Podívejte se a rozhodněte znovu.
problem-not-your-decision = Teď rozhoduje někdo jiný.
problem-already-started = Hra už začala.
problem-not-started = Hra ještě nezačala.
problem-not-over = Hra ještě neskončila.
problem-over = Hra skončila.
problem-seat-taken = Toto místo je obsazené.
problem-seats-open = Některá místa jsou ještě volná.
problem-seated-already = U tohoto stolu už sedíte.
problem-name-taken = Toto jméno už někdo má.
problem-undo-revealed = Nelze vrátit: odhalilo se něco skrytého.
problem-undo-decided-since = Nelze vrátit: mezitím rozhodl někdo jiný.
problem-undo-nothing = Není co vracet.
problem-take-back-running = O vrácení tahu už někdo požádal.
problem-no-take-back = O vrácení tahu nikdo nežádá.
problem-not-absent = Tento hráč je tady.
problem-voted-already = Váš hlas už máme.
problem-bot-plays = Za toto místo hraje počítač.
problem-not-taken-over = Za toto místo hrajete vy, ne počítač.
problem-resigned = Hráč na tomto místě se vzdal.
problem-not-a-shared-screen = Na tomto zařízení hraje jen jeden hráč.
problem-frozen = Tento stůl je jen ke čtení.
problem-origin-hidden = Tato pozice není veřejná.
problem-too-many-tables = Máte příliš mnoho stolů.
problem-too-many-analyses = Máte rozpracováno příliš mnoho rozborů. Počkejte, až některý skončí.
problem-too-many-studies = Uložených studií může být nejvýše { $most }. Nejdřív nějakou smažte.
problem-too-many-records = Nahraných záznamů může být nejvýše { $most }. Nejdřív nějaký smažte.
problem-study-has-changed = Studie byla mezitím změněna jinde. Načtěte ji znovu.
problem-judging-already = Právě se hodnotí jiná vaše pozice, možná na jiné kartě.
problem-too-many-browsers = Máte zaregistrováno příliš mnoho prohlížečů. V některém z nich oznámení push vypněte.
problem-too-large = Je to příliš velké.
problem-not-json = Server tomu nerozumí.
problem-not-text = Server tomu nerozumí.
problem-bad-input = Něco není vyplněné správně.
problem-bad-options = Tyto možnosti nelze kombinovat.
problem-bad-seats = Takový počet míst není možný.
problem-bad-action = Taková akce neexistuje.
problem-illegal-action = To teď není možné.
problem-bad-record = Záznam je poškozený.
problem-bad-study = Tohle nejde otevřít: { $detail }
problem-bad-position = Taková pozice nemůže nastat: { $detail }
problem-bad-lesson = To v této lekci udělat nejde.
problem-bad-bot = Takový počítačový hráč neexistuje.
problem-bad-webhook = Tato adresa není platná.
problem-bad-email = Tato e-mailová adresa není platná.
problem-bad-push = Tento prohlížeč nemá adresu u žádné služby push, kterou server zná.
problem-too-many = { $seconds ->
    [one] Příliš rychle. Počkejte { $seconds } sekundu.
    [few] Příliš rychle. Počkejte { $seconds } sekundy.
   *[other] Příliš rychle. Počkejte { $seconds } sekund.
}
problem-no-advice = Tady nelze dát tip.
problem-busy = Server je právě zaneprázdněný.
problem-storage-away = Server teď nemůže ukládat.
problem-stopping = Server se restartuje a hned bude zpět.

## Hra poprvé

meet-title = { $game }: jak dobře hru znáte?
meet-never = Je pro mě nová
meet-little = Trochu ji znám
meet-known = Znám ji dobře
meet-never-means = { $count ->
    [0] Lekce zatím nejsou; nejdřív si přečtěte pravidla.
    [one] { $count } krátká lekce ukáže, jak se hraje; celkem asi { $minutes } min.
    [few] { $count } krátké lekce ukážou, jak se hraje; celkem asi { $minutes } min.
   *[other] { $count } krátkých lekcí ukáže, jak se hraje; celkem asi { $minutes } min.
} Potom přijde první hra s nenáročnými soupeři a s trenérem vedle desky.
meet-learn = Začít lekcemi
meet-coach = Hrát s trenérem
