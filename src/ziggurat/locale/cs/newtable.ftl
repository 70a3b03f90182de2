## Nový stůl

newtable-lead = Vyberte předvolbu a otevřete stůl, nebo si cokoli změňte.
presets = Předvolby
preset-first = První hra
preset-first-means = Vy a nenároční soupeři. Nejjednodušší příprava, s tipy a trenérem.
preset-quick = Rychlá hra
preset-quick-means = Dva hráči, každý 15 minut. Do půl hodiny je hotovo.
preset-box = Jako z krabice
preset-box-means = Možnosti podle tištěných pravidel, bez hodin.
preset-last = Jako minule
preset-last-means = Místa a možnosti vašeho posledního stolu.
changed = změněno
seat-me-means = To jste vy.
seat-open-means = Posadí se sem, kdo první otevře odkaz.
seat-invited-means = Má vlastní odkaz, který platí jednou.
seat-here-means = Hraje na tomto zařízení, které si podáváte.
level = Úroveň
level-strength = Síla
level-thinks = Přemýšlí
level-plays = Jak hraje
level-rank = { $rank } z { $count }
level-rated = hodnocení { $rating }
level-at-once = hned
level-seconds = až { $seconds } s
level-honest = Počítač ví jen to, co vidí ze svého místa: nic skrytého a už vůbec ne vaši ruku.
clock-none-means = Každý má tolik času, kolik chce.
clock-live-means = Všichni jsou přítomni a na celou hru mají tolik času.
clock-relaxed-means = Každý hraje, kdy se mu to hodí, a může dostat zprávu, že je na řadě.
clock-minutes-means = Čas každého hráče na celou hru. Běží, jen když je hráč na řadě.
clock-increment-means = { $seconds ->
    [0] Žádný čas se nepřidává.
   *[other] Po každém rozhodnutí se hráči přidá tolik času.
}
clock-days-means = Rozhodnutí smí trvat tak dlouho. Pro další je zase celá doba.
clock-then-means = { $then ->
    [end] Hra hned skončí a ten, komu čas vypršel, je poslední.
   *[bot] Za toho, komu čas vypršel, hraje dál počítač.
}
hints-on-means = Žárovka ukáže dobré tahy každému, kdo se zeptá.
hints-off-means = Nikdo nedostává tipy. Tak je to předem nastaveno, když spolu hrají lidé.
order-on-means = O pořadí rozhodne los. Po hře si ho lze ověřit.
order-off-means = Hraje se v uvedeném pořadí míst.
public-on-means = Stůl tu najde kdokoli a může se posadit.
public-off-means = Najdou ho jen ti, kdo mají odkaz.
spectators-on-means = Diváci vidí desku, nikdy nikomu do ruky.
spectators-off-means = Stůl vidí jen hráči.
table-name = Název stolu
table-summary = { $game }, počet hráčů { $count }: { $who }.
reset = Obnovit výchozí
create-copy = Otevřít stůl a zkopírovat odkaz
teotibot-more = Další úpravy
level-means = { $bot ->
    [novice] Bere, co je blízko, a hodně přehlédne. Pro první hru.
    [apprentice] Vidí vlastní zisk, váš plán málokdy.
    [adept] Hledí kousek dopředu a myslí i na vaše odpovědi.
    [expert] Sleduje mnoho možností a málo odpouští.
    [master] Nejsilnější soupeř. Přemýšlí nejdéle.
   *[other] {""}
}
switch-off = Ne
switch-on = Ano
