import type { HandWrittenArticle } from './types.ts';

/** Articles that only the sample world has. */
export const furtherLore: HandWrittenArticle[] = [
  {
    title: 'The Tongue of the Merrow Bell',
    template: 'item',
    category: 'Things',
    tags: 'bell,secret',
    excerpt: 'Nine pounds of bronze in a child’s stocking.',
    content: `It came ashore on the morning after {{The Flood of the Ninth Lamp}}, at the foot of {{Saint Orla’s Stair}}, dry. {{Brother Ansgar}} was eleven and fetched water for the monks. He picked it up before anyone could write it down.

It swings toward {{The Merrow Bell}} like the needle of a compass. For twenty-six years it pointed out to sea. Since 327 it has pointed at the quays, and he has had to learn to walk differently.`,
    private: true,
  },
  {
    title: 'The Map That Is True for Six Hours',
    template: 'document',
    category: 'Things',
    tags: 'map',
    excerpt: 'One penny, low water to high. No refunds after the bells.',
    content: `Drawn fresh at every ebb by the children of the lower quays, in soot and vinegar, on the backs of forms from {{The Counting House}}. It shows which streets of {{The Drowned Quarter}} are streets today, where the floors are sound, and where not to whistle.

The vinegar fades by the next high water. A few buyers have tried to ink the lines over and use the map a second time. [i]Those maps come back[/i], the children say; the monks of the {{Order of the Ebb}} have a drawer of them.

[quote]You are here. You are not here. Hurry.|printed along the lower edge[/quote]`,
  },
  {
    title: 'Candle Crab',
    template: 'species',
    category: 'Things',
    tags: 'creature,light',
    excerpt: 'A hermit crab that prefers a candle end to a shell.',
    content: `Any stub will do, as long as it has been lit at least once. After {{The Vigil of Small Boats}} the beach below {{Tallow Ward}} walks about on its own for a week, in every color that the vats had.

They can’t be bred and won’t be hurried. If you set one beside a lamp, it turns its back; if you set it beside {{Merrow Glass}}, it climbs in, and in the morning the glass is warm.`,
  },
  {
    title: 'The One Who Waited',
    template: 'myth',
    category: 'Sea Lore',
    tags: 'founding,sea',
    excerpt: 'As the apprentices tell it, after the candle is out.',
    content: `There was someone on the rock before there was a city to see it from. Each night she looked out and saw nothing, and waited. So she made a light, to have something to look at. And then, far out, something looked back.

That’s all. The wardens’ version, {{The First Lamp}}, goes on for an hour and has a moral. In the version of the {{Marshfolk}} she isn’t looking out to sea. She is keeping her back to it.

The apprentices draw lots for who must say the last line, which is: [i]and it is still coming, but it is slow, and it is counting the lamps[/i].`,
  },
  {
    title: 'The Pilot’s First Lesson',
    template: 'prose',
    category: 'Lore',
    tags: 'story,pilots',
    excerpt: '“Ship your oar,” she said, “and tell me what you hear.”',
    content: `“Ship your oar,” she said, “and tell me what you hear.”

I was fourteen and wanted to be clever. I said the water, ma’am, and the bell buoy, and somebody swearing on the mole.

“That’s Petra. What else?”

We were lying off {{The Needle}} at slack, in the quarter hour when the harbor holds its breath. The fog was so close that I could see the lantern and my own knees. I listened until my ears hurt. I said, nothing else.

“Good. Now count the lamps.”

You can’t count what you can’t see. I said so. She didn’t answer, and after a time I saw that it wasn’t quite true: the fog was not the same gray all around. There was a place that was a little white, and that was First. There was a pink one, low down. I turned slowly on the thwart, as I’d been taught, with my left hand on the rope, and I found them one by one. Four in the channel, like beads. The amber one. The Needle behind me, tall, so that I had to look up.

“Eight,” I said. “And Mother.”

“And?”

“And that’s all there is.”

“Good girl,” said {{Ilse Corrow}}, and I heard her let her breath go. “That is the lesson. You count them once, and you stop when you have got what there is. Row.”

I rowed. I was so pleased with myself that we were under the quay before I asked her what would have happened if I had gone on counting.

She took a penny from her pocket, though it was I who should have had one from the ship, and put it in my burned hand, and shut my fingers on it.

“My brother was quick at sums,” she said. “You can see his light from the gallery of {{The Eighth Lamp}}, most nights. He’s still at it.”`,
  },
  {
    title: 'The Hour That Isn’t Struck',
    template: 'ritual',
    category: 'Lore',
    tags: 'custom,lamps',
    excerpt: 'What a city does with an hour that it has no lamp for.',
    content: `Between the eighth lamp and the dawn {{Saltmere}} has an hour without a name. Clocks are stopped for it, politely, with a finger. Debts can’t be called in, nor doors be answered; a child born in it is entered under the day before, and a promise made in it has to be made again.

{{Mother Tansy Roake}} does her best business then. The {{Lamp Watch}} walks its rounds without lanterns. And on the mole {{Warden Petra Lisk}} shows two short and waits, as she has on every night for twenty-nine years, for one long.`,
  },
  {
    title: 'The Ninth Verse',
    template: 'document',
    category: 'Lore',
    tags: 'song,secret',
    excerpt: 'Found in a fiddle case. Not in the fiddler’s hand.',
    content: `[i]Nine men rowing, the lamps in a line,
one for the pilot and one for the wine,
one for the woman who isn’t ashore,
and eight men rowing where nine rowed before.[/i]

The other eight verses are known to everyone in {{The Lantern Inn}} and may be sung in any order. This one is written on the back of a receipt for oil, dated the ninth of Rime, 301, and signed [i]I. V.[/i] {{Old Harrow}} was shown it once. He asked whose round it was, paid for it himself, and went home in the rain.`,
    wip: true,
    private: true,
  },
];
