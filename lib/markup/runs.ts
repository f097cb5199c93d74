import { nested } from './dom/marks.ts';
import { type EscapeState, escapeMarkup } from './escape.ts';
import { scanMarkup } from './scan.ts';

/** A piece of inline content: text, or markup to keep as it is. */
export interface InlineRun {
  content: { text: string } | { markup: string };
  /** The inside of the tags around it, outermost first: `b`, `url:https://…`. */
  marks: readonly string[];
}

/** Writes inline content as markup. Tags around several runs are opened once. */
export function writeRuns(runs: readonly InlineRun[]): string {
  const escaping: EscapeState = { dashes: false };
  let open: readonly string[] = [];
  let out = '';
  const closeTo = (keep: number): void => {
    for (const mark of open.slice(keep).reverse()) out += `[/${/^\w+/.exec(mark)?.[0] ?? ''}]`;
  };
  for (const { content, marks } of runs) {
    const wanted = nested(open, marks);
    let shared = 0;
    while (shared < open.length && open[shared] === wanted[shared]) shared++;
    closeTo(shared);
    for (const mark of wanted.slice(shared)) {
      if (mark.includes('--')) escaping.dashes = true;
      out += `[${mark}]`;
    }
    open = wanted;
    if ('text' in content) out += escapeMarkup(content.text, escaping);
    else {
      const { markup } = content;
      out = (escaping.dashes && markup.includes('::') ? apartFrom(markup, out) : out) + markup;
      // Dashes after its last fact could form one with the text that follows.
      if (markup.slice(factsIn(markup).at(-1)?.[1] ?? 0).includes('--')) escaping.dashes = true;
    }
  }
  closeTo(0);
  return out;
}

/** Where facts begin and end. */
function factsIn(markup: string): [start: number, end: number][] {
  const facts: [number, number][] = [];
  scanMarkup(markup, ({ kind }, start, end) => {
    if (kind === 'fact') facts.push([start, end]);
  });
  return facts;
}

/** Where a fact begins that goes from this markup into the one that follows. Undefined: there is none. */
const factAcross = (before: string, after: string): number | undefined =>
  factsIn(before + after).find(([start, end]) => start < before.length && end > before.length)?.[0];

/** Whether dashes of this markup change a fact of the one that follows: they become part of it, or spoil it. */
export function spoilsFact(before: string, after: string): boolean {
  if (!before.includes('-')) return false;
  const beginsWithFact = factsIn(after)[0]?.[0] === 0;
  const isRead = factsIn(before + after).some(([start]) => start === before.length);
  return factAcross(before, after) !== undefined || (beginsWithFact && !isRead);
}

/** What was written, with its dashes escaped if they would form a fact with the markup that follows. */
function apartFrom(next: string, written: string): string {
  const at = factAcross(written, next);
  if (at === undefined) return written;
  return apartFrom(next, `${written.slice(0, at)}-[noparse]-[/noparse]${written.slice(at + 2)}`);
}
