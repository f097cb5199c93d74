import type { HandWrittenArticle } from './types.ts';

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
