import { dropUnseen, putText, type Run, type TextRow, textRow } from '../../history/backup/index.ts';
import { everything } from '../../library/index.ts';
import type { Instant } from '../../model/index.ts';
import type { CallOptions, FullService } from '../../service/index.ts';
import { collected, createReadOrSkip, isSame, type ReadOrSkip } from './read-or-skip.ts';

interface Around {
  service: FullService;
  run: Run;
  manuscriptId: string;
  options: CallOptions & { signal: AbortSignal };
  readOrSkip: ReadOrSkip;
}

const listOf = async <T>({ readOrSkip }: Around, entries: AsyncIterable<T>): Promise<T[]> =>
  (await readOrSkip(null, collected(entries))) ?? [];

/**
 * Reads the versions of all manuscripts with their texts. Skips what the list shows as unchanged and what this run has
 * already read. Rejects like the service does.
 */
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
  const { service, options, readOrSkip } = around;
  const subject = { kind: 'manuscript_version', id: versionId, title };
  const version = await readOrSkip(subject, service.record('manuscript_version', versionId, options));
  const isWhole = !service.capabilities.missing.has('manuscriptExport');
  const whole = isWhole
    ? await readOrSkip(null, service.record('manuscript_export', versionId, options))
    : null;
  if (!isWhole) await readParts(around, versionId);
  options.signal.throwIfAborted();
  if (version) await putText({ ...blank(around, versionId), version, whole });
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
