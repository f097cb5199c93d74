// Hit points and other counters of a statblock, as they change at the table: how they are stored on this device, and
// their controls.
import { useState } from 'preact/hooks';
import * as z from 'zod/mini';
import type { WorldId } from '../../../lib/model/index.ts';
import { COUNTERS_KEY, stored } from '../../../lib/stored-state/index.ts';
import { findDice, type Roll, readDice, rollDice } from '../../dice/index.ts';
import { useWatched } from '../../ui/index.ts';

/** A creature's hit points during play. */
export interface HitPoints {
  current: number;
  max: number;
  /** Lost first; healing doesn't restore them. */
  temporary: number;
}

/** The highest number that can be counted. */
export const MAX_POINTS = 99_999;

const clamp = (points: number): number => Math.min(MAX_POINTS, Math.max(0, Math.trunc(points)));

export const fullHitPoints = (max: number): HitPoints => ({
  current: clamp(max),
  max: clamp(max),
  temporary: 0,
});

/** Applies damage: temporary hit points first, never below 0. */
export function applyDamage(points: HitPoints, amount: number): HitPoints {
  const fromTemporary = Math.min(points.temporary, clamp(amount));
  return {
    ...points,
    temporary: points.temporary - fromTemporary,
    current: clamp(points.current - (clamp(amount) - fromTemporary)),
  };
}

/** Heals up to the maximum. Points already above the maximum stay. */
export function applyHealing(points: HitPoints, amount: number): HitPoints {
  const top = Math.max(points.current, points.max);
  return { ...points, current: Math.min(top, points.current + clamp(amount)) };
}

/** Temporary hit points don't stack: the greater number counts. */
export function applyTemporary(points: HitPoints, amount: number): HitPoints {
  return { ...points, temporary: Math.max(points.temporary, clamp(amount)) };
}

/** Sets the maximum; an unhurt creature stays unhurt. */
export function withMax(points: HitPoints, max: number): HitPoints {
  const next = clamp(max);
  const isUnhurt = points.current === points.max;
  return { ...points, max: next, current: isUnhurt ? next : Math.min(points.current, next) };
}

const TAG = /\[roll:\s?([^\]|]*)[^\]]*\]/i;

/**
 * The number in a line of hit points as worlds write it: `127 ([roll:15d10+45])`, `72hp (9d8+27)`. For dice alone, or a
 * range (`9-19-30 [roll:3d8+6]`), the average of the dice, rounded down as books do. Null for anything else.
 */
export function hitPointsIn(text: string): number | null {
  const bare = text.replace(TAG, ' ').trim();
  const [found] = findDice(bare);
  const first = /^\D{0,20}?(\d[\d,.’']*)(?!\s?[-–]\s?\d)/d.exec(bare);
  const isRange = /^\D{0,20}?\d+\s?[-–]\s?\d/.test(bare);
  const [start = 0] = first?.indices?.[1] ?? [];
  if (first && !isRange && !(found && found.start <= start))
    return clamp(Number(first[1]?.replace(/\D/g, '')));
  const dice = readDice(TAG.exec(text)?.[1]?.trim() ?? found?.notation ?? '');
  if (!dice) return null;
  // The average is halfway between the lowest and the highest roll.
  const ends: Roll[] = [rollDice(dice, () => 1), rollDice(dice, (sides) => sides)];
  return clamp(ends.reduce((sum, { total }) => sum + total, 0) / 2);
}

/** A named counter: legendary actions used, arrows left. */
export interface Tally {
  label: string;
  value: number;
}

/** The counters of one statblock, on this device only. */
export interface Counters {
  hitPoints: HitPoints | null;
  /** The hit points of the second of its kind, the third and so on. */
  others?: HitPoints[] | undefined;
  tallies: Tally[];
}

const NO_COUNTERS: Counters = { hitPoints: null, tallies: [] };
export const MAX_TALLIES = 12;
export const MAX_LABEL_LENGTH = 60;
/** How many of one kind have hit points of their own. */
export const MAX_OF_A_KIND = 20;
/** Statblocks with counters; the least recently changed ones are dropped. */
const MAX_STATBLOCKS = 200;

const points = z.int().check(z.minimum(0), z.maximum(MAX_POINTS));
const tally = z.object({
  label: z.string().check(z.maxLength(MAX_LABEL_LENGTH)),
  value: z.int().check(z.minimum(-MAX_POINTS), z.maximum(MAX_POINTS)),
});
const hitPoints = z.object({ current: points, max: points, temporary: points });
const kept = z.object({
  worldId: z.string(),
  id: z.string(),
  hitPoints: z.catch(z.nullable(hitPoints), null),
  others: z.catch(z.optional(z.array(hitPoints).check(z.maxLength(MAX_OF_A_KIND))), undefined),
  tallies: z.catch(z.array(z.unknown()), []),
});

interface KeptCounters extends Counters {
  worldId: WorldId;
  id: string;
}

/** Parses the stored value. Keeps what is valid and skips the rest. */
export function parseCounters(raw: unknown): KeptCounters[] {
  if (!Array.isArray(raw)) return [];
  return raw
    .flatMap((value: unknown): KeptCounters[] => {
      const read = kept.safeParse(value).data;
      if (!read) return [];
      const tallies = read.tallies.flatMap((one) => tally.safeParse(one).data ?? []);
      return [{ ...read, tallies: tallies.slice(0, MAX_TALLIES) }];
    })
    .slice(0, MAX_STATBLOCKS);
}

const isEmpty = ({ hitPoints, tallies }: Counters): boolean => hitPoints === null && tallies.length === 0;

/** Puts a statblock's counters first, or removes them if nothing is counted any more. */
export function withCounters(
  all: readonly KeptCounters[],
  of: { worldId: WorldId; id: string },
  counters: Counters,
): KeptCounters[] {
  const others = all.filter(({ worldId, id }) => worldId !== of.worldId || id !== of.id);
  if (isEmpty(counters)) return others;
  return [{ worldId: of.worldId, id: of.id, ...counters }, ...others].slice(0, MAX_STATBLOCKS);
}

export function countersOf(all: readonly KeptCounters[], worldId: WorldId, id: string): Counters {
  const found = all.find((one) => one.worldId === worldId && one.id === id);
  if (!found) return NO_COUNTERS;
  const { hitPoints, others, tallies } = found;
  return { hitPoints, tallies, ...(others?.length && { others }) };
}

const store = stored(COUNTERS_KEY, parseCounters);
/** What this page knows; null until it is read. */
let latest: KeptCounters[] | null = null;
/** Resolves when the last write is done. */
let writing: Promise<void> = Promise.resolve();

export async function readCounters(): Promise<KeptCounters[]> {
  for (let awaited: unknown; awaited !== writing; ) {
    awaited = writing;
    // Whoever wrote it gets the error. The last stored value is read in any case.
    await writing.catch(() => {});
  }
  const before = writing;
  const read = await store.read();
  if (before === writing) latest = read;
  return latest ?? read;
}

/**
 * Changes counters on top of what this page knows, which follows the writes of other pages. The write starts
 * synchronously, because the panel may be closed right after.
 */
export async function changeCounters(
  worldId: WorldId,
  id: string,
  change: (before: Counters) => Counters,
): Promise<void> {
  const all = latest ?? (await readCounters());
  latest = withCounters(all, { worldId, id }, change(countersOf(all, worldId, id)));
  writing = store.write(latest);
  try {
    await writing;
  } catch (error) {
    latest = null;
    throw error;
  }
}

export interface Counting {
  /** Null until they are read. */
  counters: Counters | null;
  change: (next: (before: Counters) => Counters) => void;
  /** Whether the last change couldn't be stored. */
  hasFailed: boolean;
}

/** The counters of one statblock, kept up to date. Changes are visible at once. */
export function useCounters(worldId: WorldId, id: string): Counting {
  const read = useWatched(readCounters, store.watch);
  const [{ isLost: hasFailed }, setStatus] = useState({ isLost: false });
  // Use the page's own latest value: fast typing may have changed it since the last read.
  const all = read && (latest ?? read);
  const change = (next: (before: Counters) => Counters) => {
    const written = changeCounters(worldId, id, next);
    setStatus({ isLost: hasFailed });
    written.then(
      () => setStatus({ isLost: false }),
      () => setStatus({ isLost: true }),
    );
  };
  return { counters: all ? countersOf(all, worldId, id) : null, change, hasFailed };
}
