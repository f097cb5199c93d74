// What belongs to an article and what doesn't, by kind. Each page is captured whole.

export interface PageCase {
  name: string;
  html: string;
  /** Must be in the markup. */
  has?: (string | RegExp)[];
  lacks?: (string | RegExp)[];
  title?: string;
  /** What the clip says beside its text. */
  clip?: Record<string, unknown>;
  /** The page's address changes to this one before the capture. */
  address?: string;
  /** Selector of what is scrolled to before the capture. */
  scrollTo?: string;
}

const SENTENCES = [
  'The toll house burned twice in one winter, and both times the ledger was the only thing they carried out.',
  'Nobody who crosses the ford at night says afterwards what the lights on the other bank had looked like.',
  'Orla mended nets for the harbor until her hands gave out, and then she taught three nieces how to do it.',
  'The salt comes up from the pans in carts, and every cart is weighed before it may pass under the gate.',
  'When the council meets, the doors are left open so that anyone in the square may hear what is said.',
];

/** Paragraphs of two sentences, each beginning with `mark` and its number. */
export const prose = (count: number, mark = ''): string =>
  Array.from({ length: count }, (_, at) => {
    const words = `${SENTENCES[at % 5]} ${SENTENCES[(at + 2) % 5]}`;
    return `<p>${mark ? `${mark}${at}. ` : ''}${words}</p>`;
  }).join('');

export const page = (body: string, title = 'Harrow', head = ''): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;

/** An article with something in its middle and something at its end. */
export const article = (middle: string, end = ''): string =>
  page(
    `<header><a href="/">Home</a></header><main><article><h1>Harrow</h1>${prose(3)}<h2>Roads</h2>${prose(2)}${middle}<h2>Rivers</h2>${prose(3)}${end}</article></main><footer><p>All words belong to their makers. <a href="/terms">Terms</a></p></footer>`,
  );

/** The same box in the middle of an article and at its end. */
const inBoth = (name: string, box: string, rest: Omit<PageCase, 'name' | 'html'>): PageCase[] => [
  { name: `${name}, in the middle`, html: article(box), ...rest },
  { name: `${name}, at the end`, html: article('', box), ...rest },
];

const LABELED = [
  'Social order',
  'Related houses',
  'Commentary',
  'Legends',
  'Community',
  'Extra',
  'Footer hills',
]
  .concat(['Remarks', 'Share of the catch', 'Comment on the treaty', 'Sponsor', 'Popup', 'Sidebar river'])
  .concat(['Header stones', 'Menu of the feast', 'Biology', 'Comments', 'Most read books', 'Similar beasts']);

export const LABEL_CASES: PageCase[] = LABELED.flatMap((heading) => {
  const id = heading.toLowerCase().replaceAll(' ', '-');
  const has = ['KEPT0', 'KEPT1', `]${heading}[/h`];
  return [
    ...inBoth(`section #${id}`, `<section id="${id}"><h2>${heading}</h2>${prose(2, 'KEPT')}</section>`, {
      has,
    }),
    ...inBoth(`heading #${id}`, `<h2 id="${id}">${heading}</h2>${prose(2, 'KEPT')}`, { has }),
    ...inBoth(
      `.${id} behind its heading`,
      `<h3>${heading}</h3><div class="${id}-text">${prose(2, 'KEPT')}</div>`,
      { has },
    ),
  ];
});
LABEL_CASES.push(
  ...['sidebar-left', 'extra-info', 'related-content', 'social', 'promo-text'].flatMap((label) =>
    inBoth(`.${label} with another heading`, `<div class="${label}"><h2>Salt</h2>${prose(2, 'KEPT')}</div>`, {
      has: ['KEPT0', '[h2]Salt[/h2]'],
    }),
  ),
  ...['Related peoples', 'Comments'].flatMap((heading) =>
    inBoth(`a short list under “${heading}”`, `<h2>${heading}</h2><ul><li>KEPT oars for all</li></ul>`, {
      has: [`]${heading}[`, 'KEPT'],
    }),
  ),
  ...inBoth(
    'a folded section with a label',
    `<details id="community" open><summary>Community</summary>${prose(2, 'KEPT')}</details>`,
    { has: ['KEPT0', 'Community'] },
  ),
  ...inBoth(
    'a labeled table and list in a section',
    `<section id="social-ranks"><h2>Social ranks</h2>${prose(1)}<table id="related-ranks"><tr><th>Rank</th><th>Boats</th></tr><tr><td>Reeve</td><td>12</td></tr></table><ul class="sponsor-list"><li>Oars for all</li></ul></section>`,
    { has: ['[td]Reeve[/td]', 'Oars for all'] },
  ),
);

const items = (words: string): string =>
  `<ul>${['one', 'two', 'three'].map((at) => `<li><a href="/${at}">${words} ${at} of the long night</a></li>`).join('')}</ul>`;
const comment = (name: string): string =>
  `<li class="comment"><b>${name}</b> <time>March 3, 2024</time><p>GONE I read this twice and still do not believe that the ledger survived.</p><a href="#reply">Reply</a></li>`;

export const FURNITURE_CASES: PageCase[] = [
  ['related stories', `<section class="related-posts"><h3>Related posts</h3>${items('GONE')}</section>`],
  ['what to read next', `<div><h3>Read next</h3>${items('GONE')}</div>`],
  [
    'comments',
    `<section id="comments"><h2>3 Comments</h2><ol>${comment('Jon')}${comment('Mia')}</ol><form><textarea></textarea></form></section>`,
  ],
  [
    'a newsletter',
    '<div class="newsletter"><h3>Never miss a story</h3><p>GONE Get the best of our histories in your inbox every Friday, with maps.</p><form><input type="email"><button>Sign up</button></form></div>',
  ],
  [
    'share buttons',
    '<div class="share-buttons"><span>Share this</span><a href="https://social.example/s">Facebook GONE</a></div>',
  ],
  [
    'a note about cookies',
    '<div class="cookie-notice" style="position:fixed;bottom:0"><h4>Your privacy</h4><p>GONE We use cookies to keep you signed in and to count readers.</p><button>Accept</button></div>',
  ],
  [
    'a box about the author',
    '<div class="author-bio"><h4><a href="/author/jane" rel="author">Jane Orrin</a></h4><p>GONE Jane Orrin writes about rivers and has lived beside four of them.</p></div>',
  ],
  ['an aside of links', `<aside><h3>Also in this issue</h3>${items('GONE')}</aside>`],
  [
    'an aside that advertises',
    '<aside class="promo"><h3>Subscribe</h3><p>GONE Our almanac is printed twice a year on good paper.</p><a href="/buy">Subscribe now</a></aside>',
  ],
  ['tags', '<div class="post-tags">Tags: <a href="/t/1">GONE salt</a>, <a href="/t/2">fire</a></div>'],
].flatMap(([name = '', box = '']) => inBoth(name, box, { lacks: ['GONE'], has: ['[h2]Rivers[/h2]'] }));
FURNITURE_CASES.push({
  name: 'a sidebar about the site',
  html: page(
    `<main><article><h1>Harrow</h1>${prose(5)}</article><aside><h3>About us</h3><p>GONE We write about rivers, and about nothing else, since 1998.</p><h3>Latest posts</h3>${items('GONE')}</aside></main>`,
  ),
  lacks: ['GONE'],
});
FURNITURE_CASES.push({
  name: 'byline and date',
  html: page(
    `<main><article><h1>Harrow</h1><p class="byline">By <a href="/a" rel="author">Jane Orrin</a></p><p><time datetime="2024-03-04">March 4, 2024</time></p>${prose(4)}</article></main>`,
  ),
  lacks: ['Jane', 'March 4'],
});
FURNITURE_CASES.push({
  name: 'byline and date that only the page’s data name',
  html: page(
    `<main><article><h1>Harrow</h1><div>By Jane Orrin</div><div>March 4, 2024</div>${prose(4)}</article></main>`,
    'Harrow',
    '<meta name="author" content="Jane Orrin"><meta property="article:published_time" content="2024-03-04T10:00:00Z">',
  ),
  lacks: ['Jane', 'March 4'],
});

const NOTE = `<aside class="note"><h3>On peat</h3>${prose(1, 'KEPT')}</aside>`;
export const ASIDE_CASES: PageCase[] = [
  ...inBoth('a note', NOTE, { has: ['KEPT0', '[h3]On peat[/h3]'] }),
  ...inBoth('a short note', '<aside><p>KEPT: roll twice.</p></aside>', { has: ['KEPT'] }),
  ...inBoth('a complementary part', `<div role="complementary">${prose(1, 'KEPT')}</div>`, {
    has: ['KEPT0'],
  }),
  ...inBoth('a pull quote', '<aside><blockquote>KEPT the water first.</blockquote></aside>', {
    has: ['KEPT'],
  }),
  ...inBoth(
    'a table of facts',
    '<aside><table><tr><th>Founded</th><td>412 AV</td></tr><tr><th>Folk</th><td>4,200</td></tr></table></aside>',
    { has: ['412 AV', '4,200'] },
  ),
  ...inBoth(
    'a statblock',
    '<aside class="statblock"><h3>Mud drake</h3><p><b>AC</b> 15</p><p><b>HP</b> 82</p></aside>',
    { has: ['Mud drake', '15', '82'] },
  ),
  {
    name: 'facts beside a text with a label',
    html: page(
      `<div class="row"><div class="article-content-left"><h1>Harrow</h1><div>${prose(5)}</div></div><div class="article-content-right"><div><strong>Founded</strong><br>KEPT 612</div><div><strong>Parent</strong><br><a href="/v">Varrow</a></div></div></div>`,
    ),
    has: ['KEPT 612', 'Varrow'],
  },
  ...['div class="col-4"', 'div class="sidebar"', 'aside'].flatMap((tag) =>
    [
      '<p><strong>Founded</strong><br>KEPT 612</p><p><strong>Kind</strong><br>Sawmill</p>',
      '<dl><dt>Founded</dt><dd>KEPT 612</dd><dt>Kind</dt><dd><a href="/saw">Sawmill</a></dd></dl>',
      '<h4>Founded</h4><p>KEPT 612</p><h4>Kind</h4><p>Sawmill</p>',
      '<div><span>Founded</span><div>KEPT 612</div></div><div><span>Kind</span><div>Sawmill</div></div>',
    ].map((facts, at) => ({
      name: `facts beside the text, ${tag}, ${at}`,
      html: page(
        `<main><div class="row"><div class="col-8"><h1>Harrow</h1>${prose(4)}</div><${tag}>${facts}</${tag.split(' ')[0]}></div></main>`,
      ),
      has: ['KEPT 612', 'Sawmill'],
    })),
  ),
];
