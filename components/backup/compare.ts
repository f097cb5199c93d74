import {
  asJson,
  type Backup,
  type BackupResource,
  compareFields,
  compareLists,
  type FieldDifference,
  isReadKind,
  keyOf,
  type Listed,
  type Run,
  recordRow,
  recordsOf,
  textsOf,
  versionsOf,
  versionText,
} from '../../lib/history/backup/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { everything, type LocalCopy, openLocalCopy } from '../../lib/library/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { type Instant, type Json, ProblemError, unwrap, type WorldId } from '../../lib/model/index.ts';
import type { NamedKind } from './backup-text.ts';
import { fieldName, inManuscript } from './field-names.ts';

export interface ChangedEntry {
  resource: { kind: NamedKind; id: string; title: string };
  /** The address on World Anvil. */
  url: string | null;
  /** Empty if the fields can't be compared. */
  fields: NamedDifference[];
}

/** The difference in a field, and the field's label. */
export interface NamedDifference extends FieldDifference {
  name: string;
}

const namedBy = (fields: readonly FieldDifference[], ...wholes: (Json | undefined)[]): NamedDifference[] =>
  fields.map((field) => {
    const names = wholes.map((whole) => fieldName(field.path, whole));
    // The longer name resolved more of the path.
    return { ...field, name: names.reduce((a, b) => (b.length > a.length ? b : a)) };
  });

/** How a backup differs from World Anvil now. */
export interface Comparison {
  added: Listed[];
  gone: BackupResource[];
  changed: ChangedEntry[];
  /** Entries that World Anvil gave no answer for. */
  unread: BackupResource[];
  /** The number of unchanged entries. */
  same: number;
  /** The backup was made over the other API version, whose answers can't be compared. */
  isOtherVersion: boolean;
  /**
   * The backup was made by an older Loreside, which stored less: texts of manuscripts, maps and the like aren't
   * compared.
   */
  isOlder: boolean;
}

export interface Comparing {
  backup: Backup;
  /** The world's lists, read just before. */
  run: Run;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

const second = (at: Instant | null): number | null => (at === null ? null : Math.floor(at / 1000));

/**
 * An entry as World Anvil has it now; null if it is gone, undefined if it may not be read. If the offline copy is as
 * new as the list (`listedAt`), it isn't read again.
 */
async function readNow(
  library: LocalCopy,
  worldId: WorldId,
  { kind, id }: BackupResource,
  listedAt: Instant | null,
): Promise<Json | null | undefined> {
  if (kind === 'secret') return asJson(unwrap(await request('backup.secret', { worldId, id })).raw);
  if (isReadKind(kind)) {
    const row = await recordRow(worldId, kind, id);
    return row && (row.raw ? asJson(row.raw) : undefined);
  }
  const held = await library.body(worldId, { kind, id });
  if (held && kind !== 'category' && listedAt !== null && second(held.updatedAt) === second(listedAt))
    return asJson(held.resource.raw);
  if (!unwrap(await request('library.refreshOne', { worldId, kind, id }))) return null;
  const body = await library.body(worldId, { kind, id });
  return body ? asJson(body.resource.raw) : undefined;
}

/** Failed reads in a row before the comparison stops. */
const MAX_FAILURES = 3;

/** For entries in the offline copy, reading the entry decides. For others, the lists already did. */
async function isGone(worldId: WorldId, { kind, id }: BackupResource): Promise<boolean> {
  return isReadKind(kind) || !unwrap(await request('library.refreshOne', { worldId, kind, id }));
}

/** The first backup format covers only what the offline copy has. So does the earlier API version. */
const FIRST_VERSION = 1;

/** Whether a kind can be compared: the backup was meant to contain it, and World Anvil listed it now. */
function comparable({ backup: { manifest }, run }: Comparing): (kind: string) => boolean {
  const isLess =
    manifest.version <= FIRST_VERSION || manifest.service === 'earlier' || run.service === 'earlier';
  const refused = new Set<string>([...manifest.refused, ...run.refused]);
  return (kind) => !isReadKind(kind) || !(isLess || refused.has(kind));
}

/**
 * Compares a backup with World Anvil, after the world's lists were read. It reads only entries that the lists show as
 * changed or missing. Rejects with an `AbortError`, and with a `ProblemError` if World Anvil can't be reached.
 */
export async function compareWithPlatform(comparing: Comparing): Promise<Comparison> {
  const { backup, run, signal, onProgress } = comparing;
  const { worldId } = run;
  const { manifest } = backup;
  const library = await openLocalCopy();
  const isComparable = comparable(comparing);
  const resources = manifest.resources.filter(({ kind }) => isComparable(kind));
  const listed: Listed[] = [...(await everything(worldId)), ...(await recordsOf(worldId))];
  const { added, gone, unsure } = compareLists(
    resources,
    listed.filter(({ kind }) => isComparable(kind)),
    manifest.withSecrets,
  );
  const urls = new Map(listed.map((one) => [keyOf(one), one.url]));
  const isOtherVersion = manifest.service !== run.service;
  const isOlder = manifest.version <= FIRST_VERSION;
  const total = gone.length + unsure.length + manifest.versions.length;
  let done = 0;
  const step = () => {
    signal.throwIfAborted();
    onProgress(done++, total);
  };

  const confirmedGone: BackupResource[] = [];
  const changed: ChangedEntry[] = [];
  const unread: BackupResource[] = manifest.resources.filter(({ kind }) => !isComparable(kind));
  const compareEntry = async (resource: BackupResource, listedAt: Instant | null) => {
    const now = await readNow(library, worldId, resource, listedAt);
    if (now === null) return void confirmedGone.push(resource);
    if (now === undefined) return void unread.push(resource);
    const url = urls.get(keyOf(resource)) ?? null;
    if (isOtherVersion) return void changed.push({ resource, url, fields: [] });
    const then = await backup.json(resource.json);
    const fields = namedBy(compareFields(then, now), now, then);
    if (fields.length > 0) changed.push({ resource, url, fields });
  };
  let failuresInARow = 0;
  const withFailureLimit = async (resource: BackupResource, look: () => Promise<unknown>) => {
    step();
    try {
      await look();
      failuresInARow = 0;
    } catch (error) {
      if (!(error instanceof ProblemError) || ++failuresInARow >= MAX_FAILURES) throw error;
      unread.push(resource);
    }
  };
  for (const resource of gone)
    await withFailureLimit(resource, async () => {
      if (await isGone(worldId, resource)) confirmedGone.push(resource);
      else await compareEntry(resource, null);
    });
  for (const { before, after } of unsure)
    await withFailureLimit(before, () => compareEntry(before, after.updatedAt));
  if (!isOtherVersion && !isOlder) {
    changed.unshift(...(await compareWorld(comparing)));
    changed.push(...(await compareTexts(comparing, step)));
  }
  const notSame = new Set(
    [...changed.map(({ resource }) => resource), ...confirmedGone, ...unread].map(keyOf),
  );
  const same = manifest.resources.filter((resource) => !notSame.has(keyOf(resource))).length;
  return { added, gone: confirmedGone, changed, unread, same, isOtherVersion, isOlder };
}

/** Compares the world's own settings. */
async function compareWorld({ backup, run }: Comparing): Promise<ChangedEntry[]> {
  const { id, title, url } = backup.manifest.world;
  const now = asJson(run.world);
  const fields = namedBy(compareFields(await backup.json('world.json'), now), now);
  return fields.length > 0 ? [{ resource: { kind: 'world', id, title }, url, fields }] : [];
}

/** Compares the texts of manuscripts, version by version. */
async function compareTexts({ backup, run }: Comparing, step: () => void): Promise<ChangedEntry[]> {
  const { worldId } = run;
  const changed: ChangedEntry[] = [];
  const now = new Set((await versionsOf(worldId)).map(({ versionId }) => versionId));
  for (const { id, manuscriptId, title, json } of backup.manifest.versions) {
    step();
    const text = versionText(await textsOf(worldId, id));
    const [then, after] = [await backup.json(json), text ? asJson(text.json) : undefined];
    const fields = namedBy(inManuscript(compareFields(then, after)), after, then);
    const resource = { kind: 'manuscript', id: manuscriptId, title } as const;
    if (fields.length > 0) changed.push({ resource, url: null, fields });
    now.delete(id);
  }
  for (const id of now) {
    const title = versionText(await textsOf(worldId, id))?.title ?? '';
    changed.push({
      resource: { kind: 'manuscript', id, title },
      url: null,
      fields: [{ name: t('backup.newVersion'), path: [], before: undefined, after: title }],
    });
  }
  return changed;
}
