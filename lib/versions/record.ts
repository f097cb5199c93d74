import { report } from '../diagnostics/index.ts';
import type { Instant, VersionedRef, WorldId } from '../model/index.ts';
import { withAlarm } from './alarms.ts';
import { withOnly, withVersion } from './chain.ts';
import { announceVersions } from './changes.ts';
import { type Arrival, type ChainRow, readChain, type VersionCause, withVersions } from './database.ts';
import { COUNTED_STORES, type Counted, countReplaced, putDays, readKnown } from './days.ts';
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

/** A chain with the text that was current until now. Pure. */
export function withReplaced(
  stored: ChainRow | null,
  owner: Pick<ChainRow, 'worldId' | 'kind' | 'id'>,
  before: { first: () => Arrival; text: string; updatedAt: Instant | null },
): ChainRow {
  const { text, updatedAt } = before;
  const current = stored?.current ?? before.first();
  const chain = stored ?? { ...owner, current, versions: [], bytes: 0, changedAt: current.at };
  return withVersion(chain, { ...current, updatedAt }, text);
}

/** A chain thinned, with what is current now (null: nothing). Pure. */
export function withCurrent(
  chain: ChainRow,
  current: Arrival | null,
  cause: VersionCause,
  now: Instant,
): ChainRow {
  const kept = keptVersions(chain, now);
  const thinned = kept.size < chain.versions.length ? withOnly(chain, (version) => kept.has(version)) : chain;
  const at = Math.max(now, (chain.versions.at(-1)?.at ?? 0) + 1);
  return {
    ...thinned,
    ...{ current: current && { ...current, at }, changedAt: now },
    ...(cause !== 'change' && cause !== 'editor' && { broughtAt: now }),
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
  const first = (): Arrival => ({
    ...{ at: readAt, updatedAt, cause: 'first', title: titleOf(state) },
    ...wordChange(null, state),
  });
  const text = JSON.stringify(state);
  const added = withReplaced(stored, { worldId, ...ref }, { first, text, updatedAt });
  const current: Arrival | null = after && {
    ...{ at: now, updatedAt: after.updatedAt, cause },
    ...{ title: titleOf(after.state), ...wordChange(state, after.state) },
  };
  return withCurrent(withAlarm(added, before, after, cause, now), current, cause, now);
}

/** Notes that a text which a sync brought was typed on this device, in World Anvil's editor. */
export async function noteTyped(worldId: WorldId, { kind, id }: VersionedRef): Promise<void> {
  await withVersions(async (db) => {
    const { store, done } = db.transaction('chains', 'readwrite');
    const row = readChain(await store.get([worldId, kind, id]));
    if (row?.current?.cause === 'sync')
      await store.put({ ...row, current: { ...row.current, cause: 'editor' } });
    await done;
  });
  announceVersions(worldId);
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
    const transaction = db.transaction(COUNTED_STORES, 'readwrite', { durability: 'relaxed' });
    const store = transaction.objectStore('chains');
    const known = await Promise.all(
      different.map(async (one) => {
        const { ref, after } = one;
        const changedAt = (cause !== 'change' && after?.updatedAt) || now;
        const counted: Counted = { worldId, ref, changedAt, now };
        const [row, days] = await Promise.all([
          store.get([worldId, ref.kind, ref.id]),
          readKnown(transaction, counted),
        ]);
        return { one, counted, days, stored: readChain(row) };
      }),
    );
    const writes = known.flatMap(({ one, counted, days, stored }) => {
      const chain = recorded(stored, worldId, one, cause, now);
      const beforeAt = chain.versions.at(-1)?.at ?? now;
      const rows = countReplaced(counted, days, {
        // With the texts that were just thinned.
        ...{ chain: stored ?? chain, beforeAt, before: one.before.state, after: one.after?.state ?? {} },
        isAgain: stored?.versions.at(-1)?.at === beforeAt,
      });
      return [store.put(chain), ...putDays(transaction, rows)];
    });
    transaction.commit();
    await Promise.all([...writes, transaction.done]);
  });
  announceVersions(worldId);
}
