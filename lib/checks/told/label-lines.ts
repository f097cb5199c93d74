import { readDate, readSpan } from '../dates/index.ts';
import { DATE_LABELS } from '../facts/date-names.ts';
import type { Line } from './lines.ts';
import { OTHER, OWN, type OwnNames, type Sentence } from './sentences.ts';
import { type Reader, spanPhrase, type Told } from './telling.ts';

// Lines that are no sentences: “born 1203 AE”, a date under a heading “Born”, and lists of who ruled.

const LONGEST = 60;
const LABELS = [...DATE_LABELS.keys()].sort((a, b) => b.length - a.length).join('|');
/** A label and a date, without anything between. */
const LABEL_FIRST = new RegExp(
  `^[•*–-]? ?(${LABELS})[:：]? (?:(?:in|on|am|im|en|em|nel|il|w|le|el) )?(.*\\d.*?)\\.?$`,
  'iu',
);
/** “1203 AE: born”. Behind a number alone, a word may be anything. */
const DATE_FIRST = new RegExp(`^(\\d.*?)(?: [–—-]|:) (${LABELS})\\.?$`, 'iu');
/** Under these headings, others that say whose it is aren't needed. */
const OF_FACTS =
  /^(?:facts|details|dates|data|profile|vital (?:statistics|records)|statistics|stats|life|biography|daten|steckbrief|fakten|leben|données|fiche|datos|ficha|dados|dati|scheda|dane|profil|プロフィール|基本情報|データ|معلومات|بيانات)$/iu;

/** With one word before its first number, a date is written so: “March 12”, “AF 1203”, “circa 1203”. */
const STARTS = /^[^\p{L}]*(?:\p{L}+\.? ?)?\d/u;
/** More than a date and a place. */
const GOES_ON = /, \p{Ll}| (?:and|und|et|y|e|i|oraz) \p{L}/u;
/** Whether a text is nothing but a date, or two. */
const isDate = (text: string, { eras }: Reader): boolean =>
  STARTS.test(text) &&
  !GOES_ON.test(text) &&
  text.length <= LONGEST &&
  (readDate(text, eras) ?? readSpan(text, eras)) !== null;

const labelOf = (text: string): string | null => {
  const label = text
    .replace(/[:：]$/, '')
    .trim()
    .toLowerCase();
  return DATE_LABELS.has(label) ? label : null;
};

/**
 * What a line says of the subject without being a sentence.
 * @param before the line above it under its heading; @param isOwn whether that was about the subject
 */
export function readLabelLine(
  { text }: Sentence,
  line: Line,
  before: string,
  isOwn: boolean,
  names: OwnNames,
  reader: Reader,
): Told | null {
  const isWhole = text.length >= line.text.trim().length - 1;
  if (!isWhole || text.length > LONGEST || text.includes(OTHER) || text.includes(OWN) || !/\d/.test(text))
    return null;
  const told = (label: string, date: string): Told | null =>
    label !== '' && isDate(date, reader) ? { label: label.toLowerCase(), value: date, others: [] } : null;
  const [, label = '', value = ''] = LABEL_FIRST.exec(text) ?? [];
  const [, date = '', name = ''] = DATE_FIRST.exec(text) ?? [];
  const isUnderOwn = line.above.every((one) => OF_FACTS.test(one) || names.isIn(one));
  const heading = before === '' && isUnderOwn ? line.heading : null;
  return (
    (isOwn ? (told(label, value) ?? told(name, date) ?? told(labelOf(before) ?? '', text)) : null) ??
    told(labelOf(heading ?? '') ?? '', text.replace(/\.$/, ''))
  );
}

/** Headings of lists of rulers, one after another. */
const RULERS =
  /^(?:(?:the |list of |known |past |former |historical )*(?:rulers|kings|queens|monarchs|emperors|empresses|dukes|duchesses|leaders|sovereigns|reigns|line of (?:rulers|kings|succession))|(?:liste der )?(?:herrscher|könige|kaiser|herzöge|fürsten)|(?:liste des )?(?:souverains|rois|reines|empereurs|ducs|dirigeants)|(?:lista de )?(?:gobernantes|reyes|emperadores|duques|soberanos|governantes|reis|imperadores)|(?:elenco dei |lista dei )?(?:sovrani|re|imperatori|duchi|governanti)|(?:lista )?(?:władcy|władców|królowie|cesarze|książęta)|歴代(?:国王|君主|皇帝|統治者)?|君主一覧|(?:قائمة )?(?:الحكام|الملوك|الأباطرة|السلاطين))(?: (?:of|von|des|de|du|del|di|da|w) .*)?[:：]?$/iu;
const NAME_FIRST = /^(?:\d{1,2}[.)] )?([^\d(:,–—]{2,50}?)\s*(?:[(:,]| [–—-])\s*(.{4,40}?)\)?\.?$/u;
const NAME_BEHIND = /^\s*(?:[:,]|[–—-])?\s*([^\d(:,–—]{2,50}?)(?:[,(–—].*)?\.?$/u;

/** Whether a line is a label of the one below it. */
export const isLabel = (text: string): boolean => labelOf(text) !== null || RULERS.test(text);
export const isListOfRulers = (heading: string): boolean => RULERS.test(heading);

/** “Ivo (1203–1210 AE)”, “1203–1210 AE: Ivo”: a line of a list of rulers. */
export function readRuler({ text }: Sentence, { eras }: Reader): Told | null {
  const begins = spanPhrase(text, eras);
  const [, first = '', behind = ''] = begins === null ? (NAME_FIRST.exec(text) ?? []) : [];
  const span = begins ?? (first !== '' && readSpan(behind, eras) ? behind : null);
  if (span === null) return null;
  const name =
    begins === null ? first : (NAME_BEHIND.exec(text.slice(text.indexOf(begins) + begins.length)) ?? [])[1];
  return name
    ? { label: 'ruler', value: `${name.trim()} (${span})`, others: name.includes(OTHER) ? [0] : [] }
    : null;
}
