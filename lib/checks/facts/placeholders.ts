import type { Range } from '../place.ts';

/**
 * What templates leave behind. Only in capitals or as whole phrases: “a todo list” and “the fixme spell” are texts.
 */
const PLACEHOLDER =
  /(?<![\p{L}\p{N}_])(?:TODO|TBD|FIXME|TKTK|T\.B\.D\.)(?![\p{L}\p{N}_])|(?<!\p{L})lorem ipsum\b|\b(?:insert|your|add|enter) (?:your )?(?:text|content|description) (?:goes )?here\b|\b(?:text|description|content) goes here\b|\bto be (?:written|filled in|determined)\b(?=\s*(?:[.…]?\s*$|\]))|\[(?:insert|your|name|description)\b[^\][\n]{0,40}\]/giu;
const CAPITALS = /^(?:TODO|TBD|FIXME|TKTK|T\.B\.D\.)$/;
const SHORT = /^(?:todo|tbd|fixme|tktk|t\.b\.d\.)$/i;

/** What every placeholder has in it. Cheap: its letters are as rare as can be. */
const SPOTS = [
  /TODO|TBD|FIXME|TKTK|T\.B\.D|\[(?:[Ii][Nn]|[Yy][Oo]|[Nn][Aa]|[Dd][Ee])/g,
  /m ipsum|[tn] (?:goes )?here\b|to be [wfd]/gi,
];

/** Where a text may have placeholders, so that most of it isn't searched for them. */
export class PlaceholderSpots {
  readonly #spots: number[] = [];
  #next = 0;

  constructor(text: string) {
    for (const pattern of SPOTS) for (const { index } of text.matchAll(pattern)) this.#spots.push(index);
    this.#spots.sort((a, b) => a - b);
  }

  /** Whether there is one in a range. Ranges are asked for in the order of the text. */
  isIn(start: number, end: number): boolean {
    while ((this.#spots[this.#next] ?? Number.POSITIVE_INFINITY) < start) this.#next++;
    return (this.#spots[this.#next] ?? Number.POSITIVE_INFINITY) < end;
  }
}

/** Template text in a plain text. */
export function placeholdersIn(text: string): { what: string; range: Range }[] {
  return Array.from(text.matchAll(PLACEHOLDER), ({ 0: what, index }) => ({
    what,
    range: [index, index + what.length] as const,
  })).filter(({ what }) => !SHORT.test(what) || CAPITALS.test(what));
}
