import type { EntryKind, EntryRef, NameFinder } from '../library/index.ts';
import { languageOfText } from '../library/index.ts';
import type { Grammar } from './inflect.ts';
import type { Hit, Matcher } from './query.ts';
import type { RenameText } from './texts.ts';
import { BREAK, type Range, type ReadMention, readVisible, type Visible } from './visible.ts';

/**
 * Why a place isn't changed unasked. `homonym`: several entries have this name. `longer`: it is a part of another name.
 * `mention`: it is the label of a mention of something else. `word`: it may be an ordinary word.
 */
export type Doubt = 'homonym' | 'longer' | 'mention' | 'word';

/** A place where the name, or what is looked for, stands in a text. */
export interface Place {
  /** Identifies it while its text stays as it is. */
  key: string;
  /** The number of its text among those of its entry. */
  text: number;
  /** Where it is written, in order. Several ranges where marks are within it. */
  ranges: readonly Range[];
  /** As it is read. */
  written: string;
  doubt: Doubt | null;
  /** The longer name, or the label. */
  other: string | null;
  grammar: Grammar;
  /** What stands before it in its line and may have to change with it: “a ” or “d’”. */
  before: { word: string; range: Range } | null;
  /** What is read before and behind it in its line. */
  around: readonly [before: string, behind: string];
  groups: RegExpExecArray | null;
}

/** An entry with its texts, and the places in them. */
export interface FoundEntry {
  ref: EntryRef;
  location: number;
  texts: readonly RenameText[];
  places: readonly Place[];
}

export interface Sources {
  matcher: Matcher;
  /** Knows the names of the world, so that other ones are told apart. */
  names: NameFinder;
  /** The name of a mentioned entry; null if the world has none with this id. */
  titleOf: (id: string) => string | null;
}

const ENGLISH = /(?<!\p{L})(?:the|and|of|was|is|with|to)(?!\p{L})/iu;
const FRENCH = /(?<!\p{L})(?:les|des|est|dans|une|avec|aux)(?!\p{L})/iu;

function grammarOf(text: string): Grammar {
  return languageOfText(text) ?? (ENGLISH.test(text) ? 'en' : null);
}

interface Doubtful {
  doubt: Doubt | null;
  other: string | null;
}

const SURE: Doubtful = { doubt: null, other: null };

/** What a place in a mention means. */
function inMention(hit: Hit, mention: ReadMention, label: string, sources: Sources): Doubtful | null {
  const { query } = sources.matcher;
  const isWhole = mention.to - mention.from === hit.to - hit.from;
  if (query.kind === 'name') {
    if (mention.id === query.of.id) return SURE;
    return sources.titleOf(mention.id) === null ? null : { doubt: 'mention', other: label };
  }
  return isWhole ? SURE : { doubt: 'longer', other: label };
}

/** What the names of the world say about a place. */
function amongNames(
  hit: Hit,
  visible: Visible,
  found: ReturnType<NameFinder['find']>,
  sources: Sources,
): Doubtful {
  const { query } = sources.matcher;
  const over = found.filter(({ start, end }) => start < hit.to && end > hit.from);
  const [name] = over;
  if (!name) return query.kind === 'name' && hit.doubt > 0 ? { doubt: 'word', other: null } : SURE;
  const text = visible.text.slice(name.start, name.end);
  const isMeant = query.kind === 'name' && name.locations.includes(query.location);
  // An article has the name of the category, image or other entry that is renamed.
  if (
    query.kind === 'name' &&
    !isMeant &&
    over.length === 1 &&
    name.start === hit.from &&
    name.end === hit.to
  )
    return { doubt: 'homonym', other: text };
  if (!isMeant && (name.start < hit.from || name.end > hit.to || over.length > 1))
    return name.end - name.start > hit.to - hit.from || query.kind === 'name'
      ? { doubt: 'longer', other: text }
      : SURE;
  if (query.kind !== 'name') return SURE;
  if (isMeant && name.locations.length > 1) return { doubt: 'homonym', other: name.name };
  return name.doubt > 0 ? { doubt: 'word', other: null } : SURE;
}

/** UTF-16 units of a line on each side. */
const REACH = 90;
const CUT = '…';

/** What is read on both sides of a range in its line, in whole words. */
function wordsBeside({ text }: Visible, from: number, to: number): Place['around'] {
  const start = Math.max(text.lastIndexOf('\n', from - 1) + 1, from - REACH);
  const next = text.indexOf('\n', to);
  const end = Math.min(next < 0 ? text.length : next, to + REACH);
  const isCut = start > 0 && text.charAt(start - 1) !== '\n';
  const isCutBehind = end < text.length && text.charAt(end) !== '\n';
  const plain = (words: string) => words.replaceAll(BREAK, '').replace(/\s+/g, ' ');
  const before = text.slice(start, from);
  const behind = text.slice(to, end);
  return [
    isCut ? CUT + plain(before.replace(/^\S*\s/, '')) : plain(before).trimStart(),
    isCutBehind ? plain(behind.replace(/\s\S*$/, '')) + CUT : plain(behind).trimEnd(),
  ];
}

const BEFORE = /(?<![\p{L}\p{M}])(?:(?:an?|de)[ \u00a0]|(?:d|l|qu)['’])$/iu;
/** UTF-16 units in which a word before a name is looked for. */
const NEARBY = 8;

function wordBefore(visible: Visible, from: number, isFrench: boolean): Place['before'] {
  const [word] = BEFORE.exec(visible.text.slice(Math.max(0, from - NEARBY), from)) ?? [];
  if (word === undefined || (/^de/i.test(word) && !isFrench)) return null;
  const [range, ...more] = visible.rangesOf(from - word.length, from);
  return range && more.length === 0 ? { word, range } : null;
}

/** A possessive of a name that ends in s has no more than an apostrophe: “Talos’ gate”. */
function withPossessive({ text }: Visible, { from, to }: Hit): number {
  if (!/[sxz]$/i.test(text.slice(from, to)) || !/^['’](?![\p{L}\p{N}])/u.test(text.slice(to, to + 2)))
    return to;
  const line = text.slice(Math.max(0, from - 200), from);
  const opened = line.lastIndexOf('‘') > line.lastIndexOf('’') || /(?:^|[\s(])'[^']*$/.test(line);
  return opened ? to : to + 1;
}

function* placesIn(
  text: RenameText,
  number: number,
  sources: Sources,
  isOwnTitle: boolean,
): Generator<void, Place[]> {
  const { matcher, names } = sources;
  if (!matcher.mayBeIn(text.text)) return [];
  const visible = readVisible(text.text, text.form);
  const hits = matcher.find(visible.text);
  if (hits.length === 0) return [];
  yield* names.prepare(visible.text);
  const found = names.find(visible.text);
  const grammar = grammarOf(visible.text);
  const isFrench = grammar === null && FRENCH.test(visible.text);
  return hits.flatMap((hit, at): Place[] => {
    const to = matcher.query.kind === 'name' ? withPossessive(visible, hit) : hit.to;
    const ranges = visible.rangesOf(hit.from, to);
    const mention = visible.mentions.find((one) => one.from <= hit.from && hit.to <= one.to);
    const label = mention ? visible.text.slice(mention.from, mention.to) : '';
    const { doubt, other } =
      (mention && inMention(hit, mention, label, sources)) ??
      (isOwnTitle ? SURE : amongNames(hit, visible, found, sources));
    return [
      {
        key: `${text.field} ${text.item} ${at}`,
        ...{ text: number, ranges, written: visible.text.slice(hit.from, to), doubt, other, grammar },
        before: wordBefore(visible, hit.from, isFrench),
        around: wordsBeside(visible, hit.from, to),
        groups: hit.groups,
      },
    ];
  });
}

/** The places in an entry's texts, in small steps. */
export function* findPlaces(
  entry: { ref: { kind: EntryKind; id: string }; location: number },
  texts: readonly RenameText[],
  sources: Sources,
): Generator<void, FoundEntry> {
  const places: Place[] = [];
  const { query } = sources.matcher;
  const isOwn = query.kind === 'name' && query.of.kind === entry.ref.kind && query.of.id === entry.ref.id;
  for (const [number, text] of texts.entries()) {
    const isOwnTitle = isOwn && text.field === 'title';
    places.push(...(yield* placesIn(text, number, sources, isOwnTitle)));
    yield;
  }
  return { ref: entry.ref, location: entry.location, texts, places };
}
