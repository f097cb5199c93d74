import type { KnownEras } from '../dates/index.ts';
import { DOUBT, ENGLISH_BONDS } from './english.ts';
import { readEnglish } from './english-sentence.ts';
import { grammarsOf } from './grammar.ts';
import { JAPANESE_BONDS, readJapanese } from './japanese.ts';
import { isLabel, isListOfRulers, readLabelLine, readRuler } from './label-lines.ts';
import type { Line } from './lines.ts';
import { readPlainForm } from './plain-forms.ts';
import { kindsOf, NOUNS, OwnNames, type Sentence, type Subject, sentencesOf } from './sentences.ts';
import type { Reader, Told } from './telling.ts';
import { Thread } from './thread.ts';
import { cuesOf } from './unlinked.ts';

/** A fact that a sentence tells, and where it stands in its line. */
export interface ToldAt extends Told {
  line: Line;
  sentence: Sentence;
}

/** Headings under which the article's subject goes on. Under others, a pronoun may mean anybody. */
const GENERAL =
  /\b(?:history|life|biography|birth|death|youth|childhood|background|overview|origins?|founding|foundation|reign|summary|introduction|description|story|construction|destruction|fall|decline|end|early|later|legacy|timeline|geschichte|leben|histoire|vie|historia|vida|história|życie)\b|歴史|生涯|تاريخ|حياة/i;
/** Any noun of a thing. */
const ANY = [...new Set(Object.values(NOUNS))].filter((nouns) => nouns !== '(?!)').join('|');

function nounsOf({ title, template }: Subject): RegExp {
  const own = template === null ? undefined : NOUNS[template];
  const named = title.toLowerCase().match(ANY_NOUN) ?? [];
  const nouns = [...(own === undefined ? [] : [own]), ...named].join('|') || '(?!)';
  const known =
    compiled.get(nouns) ??
    new RegExp(`(?:The|the|This|this) (?:(?!${OTHERS})[a-z]+ )?(?:${nouns})(?= )`, 'y');
  compiled.set(nouns, known);
  return known;
}
/** Adjectives of another one. */
const OTHERS =
  'neighbou?ring|other|older|elder|previous|earlier|later|last|newer|younger|preceding|following|old|new|next|nearby|rival|enemy|second|third|first|upper|lower|twin|sister|mother|former|nearest|northern|southern|eastern|western';
/** There are as many as templates, and some more. */
const compiled = new Map<string, RegExp>();
const ANY_NOUN = new RegExp(`\\b(?:${ANY})\\b`, 'g');

/** Templates of which neither is said: a generic article may be about anybody or anything. */
const EITHER: ReadonlySet<string | null> = new Set(['article', null]);

const EVERYWHERE = [cuesOf(ENGLISH_BONDS, 'en'), cuesOf(JAPANESE_BONDS, 'ja')];

/** What the lines of a text tell of their entry in plain sentences. Silent wherever it isn't sure that they do. */
export function readLines(lines: readonly Line[], subject: Subject, eras: KnownEras): ToldAt[] {
  if (lines.length === 0) return [];
  const names = new OwnNames(subject);
  const { template } = subject;
  const reader: Reader = {
    isPerson: template === 'person' || EITHER.has(template),
    isThing: template !== 'person',
    ...{ nouns: nounsOf(subject), kinds: kindsOf(template), eras },
  };
  const found: ToldAt[] = [];
  const thread = new Thread();
  const grammars = grammarsOf(lines.map(({ text }) => text));
  const cues = [...EVERYWHERE, ...grammars.map((grammar) => grammar.cues)];
  let heading: string | null = null;
  /** The line before, if it is one under this heading. */
  let before = '';
  for (const line of lines) {
    if (line.heading !== heading) {
      heading = line.heading;
      thread.isOwn = heading === null || GENERAL.test(heading);
      before = '';
    }
    if (heading !== null && DOUBT.test(heading)) continue;
    const text = line.text.trim();
    if (isLabel(text)) {
      before = text;
      continue;
    }
    const isOfRulers = reader.isThing && (isListOfRulers(heading ?? '') || isListOfRulers(before));
    for (const sentence of sentencesOf(line, subject.id, names, cues)) {
      const label =
        (isOfRulers ? readRuler(sentence, reader) : null) ??
        readLabelLine(sentence, line, before, thread.isOwn, names, reader);
      const told = label
        ? [label]
        : (readJapanese(sentence, reader, thread) ??
          readPlainForm(sentence, reader, thread, grammars) ??
          readEnglish(sentence, reader, thread));
      for (const one of told) found.push({ ...one, line, sentence });
    }
    if (!isOfRulers) before = text;
  }
  return found;
}
