import { reportAndUse, reportAs } from '../../lib/diagnostics/index.ts';
import { isPrivate } from '../../lib/entries/index.ts';
import { type Entry, openLibrary } from '../../lib/library/index.ts';
import type { Instant, VersionedRef, WorldId } from '../../lib/model/index.ts';
import {
  type Alarm,
  changedFields,
  type EntryVersions,
  onVersions,
  readVersion,
  readVersions,
  stateOf,
  type Version,
  type VersionedResource,
  type VersionState,
} from '../../lib/versions/index.ts';
import { useWatched } from '../ui/index.ts';

/** An entry with its versions, as the screen shows them. */
export interface ShownVersions {
  title: string;
  /** Whether it is an entry of the offline copy. A manuscript's text is none. */
  isListed: boolean;
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
  /** Of a manuscript: its texts, which have versions of their own. */
  texts: readonly { ref: VersionedRef; title: string }[];
  isPrivate: boolean;
  /** What its text lost, as long as that needs a look. */
  alarm: Alarm | null;
}

async function readShown(worldId: WorldId, ref: VersionedRef): Promise<ShownVersions> {
  const library = await openLibrary();
  const [[entry = null], body, stored] = await Promise.all([
    library.entries(worldId, [ref]),
    library.body(worldId, ref),
    readVersions(worldId, ref),
  ]);
  const current = stored?.current ?? null;
  const versions = stored?.versions ?? [];
  const [newest] = versions;
  const newestState = newest && ref.kind !== 'secret' ? await readVersion(worldId, ref, newest.at) : null;
  // The text of a manuscript isn't in the offline copy: the newest version is what World Anvil has.
  // A secret's is only read when it is shown.
  if (ref.kind === 'secret') return shownSecret(entry, stored);
  const state = body ? stateOf(body.resource) : newest && newest.at === current?.at ? newestState : null;
  // A worker that died before the copy changed has recorded what the copy still has.
  const isCurrent = newestState !== null && state && changedFields(newestState, state).length === 0;
  const at = current?.at ?? body?.readAt;
  return {
    title: entry?.title ?? current?.title ?? newest?.title ?? '',
    isListed: entry !== null,
    now:
      state && at !== undefined
        ? { state, at, cause: current?.cause ?? null, came: current?.came ?? 0, went: current?.went ?? 0 }
        : null,
    deletedAt: stored && current === null && !body ? stored.changedAt : null,
    versions: isCurrent ? versions.slice(1) : versions,
    texts: body ? await textsOf(worldId, body.resource) : [],
    isPrivate: !entry || isPrivate(ref.kind, entry),
    alarm: stored?.alarm ?? null,
  };
}

function shownSecret(entry: Entry | null, stored: EntryVersions | null): ShownVersions {
  const { current = null, versions = [], changedAt = 0 } = stored ?? {};
  return {
    ...{ title: entry?.title ?? '', isListed: entry !== null, versions, texts: [] },
    ...{ now: current && { state: {}, ...current }, deletedAt: stored && !current ? changedAt : null },
    ...{ isPrivate: true, alarm: null },
  };
}

/** The texts of a manuscript that have versions. */
async function textsOf(worldId: WorldId, resource: VersionedResource): Promise<ShownVersions['texts']> {
  if (!('activeVersion' in resource)) return [];
  const known = await Promise.all(
    resource.versions.map(async ({ id, title }) => {
      const ref = { kind: 'manuscript', id } as const;
      return (await readVersions(worldId, ref)) && { ref, title };
    }),
  );
  return known.flatMap((one) => one ?? []);
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
      at === null || ref.kind === 'secret'
        ? null
        : await readVersion(worldId, ref, at).catch(reportAndUse('versions.readText', null)),
    () => () => {},
    [worldId, ref.kind, ref.id, at],
  );
  return at === null ? now : read;
}
