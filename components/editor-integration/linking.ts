import { type InsertableEntry, isPrivate, mentionForm } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { linkedRanges, type NameFinder, type Searcher } from '../../lib/library/index.ts';
import type { MentionChoices } from '../../lib/unlinked-mentions/index.ts';
import {
  type EditorText,
  mapOffsets,
  mergeRanges,
  placeAt,
  type TextPlace,
} from '../../lib/worldpage/index.ts';
import { askEditor, type EditorFrame } from '../editor-frame/index.ts';
import { copyOrOffer } from './offer-copy.tsx';

/** An article that a name may refer to. */
export interface Candidate extends InsertableEntry {
  /** Whether only its owner may see it. */
  isPrivate: boolean;
}

/** A name in the text that isn't linked yet, with the articles of that name, most likely first. */
export interface Suggestion {
  place: TextPlace;
  candidates: readonly [Candidate, ...Candidate[]];
}

/** As many as anybody would look through. */
export const MAX_SUGGESTIONS = 500;

export interface World {
  finder: NameFinder;
  searcher: Searcher;
  /** The page of an entry; null if none is known. */
  pageOf: (entry: Omit<InsertableEntry, 'page'> & { url: string | null }) => string | null;
  /** Names that the person excluded there aren't offered. */
  isExcluded: (name: string) => boolean;
  /** Offers only the first mention of an article, or all of them. */
  places: MentionChoices['places'];
  /** The id of the article being edited, which must not link to itself; null if it isn't known. */
  editing: string | null;
}

/** The locations of entries whose names stand in links. */
function linkedNames(
  text: string,
  linked: readonly (readonly [number, number])[],
  finder: NameFinder,
): Set<number> {
  const locations = new Set<number>();
  for (const [from, to] of linked)
    for (const found of finder.find(text, { from, to }))
      for (const one of found.locations) locations.add(one);
  return locations;
}

/** Names of known articles in a text, without those that are linked, refer to the article itself, or were skipped. */
export function suggestionsIn(
  { text, linked }: Pick<EditorText, 'text' | 'linked'>,
  { finder, searcher, pageOf, editing, isExcluded, places }: World,
  skipped: readonly number[] = [],
): Suggestion[] {
  const skip = mergeRanges(linkedRanges(text), linked);
  const skippedStarts = new Set(skipped);
  const met = places === 'first' ? linkedNames(text, skip, finder) : null;
  return finder
    .find(text, { skip, limit: MAX_SUGGESTIONS })
    .flatMap(({ start, end, name, locations }): Suggestion[] => {
      if (isExcluded(name) || locations.some((location) => met?.has(location))) return [];
      if (skippedStarts.has(start) || text.slice(start, end).includes('\n')) return [];
      const [first, ...others] = [...new Set(locations)].flatMap((location): Candidate[] => {
        const hit = searcher.hit(location);
        if (hit?.ref.kind !== 'article' || hit.ref.id.startsWith('draft:')) return [];
        if (hit.ref.id.toLowerCase() === editing) return [];
        const { ref, title, template, url } = hit;
        const page = pageOf({ ref, title, template, url });
        return [{ ref, title, template, page, isPrivate: isPrivate(ref.kind, hit) }];
      });
      if (first) for (const location of locations) met?.add(location);
      return first ? [{ place: placeAt(text, start, end), candidates: [first, ...others] }] : [];
    });
}

/** What was found in one editor, and what was skipped. */
export interface Check {
  frame: EditorFrame;
  world: World;
  reading: EditorText;
  suggestions: readonly Suggestion[];
  /** Start offsets of skipped names in the reading's text. */
  skipped: readonly number[];
}

/** A name, and the article it will link to. */
export interface Link {
  suggestion: Suggestion;
  to: InsertableEntry;
}

interface Linked {
  check: Check;
  done: number;
  /** The markup of links that couldn't be written, in text order. */
  notLinked: readonly string[];
  /** The page is gone or no longer answers. */
  isGone: boolean;
}

/** The same check after its text has changed. */
export function checkOf(check: Omit<Check, 'suggestions'>, reading: EditorText): Check {
  const skipped = mapOffsets(check.skipped, check.reading.text, reading.text);
  return { ...check, reading, skipped, suggestions: suggestionsIn(reading, check.world, skipped) };
}

export function withSkipped(check: Check, { place }: Suggestion): Check {
  return checkOf({ ...check, skipped: [...check.skipped, place.start] }, check.reading);
}

/**
 * Links names in the editor, last first, so that the offsets of the remaining ones stay valid. A link is written only
 * if the text there is unchanged. `shouldContinue` is asked before each, with the number done.
 */
export async function link(
  check: Check,
  links: readonly Link[],
  shouldContinue: (done: number) => boolean = () => true,
): Promise<Linked> {
  let reading = check.reading;
  let done = 0;
  let isCanceled = false;
  const notLinked: string[] = [];
  for (const { suggestion, to } of [...links].sort(
    (a, b) => b.suggestion.place.start - a.suggestion.place.start,
  )) {
    const { start, end, written } = suggestion.place;
    const what = mentionForm(to, written).insertion;
    if (!shouldContinue(done)) break;
    const answer = isCanceled
      ? null
      : await askEditor(check.frame, {
          do: 'replace',
          editor: reading.editor,
          at:
            reading.text.slice(start, end) === written ? placeAt(reading.text, start, end) : suggestion.place,
          what,
        });
    if (answer?.state === 'replaced') done++;
    else notLinked.unshift(what.text);
    if (!answer || answer.state === 'gone') isCanceled = true;
    if (answer && 'reading' in answer) reading = answer.reading;
  }
  return { check: checkOf(check, reading), done, notLinked, isGone: isCanceled };
}

/** What was linked, what wasn't, and where that is now. */
export async function linkedSentence(
  { done, notLinked, isGone: isCanceled, check }: Linked,
  stopped = false,
): Promise<string> {
  const linked = done > 0 ? [t('editor.linked', { count: done })] : [];
  if (notLinked.length === 0) {
    const left = t('editor.left', { count: check.suggestions.length });
    return [...linked, ...(stopped ? [t('editor.stopped')] : []), left].join(' ');
  }
  const why = t(isCanceled ? 'editor.gone' : 'editor.changed');
  const isCopied = await copyOrOffer(why, notLinked.join('\n'));
  return [
    ...linked,
    why,
    t('editor.notLinked', { count: notLinked.length }),
    ...(isCopied ? [t('editor.linksCopied')] : []),
  ].join(' ');
}
