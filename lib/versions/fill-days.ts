import type { VersionedRef, WorldId } from '../model/index.ts';
import { type Arrival, type ChainRow, type DayRow, UNKNOWN_BASE } from './database.ts';
import { type Day, dayOf } from './day.ts';
import { changedFields, type VersionState } from './state.ts';
import { wordChange } from './words.ts';

/** A text of a file, with when and how it came. */
export interface TextOfFile extends Arrival {
  state: VersionState;
}

/** Texts of one day, one after another. */
interface Run {
  /** The text before them; null if the file doesn't have it. */
  base: VersionState | null;
  last: TextOfFile;
}

const dayOfText = ({ updatedAt, at }: TextOfFile): Day => dayOf(updatedAt ?? at);

function runsOf(texts: readonly TextOfFile[]): Run[] {
  const runs: Run[] = [];
  for (const [index, text] of texts.entries()) {
    if (text.cause === 'first') continue;
    const before = texts[index - 1];
    const run = runs.at(-1);
    if (run && before === run.last && dayOfText(before) === dayOfText(text)) run.last = text;
    else runs.push({ base: before?.state ?? null, last: text });
  }
  return runs;
}

/** Since when this device has counted the words of an entry itself; null: it never has. Pure. */
export function countedSince(chain: ChainRow | null, rows: readonly DayRow[]): Day | null {
  const known = chain?.versions[0] ?? chain?.current;
  return [...rows.map(({ day }) => day), ...(known ? [dayOf(known.at)] : [])].sort()[0] ?? null;
}

/**
 * The words by day that a file tells of an entry. From the day on which this device has counted them itself, all are in
 * its own rows, perhaps on other days; so are those of texts that are newer than its own one. Pure.
 * @param texts oldest first
 * @param now the entry's text in the offline copy, if there is one
 */
export function daysOfFile(
  { worldId, ref }: { worldId: WorldId; ref: VersionedRef },
  texts: readonly TextOfFile[],
  now: VersionState | null,
  until: Day | null,
): DayRow[] {
  const here = texts.findLastIndex(({ state }) => now && changedFields(state, now).length === 0);
  const rows = new Map<Day, DayRow>();
  for (const { base, last } of runsOf(here < 0 ? texts : texts.slice(0, here + 1))) {
    const day = dayOfText(last);
    if (until !== null && day >= until) continue;
    // Of a text whose older ones were thinned, only its own words are known.
    const { came, went } = base ? wordChange(base, last.state) : last;
    const before = rows.get(day) ?? { came: 0, went: 0 };
    const sums = { came: before.came + came, went: before.went + went };
    const { at, words } = last;
    rows.set(day, { worldId, day, ...ref, ...sums, at, words, base: UNKNOWN_BASE, run: { came, went } });
  }
  return [...rows.values()];
}
