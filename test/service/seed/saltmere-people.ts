import type { HandWrittenArticle } from './tale.ts';

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
      'Before the city there was one lamp, and before the lamp there was one who waited. The {{Lampwright’s Guild}} tells the rest at Midwinter, and not to apprentices.',
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
