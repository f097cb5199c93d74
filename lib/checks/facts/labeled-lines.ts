import type { Range } from '../place.ts';
import { LABELED_LINE, LONGEST_LABEL } from './date-names.ts';
import type { LabeledFact } from './entry-facts.ts';
import { plainValue } from './plain-value.ts';

const ID_IN_MENTION = /\]\(\s?(?:[A-Za-z]{1,40})?:([\w-]{1,64})\s?\)/g;

/** Japanese has one of its own. */
const COLON = /[:：]/g;

export function labeledFact(label: string, value: string, field: string, range: Range): LabeledFact {
  const ids = value.includes('](')
    ? Array.from(value.matchAll(ID_IN_MENTION), ([, id = '']) => id.toLowerCase())
    : [];
  const written = label.trim();
  return { label: written.toLowerCase(), written, value: plainValue(value), ids, field, range };
}

/** The lines of a text that begin with a label, such as `[b]Born:[/b] 1203 AE`. */
export class LabeledLines {
  readonly found: LabeledFact[] = [];
  readonly #text: string;
  readonly #field: string;
  /** The first colon behind the last line's beginning. */
  #colon = -1;
  #behind = 0;

  constructor(text: string, field: string) {
    this.#text = text;
    this.#field = field;
  }

  /** Tells where a line begins, in the order of the text. */
  begin(at: number): void {
    if (this.#colon < at) {
      COLON.lastIndex = at;
      this.#colon = COLON.exec(this.#text)?.index ?? Number.POSITIVE_INFINITY;
    }
    // A line may begin with empty ones.
    if (this.#colon > at + LONGEST_LABEL || at < this.#behind) return;
    LABELED_LINE.lastIndex = at;
    const match = LABELED_LINE.exec(this.#text);
    if (!match) return;
    const [line, label = '', value = ''] = match;
    this.#behind = at + line.length;
    this.found.push(labeledFact(label, value, this.#field, [at, this.#behind]));
  }
}
