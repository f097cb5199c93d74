import { type EscapeState, escapeMarkup } from './escape.ts';
import { nested } from './marks.ts';

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
    out += 'text' in content ? escapeMarkup(content.text, escaping) : content.markup;
  }
  closeTo(0);
  return out;
}
