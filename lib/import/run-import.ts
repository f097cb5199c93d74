import { type Message, message, readMessage } from '../i18n/index.ts';
import type { Edit, Instant } from '../model/index.ts';
import { type Draft, submitted } from '../outbox/index.ts';
import { ServiceError } from '../service/index.ts';
import type { FileRow, JobRow } from './database.ts';
import { AGAIN, type ImportDeps, NotConnected } from './deps.ts';
import { draftOf } from './draft.ts';
import { contentOf, editOf, folderEdits, textOf } from './edits.ts';
import { createFolder } from './folders.ts';
import { textHash } from './hash.ts';
import type { PlanRow } from './plan.ts';
import { draftIdOf } from './start.ts';
import { targetsOf } from './targets.ts';
import { createThings } from './things.ts';
import { undoImport } from './undo-import.ts';

/** Drafts that an import has in the outbox at once: the outbox reads all of them before each request. */
const MOST_DRAFTS = 12;
/** Files that are read from the disk at once. */
const AT_ONCE = 50;

/** Continues every import. Resolves with the time of the next look, or null if nothing is left to do. */
export async function runImports(deps: ImportDeps, signal: AbortSignal): Promise<Instant | null> {
  let next: Instant | null = null;
  for (const job of await deps.store.jobs()) {
    signal.throwIfAborted();
    const current = job.state === 'done' ? await afterwards(deps, job, signal) : job;
    if (current.state === 'done' && (await isAwaited(deps, current))) next ??= deps.now() + MUCH_LATER;
    if (current.state !== 'running' && current.state !== 'undoing') continue;
    const isOver = await runOne(deps, current, signal);
    // What is done is looked after, too.
    if (!isOver || current.state === 'running') next = deps.now() + AGAIN;
  }
  return next;
}

/** Milliseconds until what is done is looked after again. */
const MUCH_LATER = 3_600_000;

/** Whether drafts of an import that is done need attention, or haven't left the outbox. */
const isAwaited = async (deps: ImportDeps, { worldId, isTidy = false }: JobRow): Promise<boolean> =>
  !isTidy || (await deps.store.count(worldId, 'sent')) > 0;

/**
 * Looks after an import that is done: a draft that needed attention may have become an article since, which gets its links,
 * and delivered drafts leave the outbox, which reads all of its drafts at each step.
 */
async function afterwards(deps: ImportDeps, job: JobRow, signal: AbortSignal): Promise<JobRow> {
  const { worldId, id } = job;
  await settleDrafts(deps, job);
  const change = async (made: Partial<JobRow>): Promise<JobRow> =>
    (await deps.store.changeJob(worldId, (stored) =>
      stored.id === id && stored.state === 'done' ? { ...stored, ...made } : null,
    )) ?? job;
  // The batch of the first links is over, and takes no more.
  if ((await deps.store.count(worldId, 'created')) > 0)
    return change({ state: 'running', links: null, isTidy: false });
  if (job.isTidy) return job;
  let isTidy = true;
  for (const row of await deps.store.files(worldId, 'done')) {
    signal.throwIfAborted();
    if (row.job === id && row.isNew && !(await hasLeft(deps, row))) isTidy = false;
  }
  return isTidy ? change({ isTidy }) : job;
}

/** Takes a delivered draft out of the outbox. False: it is still looked for on World Anvil. */
async function hasLeft(deps: ImportDeps, row: FileRow): Promise<boolean> {
  const draft = await deps.outbox.get(await draftIdOf(row));
  if (!draft) return true;
  if (isAtRest(draft)) return deps.outbox.remove(draft.id, isAtRest);
  // What was sent more than once is watched for late copies, as all drafts are; it stays with them.
  return draft.delivery.state === 'verified' && draft.delivery.nextAt === null;
}

const isAtRest = ({ delivery }: Draft): boolean =>
  delivery.state === 'verified' && delivery.nextAt === null && delivery.progress.attempt <= 1;

async function runOne(deps: ImportDeps, job: JobRow, signal: AbortSignal): Promise<boolean> {
  const { worldId } = job;
  const waits = async (waitsFor: Message | null): Promise<false> => {
    if (waitsFor?.id !== job.waitsFor?.id)
      await deps.store.changeJob(worldId, (stored) => ({ ...stored, waitsFor }));
    return false;
  };
  try {
    const isOver =
      job.state === 'undoing' ? await undoImport(deps, job, signal) : await goOn(deps, job, signal);
    if (!isOver) return await waits(null);
    await deps.store.changeJob(worldId, (stored) =>
      stored.state === job.state
        ? { ...stored, state: job.state === 'undoing' ? 'undone' : 'done', waitsFor: null }
        : null,
    );
    return true;
  } catch (error) {
    if (error instanceof NotConnected) return waits(message('connection.notConnectedNow'));
    if (!(error instanceof ServiceError)) throw error;
    return waits(readMessage(error.failure.sentence));
  }
}

/** Resolves with true once everything is done that can be. */
async function goOn(deps: ImportDeps, job: JobRow, signal: AbortSignal): Promise<boolean> {
  const { worldId } = job;
  await settleDrafts(deps, job);
  let current: JobRow = job;
  while (current.folders.some(({ id }) => id === null)) {
    signal.throwIfAborted();
    const service = await deps.service(worldId);
    if (!service) throw new NotConnected();
    await createFolder(deps, service, current);
    current = (await deps.store.job(worldId)) ?? current;
    if (current.state !== 'running') return false;
  }
  if (!(await sendMore(deps, current))) return false;
  if ((await deps.store.count(worldId, 'thing')) + (await deps.store.count(worldId, 'made')) > 0) {
    const service = await deps.service(worldId);
    if (!service) throw new NotConnected();
    const making = { deps, service, job: current, findFor: targetsOf(deps, current), lists: new Map() };
    if (!(await createThings(making, signal))) return false;
  }
  return setLinks(deps, current);
}

/** Notes which drafts have become articles, and takes them out of the outbox. */
async function settleDrafts(deps: ImportDeps, { worldId }: JobRow): Promise<void> {
  for (const row of await deps.store.files(worldId, 'sent')) {
    const draft = await deps.outbox.get(await draftIdOf(row));
    const next = draft && settled(row, draft);
    if (!next) continue;
    await deps.store.put(worldId, [next]);
    // The outbox reads all of its drafts at each step.
    await deps.outbox.remove(draft.id, isAtRest);
  }
}

/** What became of a draft; null if that isn't known yet, or a person has to decide. Pure. */
function settled(row: FileRow, { text, delivery }: Draft): FileRow | null {
  if (delivery.state === 'verified') {
    const { articleId } = delivery;
    const sent = { title: text.title, content: textOf(row.sent, 'content') };
    return { ...row, step: 'created', articleId, textHash: textHash(sent), hash: row.plan?.hash ?? row.hash };
  }
  if (delivery.state === 'binned' || delivery.state === 'done') return { ...row, step: 'failed', plan: null };
  return null;
}

/** Puts more drafts into the outbox. Resolves with true if no draft is on its way or waits to be. */
async function sendMore(deps: ImportDeps, job: JobRow): Promise<boolean> {
  const { worldId } = job;
  const underWay = await deps.store.files(worldId, 'sent');
  const drafts = await Promise.all(underWay.map(async (row) => deps.outbox.get(await draftIdOf(row))));
  // What a person has to decide about doesn't hold up the others.
  const moving = drafts.filter((draft) => draft && draft.delivery.state !== 'attention').length;
  const more = await deps.store.files(worldId, 'waiting', Math.max(0, MOST_DRAFTS - moving));
  const findFor = targetsOf(deps, job);
  for (const row of more) {
    if (!row.plan) continue;
    const draft = queued(
      job,
      await draftOf(job, row, row.plan, deps.now(), { find: await findFor(row.plan) }),
    );
    const { title, content, fields } = draft.text;
    // Known before the draft can be sent, whatever ends in between.
    await deps.store.put(worldId, [{ ...row, step: 'sent', title, sent: { content, ...fields } }]);
    await deps.outbox.add(draft);
  }
  // Drafts of rows that a dying worker noted but couldn't add.
  for (const [at, row] of underWay.entries()) {
    if (drafts[at] || !row.plan || !row.sent) continue;
    const { plan, sent } = row;
    await deps.outbox.add(queued(job, await draftOf(job, row, plan, deps.now(), { sent })));
  }
  if (more.length > 0) deps.wakeOutbox();
  return moving === 0 && more.length === 0 && drafts.every((draft) => draft !== undefined);
}

const queued = ({ accountId, accountName }: JobRow, draft: Draft): Draft =>
  submitted(draft, { accountId, accountName: accountName ?? undefined, undoMs: 0 }, draft.createdAt);

/** The second round: links between what was created, and updates. Resolves with true once its batches are over. */
async function setLinks(deps: ImportDeps, job: JobRow): Promise<boolean> {
  const { worldId } = job;
  for (const kind of ['links', 'updates'] as const) {
    const id = job[kind] ?? (await name(deps, job, kind));
    if (id === null) return false;
    const rows = await deps.store.files(worldId, kind === 'links' ? 'created' : 'update');
    if (rows.length > 0 || (kind === 'links' && job.folders.some(({ sent }) => sent)))
      await startBatch(deps, job, kind, id, rows);
  }
  const { links, updates } = (await deps.store.job(worldId)) ?? job;
  const standing = await Promise.all([links, updates].map((id) => (id === null ? null : deps.batch(id))));
  if (standing.some((batch) => batch && !batch.isOver)) return false;
  const failed = new Set(standing.flatMap((batch) => [...(batch?.failed ?? [])]));
  for (let rows = await changing(deps, worldId); rows.length > 0; rows = await changing(deps, worldId))
    await deps.store.put(
      worldId,
      rows.map((row) => finished(row, failed)),
    );
  return true;
}

const changing = (deps: ImportDeps, worldId: string): Promise<FileRow[]> =>
  deps.store.files(worldId, 'changing', AT_ONCE);

/** Notes the id of a batch before it is stored, so that it can't be stored twice. */
async function name(
  deps: ImportDeps,
  { worldId, id }: JobRow,
  kind: 'links' | 'updates',
): Promise<string | null> {
  const batch = deps.newBatchId();
  const job = await deps.store.changeJob(worldId, (stored) =>
    stored.id === id && stored.state === 'running' ? { ...stored, [kind]: stored[kind] ?? batch } : null,
  );
  return job?.[kind] ?? null;
}

async function startBatch(
  deps: ImportDeps,
  job: JobRow,
  kind: 'links' | 'updates',
  batch: string,
  rows: readonly FileRow[],
): Promise<void> {
  const { worldId } = job;
  const findFor = targetsOf(deps, job);
  const edits: Edit[] = kind === 'links' ? await folderEdits(job, findFor) : [];
  const next: FileRow[] = [];
  for (const row of rows) {
    const { plan, articleId } = row;
    if (!plan || articleId === null) {
      next.push({ ...row, step: 'failed', plan: null });
      continue;
    }
    const edit = editOf(job, row, await opened(deps, plan), articleId, await findFor(plan));
    if (edit) edits.push(edit);
    next.push(
      edit
        ? {
            ...row,
            step: 'changing',
            nextHash: textHash({ title: plan.title, content: contentOf(edit, row) }),
          }
        : { ...row, step: 'done', plan: null, sent: null },
    );
  }
  if (edits.length > 0) await deps.history.startBatch(edits, batch);
  for (let at = 0; at < next.length; at += AT_ONCE)
    await deps.store.put(worldId, next.slice(at, at + AT_ONCE));
}

/** What a secret says is stored encrypted; the history encrypts it again. */
async function opened(deps: ImportDeps, plan: PlanRow): Promise<PlanRow> {
  const { change } = plan;
  if (!change) return plan;
  const [changes, seen] = await Promise.all([deps.open(change.changes), deps.open(change.seen ?? {})]);
  return { ...plan, change: { ...change, changes, seen: change.seen && seen } };
}

/** A row whose batch is over. What wasn't changed has the text that was sent at first, or the one from before. */
function finished(row: FileRow, failed: ReadonlySet<string>): FileRow {
  const isFailed = row.articleId !== null && failed.has(row.articleId);
  const over = { ...row, plan: null, sent: null, nextHash: null };
  if (isFailed) return { ...over, step: row.isNew ? 'done' : 'failed' };
  return { ...over, step: 'done', hash: row.plan?.hash ?? row.hash, textHash: row.nextHash };
}
