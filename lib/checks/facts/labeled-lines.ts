import type { Range } from '../place.ts';
import { LABELED_LINE } from './date-names.ts';
import type { LabeledFact } from './entry-facts.ts';
import { plainValue } from './plain-value.ts';

const ID_IN_MENTION = /\]\(\s?(?:[A-Za-z]{1,40})?:([\w-]{1,64})\s?\)/g;

export function labeledFact(label: string, value: string, field: string, range: Range): LabeledFact {
  const ids = value.includes('](')
    ? Array.from(value.matchAll(ID_IN_MENTION), ([, id = '']) => id.toLowerCase())
    : [];
  const written = label.trim();
  return { label: written.toLowerCase(), written, value: plainValue(value), ids, field, range };
}

/** What separates labels of one line. */
const NEXT_LABEL = / {0,2}[;,.|·•/] {0,2}/y;

/** The lines of a text that begin with a label, such as `[b]Born:[/b] 1203 AE`. */
export class LabeledLines {
  readonly found: LabeledFact[] = [];
  readonly #text: string;
  readonly #field: string;
  #behind = 0;

  constructor(text: string, field: string) {
    this.#text = text;
    this.#field = field;
  }

  /** Tells where a line begins, in the order of the text. */
  begin(at: number): void {
    // A line may begin with empty ones, and have several labels.
    if (at < this.#behind) return;
    for (let from = at; ; from = this.#behind) {
      LABELED_LINE.lastIndex = from;
      const match = LABELED_LINE.exec(this.#text);
      if (!match) return;
      const [line, label = '', value = ''] = match;
      this.#behind = from + line.length;
      this.found.push(labeledFact(label, value, this.#field, [from, this.#behind]));
      NEXT_LABEL.lastIndex = this.#behind;
      const next = NEXT_LABEL.exec(this.#text);
      if (!next) return;
      this.#behind += next[0].length;
    }
  }
}
