import { reportAs } from '../../diagnostics/index.ts';
import { VERSIONED_KINDS, type VersionedRef, type WorldId } from '../../model/index.ts';
import {
  type Arrived,
  type Replaced,
  recordArrived,
  recordReplaced,
  recordSealedGone,
  type VersionCause,
} from '../../versions/index.ts';
import type { EntryRef } from '../search/index.ts';
import type { BodyRow, LibraryDatabase } from './database.ts';
import type { Plan } from './plan.ts';

/** Texts of secrets are only ever stored encrypted, beside the others. */
function versioned({ kind, id }: EntryRef): VersionedRef[] {
  const known = VERSIONED_KINDS.find((one) => one === kind && one !== 'secret');
  return known && !id.startsWith('draft:') ? [{ kind: known, id }] : [];
}

/** Deleted secrets leave their last text as it is stored: encrypted. */
async function recordSecrets(
  db: LibraryDatabase,
  worldId: WorldId,
  dropped: readonly EntryRef[],
): Promise<void> {
  const secrets = dropped.filter(({ kind }) => kind === 'secret');
  const rows = await Promise.all(secrets.map(({ id }) => db.get('sealed', [worldId, id])));
  await recordSealedGone(
    worldId,
    rows.flatMap((row) => row ?? []),
  );
}

/**
 * Records the texts that a plan replaces or removes as versions, before it does. If the versions can't be stored, the
 * copy is still updated: World Anvil's texts are never held back by ours.
 * @param known entries at lower locations were in the copy before
 */
export async function recordTexts(
  db: LibraryDatabase,
  { worldId, bodies, dropped }: Plan,
  { known, cause }: { known: number; cause: VersionCause },
): Promise<void> {
  if (bodies.length + dropped.length === 0) return;
  await recordSecrets(db, worldId, dropped).catch(reportAs('versions.record'));
  const { store } = db.transaction('bodies');
  const arrived: Arrived[] = [];
  const read = async (ref: VersionedRef, after: BodyRow | null): Promise<Replaced | null> => {
    const isNew = after && after.location >= known;
    const before = isNew ? undefined : await store.get([worldId, ref.kind, ref.id]);
    if (!before && after) arrived.push({ ref, resource: after.thing, updatedAt: after.updatedAt });
    if (!before) return null;
    return {
      ref,
      before: { resource: before.thing, readAt: before.readAt, updatedAt: before.updatedAt },
      after: after && { resource: after.thing, updatedAt: after.updatedAt },
    };
  };
  const found = await Promise.all([
    ...bodies.flatMap((body) => versioned(body).map((ref) => read(ref, body))),
    ...dropped.flatMap((ref) => versioned(ref).map((one) => read(one, null))),
  ]);
  const replaced = found.flatMap((one) => one ?? []);
  const now = Date.now();
  await recordReplaced(worldId, replaced, cause, now).catch(reportAs('versions.record'));
  if (arrived.length > 0) await recordArrived(worldId, arrived, now).catch(reportAs('versions.record'));
}
