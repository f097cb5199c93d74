import type { HandWrittenArticle } from './types.ts';

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
