import type { Instant, ManuscriptNode, VersionedRef, WorldId } from '../model/index.ts';
import { withAlarm } from './alarms.ts';
import { textsOf, withOnly, withVersion } from './chain.ts';
import { announceVersions } from './changes.ts';
import { type Arrival, type ChainRow, readChain, withVersions } from './database.ts';
import { COUNTED_STORES, countReplaced } from './days.ts';
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
function withText(stored: ChainRow | null, ref: Owner, state: VersionState, now: Instant): ChainRow | null {
  const newest = stored && textsOf(stored).next().value;
  const before: VersionState | null = newest?.text ? JSON.parse(newest.text) : null;
  if (before && changedFields(before, state).length === 0) return null;
  const at = Math.max(now, (newest?.version.at ?? 0) + 1);
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
    const transaction = db.transaction(COUNTED_STORES, 'readwrite');
    const store = transaction.objectStore('chains');
    const stored = readChain(await store.get([worldId, kind, id]));
    const row = withText(stored, { worldId, kind, id }, state, now);
    if (row) await store.put(row);
    const newest = row && stored && textsOf(stored).next().value;
    if (row && newest?.text)
      await countReplaced(
        transaction,
        { worldId, ref: { kind, id }, changedAt: now, now },
        {
          ...{ chain: row, beforeAt: newest.version.at, before: JSON.parse(newest.text), after: state },
          isAgain: false,
        },
      );
    await transaction.done;
  });
  announceVersions(worldId);
}
