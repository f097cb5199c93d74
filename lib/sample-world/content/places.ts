import type { HandWrittenArticle } from './types.ts';

/** Articles that only the sample world has. */
export const furtherPlaces: HandWrittenArticle[] = [
  {
    title: 'Reed Ward',
    template: 'settlement',
    category: 'Districts',
    under: 'Saltmere',
    tags: 'ward,marsh,market',
    excerpt: 'A ward on stilts, and the only one that rises with the tide.',
    content: `The houses are boats that have stopped, moored four deep along the mouth of the {{Ouse Delta}}. Bridges are taken in at night. The eel market opens in the dark, because the goods are their own lamps, and closes when you can see your hand.

The {{Marshfolk}} who live here pay no rent to the city. The city pays them, one gold mark a year, in a ceremony so short that {{Warden Aldous Kerr}} has been known to do it on the way to something else. [i]It is the interest[/i], they say, if asked. They don’t say on what.`,
    texts: { population: 'Between 2,000 and 3,000, by the season', government: 'The oldest woman awake' },
  },
  {
    title: 'The Tide Gate',
    template: 'landmark',
    category: 'The Lower Quays',
    under: 'Saltmere',
    tags: 'gate,tide,ruin',
    excerpt: 'Two leaves of oak and bronze, one of which is still there.',
    content: `When both leaves stood, the gate could shut the sea out of the lower quays in the time of a psalm. The east leaf went in {{The Flood of the Ninth Lamp}} and lies somewhere in {{The Drowned Quarter}}. The west leaf is oiled every spring by people who would be embarrassed to tell you why.

The hinge is a single casting of nineteen tons. It bears the same founder’s mark as {{The Merrow Bell}}, and below it, scratched with a nail, the words [i]not to keep it out[/i].`,
    texts: {
      hazards: 'The last step is missing, and so is the one before it.',
      // The review of the sample world finds this.
      sidebarcontent: '[b]Built:[/b] 310\n[b]Ruined:[/b] 301',
    },
  },
  {
    title: 'The Eighth Lamp',
    template: 'landmark',
    category: 'Landmarks',
    tags: 'lamp,tower',
    excerpt: 'The last of the lamps that burn, at the end of the mole.',
    content: `A plain tower, whitewashed on the seaward side only. Its light is amber, three long and one short, and since 301 it has shown two short at midnight; see {{How to Read the Lamps}}, where the signal isn’t listed.

{{Warden Petra Lisk}} lives on the stair, one landing higher each year. She expects to reach the top in 334, and to have an answer ready. From the gallery you can see {{The Needle}} and the gap where the ninth should be. On some nights you can see something in the gap.`,
  },
];

/** How the sample world continues the first articles, by title. The stand-in server of the tests has only their beginnings. */
export const continuedPlaces: Readonly<Record<string, string>> = {
  Saltmere: `[h2]What a stranger should know[/h2]
Nothing here is quite level, and everyone can tell you the hour without looking up. Eight of the lamps burn. The ninth stood in {{The Drowned Quarter}}, and the council still sets a chair for the {{Warden of the Ninth Lamp}}. Ask about the chair at {{The Lantern Inn}} and you will get a drink instead of an answer.

[h2]Who runs it[/h2]
The {{Lampwright’s Guild}} keeps the light, the {{Tidewater Exchange}} keeps the money, and the {{Order of the Ebb}} keeps whatever the water gives back. {{Mother Tansy Roake}} keeps the peace among them, for a price that nobody has ever seen written down. {{How to Read the Lamps}} is the first thing that children learn here, before letters.`,
  'The Drowned Quarter': `It went under in one night; see {{The Flood of the Ninth Lamp}}. The tower of the lamp still stands, green to the second gallery. {{Nine-Fingers Dow}} dives there for copper and has twice come up early without saying why.

[quote]You can walk to my grandmother’s house for about twenty minutes a day. Wipe your feet.|a map seller, aged nine[/quote]

The children’s work is better than it looks: see {{The Map That Is True for Six Hours}}.`,
  'Gull Ward': `Rope is measured here in funerals, because one coil lowers one coffin and there is always some left over. {{Ruan Tregarth}} was born above a net loft on Bight Street and still pays the rent on it. On market days the criers call prices in {{Harbor Cant}}, so that a visitor hears only a pleasant sort of quarrel.`,
  'Tallow Ward': `No door in the ward has a lock. Nobody would steal a candle from the people who know every candle by its smell. Edda Marsh won’t trim any other. On {{The Vigil of Small Boats}} the vats are left open, and any child who brings a boat may dip it once. {{Sabine Oake}} buys the scrapings by the barrel and hasn’t told anyone what she wants with them.`,
  'The Needle': `The lamp room is the size of a kitchen. Below it are a bunk, a stove, four hundred and six books with the covers gone, and one door that {{The Keeper’s Key}} opens and no keeper mentions. The pilots call the rock “Mother” and touch their caps to it; {{The Pilots of the Slack}} won’t take a ship past it before she has answered the light.

[b]The missed night[/b] was the ninth of Rime, 301. Every log in the city says so except the one on the rock, where the page is there and the date is not.`,
  'Saint Orla’s Stair': `The {{Order of the Ebb}} sweeps it daily from the top, which takes until noon, and never from the bottom. The ninth step rings a little when you tread on it. {{Brother Ansgar}} has asked that people don’t.

There were three hundred and eleven until the year 330, when {{Pell the Younger}} counted them for a bet and lost.`,
  'The Counting House': `The scales in the great hall can weigh a ship’s bell or a letter, and once, for a wager, weighed both. {{Sabine Oake}} has the desk by the window, from which she can see the masts a full minute before the clerks hear of them. In the cellar is the strongbox for the oil of the ninth lamp. It is filled on the first of every month, and on the second it is empty. See {{Who Pays for the Ninth Lamp?}}`,
  'Ouse Delta': `Which two changes with the moon. The {{Marshfolk}} plant willow rods along the honest ones, and move them if they don’t like the look of you. In fog you steer by the [i]eels[/i]: where a {{Lantern Eel}} lies still, the water is deep. Most of what comes down the river is traded in {{Reed Ward}} before breakfast.`,
  'The Glass Shoals': `The pieces are called {{Merrow Glass}} once somebody has carried them ashore. Left where they lie, they hum at the turn of the tide, each a different note; a good ear can tell the depth from the chord. The [blocklink:Drowned Warden] was seen here first, and {{Captain Isaura Venn}} is the only master who anchors here on purpose.`,
  'The Lantern Inn': `The fiddler’s tune is [i]Nine Men Rowing[/i]. He knows only eight verses, and when a guest offers to teach him {{The Ninth Verse}} he loses his temper.

The back room is let to {{Captain Isaura Venn}} on odd nights and, on even ones, to people who would arrest her. Both sides have agreed never to compare calendars. {{Old Harrow}} has the chair by the stove for life, in return for a story a week; the account is four years in arrears.`,
  'Lampwright’s Guild': `[h2]The oil[/h2]
Oil for nine lamps is bought each month at {{The Counting House}}. Eight burn it. An apprentice who asks is told that the ninth account is [i]for the principle of the thing[/i], and is given the night shift.

[h2]The book[/h2]
{{How to Read the Lamps}} is the guild’s, and is free. The {{Ledger of Small Debts}} is the guild’s too, and was not meant to be found.`,
  'Tidewater Exchange': `Its brokers trade in arrivals. You may buy the 14th of Thaw, for instance, and own whatever comes in on it; {{The Heron}} is never on offer, because it has never yet arrived on a day that anybody knew of. The house rule, over the door of {{The Counting House}}: [i]A promise weighs what it costs to break.[/i]`,
  'The Ninth Crew': `The ninth share is paid, to the penny, into a jar at {{The Lantern Inn}}. {{Ruan Tregarth}} counts it. Nobody has drawn on it in eleven years, and the jar has never been more than half full.

They carry lamp oil in and nothing out. “You can’t smuggle nothing,” says the customs officer, who has searched {{The Heron}} thirty-one times, and found it every time.`,
  'Order of the Ebb': `Their rule has one line: [i]What the water returns is a letter.[/i] So they keep everything, sorted by the day it came ashore, in a cellar cut into {{Saint Orla’s Stair}}. Shoes are the most common, always single. {{Brother Ansgar}} keeps the room of bells, and the empty hook in the middle of it, which is kept for {{The Merrow Bell}}.`,
};

export const places: HandWrittenArticle[] = [
  {
    title: 'Saltmere',
    template: 'settlement',
    category: 'The City',
    tags: 'city,harbour,capital',
    excerpt: 'A harbour city of nine lamps, built on the bones of an older one.',
    content:
      'Saltmere stands where the river Ouse gives itself to the sea. Nine lamps mark the channel, and the [i]city counts its hours by them[/i].\n\n[h2]Approach[/h2]\nShips round {{The Needle}} at slack water and are met by pilots of the {{Lampwright’s Guild}}.\n\n[quote]Trust the lamps. Never the light.|harbour saying[/quote]\n\n[ul][li]North: {{Gull Ward}}[/li][li]South: {{The Drowned Quarter}}[/li][li]East: {{Saint Orla’s Stair}}[/li][/ul]',
    texts: {
      population: 'About 41,000',
      government: 'A council of nine, one seat for each lamp.',
      footnotes: 'The ninth seat has been empty since the flood.',
      sidebarcontent: '[b]Founded[/b] in the year 212 of the Lamps',
    },
  },
  {
    title: 'The Drowned Quarter',
    template: 'landmark',
    category: 'The Lower Quays',
    under: 'Saltmere',
    tags: 'ruin,water,danger',
    excerpt: 'Streets that belong to the tide twice a day.',
    content:
      'At low water the roofs stand clear, and children sell maps that are true for six hours. {{Captain Isaura Venn}} is said to keep a cellar here.',
    texts: {
      hazards: 'The tide, and what comes in with it.',
      scrapbook: 'Idea: a bell that rings under water.',
    },
  },
  {
    title: 'Gull Ward',
    template: 'settlement',
    category: 'Districts',
    under: 'Saltmere',
    tags: 'ward',
    content:
      'Rope walks, net lofts and the loudest market on the coast. Every second door belongs to a cousin of {{Mother Tansy Roake}}.',
  },
  {
    title: 'Tallow Ward',
    template: 'settlement',
    category: 'Districts',
    under: 'Saltmere',
    tags: 'ward,trade',
    content:
      'Candle makers by licence of the {{Lampwright’s Guild}}; the smell carries to {{Gull Ward}} on a west wind.',
    wip: true,
  },
  {
    title: 'The Needle',
    template: 'landmark',
    category: 'Landmarks',
    tags: 'rock,lamp',
    excerpt: 'A rock with a lamp on it, and a keeper on the lamp.',
    content:
      'Forty feet of black stone. {{Edda Marsh}} has kept its lamp for thirty winters and missed one night.',
  },
  {
    title: 'Saint Orla’s Stair',
    template: 'landmark',
    category: 'Landmarks',
    tags: 'stair,pilgrimage',
    content:
      'Three hundred and twelve steps, one for each ship that came home. Nobody counts the others. See {{The Vigil of Small Boats}}.',
  },
  {
    title: 'The Counting House',
    template: 'landmark',
    category: 'Landmarks',
    tags: 'trade,guild',
    content:
      'Where the {{Tidewater Exchange}} weighs, seals and argues. [table][tr][th]Good[/th][th]Duty[/th][/tr][tr][td]Salt[/td][td]1 in 20[/td][/tr][tr][td]Lamp oil[/td][td]1 in 12[/td][/tr][/table]',
  },
  {
    title: 'Ouse Delta',
    template: 'location',
    category: 'The City',
    tags: 'river,marsh',
    content: 'Reed, mud and eleven channels, of which two are honest. Home of the {{Marshfolk}}.',
    texts: { climate: 'Fog from October to March.' },
  },
  {
    title: 'The Glass Shoals',
    template: 'location',
    category: 'Sea Lore',
    tags: 'sea,danger',
    content:
      'Sand fused by an old lightning. Hulls ring like cups when they touch. {{The Merrow Bell}} was lost here.',
  },
  {
    title: 'The Lantern Inn',
    template: 'landmark',
    category: 'Landmarks',
    tags: 'inn',
    content:
      '[aloud]Warm light, wet dogs, and a fiddler who knows one tune.[/aloud]\n\nKept by {{Mother Tansy Roake}}. The back room is kept by somebody else.',
    draft: true,
    wip: true,
  },
  {
    title: 'Lampwright’s Guild',
    template: 'organization',
    category: 'Orders and Guilds',
    tags: 'guild,lamps',
    excerpt: 'They keep nine flames and one secret.',
    content:
      'Founded to keep the channel lit, the guild now keeps the calendar, the pilots and the peace. Its master is {{Warden Aldous Kerr}}.',
    texts: {
      motto: 'While it burns, we are.',
      structure: 'Nine wardens, ninety wrights, as many apprentices as can be fed.',
      seeded: 'The ninth lamp has no oil in it. It burns anyway.',
    },
  },
  {
    title: 'Tidewater Exchange',
    template: 'organization',
    category: 'Orders and Guilds',
    tags: 'trade',
    content:
      'Buys the future of every cargo, sells it twice. Rival of the {{Lampwright’s Guild}} in all but dinner.',
  },
  {
    title: 'The Ninth Crew',
    template: 'organization',
    category: 'The Ninth Crew',
    tags: 'smugglers',
    content: 'Eight people, nine shares. Led by {{Captain Isaura Venn}}.',
    private: true,
  },
  {
    title: 'Order of the Ebb',
    template: 'organization',
    category: 'Orders and Guilds',
    tags: 'faith',
    content: 'Monks who own what the sea gives back. Their house stands on {{Saint Orla’s Stair}}.',
  },
];
