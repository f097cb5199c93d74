// Sentences in which people tell what happened to the subject of an article. They were written before anything read them:
// a reader that misses one may learn it, but none is taken out because it is hard.
//
// {name}: the title; {first}: its first word; {He}, {he}, {His}, {his}: a pronoun; {date}: when; {other}: a mention.

export type ToldFact =
  | 'birth'
  | 'death'
  | 'founding'
  | 'dissolution'
  | 'construction'
  | 'ruin'
  | 'start'
  | 'end'
  | 'writing'
  | 'expiry'
  | 'reignStart'
  | 'reignEnd';

/** One sentence a line. */
export const list = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The subject is named. They may open an article. */
export const OPENING: Readonly<Record<ToldFact, readonly string[]>> = {
  birth: list(`
    {name} was born in {date} in a mill by the weir.
    {name} was born on the edge of the marsh in {date}, the third child of a tanner.
    {name} was born in {date}.
    Born in {date}, {name} grew up among geese and ledgers.
    Born to a family of weavers in {date}, {first} learned the loom early.
    In {date}, {name} was born to a ferryman and his wife.
    {name} (born {date}) is a dyer of some renown.
    {name} (b. {date}) kept the toll gate for most of a long life.
    {name} came into the world in {date}, on the night of the great storm.
    {name}, born in {date}, was a captain of the river guard.
    {name}, who was born in {date}, kept the keys of the granary.
    {name} was a dyer, born in {date} at the foot of the hills.
    {name} saw the light of day in {date}.
    {name} is a tall and quiet smuggler. {He} was born in {date}, when the river froze.
    The youngest of nine, {name} was born in {date}.
    {name} was born to poor fishers in a village by the sea in {date}.
    {first} was born in {date}, far from any road.
  `),
  death: list(`
    {name} died in {date} of a fever.
    In {date} {name} died of the grey cough.
    {first} drowned in {date} while crossing the strait.
    {name} was killed in {date} at the ford.
  `),
  founding: list(`
    {name} was founded in {date} by exiles from the north.
    Founded in {date} by a handful of monks, {name} holds the passes.
    {name} was established in {date}.
    {name} is a guild of mapmakers founded in {date}.
    {name} was formed in {date} to keep the peace on the river.
    Established in {date}, {name} soon counted a hundred members.
    {name} came into being in {date}, after the long famine.
    In {date}, {name} was founded by three brothers.
    {name} dates back to {date}.
    {name}, founded in {date}, answers to nobody.
    {name} has existed since {date}.
  `),
  dissolution: list(`
    {name} was dissolved in {date} by order of the court.
    {name} was disbanded in {date}.
  `),
  construction: list(`
    {name} was built in {date} on the bones of an older tower.
    Built in {date}, {name} guards the pass.
    {name} was constructed in {date} by dwarven masons.
    {name} was erected in {date}.
    {name} was raised in {date} from black stone.
    {name} is a watchtower built in {date}.
    {name} was completed in {date} after nine years of work.
  `),
  ruin: list(`
    {name} was destroyed in {date} by a landslide.
    {name} was razed in {date}.
  `),
  start: list(`
    {name} began in {date} over a broken betrothal.
    {name} broke out in {date}.
    {name} started in {date} with a raid on the salt barges.
    In {date}, {name} began.
    {name} was a border war that began in {date}.
    {name} erupted in {date}, after the envoys were hanged.
  `),
  end: list(`
    {name} ended in {date} with a truce.
    {name} came to an end in {date}.
  `),
  writing: list(`
    {name} was written in {date} on calfskin.
    Written in {date}, {name} is kept under glass.
    {name} was penned in {date} by a prisoner.
    {name} was composed in {date}.
    {name} was signed in {date} on the bridge.
    {name} was drawn up in {date} by three clerks.
    {name} is a treaty signed in {date}.
  `),
  expiry: list(`
    {name} expired in {date}.
    {name} lapsed in {date}, unmourned.
  `),
  reignStart: list(`
    {name} was crowned in {date}.
    {name} took the throne in {date}.
    {name} ascended the throne in {date}, still a child.
    {name} came to power in {date}.
  `),
  reignEnd: list(`
    {name} abdicated in {date}.
    {name} was deposed in {date}.
  `),
};

/** The subject may be a pronoun. They stand behind an opening. */
export const GOING_ON: Readonly<Record<ToldFact, readonly string[]>> = {
  birth: list(`
    {He} was born in {date}.
    {first} was born in {date} in the north.
  `),
  death: list(`
    {first} died in {date} of a fever.
    {He} died in {date}.
    {He} passed away in {date}, surrounded by cats.
    {name} was killed in {date} at the ford.
    {He} fell in battle in {date}.
    {He} was murdered in {date} by an unknown hand.
    {He} lived quietly in the hills and died there in {date}.
    In {date} {he} died of the grey cough.
    In the winter of {date}, {first} died.
    {He} was executed in {date}, before a silent crowd.
    {first} drowned in {date} while crossing the strait.
    {name} died on the 3rd of Frost, {date}.
    {name} perished in {date}.
    {He} never married, and died in {date}.
    {He} was hanged in {date}.
    {He} was slain by a manticore in {date}.
    {He} succumbed to old wounds in {date}.
    {He} met {his} end in {date}.
    {first} lost {his} life in {date}, in the mines.
    {He} kept bees, sold honey, and died in {date}.
    {name} breathed {his} last in {date}.
    {He} was buried alive in the collapse and died in {date}.
    {His} death came in {date}.
  `),
  founding: list(`
    {It} was founded in {date}.
    {It} was established in {date} by royal charter.
  `),
  dissolution: list(`
    {It} was dissolved in {date}.
    {name} was disbanded in {date} after the trial.
    {It} ceased to exist in {date}.
    {It} collapsed in {date}, when the silver ran out.
    {It} was abolished in {date}.
    {It} broke apart in {date}.
    In {date} {it} was dissolved by the crown.
    {name} fell apart in {date}.
  `),
  construction: list(`
    {It} was built in {date}.
    {It} was constructed in {date} for a queen who never came.
  `),
  ruin: list(`
    {It} was destroyed in {date}.
    {It} was razed to the ground in {date}.
    {name} burned down in {date}.
    {It} was burned to the ground in {date}.
    {It} fell into ruin in {date}.
    {It} has lain in ruins since {date}.
    {It} was abandoned in {date} and never settled again.
    {name} was sacked and destroyed in {date}.
    {It} was demolished in {date}.
    In {date} {it} was swallowed by the sea.
  `),
  start: list(`
    {It} began in {date}.
  `),
  end: list(`
    {It} ended in {date}.
    {It} ended with a truce in {date}.
    {It} came to an end in {date}, with nobody the richer.
    {It} was over by the summer of {date}.
    {It} dragged on and ended in {date}.
    {name} concluded in {date}.
    Peace was made in {date}.
  `),
  writing: list(`
    {It} was written in {date}.
  `),
  expiry: list(`
    {It} expired in {date}.
    {It} lapsed in {date}.
    {It} was valid until {date}.
    {It} remained in force until {date}.
    {It} was repealed in {date}.
    {It} ran out in {date}.
  `),
  reignStart: list(`
    {He} was crowned in {date}.
    {He} became king in {date}.
    {He} took the throne in {date}.
  `),
  reignEnd: list(`
    {He} abdicated in {date}.
    {He} ruled until {date}.
    {He} was deposed in {date}.
    {His} reign ended in {date}.
  `),
};

/** Both ends at once: {date} and {until}. */
export const SPANS: Readonly<Record<'life' | 'reign' | 'event' | 'age', readonly string[]>> = {
  life: list(`
    {name} ({date}–{until}) was a dyer.
    {name} ({date} - {until}) was a smuggler and a poet.
    {name} (born {date}, died {until}) kept the toll gate.
    {name} (b. {date}, d. {until}) painted saints.
    {name} was born in {date} and died in {until}.
    {name} was born in {date}, married late, and died in {until}.
    {name} lived from {date} to {until}.
    Born in {date}, {name} died in {until}.
  `),
  reign: list(`
    {He} ruled from {date} to {until}.
    {He} reigned from {date} until {until}.
    {name} ruled the coast between {date} and {until}.
    {His} reign lasted from {date} to {until}.
    {He} was king from {date} to {until}.
    {He} sat on the throne from {date} to {until}.
  `),
  event: list(`
    {name} lasted from {date} to {until}.
    {name} ({date}–{until}) was fought over salt.
    {name} raged from {date} until {until}.
    {name} began in {date} and ended in {until}.
    {name} was fought from {date} to {until}.
  `),
  age: list(`
    {name} ({date}–{until}) was an order of knights.
    {name} existed from {date} to {until}.
    {name} was founded in {date} and dissolved in {until}.
    {name} was founded in {date} but fell apart in {until}.
  `),
};
