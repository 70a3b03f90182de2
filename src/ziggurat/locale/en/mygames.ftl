## Every game that I have sat down to

my-games-lead = Every game you have sat down to, and how it ended.
my-games-results = Results
my-games-played = Played
my-games-won = Won
my-games-best = Best score
my-games-counted = All your finished games, except those in which you held several seats.
my-games-counted-last = Your latest finished games ({ $count }). Show older ones to add them.
my-games-all = All
my-games-over = Finished
my-games-older = Show older games
my-games-kept = My studies and uploaded records
