// Pages that aren't one text: threads on several kinds of forum software, lists of things, sections, one thing.

import { type PageCase, page, prose } from './capture-parts-cases.ts';

const WORDS = [
  'The ferry has not run since the ice came, so we walked across at the narrows and nobody fell in.',
  'You will want a second lantern there. The first one always goes out where the reeds begin.',
  'I asked the toll keeper, and he says the old crossing is safe until the thaw.',
  'Thanks, that is what I hoped. We leave on the third day if the wind holds.',
];
const NAMES = ['Edda', 'Tobias', 'Maren', 'Edda'];

const flat = (post: (at: number) => string, before = ''): string =>
  page(
    `<header><a href="/">Harbor forum</a></header><main><h1>Crossing in winter</h1>${before}${[0, 1, 2, 3].map(post).join('')}</main>
    <footer><p>Powered by Quill 3</p></footer>`,
    'Crossing in winter',
  );

const withUserColumn = (at: number): string => `<article class="message message--post" id="post-${at}">
  <div class="message-user"><a class="avatar" href="/members/${at}/">${NAMES[at]?.[0]}</a><h4><a class="username" href="/members/${at}/">${NAMES[at]}</a></h4>
  <h5>Well-known member</h5><dl><dt>Joined</dt><dd>Apr ${at + 2}, 2009</dd></dl><dl><dt>Messages</dt><dd>1,2${at}0</dd></dl></div>
  <div class="message-main"><ul class="attribution"><li><a href="/threads/crossing.12/post-${at}"><time datetime="2024-01-0${at + 1}T10:00">Jan ${at + 1}, 2024</time></a></li></ul>
  <div class="message-body"><div class="bbWrapper">${at === 1 ? '<blockquote><a href="/goto?id=0">Edda said:</a><div>nobody fell in</div></blockquote>' : ''}${WORDS[at]}</div></div>
  <aside class="signature">Three lamps, no oil</aside><footer><a href="#like">Like</a><a href="#reply">Reply</a></footer></div></article>`;

const inTable = (at: number): string =>
  `<table class="post"><tr><td class="who">${NAMES[at]}<br>Rank: Pilot</td><td><div class="postdate">Sun Dec 1${at}, 2023 11:2${at} am</div><div class="postbody">${WORDS[at]}</div></td></tr></table>`;

const unnamed = (at: number): string =>
  `<div class="k${at}x"><div class="css-box"><div class="css-head"><div>${NAMES[at]}</div><div>0${at + 1}/02/2024 at 7:0${at} pm</div></div><div class="css-text"><p>${WORDS[at]}</p></div></div></div>`;

const nested = (at: number): string =>
  `<li class="reply"><div class="entry"><a class="author" href="/user/${NAMES[at]}">${NAMES[at]}</a> <span>${at + 2} hours ago</span><div class="text"><p>${WORDS[at]}</p></div><a href="#r">reply</a></div>${at < 3 ? `<ul>${nested(at + 1)}</ul>` : ''}</li>`;

const answer = (kind: string, at: number): string =>
  `<div class="${kind}"><div class="layout"><div class="votes">1${at}</div><div class="cell"><div class="prose">${`<p>${WORDS[at]}</p>`.repeat(2)}</div><div class="signed">answered <time>Jan ${at + 1}, 2024</time> <a href="/users/${at}">${NAMES[at]}</a></div></div>
  <div class="comments"><ul><li class="comment"><span>Is this still so in spring? I have my doubts about that.</span> <a href="/users/9">Ivo</a> <span>Feb 1, 2024</span></li></ul></div></div></div>`;

const THREAD = '/threads/crossing.12/';
const inOrder = new RegExp(WORDS.map((words) => words.slice(0, 20)).join('[\\s\\S]*'));

export const THREAD_CASES: PageCase[] = [
  {
    name: 'a forum with a column about each author',
    address: THREAD,
    html: flat(withUserColumn),
    has: [
      inOrder,
      /\[b\]Edda\[\/b\], \[url:[^\]]*post-0\]Jan 1, 2024/,
      /\[b\]Maren\[\/b\], \[url:[^\]]*post-2\]Jan 3, 2024/,
      /\[quote\][\s\S]*nobody fell in[\s\S]*\[\/quote\]/,
    ],
    lacks: ['Well-known', 'Joined', '1,200', 'Three lamps', 'Reply', 'Powered by', /\[b\]E\[\/b\]/],
    clip: {
      extent: { kind: 'thread', posts: 4, hasMore: false },
      source: { author: 'Edda', published: '2024-01-01T10:00' },
    },
  },
  {
    name: 'the post that the address leads to comes first, and once',
    address: `${THREAD}#post-2`,
    html: flat(withUserColumn),
    has: [
      /^\[b\]Maren\[\/b\][\s\S]*I asked the toll keeper[\s\S]*The ferry has not run[\s\S]*that is what I hoped/,
    ],
    lacks: [/I asked the toll keeper[\s\S]*I asked the toll keeper/],
    clip: { source: { author: 'Edda' } },
  },
  {
    name: 'an address that leads to all posts changes nothing',
    address: `${THREAD}#content`,
    html: flat(withUserColumn).replace('<main>', '<main id="content">'),
    has: [inOrder],
  },
  {
    name: 'a thread that goes on on the next page',
    address: THREAD,
    html: flat(withUserColumn).replace('<footer><p>', '<nav><a href="?page=2">Next</a></nav><footer><p>'),
    has: [inOrder],
    clip: { extent: { kind: 'thread', posts: 4, hasMore: true } },
  },
  {
    name: 'an old board, a table for each post',
    address: '/viewtopic.php?t=12',
    html: flat(inTable),
    has: [inOrder, 'Sun Dec 12, 2023'],
  },
  {
    name: 'a forum without names for its parts',
    address: '/talk/winter/12-crossing',
    html: flat(unnamed),
    has: [inOrder, '[b]Tobias[/b], 02/02/2024 at 7:01 pm'],
    clip: { source: { author: 'Edda', published: '2024-01-02' } },
  },
  {
    name: 'answers within answers',
    address: '/r/harbor/comments/12/crossing/',
    html: flat(nested),
    has: [inOrder, /Maren[\s\S]{0,20}4 hours ago/],
    lacks: [/\breply\b/],
  },
  {
    name: 'a question with answers, without the remarks on each',
    address: '/questions/12/crossing',
    html: flat((at) => answer(at === 0 ? 'question' : 'answer', at)),
    has: [inOrder, /\[b\]Tobias\[\/b\], [^\n]*Jan 2, 2024/],
    lacks: ['Is this still so'],
  },
  ...[1, 3].map((answers) => ({
    name: `a long question with ${answers} short answers, in cells of other names`,
    address: '/questions/12/crossing',
    html: page(
      `<main><h1>Crossing in winter</h1>${WORDS.slice(0, answers + 1)
        .map(
          (words, at) =>
            `<div class="layout"><div class="votes">1${at}</div><div class="${at ? 'answer' : 'question'}cell"><div class="prose">${at ? '' : prose(4, 'Q')}<p>${words}</p></div><div class="signed">${at ? 'answered' : 'asked'} <time>Jan ${at + 1}, 2024</time> <a href="/users/${at}">${NAMES[at]}</a></div></div></div>`,
        )
        .join('')}</main>`,
      'Crossing in winter',
    ),
    has: ['Q0.', 'Q3.', ...WORDS.slice(0, answers + 1), /\[b\]Tobias\[\/b\], [^\n]*Jan 2, 2024/],
  })),
  {
    name: 'a forum that shows its posts only where scripts do not run',
    address: '/t/crossing/12',
    html: page(
      `<noscript><header><a href="/">Harbor</a></header><main>${[0, 1, 2, 3]
        .map(
          (at) =>
            `<div class="topic-body crawler-post"><div class="meta"><a href="/u/${NAMES[at]}">${NAMES[at]}</a> <time datetime="2024-01-0${at + 1}">January ${at + 1}, 2024</time></div><div class="post"><p>${WORDS[at]}</p></div></div>`,
        )
        .join('')}</main></noscript>`,
      'Crossing in winter',
    ),
    has: [inOrder, '[b]Maren[/b], January 3, 2024'],
  },
  {
    name: 'remarks below an article are no thread',
    address: '/journal/crossing',
    html: page(
      `<main><article><h1>Crossing</h1>${prose(6)}</article><section id="comments"><h2>2 comments</h2><ul>${nested(2)}</ul></section></main>`,
      'Crossing',
      '<meta property="og:type" content="article">',
    ),
    has: ['The toll house burned'],
    lacks: ['I asked the toll keeper'],
  },
];

const thing = (at: number): string =>
  `<li class="card"><a href="/things/${at}"><img src="/t${at}.webp" alt="A lamp on a table"></a><a href="/things/${at}">Brass lamp No. ${at}</a><p>$${at + 14}.50</p><div><a href="/cart?add=${at}">Add to cart</a></div><div><a href="/things/${at}#look">Take a look</a></div></li>`;
const FILTERS =
  '<div class="filters"><a href="?c=red">Red</a><a href="?c=blue">Blue</a><a href="?s=1">Small ones</a></div>';

const DEEDS = ['The chain is up', 'Salt is dear', 'A bell is missing', 'Pilots want grey', 'The stair sinks'];
const newsCard = (at: number, teaser: string): string =>
  `<article class="card"><a href="/news/${at}"><img src="/n${at}.webp" alt=""></a><div><h2><a href="/news/${at}">${DEEDS[at % 5]}, part ${at}</a></h2>${teaser && `<p>${teaser}</p>`}<p><a href="/by/${at}">Ilsa Varn</a> – <time>3/${at + 1}/2026</time> | <a href="/news/${at}#remarks">${at + 15}</a></p></div></article>`;
const newsCards = (from: number, to: number, teaser: (at: number) => string): string =>
  Array.from({ length: to - from }, (_, at) => newsCard(from + at, teaser(from + at))).join('');
const teaserOf = (at: number): string => `Nobody on the quay expected it before year ${at + 400}.`;

export const KIND_CASES: PageCase[] = [
  {
    name: 'a start page of news: every card, large or small, with or without a teaser',
    html: page(
      `<header><a href="/">The Tide</a><nav><a href="/trade">Trade</a><a href="/law">Law</a></nav></header>
      <main><h1>The Tide</h1><section class="featured">${newsCards(0, 1, (at) => `${teaserOf(at)} ${DEEDS.join('. ')}, and so on for a while.`)}</section>
      <section class="grid">${newsCards(1, 8, teaserOf)}</section><section><h2>Latest</h2><div class="wide">${newsCards(8, 10, teaserOf)}</div><div class="list">${newsCards(10, 24, (at) => (at % 3 ? '' : teaserOf(at)))}</div></section>
      <section class="featured phone-only">${newsCards(0, 3, teaserOf)}</section></main><footer><p>All rights reserved.</p></footer>`,
      'The Tide',
    ),
    has: Array.from({ length: 24 }, (_, at) => `${DEEDS[at % 5]}, part ${at}[/url]`).concat(
      [0, 5, 9, 12].map(teaserOf),
    ),
    lacks: ['All rights reserved'],
  },
  {
    name: 'a list of things: each with its link and price, without filters and buttons',
    html: page(
      `<nav><a href="/">Home</a></nav><main><h1>Lamps</h1>${FILTERS}<ul>${Array.from({ length: 30 }, (_, at) => thing(at + 1)).join('')}</ul></main><footer><p>Terms</p></footer>`,
      'Lamps',
    ),
    has: [/Brass lamp No\. 1[\s\S]*Brass lamp No\. 30/, /\[url:[^\]]*\/things\/8\]Brass/, '$15.50', '$22.50'],
    lacks: ['Add to cart', 'Take a look', 'Blue', 'A lamp on a table', 'Terms'],
  },
  {
    name: 'a list of things with long words above it: both',
    html: page(
      `<main><h1>Lamps</h1><div class="about">${prose(8)}</div><ul>${Array.from({ length: 200 }, (_, at) => thing(at + 1)).join('')}</ul></main>`,
      'Lamps',
    ),
    has: ['The toll house burned', /Brass lamp No\. 1[\s\S]*Brass lamp No\. 200/],
  },
  {
    name: 'a story that does not call itself one, without its many remarks',
    html: page(
      `<div class="story"><h1>Crossing</h1>${prose(8)}</div><div class="comments"><h2>20 comments</h2>${Array.from({ length: 20 }, (_, at) => `<div class="comment"><b>Edda</b> <span>${at + 1} hours ago</span><p>${WORDS[1]} ${WORDS[at % 4]}</p></div>`).join('')}</div>`,
      'Crossing',
    ),
    has: ['The toll house burned'],
    lacks: ['Thanks, that is what I hoped'],
  },
  {
    name: 'a shop’s list by its address: the things, though the words about them are longer',
    address: '/collections/lamps',
    html: page(
      `<main><h1>Lamps</h1><ul>${Array.from({ length: 20 }, (_, at) => thing(at + 1)).join('')}</ul><div class="about">${prose(12)}</div></main>`,
      'Lamps',
    ),
    has: [/Brass lamp No\. 1[\s\S]*Brass lamp No\. 20/, 'The toll house burned'],
  },
  {
    name: 'an archive of a blog, in the frame that some themes put around text and side column',
    address: '/category/news',
    html: page(
      `<div class="content-sidebar-wrap"><div class="archive-description"><h1>News</h1>${prose(5)}</div><main>${newsCards(0, 24, () => '')}</main><aside class="sidebar"><a href="/a">About</a></aside></div>`,
      'News',
    ).replace('<body>', '<body class="archive category category-news">'),
    has: Array.from({ length: 24 }, (_, at) => `${DEEDS[at % 5]}, part ${at}[/url]`).concat(
      'The toll house burned',
    ),
  },
  {
    name: 'an article at the address of its category, without what else is in that',
    address: '/category/news/the-toll-house',
    html: page(
      `<main><article><h1>The toll house</h1>${prose(6)}</article><ul>${Array.from({ length: 20 }, (_, at) => `<li><a href="/news/${at}">${DEEDS[at % 5]}, part ${at}</a></li>`).join('')}</ul></main>`,
      'The toll house',
    ),
    has: ['The toll house burned'],
    lacks: ['part 7'],
  },
  {
    name: 'an index of links under headings',
    html: page(
      `<main><h1>Index</h1>${['A', 'B', 'C']
        .map(
          (letter) =>
            `<h2>${letter}</h2><ul>${Array.from({ length: 30 }, (_, at) => `<li><a href="/${letter}${at}">${letter}rbor ${at}</a></li>`).join('')}</ul>`,
        )
        .join('')}</main>`,
      'Index',
    ),
    has: [/Arbor 1[\s\S]*Brbor 3[\s\S]*Crbor 6/],
  },
  {
    name: 'a page of sections: all of them, not the longest',
    html: page(
      `<header><a href="/">Lamp makers</a></header><main><section><h1>We make lamps</h1><p>By hand, since the flood.</p></section>
      <section><h2>For ships</h2><p>Salt-proof and loud.</p></section><section><h2>For towers</h2><p>Seen from nine miles away.</p></section>
      <section><h2>Our story</h2>${prose(1)}</section><section><h2>For halls</h2><p>Quiet, warm, a little vain.</p></section>
      <section><h2>Questions</h2><dl><dt>Do they break?</dt><dd>Rarely, and only once.</dd><dt>Do you travel?</dt><dd>In summer.</dd></dl></section></main>`,
      'We make lamps',
    ),
    has: [
      'By hand, since',
      'Salt-proof',
      'nine miles',
      'a little vain',
      'Rarely, and only once',
      'In summer',
    ],
  },
  {
    name: 'one thing: its description and facts, not what else there is to buy',
    html: page(
      `<main><h1>Brass lamp</h1><p>$14.50</p><div class="description"><p>Turned from one piece.</p><p>Burns nine hours.</p>${prose(2)}</div>
      <table><tr><th>Height</th><td>31 cm</td></tr><tr><th>Weight</th><td>900 g</td></tr></table>
      <form action="/cart"><input type="text" name="n"><p>How many would you like?</p></form>
      <section><h2>You may also like</h2>${[1, 2, 3].map((at) => `<div><a href="/things/${at}">Tin lamp ${at}</a></div>`).join('')}</section></main>`,
      'Brass lamp',
      '<meta property="og:type" content="product">',
    ),
    has: ['Turned from one piece', 'Burns nine hours', '31 cm', '900 g'],
    lacks: ['Tin lamp', 'How many'],
  },
  {
    name: 'a category of a wiki: what it has in it',
    html: page(
      `<div id="mw-content-text"><div class="mw-parser-output"><p>Lamps of the harbor, old and new.</p></div><div class="mw-category-generated"><h2>Pages in this category</h2><ul>${[1, 2, 3].map((at) => `<li><a href="/wiki/L${at}">Lamp ${at}</a></li>`).join('')}</ul></div></div>`,
      'Category:Lamps',
    ),
    has: ['Lamps of the harbor', 'Lamp 1', 'Lamp 3'],
  },
];
