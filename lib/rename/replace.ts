import { inCaseOf, inflected } from './inflect.ts';
import type { Place } from './places.ts';
import type { Query } from './query.ts';
import type { RenameText } from './texts.ts';
import { type Range, skeletonOf } from './visible.ts';

/** What a place becomes. */
export interface Replacement {
  /** The new words, with what stands before them if that changes, too. */
  text: string;
  /** What is replaced, as it is read. */
  written: string;
  ranges: readonly Range[];
  /** False if only a person can tell the right ending. */
  isSure: boolean;
}

/** What would be read as markup, or end a label. */
const UNFIT = /[[\]|@\n\r\uFFFC]|--|::|\/\*|\*\//;
/** What the data of a statblock may not need to quote. */
const FIT_FOR_DATA = /^[\p{L}\p{N}\p{M} ’()-]*$/u;

/** Whether a text may take these words. */
export const fitsInto = ({ form }: Pick<RenameText, 'form'>, next: string): boolean =>
  !UNFIT.test(next) && (form !== 'data' || FIT_FOR_DATA.test(next));

const VOWEL = /^[aeiouàâäéèêëîïôöûüæœ]/i;
const SILENT = /^(?:h(?:our|onou?r|eir|onest)|uni|use|one|eu)/i;
const soundsVowel = (word: string): boolean => VOWEL.test(word) !== SILENT.test(word);

/** “a Saltmere guard” becomes “an Orlan guard”, and “d’Orlan” becomes “de Saltmere”. Null: only a person can tell. */
function beforeOf(word: string, next: string, { grammar }: Place): string | null {
  const [letters = ''] = /^\p{L}+/u.exec(word) ?? [];
  const isElided = /['’]$/.test(word);
  if (/^de$/i.test(letters)) return soundsVowel(next) && !/^h/i.test(next) ? `${letters.charAt(0)}’` : word;
  if (!isElided && grammar !== 'en') return word;
  if (soundsVowel(next) === (isElided || /n$/i.test(letters))) return word;
  if (!isElided) return letters.charAt(0) + (/n$/i.test(letters) ? '' : 'n') + word.slice(letters.length);
  if (/^h/i.test(next)) return null;
  return /^(?:d|qu)$/i.test(letters) ? `${letters}e ` : null;
}

const POSSESSIVE = /['’]$/;

/** The words for a place by what a regular expression has found: `$1`, `$&`, `$<name>`, `$$`. */
function expanded(template: string, groups: RegExpExecArray): string {
  return template.replace(/\$(?:(\d{1,2})|<([^>]*)>|([&$]))/g, (whole, number, name, sign) => {
    if (sign === '$') return '$';
    if (sign === '&') return groups[0];
    if (name !== undefined) return groups.groups?.[String(name)] ?? '';
    return Number(number) < groups.length ? (groups[Number(number)] ?? '') : String(whole);
  });
}

function formOf(place: Place, { kind, find }: Query, next: string): { text: string; isSure: boolean } {
  const { written, grammar, groups } = place;
  if (kind === 'pattern') return { text: groups ? expanded(next, groups) : next, isSure: true };
  if (kind === 'words') return { text: inCaseOf(written, find.trim(), next), isSure: true };
  if (!POSSESSIVE.test(written)) return inflected(written, find.trim(), next, grammar);
  // “Altenfels’” has the ending of “Salzmoors”.
  if (grammar === 'de') return inflected(`${written.slice(0, -1)}s`, find.trim(), next, grammar);
  const { text, isSure } = inflected(written.slice(0, -1), find.trim(), next, grammar);
  const apostrophe = written.slice(-1);
  return { text: /[sxz]$/i.test(text) ? text + apostrophe : `${text}${apostrophe}s`, isSure };
}

/** What a place becomes with other words. */
export function replacementOf(place: Place, query: Query, words: string): Replacement {
  const { before, written, ranges } = place;
  const isIndefinite = place.grammar === 'en' && /^an?\s/i.test(before?.word ?? '');
  const next = query.kind === 'name' && isIndefinite ? words.trim().replace(/^The\s+/, '') : words;
  const { text, isSure } = formOf(place, query, query.kind === 'pattern' ? words : next.trim());
  const leading = before && text !== '' ? beforeOf(before.word, text, place) : null;
  const plain = { text, written, ranges, isSure };
  if (!before || leading === before.word || query.kind === 'pattern') return plain;
  if (leading === null) return { ...plain, isSure: false };
  return {
    ...{ text: leading + text, written: before.word + written, isSure },
    ranges: [before.range, ...ranges],
  };
}

/** Joins ranges that touch. */
function joined(ranges: readonly Range[]): Range[] {
  const all: Range[] = [];
  for (const [start, end] of ranges) {
    const last = all.at(-1);
    if (last?.[1] === start) all[all.length - 1] = [last[0], end];
    else all.push([start, end]);
  }
  return all;
}

/** The new words cut into as many parts as the old ones have: by words if they can be, else by letters. */
function partsOf(ranges: readonly Range[], text: string, next: string): string[] {
  const parts: string[] = [];
  let rest = next;
  for (const [start, end] of ranges.slice(0, -1)) {
    const part = text.slice(start, end);
    const words = part.trimEnd().split(/\s+/).length;
    const isWhole = /\s$/.test(part) || /^\s/.test(text.slice(end).replace(/^(?:\[[^\]]*\])+/, ''));
    const pattern = new RegExp(`^(?:\\s*\\S+){${words}}${/\s$/.test(part) ? '\\s' : ''}`, 'u');
    const cut =
      (isWhole ? pattern.exec(rest)?.[0].length : undefined) ?? Math.min(part.length, rest.length - 1);
    parts.push(rest.slice(0, Math.max(0, cut)));
    rest = rest.slice(Math.max(0, cut));
  }
  return [...parts, rest];
}

/**
 * A text with its places replaced. Everything else stays as it is, byte for byte; null if that can't be: what is written
 * would change tags, ids or addresses.
 */
export function replaceIn({ text, form }: RenameText, replacements: readonly Replacement[]): string | null {
  let [changed, at] = ['', 0];
  const ordered = [...replacements].sort((a, b) => (a.ranges[0]?.[0] ?? 0) - (b.ranges[0]?.[0] ?? 0));
  for (const { ranges, text: next } of ordered) {
    const pieces = joined(ranges);
    if (!fitsInto({ form }, next) || (pieces[0]?.[0] ?? 0) < at) return null;
    const parts = partsOf(pieces, text, next);
    for (const [number, [start, end]] of pieces.entries()) {
      changed += text.slice(at, start) + (parts[number] ?? '');
      at = end;
    }
  }
  changed += text.slice(at);
  return skeletonOf(changed, form) === skeletonOf(text, form) ? changed : null;
}
