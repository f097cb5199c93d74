import type { Article, ArticleId } from '../model/index.ts';
import { type Draft, discard, type OutboxStore, progressOf } from '../outbox/index.ts';
import { ServiceError } from '../service/index.ts';
import type { FileRow, JobRow, RowStep } from './database.ts';
import { type ImportDeps, type ImportService, NotConnected } from './deps.ts';
import { removeFolders } from './folders.ts';
import { textHash } from './hash.ts';
import { draftIdOf } from './start.ts';
import { targetsOf } from './targets.ts';
import { arrivedThing, removeThing } from './things.ts';

/** Steps in which a file of this import may be when it is undone. */
const STEPS: readonly RowStep[] = ['waiting', 'sent', 'created', 'update', 'changing', 'done', 'failed'];

const THING_STEPS: readonly RowStep[] = ['thing', 'made', 'done', 'failed'];

const removed = (row: FileRow): FileRow => ({
  ...row,
  ...{ step: 'removed', articleId: null, hash: null, textHash: null, plan: null, sent: null, nextHash: null },
});

/**
 * Undoes an import: what isn't sent yet is withdrawn, what was created is deleted unless somebody changed it, and what was
 * updated gets its earlier text. Resolves with true once all of it is done.
 */
export async function undoImport(deps: ImportDeps, job: JobRow, signal: AbortSignal): Promise<boolean> {
  const { worldId } = job;
  if (job.links !== null) await deps.history.stopBatch(job.links);
  const isRestored = await restoreUpdates(deps, job);
  let isOver = isRestored;
  await removeThings(deps, job, signal);
  for (const step of STEPS)
    for (const row of await deps.store.files(worldId, step)) {
      signal.throwIfAborted();
      if (row.job !== job.id || row.thing || (!row.isNew && !isRestored)) continue;
      const next = await withdrawn(deps, row);
      if (next) await deps.store.put(worldId, [next]);
      else isOver = false;
    }
  if (!isOver) return false;
  if (job.folders.some(({ isOurs }) => isOurs))
    await removeFolders(deps, await serviceOf(deps, worldId), job);
  return true;
}

/** Deletes what isn't an article, what is within others first. */
async function removeThings(deps: ImportDeps, job: JobRow, signal: AbortSignal): Promise<void> {
  const { worldId } = job;
  const all = await Promise.all(THING_STEPS.map((step) => deps.store.files(worldId, step)));
  const rows = all.flat().filter(({ job: of, thing }) => of === job.id && thing);
  for (const row of rows.sort((a, b) => (a.path < b.path ? 1 : -1))) {
    signal.throwIfAborted();
    const service = await serviceOf(deps, worldId);
    const making = { deps, service, job, findFor: targetsOf(deps, job), lists: new Map() };
    const made = row.articleId === null ? await arrivedThing(making, row) : row;
    const { articleId = null, thing } = made ?? {};
    const isGone = articleId === null || !thing || (await removeThing(service, articleId, thing));
    await deps.store.put(worldId, [isGone ? removed(row) : { ...row, step: 'kept', articleId }]);
  }
}

async function serviceOf(deps: ImportDeps, worldId: string): Promise<ImportService> {
  const service = await deps.service(worldId);
  if (!service) throw new NotConnected();
  return service;
}

/** Starts, or waits for, the batch that restores what was updated. */
async function restoreUpdates(deps: ImportDeps, { worldId, updates, restores }: JobRow): Promise<boolean> {
  if (updates === null) return true;
  const batch = restores ?? deps.newBatchId();
  if (restores === null) await deps.store.changeJob(worldId, (stored) => ({ ...stored, restores: batch }));
  // Asked again, it is the same batch.
  await deps.history.undoBatch(updates, batch);
  return (await deps.batch(batch))?.isOver ?? true;
}

/** A file as if it had never been imported. Null if that can't be yet. */
async function withdrawn(deps: ImportDeps, row: FileRow): Promise<FileRow | null> {
  if (!row.isNew) {
    const { hash, textHash: text } = row.before;
    // An article of the same title that was there before isn't this file's.
    return hash === null ? removed(row) : { ...row, step: 'done', hash, textHash: text, plan: null, job: '' };
  }
  const draft = await deps.outbox.get(await draftIdOf(row));
  if (row.articleId === null && !(await isWithdrawn(deps.outbox, draft))) return null;
  const articleId = row.articleId ?? arrivedAs(draft);
  if (articleId === null) return removed(row);
  // The outbox still looks for a second copy.
  if (draft?.delivery.state === 'created') return null;
  return (await removeArticle(deps, row, articleId)) ? removed(row) : { ...row, step: 'kept', articleId };
}

const arrivedAs = (draft: Draft | undefined): ArticleId | null =>
  draft && (draft.delivery.state === 'created' || draft.delivery.state === 'verified')
    ? draft.delivery.articleId
    : null;

/** Takes a draft out of the outbox. False if it is, or may be, on its way. */
async function isWithdrawn(outbox: Pick<OutboxStore, 'change'>, draft: Draft | undefined): Promise<boolean> {
  if (!draft || draft.delivery.state === 'binned' || draft.delivery.state === 'done' || arrivedAs(draft))
    return true;
  const isUnsent = (progressOf(draft)?.attempt ?? 0) === 0 || draft.delivery.state === 'attention';
  return isUnsent && (await discard(outbox, draft.id)) !== null;
}

/** Deletes an article that has the text that this import gave it. False: somebody changed it, so it stays. */
async function removeArticle(deps: ImportDeps, row: FileRow, id: ArticleId): Promise<boolean> {
  const service = await serviceOf(deps, row.worldId);
  const article = await found(service, id);
  if (!article) return true;
  const there = textHash(article);
  if (there !== row.textHash && there !== row.nextHash) return false;
  const ref = { worldId: row.worldId, kind: 'article', id } as const;
  const change = { ref, article, cause: 'unimport', changes: {}, section: null, key: row.path } as const;
  await deps.history.recordExternal(change);
  await service.deleteArticle(id);
  return true;
}

async function found(service: ImportService, id: ArticleId): Promise<Article | null> {
  try {
    return await service.article(id);
  } catch (error) {
    if (error instanceof ServiceError && error.failure.kind === 'notFound') return null;
    throw error;
  }
}
