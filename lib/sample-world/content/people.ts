import type { HandWrittenArticle } from './types.ts';

/** Articles that only the sample world has. */
export const furtherPeople: HandWrittenArticle[] = [
  {
    title: 'Warden Petra Lisk',
    template: 'person',
    category: 'Wardens',
    tags: 'warden,lamps',
    excerpt: 'Warden of the eighth lamp, and the one who leads Aldous to the rail.',
    content: `Keeps {{The Eighth Lamp}} herself, with her sleeves rolled, to the despair of the {{Lampwright’s Guild}}, whose wardens are supposed to have people for that. She is the only one on the council who votes with her eyes shut. She says it helps her to hear who is lying. It’s chiefly {{Warden Aldous Kerr}}.

She was nineteen on the night of the flood, second apprentice at the ninth, and had been sent ashore for sand.`,
    texts: {
      firstname: 'Petra',
      lastname: 'Lisk',
      honorific: 'Warden',
      currentstatus: 'On the sixth landing',
    },
  },
  {
    title: 'Nine-Fingers Dow',
    template: 'person',
    category: 'People',
    tags: 'diver,glass',
    excerpt: 'A diver. He has ten fingers.',
    content: `The name is older than he is; a Dow has dived for {{Merrow Glass}} for two hundred years, and the first one was careless. He can hold his breath through all eight verses of [i]Nine Men Rowing[/i]. Down there, he says, it has nine.

He sold {{The Merrow Bell}} for a purse of somebody’s milk teeth, because they had been his. He hadn’t known that anybody had kept them. He and {{Edda Marsh}} have tea on the first of the month and don’t discuss it.`,
    texts: { firstname: 'Corwin', lastname: 'Dow', eyes: 'Green, and red at the rims' },
  },
  {
    title: 'Ilse Corrow',
    template: 'person',
    category: 'People',
    tags: 'pilot',
    excerpt: 'First pilot, who has never lost a ship and has given three back.',
    content: `Thirty-four years in the boats and can’t swim; the sea, she says, knows where to find her. As first of {{The Pilots of the Slack}} she decides who is brought in, and has turned away exactly three ships. All three were perfectly sound, correctly lit, and had been reported lost.

She learned the channel from {{Old Harrow}}, who will deny it. Her account of it is the first thing that any pilot reads: {{The Pilot’s First Lesson}}.`,
    texts: { firstname: 'Ilse', lastname: 'Corrow' },
  },
  {
    title: 'The Pilots of the Slack',
    template: 'organization',
    category: 'Orders and Guilds',
    tags: 'pilots,channel',
    excerpt: 'Forty oars, one lantern and a rule about counting.',
    content: `They row out at slack water to any ship that lowers a light twice, and bring it past {{The Needle}} by the channel, the gate or, once, a flooded street. The fee is the same for a dory and a galleon: a penny, paid on the quay, to the youngest in the boat.

Under the eye of the {{Lampwright’s Guild}} and at odds with it, since pilots see things and wardens minute them. {{Ilse Corrow}} leads them. Every pilot has a rope burn across the left palm, taken on purpose, on the first night, so that the hand will know the rope in the dark.`,
    wip: true,
    texts: { motto: 'Count once.' },
  },
];

/** How the sample world continues the first articles, by title. The stand-in server of the tests has only their beginnings. */
export const continuedPeople: Readonly<Record<string, string>> = {
  'Edda Marsh': `She is out of patience with visitors by the second cup. Her letters to a sister on the mainland were printed without leave as {{Letters from the Rock}}; the sister, as far as anyone can find out, doesn’t exist.

What she will talk about: weather, herring, the right way to trim a wick. What she won’t: {{The Keeper’s Key}}, the missed night, and why she sets two plates.`,
  'Captain Isaura Venn': `[h2]What is said of her[/h2]
That she was found at the age of five in a boat without oars, on the morning after {{The Flood of the Ninth Lamp}}, dry. That she has never been seen to light a lamp. That she bought {{The Merrow Bell}} from a diver for a price in teeth.

[h2]What is true[/h2]
She was five, and she was dry.

[block:Isaura Venn]`,
  'Warden Aldous Kerr': `He knows the city by its steps and the council by its breathing. Every evening he is led to the gallery of {{The Eighth Lamp}}, faces the sea, and says good night to something. {{Warden Petra Lisk}} leads him there, looks where he looks, and has stopped asking.

[secret:He can see the tenth light]`,
  'Mother Tansy Roake': `She has settled two strikes, one siege and several hundred marriages from the same stool. Her price is a favor, written on a slip and dropped into a jar. When the slips are called in, they turn out to be very small: carry this, look away there, be late on Thursday. {{Sabine Oake}} owes her three. {{Captain Isaura Venn}} is the one person who has never put in a slip, and never needed to.`,
  'Pell the Younger': `Copies deeds for the {{Lampwright’s Guild}} at a penny a page and has begun to make a second copy for himself. His hand is so like the one in the ledger that he burned his own diary to be on the safe side. He has told one person, {{Zoë Ångström}}, because she was leaving. Then she stayed.`,
  'Brother Ansgar': `He says that a bell is the only honest witness: it can be stolen, melted or drowned, but it can’t be taught to say something else. Forty-one of them hang in the cellar of {{Saint Orla’s Stair}}, each with its day of return. He also has {{The Tongue of the Merrow Bell}}, which isn’t on any list, and which he carries under his habit in a child’s woolen stocking.`,
  'Sabine Oake': `She bet against her own house on the salt fleet of 329, lost a fortune, and has been strangely cheerful since. The loss was noted on page 212 of the {{Ledger of Small Debts}}, four days before she made it. She would like very much to read page 213. So far {{Pell the Younger}} has refused dinner twice.`,
  'Ruan Tregarth': `It goes: [i]wick, wend, wale, hand, half, hold, keel, kin, keep[/i]; then you begin again and put a knot in a string. He learned it from a grandmother among the {{Marshfolk}} and teaches it to nobody, though {{The Ninth Crew}} find themselves doing it in their sleep. Ask him how many are aboard {{The Heron}} and he will always say [i]keep[/i].`,
  'Old Harrow': `He says that he was the second of the three whom the tax made rich, and that he drank the money to keep it from going to his head. The third he won’t name. Buy him a hot cider at {{The Lantern Inn}} and he’ll show you his hands: on the left palm is the scar that every pilot of {{The Pilots of the Slack}} has. He was never a pilot.`,
  Lamplighter: `Eight walk the stone lamps of the streets, one for each ward and one over, and eight tend the great ones. The pay is poor and the funerals are splendid. They know who is awake, and for how long, and have agreed among themselves that this is not knowledge. {{Salt Lung}} takes most of them in the end; {{Tallow Ward}} gives them their candles free.`,
  'Warden of the Ninth Lamp': `The last to hold it was {{gone:Isolde Venn}}. On the night of {{The Flood of the Ninth Lamp}} she climbed her tower with a bucket of sand and was not seen to come down. The minutes of the {{Lampwright’s Guild}} mark her absent from every meeting since. They have never marked her late.`,
  Marshfolk: `They count by nines, bury their dead upright, and hold that the sea isn’t rising: the city is being [i]put back[/i]. A guest in {{Reed Ward}} is given dry socks before a name. They sold the land for the first quay to the first warden, for one lamp, to be paid later. It is the oldest entry in the {{Ledger of Small Debts}}.`,
  'Lantern Eel': `You put a question and lower a stick. If the eel wraps around it, that’s a yes; if it goes out, that’s a no; if it leaves, you have asked about the wrong person. {{Zoë Ångström}} has filled two notebooks with the results and struck out the word [i]coincidence[/i] on nearly every page. The best eels come from the {{Ouse Delta}}, below the fourth willow.`,
  'The Heron': `The four feet between the hold and the hull have never been found, although the {{Tidewater Exchange}} once paid a carpenter to live aboard for a month. He now crews. {{Captain Isaura Venn}} steers by the color of the foam, {{Ruan Tregarth}} counts, and the rest sing.

[block:The Heron]`,
};

/** What the sample world tells instead of a first article. */
export const retold: Readonly<Record<string, string>> = {
  'Zoë Ångström': `Came from the north to measure the tide at {{Saint Orla’s Stair}}, for a society that has since written twice to ask when she is coming back. Her notes say of herself: “naïve, but exact”.

She has one result so far. High water at Saltmere is late by four minutes a year, every year, since 301. Something is holding it. She has told {{Pell the Younger}} and the {{Tide Engine}}, which she talks to; only one of them wasn’t surprised.

[table][tr][th]Year[/th][th]Late by[/th][/tr][tr][td]301[/td][td]0 min[/td][/tr][tr][td]310[/td][td]36 min[/td][/tr][tr][td]320[/td][td]76 min[/td][/tr][tr][td]330[/td][td]116 min, and one second more[/td][/tr][/table]`,
};

/** Fields that only the sample world has, by title. They contradict themselves and each other, so that its review finds something. */
export const furtherFacts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Edda Marsh': { sidebarcontent: '[b]Born:[/b] 268', footnotes: '[b]Born:[/b] 258' },
  'Letters from the Rock': { sidebarcontent: '[b]Written:[/b] 256' },
};

export const people: HandWrittenArticle[] = [
  {
    title: 'Edda Marsh',
    template: 'person',
    category: 'Wardens',
    tags: 'keeper,lamps',
    excerpt: 'Keeper of the lamp on the Needle.',
    content:
      'Edda came to {{The Needle}} for one winter. She speaks to the lamp, and on some nights waits for an answer.',
    texts: {
      firstname: 'Edda',
      lastname: 'Marsh',
      eyes: 'Grey, like everyone’s out there',
      currentstatus: 'On the rock',
    },
  },
  {
    title: 'Captain Isaura Venn',
    template: 'person',
    category: 'The Ninth Crew',
    tags: 'smuggler,captain',
    excerpt: 'Master of the Heron, wanted in two ports and welcome in three.',
    content:
      'Runs lamp oil past the Exchange and gives a tenth to {{Mother Tansy Roake}}. Owns {{The Heron}} outright, she says.',
    texts: { firstname: 'Isaura', lastname: 'Venn', seeded: 'She is the missing ninth warden’s daughter.' },
  },
  {
    title: 'Warden Aldous Kerr',
    template: 'person',
    category: 'Wardens',
    tags: 'warden,guild',
    content:
      'Master of the {{Lampwright’s Guild}}. Blind these ten years; nobody has told him that the council knows.',
    texts: { firstname: 'Aldous', lastname: 'Kerr', honorific: 'Warden' },
  },
  {
    title: 'Mother Tansy Roake',
    template: 'person',
    category: 'People',
    tags: 'inn,family',
    content: 'Keeps {{The Lantern Inn}}, forty cousins and most secrets of {{Gull Ward}}.',
  },
  {
    title: 'Pell the Younger',
    template: 'person',
    category: 'People',
    tags: 'apprentice',
    content:
      'Apprentice wright, and the only one who reads what he copies. Found the {{Ledger of Small Debts}}.',
    draft: true,
  },
  {
    title: 'Brother Ansgar',
    template: 'person',
    category: 'People',
    tags: 'faith,monk',
    content: 'Of the {{Order of the Ebb}}. Collects bells; is collecting them for somebody.',
  },
  {
    title: 'Sabine Oake',
    template: 'person',
    category: 'People',
    tags: 'trade,exchange',
    content: 'Youngest broker of the {{Tidewater Exchange}} and the first to be wrong on purpose.',
    wip: true,
  },
  {
    title: 'Ruan Tregarth',
    template: 'person',
    category: 'The Ninth Crew',
    tags: 'smuggler',
    content: 'Mate of {{The Heron}}. Counts in the old way, by nines.',
  },
  {
    title: 'Zoë Ångström',
    template: 'person',
    category: 'People',
    tags: 'scholar,naïve',
    excerpt: 'Scholar of tides — “a guest, not a spy”.',
    content:
      'Came from the north to measure the tide at {{Saint Orla’s Stair}}. Her café notes: “naïve, but exact”.\r\n\r\nSecond paragraph, with Windows line ends.',
  },
  {
    title: 'Old Harrow',
    template: 'person',
    category: 'Smugglers',
    tags: 'smuggler,retired',
    content:
      '"I never carried a thing," says Harrow, \'and I never dropped one either\'. See {{The Salt Tax of 288}}.',
  },
  {
    title: 'Lamplighter',
    template: 'profession',
    category: 'Orders and Guilds',
    tags: 'work,lamps',
    content: 'Up at dusk, down at dawn, paid at Midwinter. Trained by the {{Lampwright’s Guild}}.',
  },
  {
    title: 'Warden of the Ninth Lamp',
    template: 'rank',
    category: 'Wardens',
    tags: 'rank,lamps',
    content: 'A seat that is dusted every week and filled never.',
  },
  {
    title: 'Marshfolk',
    template: 'ethnicity',
    category: 'People',
    tags: 'people,marsh',
    content: 'Stilt walkers and eel farmers of the {{Ouse Delta}}, older than the city by their own count.',
  },
  {
    title: 'Lantern Eel',
    template: 'species',
    category: 'Sea Lore',
    tags: 'creature,light',
    content: 'A forearm long and bright enough to read by. The {{Marshfolk}} do not eat them; they ask them.',
  },
  {
    title: 'The Heron',
    template: 'vehicle',
    category: 'Things',
    tags: 'ship',
    content: 'A lugger of forty tons with a hold that measures thirty.',
  },
];
