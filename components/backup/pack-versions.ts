import type { Archive, Backup, Manifest, Places } from '../../lib/history/backup/index.ts';
import type { LocalCopy } from '../../lib/library/index.ts';
import { openLocalCopy } from '../../lib/library/index.ts';
import type { VersionedRef, WorldId } from '../../lib/model/index.ts';
import {
  addWholeChain,
  announceVersions,
  parseWholeChain,
  readWholeChain,
  stateOf,
  type VersionState,
  versionedEntries,
} from '../../lib/versions/index.ts';

interface Work {
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/** What World Anvil has of an entry now, as far as this device knows. */
async function nowOf(library: LocalCopy, worldId: WorldId, ref: VersionedRef): Promise<VersionState | null> {
  const body = await library.body(worldId, ref);
  return body && stateOf(body.resource);
}

/** Packs the older texts of all entries, also of deleted ones: a file for each. Resolves to their part of the manifest. */
export async function packVersions(
  { archive, places, worldId }: { archive: Archive; places: Places; worldId: WorldId },
  { signal, onProgress }: Work,
): Promise<Manifest['olderTexts']> {
  const library = await openLocalCopy();
  const refs = await versionedEntries(worldId);
  const packed: Manifest['olderTexts'] = [];
  for (const [at, ref] of refs.entries()) {
    signal.throwIfAborted();
    onProgress(at, refs.length);
    const whole = await readWholeChain(worldId, ref, await nowOf(library, worldId, ref));
    if (!whole) continue;
    const json = places.versions(ref);
    await archive.add(json, `${JSON.stringify(whole, null, 1)}\n`);
    packed.push({ ...ref, json, count: whole.versions.length });
  }
  return packed;
}

/** Adds the versions of a backup to those on this device. `damaged`: entries whose file can't be read. */
export async function addVersions(
  { manifest, json }: Backup,
  { signal, onProgress }: Work,
): Promise<{ added: number; damaged: number }> {
  const worldId = manifest.world.id;
  const library = await openLocalCopy();
  let [added, damaged] = [0, 0];
  try {
    for (const [at, one] of manifest.olderTexts.entries()) {
      signal.throwIfAborted();
      onProgress(at, manifest.olderTexts.length);
      const value = await json(one.json);
      const whole = value === undefined ? null : parseWholeChain(value);
      if (whole) added += await addWholeChain(worldId, whole, await nowOf(library, worldId, whole.ref));
      if (!whole || whole.versions.length < one.count) damaged += 1;
    }
  } finally {
    if (added > 0) announceVersions(worldId);
  }
  return { added, damaged };
}
