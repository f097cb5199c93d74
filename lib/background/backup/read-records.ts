import { reportAs } from '../../diagnostics/index.ts';
import type { ReadKind, Run, TextRow } from '../../history/backup/index.ts';
import {
  dropUnseen,
  putRecord,
  putText,
  recordRow,
  textRow,
  textsOf,
  versionsOf,
  versionText,
} from '../../history/backup/index.ts';
import { everything, forgetSkipped, noteSkipped, openLocalCopy, skipReason } from '../../library/index.ts';
import type { Instant, Reference, WorldId } from '../../model/index.ts';
import { listedBy, rawWithoutRendered } from '../../model/index.ts';
import { type CallOptions, type FullService, ServiceError } from '../../service/index.ts';
import { recordText, textOfParts } from '../../versions/index.ts';
import { isSupporting } from '../manuscript/manuscript-text.ts';

/** Names an item to the user if it can't be read. */
interface Subject {
  kind: string;
  id: string;
  title: string | null;
}

/** Resolves with null if the item is gone or can't be read. The backup continues without it. */
type ReadOrSkip = <T>(subject: Subject | null, reading: Promise<T>) => Promise<T | null>;

/**
 * Reads one item at a time and records unreadable ones under their subject. An item without a subject is left out
 * silently: lists that World Anvil returns to nobody, and what is reported elsewhere. Rejects if nothing can be read.
 */
export function createReadOrSkip(service: FullService, worldId: WorldId, options: CallOptions): ReadOrSkip {
  return async (subject, reading) => {
    try {
      const value = await reading;
      if (subject) await forgetSkipped(worldId, subject);
      return value;
    } catch (error) {
      const isGone = error instanceof ServiceError && error.failure.kind === 'notFound';
      const reason = isGone ? null : await skipReason({ service, options }, error);
      if (subject && reason === null) await forgetSkipped(worldId, subject);
      if (subject && reason !== null) await noteSkipped(worldId, subject, reason, Date.now());
      return null;
    }
  };
}

async function collected<T>(entries: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const entry of entries) all.push(entry);
  return all;
}

/** Whether the stored item matches its entry in the list. */
const isSame = (held: Instant | null | undefined, listed: Instant | null): boolean =>
  held !== undefined && held !== null && held === listed;

interface Around {
  service: FullService;
  run: Run;
  manuscriptId: string;
  options: CallOptions & { signal: AbortSignal };
  readOrSkip: ReadOrSkip;
}

const listOf = async <T>({ readOrSkip }: Around, entries: AsyncIterable<T>): Promise<T[]> =>
  (await readOrSkip(null, collected(entries))) ?? [];

/** Reads the versions of all manuscripts with their texts. Skips what is unchanged or was read by this run. */
export async function readManuscripts(
  service: FullService,
  run: Run,
  signal: AbortSignal,
  tell: (done: number, total: number) => Promise<void>,
): Promise<void> {
  const entries = await everything(run.worldId);
  const manuscripts = entries.filter(({ kind }) => kind === 'manuscript');
  const options = { signal, urgency: 'sync' } as const;
  const readOrSkip = createReadOrSkip(service, run.worldId, options);
  for (const [at, { id }] of manuscripts.entries()) {
    await tell(at, manuscripts.length);
    const around = { service, run, manuscriptId: id, options, readOrSkip };
    for (const version of await listOf(around, service.everyManuscriptVersion(id, options))) {
      const seen = await textRow(run.worldId, version.id, '');
      if (seen?.seenBy !== run.beganAt) await readVersion(around, version.id, version.title);
    }
  }
  await dropUnseen('texts', run.worldId, run.beganAt);
}

const blank = ({ run, manuscriptId }: Around, versionId: string): TextRow => ({
  ...{ worldId: run.worldId, manuscriptId, versionId, partId: '', version: null, part: null, beats: [] },
  ...{ whole: null, updatedAt: null, readAt: Date.now(), seenBy: run.beganAt },
});

/** The version's own row is written last. It marks the version as complete. */
async function readVersion(around: Around, versionId: string, title: string): Promise<void> {
  const { service, run, options } = around;
  let isComplete = true;
  const readOrSkip: ReadOrSkip = async (subject, reading) => {
    const read = await around.readOrSkip(subject, reading);
    isComplete &&= read !== null;
    return read;
  };
  const subject = { kind: 'manuscript_version', id: versionId, title };
  const version = await readOrSkip(subject, service.record('manuscript_version', versionId, options));
  const isWhole = !service.capabilities.missing.has('manuscriptExport');
  const whole = isWhole
    ? await readOrSkip(null, service.record('manuscript_export', versionId, options))
    : null;
  if (!isWhole) await readParts({ ...around, readOrSkip }, versionId);
  options.signal.throwIfAborted();
  if (!version) return;
  await putText({ ...blank(around, versionId), version, whole });
  // A part that couldn't be read isn't gone.
  if (isComplete) await recordRead(run, versionId).catch(reportAs('versions.manuscript'));
}

/** The text becomes a version if it says something else than the last one. */
async function recordRead({ worldId, beganAt }: Run, versionId: string): Promise<void> {
  const rows = (await textsOf(worldId, versionId)).filter(({ seenBy }) => seenBy === beganAt);
  const text = versionText(rows, isSupporting);
  if (!text) return;
  const state = { title: text.title, content: textOfParts(text.nodes) };
  await recordText(worldId, { kind: 'manuscript', id: versionId }, state);
}

/** Lists may contain only top-level parts. Each part lists its children. */
async function readParts(around: Around, versionId: string): Promise<void> {
  const { service, options } = around;
  const dates = new Map<string, Instant | null>();
  for (const { id, updatedAt } of await listOf(around, service.everyManuscriptPart(versionId, options)))
    dates.set(id, updatedAt);
  // The loop also visits ids that are added on the way.
  for (const [id, updatedAt] of dates) {
    const row = await readPart(around, versionId, id, updatedAt);
    for (const child of childrenOf(row)) if (!dates.has(child)) dates.set(child, null);
  }
}

async function readPart(
  around: Around,
  versionId: string,
  partId: string,
  updatedAt: Instant | null,
): Promise<TextRow | null> {
  const { service, run, options, readOrSkip } = around;
  const held = await textRow(run.worldId, versionId, partId);
  if (held?.seenBy === run.beganAt) return held;
  const raw =
    held?.part && isSame(held.updatedAt, updatedAt)
      ? held.part
      : ((
          await readOrSkip(
            { kind: 'manuscript_part', id: partId, title: null },
            service.manuscriptPart(partId, options),
          )
        )?.raw ?? null);
  if (raw === null) return null;
  const beats: TextRow['beats'] = [];
  for (const beat of await listOf(around, service.everyManuscriptBeat(partId, options))) {
    const before = held?.beats.find(({ id }) => id === beat.id);
    const now = before && isSame(before.updatedAt, beat.updatedAt) ? before : null;
    const subject = { kind: 'manuscript_beat', id: beat.id, title: beat.title || null };
    const read = now ?? (await readOrSkip(subject, service.manuscriptBeat(beat.id, options)));
    if (read) beats.push(now ?? { id: beat.id, updatedAt: beat.updatedAt, raw: read.raw });
  }
  options.signal.throwIfAborted();
  const row = { ...blank(around, versionId), partId, part: raw, beats, updatedAt };
  await putText(row);
  return row;
}

/** Ids of a part's children. */
function childrenOf(row: TextRow | null): string[] {
  const children = row?.part?.children;
  if (!Array.isArray(children)) return [];
  return children.flatMap((one: unknown) => {
    const id: unknown = typeof one === 'object' && one !== null && 'id' in one ? one.id : one;
    return typeof id === 'string' && id !== '' ? [id] : [];
  });
}

/** The API declares this list, but it only returns server errors. */
const BROKEN = 'notebook';

/**
 * Reads what the offline copy doesn't have. Of records that the list shows as unchanged, only their child lists are
 * read. Calls `tell` with the number read so far. Resolves with the kinds that World Anvil didn't list. Rejects like
 * the service does.
 */
export async function readRecords(
  service: FullService,
  run: Run,
  signal: AbortSignal,
  tell: (done: number) => Promise<void>,
): Promise<ReadKind[]> {
  const { worldId, beganAt } = run;
  const options = { signal, urgency: 'sync' } as const;
  const readOrSkip = createReadOrSkip(service, worldId, options);
  const refused = new Set<ReadKind>();
  let done = 0;

  async function one(
    kind: ReadKind,
    listed: Pick<Reference, 'id' | 'title' | 'url' | 'updatedAt'>,
    parentId: string,
  ) {
    const { id, title, url, updatedAt } = listed;
    await tell(done++);
    const held = await recordRow(worldId, kind, id);
    if (held?.seenBy === beganAt) return;
    const isHeld = held?.raw && isSame(held.updatedAt, updatedAt);
    const read = isHeld ? null : await readOrSkip({ kind, id, title }, service.record(kind, id, options));
    const raw = isHeld ? held.raw : read && rawWithoutRendered(read);
    signal.throwIfAborted();
    await putRecord({
      ...{ worldId, kind, id, title, url, updatedAt, parentId, raw },
      ...{ readAt: isHeld ? held.readAt : Date.now(), seenBy: beganAt },
    });
  }

  async function below(parent: string, parentId: string): Promise<void> {
    for (const kind of listedBy(parent)) {
      const subject = kind === BROKEN ? null : { kind: 'list', id: `${kind} ${parentId}`, title: null };
      const listing = service.everyRecord(kind, parentId, {
        ...options,
        expectsServerError: kind === BROKEN,
      });
      const list = await readOrSkip(subject, collected(listing));
      if (!list) refused.add(kind);
      for (const listed of list ?? []) {
        await one(kind, listed, parentId);
        await below(kind, listed.id);
      }
    }
  }

  if (!service.capabilities.missing.has('everyRecord')) {
    await below('world', worldId);
    await below('user', (await service.identity(options)).id);
    const entries = await everything(worldId);
    for (const { kind, id } of entries) if (kind === 'manuscript') await below(kind, id);
    for (const { versionId } of await versionsOf(worldId)) await below('manuscript_version', versionId);
    const library = await openLocalCopy();
    for (const { kind, id } of entries) {
      if (kind !== 'statblock') continue;
      const { resource } = (await library.body(worldId, { kind, id })) ?? {};
      const template = resource && 'source' in resource ? resource.template : null;
      const used = { url: null, updatedAt: null };
      if (template) await one('blocktemplate', { ...used, id: `${template.id}`, title: template.title }, '');
      const { system } = template ?? {};
      if (system) await one('rpgsystem', { ...used, id: `${system.id}`, title: system.title }, '');
    }
  }
  await dropUnseen('records', worldId, beganAt);
  return [...refused];
}
