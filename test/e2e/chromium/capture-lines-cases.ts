// Short lines, numbers and repetitions that are of the text, parts in elements of their own, and several stories.

import { article, type PageCase, page, prose } from './capture-parts-cases.ts';

const LINES = [
  '3 January 1402: The bridge falls.',
  '4 February 1412 – Ilsa is born',
  'March 1422: The mill burns.',
]
  .concat(['12.4.1432 War with Orrin', '1403-05-06: Peace', 'Born: 12 March 1203', 'Geboren: 4. Mai 1261'])
  .concat(['By the river stands a mill', 'Posted by the gate since 1203', 'Written on the wall: turn back'])
  .concat(['Category three storms come from the west.', 'Sign up at the harbor, or be pressed.']);

const lines = (tag: string): string => LINES.map((line) => `<${tag}>${line}</${tag}>`).join('');
const SCORES = [
  ['STR', '16'],
  ['DEX', '12'],
  ['HP', '82'],
].map(([name, score]) => `<div><div>${name}</div><div>${score}</div></div>`);
const REFRAIN = [1, 2, 3, 4].map(
  (verse) => `<p>${verse}. The boat went out upon the water.</p><p>Row, row, the river is wide.</p>`,
);
const STEPS = ['The bell was dumb.', 'Three boats went out.', 'One came back.', 'Nobody was in it.'];
const STEP_BOX = `<div class="scrolly">${STEPS.map((step) => `<div class="step"><img src="plate.png" width="800" height="500" alt=""><p>${step}</p></div>`).join('')}</div>`;

export const LINE_CASES: PageCase[] = [
  ...['p', 'div', 'h3'].flatMap((tag) => [
    { name: `dated lines in ${tag}, in the middle`, html: article(lines(tag)), has: LINES },
    { name: `dated lines in ${tag}, at the end`, html: article('', lines(tag)), has: LINES },
    {
      name: `dated lines in ${tag}, at the start`,
      html: page(`<main><article><h1>Harrow</h1>${lines(tag)}${prose(4)}</article></main>`),
      has: LINES,
    },
  ]),
  {
    name: 'a letter begins with its place and date',
    html: page(
      `<main><article><h1>Harrow</h1><p>Varrow, 12 March 1203</p><p>Dear Marn,</p>${prose(3)}</article></main>`,
    ),
    has: [/^Varrow, 12 March 1203\s+Dear Marn,/],
  },
  {
    name: 'the dates of a journal',
    html: article(
      `<p>12 March 1203</p>${prose(1)}<p>13 March 1203</p>${prose(1)}`,
      `<p>14 March 1203</p>${prose(1)}`,
    ),
    has: ['12 March', '13 March', '14 March'],
  },
  {
    name: 'numbers under their names',
    html: article(`<div class="stats">${SCORES.join('')}</div>`, '<h2>Folk</h2><p>4,200</p>'),
    has: [/STR\s+16\s+DEX\s+12\s+HP\s+82/, /Folk\[\/h2\]\s+4,200/],
  },
  { name: 'a refrain', html: article(REFRAIN.join('')), has: [/(?:river is wide[\s\S]*){4}/] },
  {
    name: 'a line three times in a row',
    html: article('<p>The drum is beaten and the gate is closed.</p>'.repeat(3)),
    has: [/(?:gate is closed[\s\S]*){3}/],
  },
  {
    name: 'a quote that comes back',
    html: article(
      `<blockquote><p>Stone remembers what the water forgets.</p></blockquote>${prose(1)}<blockquote><p>Stone remembers what the water forgets.</p></blockquote>`,
    ),
    has: [/(?:water forgets[\s\S]*){2}/],
  },
  {
    name: 'a caption that a gallery repeats stays once',
    html: article(
      ['', ' class="gallery"']
        .map(
          (label) =>
            `<div${label}><figure><img src="a.jpg" width="300" height="200" alt=""><figcaption>The weigh house before the fire of that year</figcaption></figure></div>`,
        )
        .join(prose(2)),
    ),
    has: ['before the fire'],
    lacks: [/before the fire[\s\S]*before the fire/],
  },
  { name: 'short steps beside pictures', html: article(STEP_BOX), has: STEPS },
  { name: 'short steps beside pictures, at the end', html: article('', STEP_BOX), has: STEPS },
];

const folded = (control: string): string => `${control}<div id="more" hidden>${prose(1, 'KEPT')}</div>`;
const FOLD = 'aria-expanded="false" aria-controls="more"';

export const FOLD_CASES: PageCase[] = [
  ...[
    `<h2><button ${FOLD}>Past</button></h2>`,
    `<div role="button" ${FOLD}><h3>Past</h3></div>`,
    `<button ${FOLD}>Past</button>`,
  ].map((control) => ({ name: control, html: article(folded(control)), has: ['Past', 'KEPT0'] })),
  {
    name: 'a folded menu isn’t text',
    html: article(`<button ${FOLD}>Menu</button><div id="more" hidden><a href="/1">GONE</a></div>`),
    lacks: ['GONE', 'Menu'],
  },
  {
    name: 'paragraphs in an element for code',
    html: page(`<main><h1>Harrow</h1><pre>${prose(4, 'KEPT')}</pre></main>`),
    has: ['KEPT0', 'KEPT3'],
    lacks: ['[code]'],
  },
  { name: 'code', html: article('<pre>let boats = 3;</pre>'), has: [/\[code\]\s*let boats/] },
];

const part = (name: string, label: string): string =>
  `<div class="${label}"><div class="in"><div class="text"><h2>Part ${name}</h2>${prose(3, name)}</div></div></div>`;

export const PART_CASES: PageCase[] = ['main', 'article', 'div'].flatMap((tag) => [
  {
    name: `parts with labels of their own in ${tag}`,
    html: page(
      `<${tag}><h1>Harrow</h1>${['A', 'B', 'C'].map((name) => part(name, `part-${name}`)).join('')}</${tag}><footer><p>GONE All words and pictures belong to their makers, and nobody else may print them.</p></footer>`,
    ),
    has: ['A0.', 'A2.', '[h2]Part B', 'B0.', 'B2.', 'C0.', 'C2.'],
    lacks: ['GONE'],
  },
  {
    name: `sections of one article in ${tag}`,
    html: page(
      `<${tag}><section><h1>Harrow</h1>${prose(3, 'A')}</section><section><h2>People</h2>${prose(3, 'B')}</section></${tag}>`,
    ),
    has: ['A0.', 'B2.'],
  },
]);
PART_CASES.push({
  name: 'headings of the first level in one article',
  html: page(
    `<main><article><h1>Harrow</h1>${prose(3, 'A')}<h1>History</h1>${prose(3, 'B')}<section><h1>People</h1>${prose(3, 'C')}</section></article></main>`,
  ),
  has: ['A0.', 'B0.', 'C2.'],
});

/** A heading with a link to itself beside it, or all of it such a link, as documentation has them. */
const anchored = (name: string, isLink: boolean): string =>
  isLink
    ? `<div class="title"><h2><a href="#${name}">${name}</a></h2></div>`
    : `<div class="title"><h2 id="${name}">${name}</h2><a href="#${name}"><span>Section titled “${name}”</span></a></div>`;
const widget = (kind: string, inner: string): string =>
  `<div class="elementor-element elementor-widget elementor-widget-${kind}"><div class="elementor-widget-container">${inner}</div></div>`;
const LEDGERS = [1, 2, 3, 4, 5, 6].map((at) => `<li>Ledger ${at} (due in week ${at}): open</li>`).join('');
PART_CASES.push(
  ...[true, false].map((isLink) => ({
    name: `headings that lead to themselves${isLink ? '' : ', with a link beside them'}`,
    html: page(
      `<main><h1>Harrow</h1><div>${prose(3, 'A')}${anchored('Rivers', isLink)}${prose(3, 'B')}${anchored('Roads', isLink)}${prose(3, 'C')}</div></main>`,
    ),
    has: [/\[h2\](?:\[url:[^\]]*\])?Rivers/, /\[h2\](?:\[url:[^\]]*\])?Roads/, 'C2.'],
    lacks: ['Section titled'],
  })),
  {
    name: 'parts that a page builder calls widgets',
    html: page(
      `<div class="elementor">${['Rivers', 'Roads', 'Bridges']
        .map((name) => widget('heading', `<h2>${name}</h2>`) + widget('text-editor', prose(2, name)))
        .join('')}${widget('share-buttons', '<div>GONE on Facebook</div><div>GONE on Twitter</div>')}</div>`,
    ),
    has: ['[h2]Roads', '[h2]Bridges', 'Rivers0.', 'Bridges1.'],
    lacks: ['GONE'],
  },
  {
    name: 'a note between the text and the next section',
    html: page(
      `<article><h1>Harrow</h1><div class="outer"><div class="text">${prose(5, 'A')}<div class="callout"><h3>Pitfall</h3><div><p>The ferry <a href="#late"><b>doesn’t</b> wait for anyone who is late</a>:</p><pre><code><div>ring("bell");</div><div>wait(3);</div></code></pre><p>It only looks for the one who rings the bell.</p></div></div></div><div class="text"><h2>Roads</h2>${prose(4, 'B')}</div></div></article>`,
    ),
    has: ['Pitfall', 'wait for anyone', 'wait(3)', 'who rings the bell', 'B3.'],
  },
  {
    name: 'the rest of a row of sections, one of which is long',
    html: page(
      `<div id="pane"><div><h3>The course of the keepers</h3></div><div><h4>Ledgers</h4><ul>${LEDGERS}</ul></div><hr><div><h4>Keepers</h4><p>Orla, on Mondays</p><p>Bran, on Fridays</p></div><hr><div><h4>Lectures</h4>${prose(9, 'L')}</div></div><div id="foot"><div>GONE Template</div></div>`,
    ),
    has: ['[h4]Ledgers', 'Ledger 6', '[h4]Keepers', 'Bran, on Fridays', 'L8.'],
    lacks: ['GONE'],
  },
);

const NAMES = ['Ferry lost in the fog', 'Mill burns again', 'Reeve found asleep'];
const MARKS = ['A', 'B', 'C'];
interface Stories {
  tag: string;
  level: string;
  /** How many paragraphs each has. */
  lengths: number[];
  /** Addresses that the headings lead to. */
  links?: boolean;
}
const stories = ({ tag, level, lengths, links = false }: Stories): string =>
  `<main>${NAMES.map((name, at) => `<${tag}><${level}>${links ? `<a href="/read/${at}">${name}</a>` : name}</${level}><div>${prose(lengths[at] ?? 4, MARKS[at])}</div></${tag.split(' ')[0]}>`).join('')}</main>`;
/** Only this one of the stories is captured, under its own title. */
const only = (at: number): Pick<PageCase, 'has' | 'lacks' | 'title'> => ({
  has: [`${MARKS[at]}0.`],
  lacks: MARKS.filter((_, other) => other !== at).map((mark) => `${mark}0.`),
  title: NAMES[at] ?? '',
});

export const STORY_CASES: PageCase[] = ['article', 'section', 'div class="post"'].flatMap((tag) =>
  [0, 1, 2].flatMap((at) =>
    ['h1', 'h2'].map((level) => {
      const lengths = [0, 1, 2].map((other) => ((other === at) === (level === 'h1') ? 3 : 7));
      const title = [
        `${NAMES[at]} - The Crier`,
        `The Crier: ${NAMES[at]}`,
        `“${NAMES[at]?.toUpperCase()}” | The Crier`,
      ][at];
      return {
        name: `${tag}, ${level}, the title names number ${at + 1}`,
        html: page(stories({ tag, level, lengths }), title),
        ...only(at),
      };
    }),
  ),
);
const even = { tag: 'article', level: 'h1', lengths: [9, 9, 9] };
STORY_CASES.push(
  {
    name: 'the title is cut',
    html: page(stories(even), `${NAMES[1]?.slice(0, -3)}… / The Crier`),
    ...only(1),
  },
  {
    name: 'only the preview’s title names a story',
    html: page(stories(even), 'The Crier', `<meta property="og:title" content="${NAMES[1]}">`),
    ...only(1),
  },
  { name: 'no title names a story: the one in view', html: page(stories(even), 'The Crier'), ...only(0) },
  {
    name: 'a story that was scrolled to, away from the one of the title',
    html: page(stories(even), NAMES[0]),
    scrollTo: 'article:nth-of-type(3) p:nth-of-type(4)',
    ...only(2),
  },
  {
    name: 'the address has changed to the next story',
    html: page(stories(even), NAMES[0], '<link rel="canonical" href="/read/ferry-lost-in-the-fog">'),
    address: '/read/mill-burns-again',
    ...only(1),
  },
  {
    name: 'the address and a heading’s link',
    html: page(stories({ ...even, links: true }), 'The Crier'),
    address: '/read/2',
    ...only(2),
  },
  {
    name: 'a list of stories with their own addresses is one page',
    html: page(stories({ ...even, links: true }), 'The Crier'),
    has: ['A0.', 'B0.', 'C0.'],
    title: 'The Crier',
  },
  {
    name: 'stories in a row without elements around them',
    html: page(
      `<main>${NAMES.map((name, at) => `<h2>${name}</h2>${prose(4, MARKS[at])}`).join('')}</main>`,
      NAMES[1],
    ),
    ...only(1),
  },
);

/** Headings that the page shows on two lines, and one whose parts touch. */
const HEADING_LINES = [
  ['<h1>The Mill<br>by the Ferry</h1>', 'The Mill by the Ferry'],
  ['<h1>The Mill<span style="display:block">by the Ferry</span></h1>', 'The Mill by the Ferry'],
  ['<h1 style="display:flex">The Mill<b>by the Ferry</b></h1>', 'The Mill by the Ferry'],
  ['<h1>The Wind<em>mill</em></h1>', 'The Windmill'],
] as const;

export const TITLE_CASES: PageCase[] = [
  ...HEADING_LINES.map(([heading, title]) => ({
    name: heading,
    html: page(`<article>${heading}${prose(3)}</article>`, title),
    title,
  })),
  ...[
    '<h1><a href="/">Ink Ferry</a></h1>',
    '<header><h1 class="site-title"><a href="/home" rel="home"><span>Ink Ferry</span></a></h1></header>',
  ].flatMap((site) =>
    [
      '<h2><a href="/read/mill">The Mill</a></h2>',
      '<h1>The Mill</h1>',
      '<div id="page-title">The Mill</div>',
    ].flatMap((heading) =>
      ['Ink Ferry — The Mill', 'The Mill - Ink Ferry', 'Ink Ferry: The Mill'].map((title) => ({
        name: `${title}, ${site}, ${heading}`,
        html: page(`${site}<div id="content"><div class="post">${heading}${prose(3)}</div></div>`, title),
        title: 'The Mill',
      })),
    ),
  ),
];
