import { diffArrays } from 'diff';
import type { Json, Values } from '../../../lib/history/index.ts';
import { type ChangeConflict, flagOfField } from '../../../lib/model/index.ts';
import { wordsOf } from '../differences/differences.ts';

/** Fields whose halves make no whole: names, choices, and what programs read. */
const WHOLE: ReadonlySet<string> = new Set([
  ...['title', 'position', 'categoryId', 'parentId', 'articleParentId', 'folderId', 'coverId'],
  ...['source', 'parser', 'jsonData', 'tableData', 'displayCss', 'displayPanelCss'],
]);

/** Milliseconds allowed per comparison. Longer texts can't be kept both. */
const TIMEOUT_MS = 150;

/** The items from `start` to `end`, which became other ones. */
interface Hunk {
  start: number;
  end: number;
  now: readonly string[];
  isMine: boolean;
}

function hunksOf(before: string[], after: string[], isMine: boolean): Hunk[] | null {
  const changes = diffArrays(before, after, { timeout: TIMEOUT_MS });
  let at = 0;
  return (
    changes?.flatMap(({ value, added, removed }, n) => {
      const start = at;
      if (!added) at += value.length;
      if (removed) {
        const next = changes[n + 1];
        return [{ start, end: at, now: next?.added ? next.value : [], isMine }];
      }
      return added && !changes[n - 1]?.removed ? [{ start, end: at, now: value, isMine }] : [];
    }) ?? null
  );
}

/** Hunks of one place belong together, whoever made them. `isJoined`: also those that only touch. */
function placesOf(
  hunks: readonly Hunk[],
  isJoined: boolean,
): { start: number; end: number; hunks: Hunk[] }[] {
  const places: { start: number; end: number; hunks: Hunk[] }[] = [];
  for (const hunk of hunks.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = places.at(-1);
    const isTouching = last && (hunk.start < last.end || hunk.start === last.start);
    if (last && (isTouching || (isJoined && hunk.start === last.end))) {
      last.hunks.push(hunk);
      last.end = Math.max(last.end, hunk.end);
    } else places.push({ start: hunk.start, end: hunk.end, hunks: [hunk] });
  }
  return places;
}

/**
 * Makes both changes. Where they meet, `settle` decides; it gets that part as it was, as theirs and as mine.
 * @returns null if it can't
 */
function mergeLists(
  before: string[],
  theirs: string[],
  mine: string[],
  isJoined: boolean,
  settle: (...versions: [before: string[], theirs: string[], mine: string[]]) => string[] | null,
): string[] | null {
  const [others, own] = [hunksOf(before, theirs, false), hunksOf(before, mine, true)];
  if (!others || !own) return null;
  const out: string[] = [];
  let at = 0;
  for (const { start, end, hunks } of placesOf([...others, ...own], isJoined)) {
    const versionOf = (isMine: boolean): string[] => {
      let from = start;
      const parts = hunks.flatMap((hunk) => {
        if (hunk.isMine !== isMine) return [];
        const same = before.slice(from, hunk.start);
        from = hunk.end;
        return [...same, ...hunk.now];
      });
      return [...parts, ...before.slice(from, end)];
    };
    const [first, ...more] = hunks;
    const isOnes = more.every(({ isMine }) => isMine === first?.isMine);
    const one = versionOf(isOnes && first?.isMine === true);
    const other = isOnes ? one : versionOf(true);
    const settled = one.join('\n') === other.join('\n') ? one : settle(before.slice(start, end), one, other);
    if (!settled) return null;
    out.push(...before.slice(at, start), ...settled);
    at = end;
  }
  return [...out, ...before.slice(at)];
}

/** Both changes of a text. A line that both changed is merged by words, or stands there twice, theirs first. Pure. */
export function mergeTexts(before: string, theirs: string, mine: string): string | null {
  const lines = (text: string) => text.replaceAll(/\r\n?/g, '\n').split('\n');
  const byWords = (was: string[], one: string[], other: string[]): string[] => {
    const words = (part: string[]) => wordsOf(part.join('\n'));
    // One may remove the space at which the other adds a word.
    const merged = mergeLists(words(was), words(one), words(other), true, () => null);
    return merged ? merged.join('').split('\n') : [...one, ...other];
  };
  return mergeLists(lines(before), lines(theirs), lines(mine), false, byWords)?.join('\n') ?? null;
}

/** Their tags with what I added and without what I removed. */
function mergeTags(before: readonly Json[], theirs: readonly Json[], mine: readonly Json[]): Json[] {
  const left = theirs.filter((tag) => mine.includes(tag) || !before.includes(tag));
  return [...left, ...mine.filter((tag) => !theirs.includes(tag) && !before.includes(tag))];
}

function mergeField(
  name: string,
  before: Json | undefined,
  theirs: Json | undefined,
  mine: Json,
): Json | null {
  if (name === 'tags')
    return Array.isArray(theirs) && Array.isArray(mine)
      ? mergeTags(Array.isArray(before) ? before : [], theirs, mine)
      : null;
  const isText = typeof before === 'string' && typeof theirs === 'string' && typeof mine === 'string';
  return isText && !WHOLE.has(name) && !flagOfField(name) ? mergeTexts(before, theirs, mine) : null;
}

const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The values that keep both versions; null if a field can't, or if one of the versions has it all. Pure. */
export function mergeVersions({ seen, stands, wanted }: ChangeConflict): Values | null {
  const merged: Record<string, Json> = {};
  for (const [name, mine] of Object.entries(wanted)) {
    if (isSame(stands[name], mine)) continue;
    const both = mergeField(name, seen[name], stands[name], mine);
    if (both === null) return null;
    merged[name] = both;
  }
  const isAll = (values: Values) =>
    Object.entries(merged).every(([name, both]) => isSame(values[name], both));
  return isAll(stands) || isAll(wanted) ? null : merged;
}
