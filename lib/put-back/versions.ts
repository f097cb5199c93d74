import { type BackupResource, keyOf } from '../history/backup/index.ts';
import { KINDS } from '../history/index.ts';
import type { Instant, Json, Values, VersionedRef, WorldId } from '../model/index.ts';
import { changedFields, changedSince, readVersion, type VersionState } from '../versions/index.ts';
import type { BackupFiles } from './options.ts';
import type { Obstacle } from './rows.ts';

/** The fields of versions that World Anvil's current API calls otherwise. */
const NAMES: Readonly<Record<string, string>> = {
  ...{ template: 'templateType', categoryId: 'category', parentId: 'parent' },
  ...{ source: 'textualdata', parser: 'dataParser', jsonData: 'jsondata', tableData: 'tabulardata' },
};

function rawValue(name: string, value: Json): Json {
  if (name === 'tags' && Array.isArray(value)) return value.join(',');
  return name.endsWith('Id') && typeof value === 'string' ? { id: value, title: '' } : value;
}

/** A version as World Anvil's current API would return the entry. What it doesn't say is missing. Pure. */
export const rawOfVersion = (id: string, state: VersionState): Values => ({
  ...Object.fromEntries(
    Object.entries(state).flatMap(([name, value]) =>
      value === null ? [] : [[NAMES[name] ?? name, rawValue(name, value)]],
    ),
  ),
  id,
});

/** What changed in a world since a time, and how it was then. */
export interface PastWorld {
  /** The entries as they were then, in the form of a backup; what was deleted and is first known later, with its last text. */
  backup: BackupFiles;
  gone: ReadonlySet<string>;
  /** The fields that differ and can be restored, by key. */
  changed: ReadonlyMap<string, readonly string[]>;
  /** The categories that entries were in, by id. */
  parents: ReadonlyMap<string, string | null>;
  obstacles: ReadonlyMap<string, Obstacle>;
}

export interface PastWorldOptions {
  worldId: WorldId;
  /** 0: only what was deleted, with its last text. */
  since: Instant;
  /** The keys of what the world has. */
  there: ReadonlySet<string>;
  /** The ids under which entries came back before, by their own. */
  back: ReadonlyMap<string, string>;
  /** What an entry says now. */
  stateNow(ref: VersionedRef): Promise<VersionState | null>;
  slice(): Promise<void> | null;
}

/** A state with the ids under which entries came back, so that only what else differs is a difference. */
function withIdsNow(state: VersionState, back: ReadonlyMap<string, string>): VersionState {
  if (back.size === 0) return state;
  const now = (id: string): string => back.get(id) ?? id;
  return JSON.parse(JSON.stringify(state).replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, now));
}

const textIn = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null);

/** Reads what the versions know of a world at a time. Rejects with `DatabaseUnavailable`. */
export async function readPastWorld(options: PastWorldOptions): Promise<PastWorld> {
  const { worldId, since, there, back, stateNow, slice } = options;
  const resources: BackupResource[] = [];
  const refs = new Map<string, { ref: VersionedRef; at: Instant }>();
  const gone = new Set<string>();
  const changed = new Map<string, readonly string[]>();
  const parents = new Map<string, string | null>();
  const obstacles = new Map<string, Obstacle>();
  for (const { ref, current, versions } of await changedSince(worldId, since)) {
    await slice();
    const key = keyOf(ref);
    const isGone = current === null && !there.has(key);
    // The text of a manuscript, or an entry that the offline copy lacks.
    if (!isGone && (!there.has(key) || since === 0)) continue;
    const then = versions.find(({ at }) => at <= since) ?? (isGone ? versions[0] : undefined);
    const state = then && ref.kind !== 'secret' ? await readVersion(worldId, ref, then.at) : null;
    const title = textIn(state?.title) ?? current?.title ?? versions[0]?.title ?? '';
    const now = isGone ? null : await stateNow(ref);
    const fields = state && now ? changedFields(withIdsNow(state, back), now) : [];
    const restored = fields.filter((name) => Object.hasOwn(KINDS[ref.kind].fields, name));
    if (now && state && fields.length === 0) continue;
    if (isGone) gone.add(key);
    else changed.set(key, restored);
    if (ref.kind === 'secret' || (isGone && (ref.kind === 'statblock' || ref.kind === 'manuscript')))
      obstacles.set(key, 'versions');
    else if (!then || !state) obstacles.set(key, 'unknown');
    else if (!isGone && restored.length === 0) obstacles.set(key, 'section');
    parents.set(ref.id, textIn(state?.categoryId ?? state?.parentId));
    if (then) refs.set(key, { ref, at: then.at });
    resources.push({ ...ref, title, json: key, markdown: null, updatedAt: null, readAt: then?.at ?? null });
  }
  const backup: BackupFiles = {
    manifest: { service: 'current', resources, versions: [] },
    async json(path) {
      const known = refs.get(path);
      const state = known && (await readVersion(worldId, known.ref, known.at));
      return known && state ? rawOfVersion(known.ref.id, state) : undefined;
    },
  };
  return { backup, gone, changed, parents, obstacles };
}
