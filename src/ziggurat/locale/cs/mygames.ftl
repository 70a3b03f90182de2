## Všechny hry, ke kterým jsem si sedl

my-games-lead = Všechny hry, ke kterým jste usedli, a jak skončily.
my-games-results = Výsledky
my-games-played = Odehráno
my-games-won = Výhry
my-games-best = Nejvíc bodů
my-games-counted = Všechny dohrané hry kromě těch, kde jste seděli na více místech.
my-games-counted-last = Vaše poslední dohrané hry ({ $count }). Starší přidáte, když je zobrazíte.
my-games-all = Všechny
my-games-over = Dohrané
my-games-older = Zobrazit starší hry
my-games-kept = Moje studie a nahrané záznamy
