/** Words of a name that may be written small within it. */
const WITHIN: ReadonlySet<string> = new Set(
  'of the and de del della di da do dos la le les du des von van der den zu und el al y e i na nad w z'.split(
    ' ',
  ),
);
const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{N}'’-]*/gu;
const CAPITAL = /^\p{Lu}['’]?\p{Ll}/u;
/** What ends a sentence, a line or a quote: the word after it may be capital without being a name. */
const START = /[.!?…:;\n"“”„«»‹›()[\]|*]/;
const HEADING = /\[(h[1-6])\b[^\]]*\][\s\S]*?\[\/\1\]/gi;
const MENTION = /@\[[^\]]*\]\([^)\s]*\)/g;
/** Where more words than this within sentences are capital, as in German, only names of several words can be told. */
const MOST_CAPITALS = 0.15;
const LEAST_LETTERS = 3;

/** Markup without its headings, and with “|” for each mention: a name in these is none that was forgotten. Pure. */
export const withoutNamed = (markup: string): string => markup.replace(HEADING, '\n').replace(MENTION, '|');

export interface CapitalNames {
  /** Each once. */
  names: ReadonlySet<string>;
  /** Words within sentences, and how many of them are capital. */
  within: number;
  capitals: number;
}

/** Capital words within the sentences of a text that stand together: probably names. Pure. */
export function capitalNames(text: string): CapitalNames {
  const runs: string[][] = [];
  let [within, capitals, end] = [0, 0, 0];
  let run: string[] = [];
  let small: string[] = [];
  const close = () => {
    if (run.length > 0) runs.push(run);
    [run, small] = [[], []];
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const gap = text.slice(end, index);
    const isStart = end === 0 || START.test(gap);
    if (isStart || gap.trim() !== '') close();
    end = index + word.length;
    if (!isStart) within += 1;
    if (CAPITAL.test(word) && !isStart) {
      capitals += 1;
      run.push(...small, word.replace(/['’](?:s|S)?$/, ''));
      small = [];
    } else if (run.length > 0 && WITHIN.has(word)) small.push(word);
    else close();
  }
  close();
  const names = runs.map((one) => one.join(' ')).filter((name) => name.length >= LEAST_LETTERS);
  return { names: new Set(names), within, capitals };
}

/** Whether a name is several words that are all capital: a name also where every noun is. */
const isName = (name: string): boolean => {
  const words = name.split(' ');
  return words.length > 1 && !words.some((word) => WITHIN.has(word));
};

/** Names of days and months, which every text has. */
function ofCalendar(language: string): string[] {
  return [language, 'en'].flatMap((one) => {
    const [month, weekday] = [
      new Intl.DateTimeFormat(one, { month: 'long' }),
      new Intl.DateTimeFormat(one, { weekday: 'long' }),
    ];
    return Array.from({ length: 12 }, (_, at) => new Date(2024, at, at + 1)).flatMap((date) => [
      month.format(date).toLowerCase(),
      weekday.format(date).toLowerCase(),
    ]);
  });
}

/** Counts in how many texts each name stands that no title of a world contains. */
export class UsedNames<T> {
  private readonly uses = new Map<string, { first: T; count: number }>();
  private within = 0;
  private capitals = 0;

  /** Adds the names of another text. */
  add(of: T, { names, within, capitals }: CapitalNames): void {
    this.within += within;
    this.capitals += capitals;
    for (const name of names) {
      const known = this.uses.get(name);
      if (known) known.count += 1;
      else this.uses.set(name, { first: of, count: 1 });
    }
  }

  /** Names in at least so many texts, most used first. */
  untitled(
    titles: Iterable<string>,
    language: string,
    least: number,
  ): { name: string; first: T; count: number }[] {
    const byWord = new Map<string, string[]>();
    for (const title of titles) {
      const low = title.toLowerCase();
      for (const [word] of low.matchAll(WORD)) byWord.set(word, [...(byWord.get(word) ?? []), low]);
    }
    const calendar = new Set(ofCalendar(language));
    const areNounsCapital = this.capitals > this.within * MOST_CAPITALS;
    const isTitled = (low: string) => {
      const [word = ''] = low.split(' ');
      return (byWord.get(word) ?? []).some((title) => ` ${title} `.includes(low));
    };
    return [...this.uses]
      .flatMap(([name, { first, count }]) => {
        const low = name.toLowerCase();
        const isMeant = count >= least && (!areNounsCapital || isName(name));
        return isMeant && !calendar.has(low) && !isTitled(low) ? { name, first, count } : [];
      })
      .sort((a, b) => b.count - a.count);
  }
}
