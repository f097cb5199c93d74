import browser from 'webextension-polyfill';
import type { Hit, Mark } from '../../library/index.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What no XML may hold, and what would break the one row that there is. */
const UNFIT = /[\p{Cc}\p{Cs}\u2028\u2029\uFFFE\uFFFF]/gu;

const escaped = (text: string): string =>
  text.replace(UNFIT, ' ').replace(/[&<>"']/g, (one) => ENTITIES[one] ?? '');

/** COMPAT(firefox): it names styles of descriptions too, but shows rows as plain text, tags and all. */
export const showsMarkup = (): boolean => !('getBrowserInfo' in browser.runtime);

/** A sentence, for a row of either kind. */
export const plainly = (text: string): string => (showsMarkup() ? escaped(text) : text.replace(UNFIT, ' '));

/** `text` with its matches marked; marks that overlap or leave the text are cut to fit. */
export function marked(text: string, marks: readonly Mark[]): string {
  let at = 0;
  let out = '';
  for (const [start, end] of [...marks].sort(([a], [b]) => a - b)) {
    const from = Math.max(at, start);
    const to = Math.min(text.length, end);
    if (to <= from) continue;
    out += `${escaped(text.slice(at, from))}<match>${escaped(text.slice(from, to))}</match>`;
    at = to;
  }
  return out + escaped(text.slice(at));
}

/** One row: the title with its matches, what it is, and why it was found where the title does not say. */
export function described(hit: Hit, word: string, withMarks: boolean, before = ''): string {
  const { titleMarks, why } = hit;
  const title = hit.title || 'Untitled';
  const says = why.where === 'title' || why.where === 'recent' || why.text === '' ? null : why;
  if (!withMarks) {
    const tail = says ? ` · ${says.text}` : '';
    return `${before}${title} · ${word}${tail}`.replace(UNFIT, ' ');
  }
  const tail = says ? `<dim> · ${marked(says.text, says.marks)}</dim>` : '';
  return `${escaped(before)}${marked(title, titleMarks)}<dim> · ${escaped(word)}</dim>${tail}`;
}
