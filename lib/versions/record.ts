import { report } from '../diagnostics/index.ts';
import type { Instant, VersionedRef, WorldId } from '../model/index.ts';
import { withAlarm } from './alarms.ts';
import { withOnly, withVersion } from './chain.ts';
import { announceVersions } from './changes.ts';
import { type Arrival, type ChainRow, readChain, type VersionCause, withVersions } from './database.ts';
import { COUNTED_STORES, countReplaced } from './days.ts';
import {
  changedFields,
  type EntryState,
  stateOf,
  type VersionedResource,
  type VersionState,
} from './state.ts';
import { keptVersions } from './thinning.ts';
import { wordChange } from './words.ts';

/** An entry's text that another one replaces. */
export interface Replaced {
  ref: VersionedRef;
  before: { resource: VersionedResource; readAt: Instant; updatedAt: Instant | null };
  /** Null: World Anvil has deleted the entry. */
  after: { resource: VersionedResource; updatedAt: Instant | null } | null;
}

const titleOf = ({ title }: VersionState): string => (typeof title === 'string' ? title : '');

interface Difference {
  ref: VersionedRef;
  before: EntryState;
  after: EntryState | null;
}

function differenceOf({ ref, before, after }: Replaced, now: Instant): Difference | null {
  const was = stateOf(before.resource);
  const is = after && stateOf(after.resource);
  if (is && changedFields(was, is).length === 0) return null;
  return {
    ref,
    before: { state: was, readAt: before.readAt, updatedAt: before.updatedAt },
    after: after && is && { state: is, readAt: now, updatedAt: after.updatedAt },
  };
}

function recorded(
  stored: ChainRow | null,
  worldId: WorldId,
  { ref, before, after }: Difference,
  cause: VersionCause,
  now: Instant,
): ChainRow {
  const { readAt, updatedAt, state } = before;
  const first: Arrival = {
    ...{ at: readAt, updatedAt, cause: 'first', title: titleOf(state) },
    ...wordChange(null, state),
  };
  const empty: ChainRow = { worldId, ...ref, current: first, versions: [], bytes: 0, changedAt: now };
  const chain = stored ?? empty;
  const added = withVersion(chain, { ...(chain.current ?? first), updatedAt }, JSON.stringify(state));
  const current: Arrival | null = after && {
    ...{ at: Math.max(now, (added.versions.at(-1)?.at ?? 0) + 1), updatedAt: after.updatedAt, cause },
    ...{ title: titleOf(after.state), ...wordChange(state, after.state) },
  };
  const alarmed = withAlarm(added, before, after, cause, now);
  const kept = keptVersions(alarmed, now);
  const thinned =
    kept.size < alarmed.versions.length ? withOnly(alarmed, (version) => kept.has(version)) : alarmed;
  return { ...thinned, current, changedAt: now, ...(cause !== 'change' && { broughtAt: now }) };
}

/**
 * Stores the texts that are about to be replaced, if they say something else. Rejects with `DatabaseUnavailable`; what
 * replaces them may be stored all the same.
 */
export async function recordReplaced(
  worldId: WorldId,
  replaced: readonly Replaced[],
  cause: VersionCause,
  now: Instant,
): Promise<void> {
  const different = replaced.flatMap((one) => {
    try {
      return differenceOf(one, now) ?? [];
    } catch (error) {
      // A damaged text has no version. It doesn't stop those of others.
      report(error, 'versions.state');
      return [];
    }
  });
  if (different.length === 0) return;
  await withVersions(async (db) => {
    const transaction = db.transaction(COUNTED_STORES, 'readwrite');
    const store = transaction.objectStore('chains');
    const stored = await Promise.all(different.map(({ ref }) => store.get([worldId, ref.kind, ref.id])));
    for (const [at, one] of different.entries()) {
      const known = readChain(stored[at]);
      const chain = recorded(known, worldId, one, cause, now);
      const beforeAt = chain.versions.at(-1)?.at ?? now;
      await store.put(chain);
      await countReplaced(
        transaction,
        { worldId, ref: one.ref, changedAt: (cause !== 'change' && one.after?.updatedAt) || now, now },
        {
          ...{ chain, beforeAt, before: one.before.state, after: one.after?.state ?? {} },
          isAgain: known?.versions.at(-1)?.at === beforeAt,
        },
      );
    }
    await transaction.done;
  });
  announceVersions(worldId);
}
