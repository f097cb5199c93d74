import { ask, BridgeError } from '../../lib/bridge/index.ts';
import {
  asJson,
  type Backup,
  type BackupThing,
  compareFields,
  compareLists,
  type FieldDifference,
  keyOf,
  type Listed,
  textsOf,
  versionsOf,
  versionText,
} from '../../lib/history/backup/index.ts';
import { everything, type LocalCopy, openLocalCopy } from '../../lib/library/index.ts';
import type { Instant, Json, WorldId } from '../../lib/model/index.ts';
import type { ServiceVersion } from '../../lib/service/index.ts';

export interface ChangedThing {
  thing: Pick<BackupThing, 'kind' | 'id' | 'title'>;
  /** Empty where the fields cannot be compared. */
  fields: FieldDifference[];
}

/** What of a backup is no longer so on the platform. */
export interface Comparison {
  added: Listed[];
  gone: BackupThing[];
  changed: ChangedThing[];
  /** The platform gave no answer for them. */
  unread: BackupThing[];
  /** How many stand as they did. */
  same: number;
  /** The backup speaks the other version of the interface: what its answers hold cannot be compared. */
  isOtherVersion: boolean;
}

export interface Comparing {
  backup: Backup;
  worldId: WorldId;
  service: ServiceVersion;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

const second = (at: Instant | null): number | null => (at === null ? null : Math.floor(at / 1000));

/**
 * A thing as the platform has it now; null: it is gone; undefined: it may not be read. What the copy holds as the lists
 * show it (`listedAt`) is not read again.
 */
async function readNow(
  library: LocalCopy,
  worldId: WorldId,
  { kind, id }: BackupThing,
  listedAt: Instant | null,
): Promise<Json | null | undefined> {
  if (kind === 'secret') return asJson((await ask('backup.secret', { id })).raw);
  const held = await library.body(worldId, { kind, id });
  if (held && kind !== 'category' && listedAt !== null && second(held.updatedAt) === second(listedAt))
    return asJson(held.thing.raw);
  if (!(await ask('library.refreshOne', { worldId, kind, id }))) return null;
  const body = await library.body(worldId, { kind, id });
  return body ? asJson(body.thing.raw) : undefined;
}

/** So many in a row that cannot be read are no accident. */
const MOST_UNREAD = 3;

/** A secret has no copy to be refreshed: whether it is there, only its list and its own page tell. */
async function isGone(worldId: WorldId, { kind, id }: BackupThing): Promise<boolean> {
  return !(await ask('library.refreshOne', { worldId, kind, id }));
}

/**
 * Compares a backup with the platform, after the world's lists were read: only what the lists show to be changed, or to
 * be gone, is read. Rejects with an `AbortError`, and with a `BridgeError` where the platform cannot be asked.
 */
export async function compareWithPlatform(comparing: Comparing): Promise<Comparison> {
  const { backup, worldId, service, signal, onProgress } = comparing;
  const { things, versions, withSecrets } = backup.manifest;
  const library = await openLocalCopy();
  const { added, gone, unsure } = compareLists(things, await everything(worldId), withSecrets);
  const isOtherVersion = backup.manifest.service !== service;
  const total = gone.length + unsure.length + versions.length;
  let done = 0;
  const step = () => {
    signal.throwIfAborted();
    onProgress(done++, total);
  };

  const reallyGone: BackupThing[] = [];
  const changed: ChangedThing[] = [];
  const beside = async (thing: BackupThing, listedAt: Instant | null) => {
    const now = await readNow(library, worldId, thing, listedAt);
    if (now === null) return void reallyGone.push(thing);
    if (isOtherVersion || now === undefined) return void changed.push({ thing, fields: [] });
    const fields = compareFields(await backup.json(thing.json), now);
    if (fields.length > 0) changed.push({ thing, fields });
  };
  const unread: BackupThing[] = [];
  let inARow = 0;
  const looked = async (thing: BackupThing, look: () => Promise<unknown>) => {
    step();
    try {
      await look();
      inARow = 0;
    } catch (error) {
      if (!(error instanceof BridgeError) || ++inARow >= MOST_UNREAD) throw error;
      unread.push(thing);
    }
  };
  for (const thing of gone)
    await looked(thing, async () => {
      if (await isGone(worldId, thing)) reallyGone.push(thing);
      else await beside(thing, null);
    });
  for (const { before, after } of unsure) await looked(before, () => beside(before, after.updatedAt));
  if (!isOtherVersion) changed.push(...(await compareTexts(comparing, step)));
  const notSame = new Set([...changed.map(({ thing }) => thing), ...reallyGone, ...unread].map(keyOf));
  const same = things.filter((thing) => !notSame.has(keyOf(thing))).length;
  return { added, gone: reallyGone, changed, unread, same, isOtherVersion };
}

/** The texts of manuscripts, version by version. */
async function compareTexts({ backup, worldId }: Comparing, step: () => void): Promise<ChangedThing[]> {
  const changed: ChangedThing[] = [];
  const now = new Map((await versionsOf(worldId)).map(({ versionId, version }) => [versionId, version]));
  for (const { id, manuscriptId, title, json } of backup.manifest.versions) {
    step();
    const text = versionText(await textsOf(worldId, id));
    const fields = compareFields(await backup.json(json), text ? asJson(text.json) : undefined);
    const thing = { kind: 'manuscript', id: manuscriptId, title } as const;
    if (fields.length > 0) changed.push({ thing, fields });
    now.delete(id);
  }
  for (const [id, version] of now)
    changed.push({
      thing: { kind: 'manuscript', id, title: version?.title ?? '' },
      fields: [{ path: ['version'], before: undefined, after: version?.title ?? '' }],
    });
  return changed;
}
