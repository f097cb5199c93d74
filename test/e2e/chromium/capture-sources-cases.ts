import type { Clip } from '../../../lib/capture/index.ts';
import { REFERENCE_CASES } from './capture-sources-reference.ts';

/** A saved page of a source, with the expected result of capturing all of it. */
export interface SourceCase {
  page: string;
  address: string;
  title: string;
  source: Partial<Clip['source']>;
  markup: string;
  /** Text that must survive when the page's class names change. */
  words: readonly string[];
}

export const SOURCE_CASES: readonly SourceCase[] = [
  {
    page: 'reddit',
    address: 'https://www.reddit.com/r/SaltMarches/comments/1abc2d/how_does_your_salt_trade_work/',
    title: 'How does your salt trade work?',
    source: { author: 'u/IlseOfTheFen', site: 'Reddit, r/SaltMarches' },
    markup: `[url:https://preview.example/pans.jpg?width=1080]Image: The pans at low tide[/url]

In the marches, salt is [b]older than coin[/b]. Three houses hold the pans:

[ul]
[li]House Varn, which boils[/li]
[li]House Dray, which dries[/li]
[/ul]

Who guards your roads? See [url:https://lore.example/salt]my notes[/url].`,
    words: ['older than coin', 'House Varn, which boils'],
  },
  {
    page: 'reddit-old',
    address: 'https://old.reddit.com/r/SaltMarches/comments/2bcd3e/a_calendar_of_tides/',
    title: 'A calendar of tides',
    source: {
      author: 'u/tidekeeper',
      canonicalUrl: 'https://www.reddit.com/r/SaltMarches/comments/2bcd3e/a_calendar_of_tides/',
    },
    markup: `The year has [b]nine[/b] tides.

[ol]
[li]The candle tide[/li]
[li]The wet tide[/li]
[/ol]`,
    words: ['The candle tide'],
  },
  {
    page: 'reddit-2018',
    address: 'https://www.reddit.com/r/SaltMarches/comments/3cde4f/what_do_your_ferrymen_charge/',
    title: 'What do your ferrymen charge?',
    source: { author: 'u/ferrygirl', site: 'Reddit, r/SaltMarches' },
    markup: `Mine take a [b]secret[/b], never coin. So far they know:

[ul]
[li]where the bell lies[/li]
[li]who cut the rope[/li]
[/ul]

The [url:https://lore.example/ford]old ford[/url] is free, at your own risk.`,
    words: ['never coin', 'who cut the rope'],
  },
  {
    page: 'x',
    address: 'https://x.com/ilsevarn/status/1700000000000000001',
    title: 'The lanterns of #Harrowmere burn eel oil. 🏮',
    source: { author: 'Ilse Varn (@ilsevarn)', site: 'X', published: '2026-03-02T09:14:00.000Z' },
    markup: `The lanterns of [url:https://x.com/hashtag/Harrowmere]#Harrowmere[/url] burn eel oil. 🏮[br]You can smell the town from the ford.

[url:https://pbs.example/media/lantern.jpg?format=jpg&name=small]Image[/url]

[quote]Who pays for the oil?|Oth (@oththelesser)[/quote]

The eels are taxed twice.`,
    words: ['burn eel oil', 'You can smell the town'],
  },
  {
    page: 'bluesky',
    address: 'https://bsky.app/profile/ilse.fen.example/post/3kaaa',
    title: 'Every hut in the fen has a drowning bell.',
    source: { author: 'Ilse Varn (@ilse.fen.example)', site: 'Bluesky' },
    markup: `Every hut in the fen has a [url:https://lore.example/bell]drowning bell[/url].[br][br]It rings by itself.

[url:https://cdn.example/img/feed_thumbnail/plain/bells@jpeg]Image: Two bells on a rope[/url]

Bell makers are never paid.`,
    words: ['drowning bell', 'It rings by itself'],
  },
  {
    page: 'mastodon',
    address: 'https://fen.example/@ilse/111111111111111111',
    title: 'The candle tide came early this year. 🌊 The eel wardens had not left their…',
    source: { author: 'Ilse Varn (@ilse@fen.example)', site: 'Fen Social' },
    markup: `The candle tide came early this year. 🌊 The [b]eel wardens[/b] had not left their huts.[br]Nobody drowned.

More in [url:https://lore.example/tides/candle]lore.example/tides/[/url] [url:https://fen.example/tags/worldbuilding]#worldbuilding[/url]

[url:https://files.example/huts.jpg]Image: Huts on stilts above grey water[/url]

The huts stand on [i]whale ribs[/i].`,
    words: ['The candle tide came early', 'Nobody drowned'],
  },
  {
    page: 'tumblr',
    address: 'https://www.tumblr.com/mudlark-maps/790000000000000000/how-i-draw-fens',
    title: 'How I draw fens',
    source: { author: 'mudlark-maps', site: 'Tumblr', published: '2026-03-02T09:14:00.000Z' },
    markup: `Start with the [b]water[/b], not the land.

[ul]
[li]pencil the reeds[/li]
[li]ink them last[/li]
[/ul]

[url:https://media.example/s640/fen.png]Image: A fen in ink[/url]`,
    words: ['not the land', 'ink them last'],
  },
  {
    page: 'ao3',
    address: 'https://archiveofourown.org/works/1/chapters/2',
    title: 'The Salt Road',
    source: { author: 'IlseVarn, oth', site: 'Archive of Our Own', published: '2026-02-14' },
    markup: `[h3]Summary:[/h3]

[quote]Two carriers and [i]one[/i] donkey.[/quote]

[h3]Chapter 2: The Donkey[/h3]

The donkey would not cross the ford.

[center]* * *[/center]

“She is [b]wiser[/b] than we are,” said Oth.

[h3]Notes:[/h3]

[quote]The ford is a real one.[/quote]`,
    words: ['would not cross the ford', 'than we are'],
  },
  {
    page: 'royal-road',
    address: 'https://www.royalroad.com/fiction/1/the-salt-road/chapter/3/the-ford',
    title: '3. The Ford',
    source: { author: 'IlseVarn', site: 'Royal Road' },
    markup: `A note from IlseVarn

Mind the gap in time.

The donkey would not cross.

[table]
[tr][td]Donkey[/td][td]Level 4[/td][/tr]
[tr][td]Mood[/td][td]Stubborn[/td][/tr]
[/table]

“She is [i]wiser[/i] than we are.”`,
    words: ['The donkey would not cross', 'Stubborn'],
  },
  {
    page: 'royal-road-fiction',
    address: 'https://www.royalroad.com/fiction/1/the-salt-road',
    title: 'The Salt Road',
    source: { author: 'IlseVarn', site: 'Royal Road' },
    markup: `Two carriers, [i]one[/i] donkey, and a road that the sea takes back twice a day.

[b]What to expect[/b]

[ul]
[li]slow travel[/li]
[li]honest arithmetic[/li]
[/ul]

New chapters on market days.`,
    words: ['a road that the sea takes back', 'honest arithmetic'],
  },
  ...REFERENCE_CASES,
];
