import type { HandWrittenArticle } from './types.ts';

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
