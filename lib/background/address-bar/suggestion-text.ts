import browser from 'webextension-polyfill';
import { t } from '../../i18n/index.ts';
import type { Hit, Mark } from '../../library/index.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that are invalid in XML or would break the row. */
const UNFIT = /[\p{Cc}\p{Cs}\u2028\u2029\uFFFE\uFFFF]/gu;

const escaped = (text: string): string =>
  text.replace(UNFIT, ' ').replace(/[&<>"']/g, (one) => ENTITIES[one] ?? '');

/** COMPAT(firefox): it lists description styles too, but shows rows as plain text, including tags. */
export const showsMarkup = (): boolean => !('getBrowserInfo' in browser.runtime);

/** Plain text for a row. */
export const plainly = (text: string): string => (showsMarkup() ? escaped(text) : text.replace(UNFIT, ' '));

/** Marks the matches in `text`. Overlapping or out-of-range matches are clipped. */
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

/** One row while the screen is shared: nothing but a title that may be seen, and the kind. */
export const covered = (title: string, word: string): string =>
  plainly(`${title || t('common.untitled')} · ${word}`);

/** One row: the title with its matches, the kind, and why it matched if the title doesn't show it. */
export function described(hit: Hit, word: string, withMarks: boolean): string {
  const { titleMarks, why } = hit;
  const title = hit.title || t('common.untitled');
  const says = why.where === 'title' || why.where === 'recent' || why.text === '' ? null : why;
  if (!withMarks) {
    const tail = says ? ` · ${says.text}` : '';
    return `${title} · ${word}${tail}`.replace(UNFIT, ' ');
  }
  const tail = says ? `<dim> · ${marked(says.text, says.marks)}</dim>` : '';
  return `${marked(title, titleMarks)}<dim> · ${escaped(word)}</dim>${tail}`;
}
