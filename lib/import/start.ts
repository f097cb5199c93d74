import type { Instant, WorldId } from '../model/index.ts';
import type { FileRow, JobRow } from './database.ts';
import type { ImportPlan, PlanRow } from './plan.ts';
import type { ImportStore } from './store.ts';

/** Files that are stored in one task. */
const AT_ONCE = 100;

/** Who sends it. */
export interface ImportAccount {
  accountId: string;
  accountName: string | null;
}

/** A person who enters the articles without an account. */
export const BY_HAND: ImportAccount = { accountId: '', accountName: null };

/**
 * Stores what a plan would do, for the background or a person to carry out. Rows that are skipped stay as they are.
 * @returns false if another import into this world is under way
 */
export async function storeImport(
  store: ImportStore,
  { worldId, rows, folders }: ImportPlan,
  {
    accountId,
    accountName,
    id,
    now,
    source,
  }: ImportAccount & { id: string; now: Instant; source?: 'backup' },
): Promise<boolean> {
  const wanted = rows.filter(({ action }) => action !== 'skip');
  // The import before it can still be undone.
  if (wanted.length === 0) return true;
  const before = await store.job(worldId);
  if (before && before.state !== 'storing' && before.state !== 'done' && before.state !== 'undone')
    return false;
  const job: JobRow = {
    ...{ worldId, id, state: 'storing', at: now, accountId, accountName, source },
    folders: folders.map((folder) => ({ ...folder, id: null, asked: false, isOurs: false })),
    ...{ links: null, updates: null, restores: null, waitsFor: null },
  };
  await store.putJob(job);
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const some = wanted.slice(at, at + AT_ONCE);
    await store.put(worldId, await Promise.all(some.map((row) => fileOf(store, worldId, row, id))));
  }
  return (
    (await store.changeJob(worldId, (stored) =>
      stored.id === id ? { ...stored, state: accountId === '' ? 'entering' : 'running' } : null,
    )) !== null
  );
}

async function fileOf(store: ImportStore, worldId: WorldId, plan: PlanRow, job: string): Promise<FileRow> {
  const { path, title, template, action, thing } = plan;
  const known = await store.file(worldId, path);
  const articleId = action === 'update' ? (plan.articleId ?? plan.double?.id ?? null) : null;
  const isUpdate = articleId !== null;
  return {
    ...{ worldId, path, job, title, template, articleId, plan, sent: null, nextHash: null },
    step: isUpdate ? 'update' : thing ? 'thing' : 'waiting',
    ...(thing && {
      thing: {
        kind: thing.kind,
        asked: known?.job === job ? (known.thing?.asked ?? null) : null,
        seen: null,
      },
    }),
    // A plan that is stored twice, because the page was closed, has the same drafts.
    drafts: (known?.drafts ?? 0) + (isUpdate || known?.job === job ? 0 : 1),
    isNew: !isUpdate,
    ...{ hash: known?.hash ?? null, textHash: known?.textHash ?? null },
    before: { hash: known?.hash ?? null, textHash: known?.textHash ?? null },
  };
}

/** The id of a file's draft: always the same, so that no death between two steps can make a second one. */
export async function draftIdOf({
  worldId,
  path,
  drafts,
}: Pick<FileRow, 'worldId' | 'path' | 'drafts'>): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([worldId, path, drafts]));
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text)).subarray(0, 16);
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
