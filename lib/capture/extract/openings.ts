/** Ways for a text to begin, separated by `|`, and the pattern of what follows. */
type Row = readonly [openings: string, rest?: string];

/**
 * Recognizes texts by how they begin. One pattern of all the ways takes milliseconds to compile on every page, so each is
 * compiled only when a text has its first two letters. Texts are compared in lower case.
 */
export class Openings {
  private readonly rows: readonly Row[];
  private readonly end: string;
  private readonly sources = new Map<string, string[]>();
  private readonly compiled = new Map<string, RegExp>();

  /** `end`: a pattern that follows every row. */
  constructor(rows: readonly Row[], end = '') {
    this.rows = rows;
    this.end = end;
  }

  test(text: string): boolean {
    if (this.sources.size === 0) this.sort();
    const words = text.slice(0, LONGEST).toLowerCase();
    const isNumber = words.charCodeAt(0) > 48 && words.charCodeAt(0) <= 57;
    return (
      this.tested(words.slice(0, 2), words) ||
      this.tested(words.slice(0, 1), words) ||
      (isNumber && this.tested(NUMBER, words))
    );
  }

  private sort(): void {
    for (const [openings, rest = ''] of this.rows) {
      for (const opening of openings.split('|')) {
        const key = opening === NUMBER ? NUMBER : opening.slice(0, 2);
        const begins = opening === NUMBER ? '\\d' : opening.replace(/[[\](){}+*?.\\^$]/g, '\\$&');
        const sources = this.sources.get(key);
        if (sources) sources.push(begins + rest);
        else this.sources.set(key, [begins + rest]);
      }
    }
  }

  private tested(key: string, words: string): boolean {
    const sources = this.sources.get(key);
    if (!sources) return false;
    let pattern = this.compiled.get(key);
    if (!pattern) {
      pattern = new RegExp(`^(?:${sources.join('|')})${this.end}`);
      this.compiled.set(key, pattern);
    }
    return pattern.test(words);
  }
}

/** Stands for any figure at the beginning of a row. */
const NUMBER = '0';
/** Characters of a text that count. */
const LONGEST = 400;
