import { readOthers, readPossessed } from './about-others.ts';
import { BREAK, Clauses, verbsOf } from './clauses.ts';
import { datePhrase } from './date-phrase.ts';
import { DOUBT } from './english.ts';
import { OWN, type Sentence } from './sentences.ts';
import { at, othersIn, type Reader, Telling, type Told } from './telling.ts';
import type { Thread } from './thread.ts';

/** “In 1203 AE,” before the subject. */
const LEADING = /^(?:In|On|By|Around|During|Since|Late in|Early in) (?=[^,]{0,40}\d)/;
const APPOSITION = new RegExp(`^(?:The|An?) [^,]{3,40}, (?=${OWN})`);
const FIRST =
  /^(?:Today|Now|Later|Eventually|Finally|Originally|Then|There|At last|And|But|So|Yet|However),? /;
const PARTICIPLE =
  /^(Born|Founded|Established|Formed|Created|Built|Constructed|Erected|Raised|Written|Penned|Signed|Composed|Crowned|Completed)\b/;
/** A line of nothing but dates. */
const DATES_ALONE = /^(?:\* ?\d[^.]*†|b\. ?\d|† ?\d|d\. ?\d)/;

/** Reads one sentence, and notes whom it was about. Takes linear time. */
export function readEnglish(sentence: Sentence, reader: Reader, thread: Thread): readonly Told[] {
  const { text } = sentence;
  const telling = new Telling(sentence, reader);
  const { isPerson, eras } = reader;
  if (DOUBT.test(text) || text.endsWith('?')) {
    thread.follow(sentence, false, isPerson);
    return [];
  }
  const [first = ''] = FIRST.exec(text) ?? APPOSITION.exec(text) ?? [];
  let from = first.length;
  let leading: string | null = null;
  const [preposition = ''] = LEADING.exec(text.slice(from)) ?? [];
  if (preposition !== '') {
    leading = datePhrase(text.slice(from + preposition.length), eras);
    if (leading !== null) from = text.indexOf(leading, from) + leading.length;
    if (leading !== null) from += /^,? ?/.exec(text.slice(from))?.[0].length ?? 0;
  }
  const main = text.slice(from);
  if (DATES_ALONE.test(text) && thread.isOwn) telling.readAside(text);
  else if (PARTICIPLE.test(main)) readParticiple(telling, thread, main);
  else if (!readOthers(telling, thread, main, leading) && !readPossessed(telling, thread, text, from)) {
    const after = thread.subjectAt(telling, text, from);
    thread.follow(sentence, after !== null, isPerson);
    if (after !== null)
      new Clauses(telling, thread).read(text.slice(after).trim(), leading, othersIn(text.slice(0, after)));
  }
  return telling.told;
}

/** “Born in 1203 AE, Mira …”, or nothing but “Born in 1203 AE.” */
function readParticiple(telling: Telling, thread: Thread, text: string): void {
  const comma = BREAK.exec(text);
  const [head, rest] = comma
    ? [text.slice(0, comma.index), text.slice(comma.index + comma[0].length)]
    : [text, ''];
  const isFragment = rest === '' || verbsOf(telling).some(({ verb }) => at(verb, rest, 0));
  const after = isFragment ? 0 : thread.subjectAt(telling, rest, 0);
  const isOwn = isFragment ? thread.mayGoOn : after !== null;
  thread.follow(telling.sentence, isOwn, telling.reader.isPerson);
  if (!isOwn || after === null) return;
  const clauses = new Clauses(telling, thread);
  clauses.readVerb(`was ${head.charAt(0).toLowerCase()}${head.slice(1)}`, null, 0, false);
  clauses.read(rest.slice(after).trim(), null, othersIn(head));
}
