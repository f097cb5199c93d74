import { reportAndUse, reportAs } from '../../lib/diagnostics/index.ts';
import { isPrivate } from '../../lib/entries/index.ts';
import { openLibrary } from '../../lib/library/index.ts';
import type { Instant, VersionedRef, WorldId } from '../../lib/model/index.ts';
import {
  changedFields,
  onVersions,
  readVersion,
  readVersions,
  stateOf,
  type Version,
  type VersionState,
} from '../../lib/versions/index.ts';
import { useWatched } from '../ui/index.ts';

/** An entry with its versions, as the screen shows them. */
export interface ShownVersions {
  title: string;
  /** What the offline copy has now. Null: it was deleted, or this device has no copy. */
  now: {
    state: VersionState;
    at: Instant;
    cause: Version['cause'] | null;
    came: number;
    went: number;
  } | null;
  /** Whether World Anvil deleted it, as far as we know. */
  deletedAt: Instant | null;
  /** Newest first. */
  versions: readonly Version[];
  isPrivate: boolean;
}

async function readShown(worldId: WorldId, ref: VersionedRef): Promise<ShownVersions> {
  const library = await openLibrary();
  const [[entry = null], body, stored] = await Promise.all([
    library.entries(worldId, [ref]),
    library.body(worldId, ref),
    readVersions(worldId, ref),
  ]);
  const state = body && stateOf(body.resource);
  const current = stored?.current ?? null;
  const versions = stored?.versions ?? [];
  const [newest] = versions;
  const newestState = newest && state ? await readVersion(worldId, ref, newest.at) : null;
  // A worker that died before the copy changed has recorded what the copy still has.
  const isCurrent = newestState !== null && state && changedFields(newestState, state).length === 0;
  return {
    title: entry?.title ?? current?.title ?? newest?.title ?? '',
    now: body &&
      state && {
        ...{ state, at: current?.at ?? body.readAt, cause: current?.cause ?? null },
        ...{ came: current?.came ?? 0, went: current?.went ?? 0 },
      },
    deletedAt: stored && stored.current === null && !body ? stored.changedAt : null,
    versions: isCurrent ? versions.slice(1) : versions,
    isPrivate: !entry || isPrivate(ref.kind, entry),
  };
}

export type ReadVersions = ShownVersions | { fault: unknown };

/** The versions of an entry, kept up to date. Undefined until they are read. */
export function useVersions(worldId: WorldId, ref: VersionedRef): ReadVersions | undefined {
  return useWatched<ReadVersions>(
    () => readShown(worldId, ref).catch((fault: unknown) => ({ fault })),
    (changed) => {
      const unwatch = onVersions((of) => (of === null || of === worldId) && changed());
      const unsubscribe = openLibrary().then((library) =>
        library.subscribe((change) => (change.what === 'bodies' || change.what === 'entries') && changed()),
      );
      return () => {
        unwatch();
        unsubscribe.then((stop) => stop()).catch(reportAs('versions.unsubscribe'));
      };
    },
    [worldId, ref.kind, ref.id],
  );
}

/** The text of a version, or of now (null). */
export function useStateAt(
  worldId: WorldId,
  ref: VersionedRef,
  at: Instant | null,
  now: VersionState | null,
): VersionState | null | undefined {
  const read = useWatched(
    async () =>
      at === null ? null : await readVersion(worldId, ref, at).catch(reportAndUse('versions.readText', null)),
    () => () => {},
    [worldId, ref.kind, ref.id, at],
  );
  return at === null ? now : read;
}
