import type { Instant, ManuscriptNode, VersionedRef, WorldId } from '../model/index.ts';
import { withAlarm } from './alarms.ts';
import { textAt, withOnly, withVersion } from './chain.ts';
import { announceVersions } from './changes.ts';
import { type Arrival, type ChainRow, readChain, withVersions } from './database.ts';
import { COUNTED_STORES, countReplaced, putDays, readKnown } from './days.ts';
import { changedFields, type VersionState } from './state.ts';
import { keptVersions } from './thinning.ts';
import { wordChange } from './words.ts';

type TextPart = Pick<ManuscriptNode, 'title' | 'content'> & { children: readonly TextPart[] };

/** The text of a manuscript in one piece: each part's title as a heading of its depth, and its text. Pure. */
export function textOfParts(parts: readonly TextPart[], depth = 1): string {
  return parts
    .flatMap(({ title, content, children }) => [
      title.trim() && `[h${depth}]${title.trim()}[/h${depth}]`,
      content,
      textOfParts(children, Math.min(depth + 1, 4)),
    ])
    .filter((text) => text.trim() !== '')
    .join('\n\n');
}

/** A chain of texts that the offline copy doesn't have: its newest version is what World Anvil has. */
function withText(
  stored: ChainRow | null,
  before: VersionState | null,
  ref: Owner,
  state: VersionState,
  now: Instant,
): ChainRow | null {
  if (before && changedFields(before, state).length === 0) return null;
  const at = Math.max(now, (stored?.versions.at(-1)?.at ?? 0) + 1);
  const title = typeof state.title === 'string' ? state.title : '';
  const current: Arrival = {
    ...{ at, updatedAt: null, cause: before ? 'sync' : 'first', title },
    ...wordChange(before, state),
  };
  const empty: ChainRow = { ...ref, current, versions: [], bytes: 0, changedAt: now };
  const read = (one: VersionState, updatedAt: Instant) => ({ state: one, readAt: updatedAt, updatedAt });
  const chain =
    stored && before ? withAlarm(stored, read(before, 0), read(state, now), 'sync', now) : (stored ?? empty);
  const added = withVersion(chain, current, JSON.stringify(state));
  const kept = keptVersions(added, now);
  return {
    ...withOnly(added, (version) => kept.has(version)),
    ...{ current, changedAt: now },
    ...(before && { broughtAt: now }),
  };
}

type Owner = Pick<ChainRow, 'worldId' | 'kind' | 'id'>;

/**
 * Stores a text that was read and isn't in the offline copy, such as a manuscript's, if it differs from the last one.
 * Rejects with `DatabaseUnavailable`.
 */
export async function recordText(
  worldId: WorldId,
  { kind, id }: VersionedRef,
  state: VersionState,
  now: Instant = Date.now(),
): Promise<void> {
  await withVersions(async (db) => {
    const transaction = db.transaction(COUNTED_STORES, 'readwrite', { durability: 'relaxed' });
    const store = transaction.objectStore('chains');
    const counted = { worldId, ref: { kind, id }, changedAt: now, now };
    const [stored, days] = await Promise.all([
      store.get([worldId, kind, id]).then(readChain),
      readKnown(transaction, counted),
    ]);
    const newest = stored?.versions.at(-1);
    const text = stored && newest ? textAt(stored, newest.at) : null;
    const before: VersionState | null = text === null ? null : JSON.parse(text);
    const row = withText(stored, before, { worldId, kind, id }, state, now);
    const writes: Promise<unknown>[] = row ? [store.put(row)] : [];
    if (row && before && newest) {
      const replacement = { chain: row, beforeAt: newest.at, before, after: state, isAgain: false };
      writes.push(...putDays(transaction, countReplaced(counted, days, replacement)));
    }
    transaction.commit();
    await Promise.all([...writes, transaction.done]);
  });
  announceVersions(worldId);
}
