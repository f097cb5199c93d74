/** Prefixes separated by `|`, and an optional pattern for what follows them. */
type Row = readonly [openings: string, rest?: string];

/**
 * Tests whether a text starts with one of many prefixes, ignoring case. One regular expression for all prefixes would
 * take milliseconds to compile on every page, so a small one is compiled for each pair of first letters when it is
 * first needed.
 */
export class PrefixMatcher {
  private readonly rows: readonly Row[];
  private readonly end: string;
  private readonly sources = new Map<string, string[]>();
  private readonly compiled = new Map<string, RegExp>();

  /** `end` is a pattern appended to every row. */
  constructor(rows: readonly Row[], end = '') {
    this.rows = rows;
    this.end = end;
  }

  test(text: string): boolean {
    if (this.sources.size === 0) this.groupByKey();
    const start = text.slice(0, LONGEST).toLowerCase();
    const isNumber = start.charCodeAt(0) > 48 && start.charCodeAt(0) <= 57;
    return (
      this.matches(start.slice(0, 2), start) ||
      this.matches(start.slice(0, 1), start) ||
      (isNumber && this.matches(NUMBER, start))
    );
  }

  private groupByKey(): void {
    for (const [prefixes, rest = ''] of this.rows) {
      for (const prefix of prefixes.split('|')) {
        const key = prefix === NUMBER ? NUMBER : prefix.slice(0, 2);
        const source = prefix === NUMBER ? '\\d' : prefix.replace(/[[\](){}+*?.\\^$]/g, '\\$&');
        const sources = this.sources.get(key);
        if (sources) sources.push(source + rest);
        else this.sources.set(key, [source + rest]);
      }
    }
  }

  private matches(key: string, start: string): boolean {
    const sources = this.sources.get(key);
    if (!sources) return false;
    let pattern = this.compiled.get(key);
    if (!pattern) {
      pattern = new RegExp(`^(?:${sources.join('|')})${this.end}`);
      this.compiled.set(key, pattern);
    }
    return pattern.test(start);
  }
}

/** As a prefix, matches any digit from 1 to 9. */
const NUMBER = '0';
/** Only this many characters at the start of a text are tested. */
const LONGEST = 400;
