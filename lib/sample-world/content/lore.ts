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

You can’t count what you can’t see. I said so. She didn’t answer, and after a time I saw that it wasn’t quite true: the fog was not the same gray all around. There was a place that was a little white, and that was First. There was a pink one, low down. I turned slowly on the thwart, as I’d been taught, with my left hand on the rope, and I found them one by one. Four in the channel, like beads. The amber one. {{The Needle}} behind me, tall, so that I had to look up.

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
    content: `Between the last lamp and the dawn {{Saltmere}} has an hour without a name. Clocks are stopped for it, politely, with a finger. Debts can’t be called in, nor doors be answered; a child born in it is entered under the day before, and a promise made in it has to be made again.

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

/** How the sample world continues the first articles, by title. The stand-in server of the tests has only their beginnings. */
export const continuedLore: Readonly<Record<string, string>> = {
  'The Merrow Bell': `The founder’s marks are known from a rubbing in the care of the {{Order of the Ebb}}: nine letters, of which eight are worn away. It was raised from the sand in 327 by {{Nine-Fingers Dow}}, who was paid for his silence and kept it until he was asked. It has no tongue. It was heard twice that winter all the same.

[secret:What the bell is for]`,
  'The First Lamp': `Apprentices tell it to each other in the dark, wrongly and much better. In their version the lamp wasn’t lit to bring ships in. See {{The One Who Waited}}, and compare the third verse of the song that the fiddler at {{The Lantern Inn}} refuses to sing.`,
  'The Vigil of Small Boats': `They are kept on the mantel, candle side out; the ends that wash up go to the {{Candle Crab}}. A house that gets back more than it sent says nothing, and sets another place at supper. In 329 {{Edda Marsh}} counted two hundred and forty boats going out past {{The Needle}} and two hundred and forty-one coming in.`,
  'The Salt Tax of 288': `[table][tr][th]Year[/th][th]Barrels declared[/th][th]Barrels eaten[/th][/tr][tr][td]287[/td][td]40,000[/td][td]40,000[/td][/tr][tr][td]289[/td][td]11,300[/td][td]40,000[/td][/tr][tr][td]330[/td][td]9[/td][td]52,000[/td][/tr][/table]

The nine are declared each year by the {{Tidewater Exchange}}, in person, with a straight face. The honest warden was the one before {{Warden Aldous Kerr}}; there is a bench named after him.`,
  'The Flood of the Ninth Lamp': `[h2]What happened[/h2]
On the ninth of Rime, 301, at the top of a spring tide, the ninth lamp went out. A grain fleet of eleven, steering by it, took the gate instead of the channel. {{The Tide Gate}} held for as long as it takes to say so.

[h2]What is disputed[/h2]
Whether the lamp failed, or was put out; whether {{Wick and Word}} can be said by someone who is weeping; and who paid the fleet to sail a day early. The insurers of the {{Tidewater Exchange}} settled with the widows in 303, on the condition that they stop asking the third question.`,
  'Ledger of Small Debts': `It is the size of a missal and heavier than it should be. The entries are of two kinds. Most are sums: [i]to the Marshfolk, one lamp[/i]; [i]to E. M., thirty winters[/i]. Every ninth one is a name. The last name that {{Pell the Younger}} could read was {{Sabine Oake}}. The pages after that are wet, and have been for as long as he has had it.`,
  'Merrow Glass': `It holds heat for a year and light for longer. Lens grinders of the {{Lampwright’s Guild}} pay by the ounce for anything without bubbles. A piece the size of a fist, put to the ear, gives you the sound of {{The Glass Shoals}} on the day it was picked up, voices and all. Dealers therefore prefer to gather alone. Edda Marsh keeps one on her sill, for the company.`,
  'Wick and Word': `It is the only magic that the guild admits to, because everyone has seen it. [i]Keeps it[/i] is meant exactly: the flame goes somewhere, and somebody has the care of it. A light that was kept in anger burns the keeper. One kept in grief is said to burn for thirty years.

No more than nine people know it at a time. {{Warden Petra Lisk}} was taught it in 302, by letter, in a hand that she didn’t recognize. {{Merrow Glass}} is the usual vessel.`,
  'Tide Engine': `It stands in a shed behind {{Gull Ward}} that is larger than the street it is on. Eleven shafts go out. A twelfth goes down. {{Zoë Ångström}} has traced it for forty yards under the harbor, in the direction of {{The Needle}}, and then the candle went out, and stayed out until she turned back.`,
  'Harbor Cant': `[ul][li][i]wick[/i]: one, or a reliable person[/li][li][i]keep[/i]: nine, or a full hold[/li][li][i]a dry aunt[/i]: an alibi[/li][li][i]to sing the last verse[/i]: to tell the truth when nobody has asked[/li][/ul]

{{Ruan Tregarth}} says there is no word for [i]tide[/i], because it is always the subject. Brokers of the {{Tidewater Exchange}} pay for lessons and are taught a different language.`,
  'Salt Lung': `It takes lamplighters first and pilots never. The monks of the {{Order of the Ebb}} treat it with goose fat and company. Sufferers breathe out at the ebb wherever they are; one, taken inland by his daughter, gave the hour of high water at {{Saltmere}} to the minute until he died. Few families are without a {{Lamplighter}}, and so with it.`,
  'Lamp Watch': `The runner is the one who matters. In thirty years the Watch has drawn its swords four times, and each time was thanked for putting them away. Its orders come from {{Warden Aldous Kerr}}; its dinners come from {{Mother Tansy Roake}}. When the two disagree it goes to look for a lost child in {{Tallow Ward}} until they don’t.`,
  'The Keeper’s Key': `Iron, as long as a hand, always a little damp. {{Edda Marsh}} wears it on a bootlace. Three wards of the bit fit the lamp room. The fourth, fifth and sixth fit nothing that has been tried, and {{Brother Ansgar}} has been allowed to try all forty-one of the locks that the sea has returned.

[secret:The second stair]`,
  'Letters from the Rock': `You ask if I am lonely. I have the gulls, who are rude, and the books, which are short of covers, and the pilots going by with their caps off. On still nights I have the other one. She keeps to the horizon and doesn’t answer when I dip the light, but she is never late.

I have begun to set a second plate. It is not that I expect anybody. It is that it would be worse to have only one, if somebody came.

The bell was ringing again on Tuesday. I know that it has no tongue; {{Nine-Fingers Dow}} told me so himself, sitting where you would sit. I wound the clock and wrote down the hour. In the log I put [i]wind, moderate[/i].

Send wool, gray, and any book with an ending. Your loving {{Edda Marsh}}`,
};

export const lore: HandWrittenArticle[] = [
  {
    title: 'The Merrow Bell',
    template: 'myth',
    category: 'Sea Lore',
    tags: 'bell,sea',
    excerpt: 'It rings for those who are about to be right.',
    content:
      'A bell cast for {{Saint Orla’s Stair}} and lost on {{The Glass Shoals}}. [i]It is heard on the eve of good luck, which is why nobody wants to hear it.[/i]',
  },
  {
    title: 'The First Lamp',
    template: 'myth',
    category: 'Lore',
    tags: 'lamps,founding',
    content:
      'Before the city there was one lamp, and before the lamp there was somebody who waited. The {{Lampwright’s Guild}} tells the rest at Midwinter, and not to apprentices.',
  },
  {
    title: 'The Vigil of Small Boats',
    template: 'ritual',
    category: 'Sea Lore',
    tags: 'custom,winter',
    content:
      'On the longest night each house floats a boat with a candle end. Those that come back are kept for the year.',
  },
  {
    title: 'The Salt Tax of 288',
    template: 'law',
    category: 'Lore',
    tags: 'law,trade',
    content: 'One barrel in twenty. Made three smugglers rich and one warden honest; see {{Old Harrow}}.',
  },
  {
    title: 'The Flood of the Ninth Lamp',
    template: 'militaryConflict',
    category: 'Lore',
    tags: 'history,flood',
    content: 'Not a war, though both sides lost. {{The Drowned Quarter}} dates from that night.',
    wip: true,
  },
  {
    title: 'Ledger of Small Debts',
    template: 'document',
    category: 'Things',
    tags: 'book,secret',
    content:
      'Everything that the guild owes, in a hand that nobody alive can write. Found by {{Pell the Younger}}.',
  },
  {
    title: 'Merrow Glass',
    template: 'material',
    category: 'Things',
    tags: 'glass,sea',
    content:
      'Green, warm to the touch, gathered on {{The Glass Shoals}} by those who can swim and those who cannot.',
  },
  {
    title: 'Wick and Word',
    template: 'spell',
    category: 'Lore',
    tags: 'magic,lamps',
    content: 'A whisper that puts a light out and keeps it. [spoiler]It can be given back.[/spoiler]',
  },
  {
    title: 'Tide Engine',
    template: 'technology',
    category: 'Things',
    tags: 'machine',
    content: 'Turns twice a day, drives eleven mills, stops for nobody. Built by no one who signed it.',
    draft: true,
    wip: true,
  },
  {
    title: 'Harbour Cant',
    template: 'language',
    category: 'Lore',
    tags: 'language,smugglers',
    content: 'Numbers from the {{Marshfolk}}, insults from the north, grammar from nowhere.',
  },
  {
    title: 'Salt Lung',
    template: 'condition',
    category: 'Lore',
    tags: 'illness',
    content: 'A cough that keeps time with the tide.',
  },
  {
    title: 'Lamp Watch',
    template: 'formation',
    category: 'Orders and Guilds',
    tags: 'watch',
    content: 'Twelve with lanterns, two with swords, one who can run.',
  },
  {
    title: 'The Keeper’s Key',
    template: 'item',
    category: 'Things',
    tags: 'key,secret',
    content: 'Opens the lamp room of {{The Needle}} and one other door.',
    private: true,
  },
  {
    title: 'Letters from the Rock',
    template: 'prose',
    category: 'Lore',
    tags: 'story',
    content:
      'Dear sister, the lamp is well. I am as the weather is. Tell them in {{Saltmere}} that I saw the tenth light again.',
  },
  {
    title: '',
    template: 'article',
    tags: '',
    content: 'A note that was never given a title.',
    draft: true,
    wip: true,
  },
];
