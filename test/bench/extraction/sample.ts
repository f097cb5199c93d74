// One page of each kind, for machines without the corpora.

import type { KnownPage } from './pages.ts';

const LINES = [
  'The ferry has not run since the ice came, so we walked across at the narrows and nobody fell in.',
  'You will want a second lantern there, for the first one always goes out where the reeds begin.',
  'The toll keeper says that the old crossing is safe until the thaw, and he has been wrong only once.',
  'Salt comes up from the pans in carts, and every cart is weighed before it may pass under the gate.',
];
const NAMES = ['Edda', 'Tobias', 'Maren', 'Ivo'];
const NUMBERS = Array.from({ length: 24 }, (_, at) => at + 1);

const around = (main: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>Crossing</title>${head}</head><body><header><a href="/">Harbor</a></header>
  <nav><a href="/news">News</a><a href="/shop">Shop</a></nav><main>${main}</main><footer><p>All words belong to their makers.</p></footer></body></html>`;
const page = (type: string, address: string, html: string, text: string): KnownPage => ({
  ...{ type, address: `https://page.example${address}`, html, text },
  ...{ title: 'Crossing', author: null, published: null },
});

export const SAMPLE: readonly KnownPage[] = [
  page(
    'article',
    '/journal/crossing',
    around(
      `<article><h1>Crossing</h1>${LINES.map((line) => `<p>${line} ${LINES[0]}</p>`).join('')}</article><aside><a href="/other">Ten more crossings</a></aside>`,
    ),
    LINES.map((line) => `${line} ${LINES[0]}`).join('\n'),
  ),
  page(
    'forum',
    '/threads/crossing.1/',
    around(
      `<h1>Crossing</h1>${LINES.map(
        (line, at) =>
          `<div class="post"><div class="who"><a href="/members/${at}">${NAMES[at]}</a><p>Member since 2009</p></div><time>Jan ${at + 1}, 2024</time><div class="body">${line}</div><a href="#reply">Reply</a></div>`,
      ).join('')}`,
    ),
    LINES.map((line, at) => `${NAMES[at]} Jan ${at + 1}, 2024 ${line}`).join('\n'),
  ),
  page(
    'listing',
    '/lamps',
    around(
      `<h1>Crossing</h1><ul>${NUMBERS.map((at) => `<li><a href="/lamps/${at}">Brass lamp ${at}</a><p>$${at}.50</p><div><a href="/cart/${at}">Add to cart</a></div></li>`).join('')}</ul>`,
    ),
    NUMBERS.map((at) => `Brass lamp ${at} $${at}.50`).join('\n'),
  ),
  page(
    'service',
    '/lamps/made-to-order',
    around(
      `<h1>Crossing</h1>${LINES.map((line, at) => `<section><h2>For ${NAMES[at]}</h2><p>${line}</p></section>`).join('')}`,
    ),
    LINES.map((line, at) => `For ${NAMES[at]} ${line}`).join('\n'),
  ),
];
