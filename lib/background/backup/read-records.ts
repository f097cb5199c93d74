import {
  dropUnseen,
  putRecord,
  type ReadKind,
  type Run,
  recordRow,
  versionsOf,
} from '../../history/backup/index.ts';
import { everything, openLocalCopy } from '../../library/index.ts';
import { listedBy, type Reference, rawWithoutRendered } from '../../model/index.ts';
import type { FullService } from '../../service/index.ts';
import { collected, createReadOrSkip, isSame } from './read-or-skip.ts';

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
