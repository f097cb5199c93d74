// What a browser, a translation, another version of World Anvil or a malicious author can make of an export page.

import fc from 'fast-check';
import { articleId, exportPage, type PageArticle } from './export-page.ts';

export const NAMES = ['Edda', 'Ruan', 'Tansy', 'Vigil', 'Brona'];

const metadataOf = (name: string): string =>
  `<div class="metadata-label">Article template</div><div class="metadata-value">Character</div><div class="metadata-label">Visibility</div><div class="metadata-value">Private</div><div class="metadata-label">Category</div><div class="metadata-value"><a href="https://www.worldanvil.com/w/saltmere/c/x">Folder${name}</a></div><a class="explorer-tag" href="#">tag${name}</a>`;

/** Everything of an article contains its name, and no other one. Its text begins and ends with words of its own. */
const ARTICLES: readonly PageArticle[] = NAMES.map((name, at) => ({
  id: articleId(at),
  title: name,
  body: `<p>first${name} keeps <b>the lamp</b>.</p><p><span class="dropcap">O</span>n the rock.</p><p>Then last${name}.</p>`,
  fields: `<section class="wa-section public" data-section-id="age"><dl><dt>Age</dt><dd>age${name}</dd></dl></section>`,
  aside: `<p>aside${name}</p>`,
  metadata: metadataOf(name),
}));

export interface Page {
  articles: readonly PageArticle[];
  /** Changes to the page's HTML, in order. */
  edits: readonly ((html: string) => string)[];
}

export interface Mutation {
  /** Shown if a test fails. */
  what: string;
  of(page: Page): Page;
}

export const PAGE: Page = { articles: ARTICLES, edits: [] };

export const htmlOf = ({ articles, edits }: Page): string =>
  edits.reduce((html, edit) => edit(html), exportPage(articles));

const edited = (what: string, edit: (html: string) => string): Mutation => ({
  what,
  of: (page) => ({ ...page, edits: [...page.edits, edit] }),
});

const changed = (
  what: string,
  which: number,
  change: (article: PageArticle) => Partial<PageArticle>,
): Mutation => ({
  what: `${NAMES[which]}: ${what}`,
  of: (page) => ({
    ...page,
    articles: page.articles.map((one, at) => (at === which ? { ...one, ...change(one) } : one)),
  }),
});

/** Inserts HTML after the first paragraph of an article's text. */
const inserted = (which: number, scrap: string): Mutation =>
  changed(scrap.slice(0, 80), which, ({ body }) => ({ body: body.replace('</p>', () => `</p>${scrap}`) }));

const which = fc.nat({ max: NAMES.length - 1 });

const truncated = fc
  .double({ min: 0, max: 1, noNaN: true })
  .map((share) => edited(`cut at ${share}`, (html) => html.slice(0, Math.floor(html.length * share))));

const UNCLOSED =
  '<div> <section> <table><tr><td> <ul><li> <b> <a> <blockquote> <h2> <!-- <script> <textarea> <title>';
const STRAY =
  '</div> </section> </p></p> </table> </b> </div></div> </div></section></div> </body> </html> --> ]]>';
const wronglyNested = fc
  .tuple(which, fc.constantFrom(...`${UNCLOSED} ${STRAY}`.split(' ')))
  .map(([at, scrap]) => inserted(at, scrap));

const repeatedId = fc
  .tuple(which, which)
  .map(([at, of]) => changed(`id of ${NAMES[of]}`, at, () => ({ id: articleId(of) })));

const HOSTILE = [
  '<img src="x" onerror="evil()"><svg onload="evil()"><a href="javascript:evil()">x</a></svg>',
  '<iframe srcdoc="<script>evil()</script>"></iframe><object data="/x"></object><embed src="/x">',
  '<form action="https://t.example"><input name="a"><button>go</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://t.example"><base href="https://t.example/">',
  '<div class="article-print-container">evil</div>',
  `<div class="article-print-container" id="article-${articleId(99)}">evil</div>`,
  '<div id="metadata"><b class="metadata-label">Category</b><b class="metadata-value"><a>FolderEvil</a></b></div>',
  '<h1 class="m-b-0">evil</h1><div class="article-content-right">evil</div>',
  '<a data-article-id="constructor" data-template-type="__proto__">x</a><p id="__proto__" class="constructor">x</p>',
  `<a data-article-id="${articleId(99)}" data-template-type="](evil)">]()</a>`,
  `<p title="${'a'.repeat(50_000)}" ${'b="c" '.repeat(2_000)}>x</p>`,
  '<p>@[evil](person:1) [url:javascript:evil()]x[/url] \u0000\ufffe\uf0e0\uf0e1\ud800</p>',
  '<div>'.repeat(500),
];
const hostile = fc.tuple(which, fc.constantFrom(...HOSTILE)).map(([at, scrap]) => inserted(at, scrap));

/** Labels and values in another language, or of none. */
const WORDS = [
  ['Article template', 'Modèle d’article'],
  ['Visibility', 'Sichtbarkeit'],
  ['Category', 'カテゴリー'],
  ['Visibility', 'constructor'],
  ['Category', ''],
  ['>Character<', '>Personnage<'],
  ['>Character<', '>constructor<'],
  ['>Private<', '>Privé<'],
  ['>Private<', '>constructor<'],
  ['>Private<', '>__proto__<'],
] as const;
const translated = fc
  .tuple(which, fc.constantFrom(...WORDS))
  .map(([at, [from, to]]) =>
    changed(to, at, ({ metadata = '' }) => ({ metadata: metadata.replace(from, to) })),
  );

/** What the page looked like, or might look like one day. */
const SHAPES: readonly (readonly [string | RegExp, string])[] = [
  [/<ul>.*?<\/ul>/gs, ''],
  [/<section class="wa-section main-content">|<\/section>/g, ''],
  [/ class="m-b-0"/g, ''],
  [/article-0/g, 'ARTICLE-0'],
  [/class="row article-print-container"/g, "data-new=1 class='new\narticle-print-container'"],
  [/<\/p>|<\/dd>|<\/dt>/g, ''],
  [/<(\/?)div/g, '<$1DIV'],
  [/<body>/g, '<body><main><div class="wrapper"><article>'],
  [/<div class="tab-pane" id="metadata">/g, '<div role="tabpanel" id="metadata">'],
  [/article-content-left/g, 'article-body'],
  [/article-print-container/g, 'print-article'],
  [/id="metadata"/g, 'id="details"'],
];
const reshaped = fc
  .constantFrom(...SHAPES)
  .map(([from, to]) => edited(`${from} → ${to}`, (html) => html.replaceAll(new RegExp(from, 'gs'), to)));

export const mutations: fc.Arbitrary<Mutation[]> = fc.array(
  fc.oneof(truncated, wronglyNested, repeatedId, hostile, translated, reshaped),
  { minLength: 1, maxLength: 3 },
);
