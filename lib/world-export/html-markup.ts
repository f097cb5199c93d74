import { markupOf } from './markup-of.ts';
import { PageParser } from './page-parser.ts';
import type { Slice } from './slices.ts';

/** Characters that the parser gets at once. */
const STRIDE = 16_384;
const ANY_ID = '00000000-0000-0000-0000-000000000000';

/** Rendered HTML as markup. Nothing in it runs or loads: it is read like an article of an export page. */
export async function htmlMarkup(html: string, slice: Slice): Promise<string> {
  const page = new PageParser();
  page.write(`<div class="article-print-container" id="article-${ANY_ID}">`);
  for (let at = 0; at < html.length && !page.isTooDeep; at += STRIDE) {
    page.write(html.slice(at, at + STRIDE));
    await slice();
  }
  page.end();
  const root = page.next()?.root;
  return root ? markupOf(root, null, slice) : '';
}
