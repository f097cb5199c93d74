import type { Line, LineMention } from './lines.ts';
import type { OwnNames } from './own-names.ts';

/** Stands for the subject's name in a sentence. */
export const OWN = '\uE000';
/** Stands for a mention of another entry. */
export const OTHER = '\uE001';

/** A sentence with its names replaced, so that patterns can be about what it says. */
export interface Sentence {
  text: string;
  /** What `OTHER` stands for, in order. */
  others: readonly LineMention[];
  /** Labels of the mentions, and the subject's names as they are written, in order. */
  names: readonly string[];
  /** Where it stands in its line. */
  from: number;
  to: number;
}

/** What is quoted isn't told. A quote that doesn't end goes on to the end of the line. */
const QUOTED = /“[^”]*(?:”|$)|„[^“”]*(?:[“”]|$)|«[^»]*(?:»|$)|»[^«]*«|「[^」]*(?:」|$)|"[^"]*(?:"|$)/g;
/** The end of a sentence, with what closes it, before something that may begin one. */
const END = /[.!?…]+['’)\]]*(?=\s+(?:[^\p{Ll}\p{P}\s]|[„“"«¿¡(']))|[。！？؟]/gu;
/** A dot that ends an abbreviation or a German ordinal, not a sentence. */
const ABBREVIATED =
  /(?:^|[\s(])(?:\p{L}|\d{1,2}|ca|approx|est|bef|aft|abt|cal|St|Dr|Mr|Mrs|Ms|Jr|Sr|vs|Lt|Capt|No|Nr|geb|gest|Chr|ur|zm|r)\.$/u;
/** Initials of an era end a sentence if its like goes on. */
const INITIALS = /(?:\p{Lu}\.){2,}$/u;
const GOES_ON = /^\s+(?:He|She|It|They|The|In|His|Her|Its|Their)\b/;

function* rangesOf(text: string, mentions: readonly LineMention[]): Generator<readonly [number, number]> {
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(END)) {
    const end = index + mark.length;
    const before = text.slice(Math.max(from, index - 12), index + 1);
    if (mentions.some((one) => one.from < end && end < one.to)) continue;
    if (
      INITIALS.test(before)
        ? !GOES_ON.test(text.slice(end, end + 12))
        : mark === '.' && ABBREVIATED.test(before)
    )
      continue;
    yield [from, end];
    from = end;
  }
  if (from < text.length) yield [from, text.length];
}

/** The sentences of a line. Takes linear time. */
export function* sentencesOf({ text, mentions }: Line, ownId: string, names: OwnNames): Generator<Sentence> {
  const told = text.replace(QUOTED, (quote) => ' '.repeat(quote.length));
  for (const [from, to] of rangesOf(told, mentions)) {
    const within = mentions.filter((one) => one.from >= from && one.to <= to);
    const written: string[] = [];
    const others: LineMention[] = [];
    const own = (name: string): string => {
      written.push(name);
      return OWN;
    };
    let made = '';
    let at = from;
    for (const mention of within) {
      made += names.replaceIn(told.slice(at, mention.from), own);
      if (mention.id === ownId) made += own(text.slice(mention.from, mention.to));
      else {
        written.push(text.slice(mention.from, mention.to));
        others.push(mention);
        made += OTHER;
      }
      at = mention.to;
    }
    made += names.replaceIn(told.slice(at, to), own);
    yield { text: made.replace(/\s+/g, ' ').trim(), others, names: written, from, to };
  }
}
