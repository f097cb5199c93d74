import { ENTRY_KINDS, type EntryRef, keyOf } from '../library/index.ts';
import type { WorldId } from '../model/index.ts';
import { EXCLUDED_NAMES_KEY, stored } from '../stored-state/index.ts';

/** Stands for a name that isn't linked. A hash: what is stored must not tell the names of a world. */
export type NameKey = string;

/** What a person said of a name: that they don't want to link it, or that they do. */
export interface Exclusion {
  worldId: WorldId;
  name: NameKey;
  /** The entry in whose texts it isn't linked; null: in the whole world; `nowhere`: keep it, and don't ask again. */
  in: EntryRef | null | typeof NOWHERE;
}

export const NOWHERE = 'nowhere';

/** More than anybody excludes by hand. The oldest are dropped. */
const MOST = 5_000;
const KEY = /^[0-9a-z]{1,11}$/;

/** The key of a name as `UnlinkedMention` has it, whatever its case and spaces. */
export function nameKeyOf(name: string): NameKey {
  const folded = name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return keyOf(folded).toString(36);
}

type Where = Exclusion['in'];

const sameEntry = (a: Where, b: Where): boolean =>
  a === b ||
  (a !== null && b !== null && a !== NOWHERE && b !== NOWHERE && a.kind === b.kind && a.id === b.id);

export const sameExclusion = (a: Exclusion, b: Exclusion): boolean =>
  a.worldId === b.worldId && a.name === b.name && sameEntry(a.in, b.in);

/** Adds or removes an exclusion. */
function withExclusion(all: readonly Exclusion[], exclusion: Exclusion, isExcluded: boolean): Exclusion[] {
  const others = all.filter((one) => !sameExclusion(one, exclusion));
  return isExcluded ? [...others, exclusion].slice(-MOST) : others;
}

/** Tells whether a person said that a name of a world is to be kept. */
export function keptBy(exclusions: readonly Exclusion[], worldId: WorldId): (name: string) => boolean {
  const kept = exclusions.filter((one) => one.worldId === worldId && one.in === NOWHERE);
  const keys = new Set(kept.map(({ name }) => name));
  return (name) => keys.has(nameKeyOf(name));
}

/** Tells whether a name is excluded in the texts of an entry of a world. */
export function excludedBy(
  exclusions: readonly Exclusion[],
  worldId: WorldId,
): (name: string, ref: EntryRef) => boolean {
  const byName = new Map<NameKey, Exclusion[]>();
  for (const one of exclusions)
    if (one.worldId === worldId && one.in !== NOWHERE)
      byName.set(one.name, [...(byName.get(one.name) ?? []), one]);
  // Texts repeat few names.
  const known = new Map<string, readonly Exclusion[]>();
  return (name, ref) => {
    if (byName.size === 0) return false;
    const found = known.get(name) ?? byName.get(nameKeyOf(name)) ?? [];
    known.set(name, found);
    return found.some((one) => one.in === null || sameEntry(one.in, ref));
  };
}

/** Parses the stored value: an array of `[world, name]`, `[world, name, 'nowhere']` or `[world, name, kind, id]`. Invalid items are skipped. */
function parseExclusions(raw: unknown): Exclusion[] {
  if (!Array.isArray(raw)) return [];
  return raw.slice(-MOST).flatMap((item: unknown): Exclusion[] => {
    if (!Array.isArray(item)) return [];
    const [worldId, name, kindWord, id]: unknown[] = item;
    if (typeof worldId !== 'string' || typeof name !== 'string' || !KEY.test(name)) return [];
    if (item.length === 2) return [{ worldId, name, in: null }];
    if (kindWord === NOWHERE) return [{ worldId, name, in: NOWHERE }];
    const kind = ENTRY_KINDS.find((one) => one === kindWord);
    return kind && typeof id === 'string' ? [{ worldId, name, in: { kind, id } }] : [];
  });
}

const storedExclusions = (exclusions: readonly Exclusion[]): unknown[] =>
  exclusions.map(({ worldId, name, in: where }) => {
    if (where === null) return [worldId, name];
    return where === NOWHERE ? [worldId, name, NOWHERE] : [worldId, name, where.kind, where.id];
  });

const { read, watch, change } = stored(EXCLUDED_NAMES_KEY, parseExclusions, storedExclusions);

/** The names that a person excluded, of all worlds, oldest first. */
export { read as readExclusions, watch as watchExclusions };

export const setExcluded = (exclusion: Exclusion, isExcluded: boolean): Promise<void> =>
  change((all) => withExclusion(all, exclusion, isExcluded));
