import type { ArticleId, Instant, WorldId } from '../model/index.ts';
import type { Draft } from '../outbox/index.ts';
import { linksToOthers } from './compose.ts';
import type { FileRow, JobRow } from './database.ts';
import { draftOf } from './draft.ts';
import { textHash } from './hash.ts';
import type { ImportStore } from './store.ts';
import { targetsOf } from './targets.ts';

// An import that a person enters on World Anvil, article by article: first the texts, and once all of them have an
// address, those whose links changed. Everything is stored, so it goes on days later.

/** For who has no world on this device. What is entered goes into the world that is active on World Anvil. */
export const NO_WORLD: WorldId = 'none';

/** The next article to enter. */
export interface EnterStep {
  /** `links`: the article is there, and its text gets links. */
  round: 'articles' | 'links';
  row: FileRow;
  draft: Draft;
  /** The article to change, and what its texts are expected to be. Null for a new article. */
  article: { id: ArticleId; before: FileRow['sent'] } | null;
  /** The title of its category; null for none. */
  category: string | null;
}

/** The next article; null if all are entered, which ends the import, or if nothing is being entered. */
export async function nextToEnter(
  store: ImportStore,
  worldId: WorldId,
  now: Instant,
): Promise<EnterStep | null> {
  const job = await store.job(worldId);
  if (job?.state !== 'entering') return null;
  const [row] = await store.files(worldId, 'waiting', 1);
  if (row?.plan) return stepOf(store, job, row, now, null);
  for (const one of await store.files(worldId, 'update'))
    if (one.plan && one.articleId !== null)
      return stepOf(store, job, one, now, { id: one.articleId, before: null });
  for (const one of await store.files(worldId, 'created')) {
    const { articleId, sent } = one;
    const step =
      one.plan && sent && articleId !== null
        ? await stepOf(store, job, one, now, { id: articleId, before: sent })
        : null;
    const { content, fields } = step?.draft.text ?? {};
    if (step && JSON.stringify({ content, ...fields }) !== JSON.stringify(sent)) return step;
    await store.put(worldId, [over(one)]);
  }
  await store.changeJob(worldId, (stored) => (stored.id === job.id ? { ...stored, state: 'done' } : null));
  return null;
}

async function stepOf(
  store: ImportStore,
  job: JobRow,
  row: FileRow,
  now: Instant,
  article: EnterStep['article'],
): Promise<EnterStep | null> {
  const { plan } = row;
  if (!plan) return null;
  const find = await targetsOf({ store }, job)(plan);
  const category = plan.category?.title ?? null;
  const made = await draftOf(job, row, plan, now, { find });
  // The page's choice of categories has their titles, whatever they are called here.
  const fields = { ...made.text.fields, categoryId: category };
  const draft = { ...made, text: { ...made.text, fields } };
  return { round: article ? 'links' : 'articles', row, draft, article, category };
}

const over = (row: FileRow): FileRow => ({ ...row, step: 'done', plan: null, sent: null });

/** Notes that a person has saved it. `id`: the article's, as far as its page told; links need it. */
export async function noteEntered(
  store: ImportStore,
  { row, draft }: EnterStep,
  id: ArticleId | null,
): Promise<void> {
  const { title, content, fields } = draft.text;
  const articleId = id ?? row.articleId;
  const known = {
    ...row,
    ...{ title, articleId, hash: row.plan?.hash ?? row.hash, textHash: textHash({ title, content }) },
  };
  const hasLinks = row.step === 'waiting' && articleId !== null && row.plan && linksToOthers(row.plan);
  await store.put(row.worldId, [
    hasLinks ? { ...known, step: 'created', sent: { content, ...fields } } : over(known),
  ]);
}

/** Leaves it out: it isn't known afterwards, so that another import offers it again. */
export const leaveOut = (store: ImportStore, { row, article }: EnterStep): Promise<void> =>
  store.put(row.worldId, [
    article ? over(row) : { ...row, step: 'removed', hash: null, textHash: null, plan: null },
  ]);

/** Ends an import that is being entered. What wasn't entered is left out. */
export async function stopEntering(store: ImportStore, worldId: WorldId): Promise<void> {
  const left = [
    ...(await store.files(worldId, 'waiting')).map(
      (row): FileRow => ({ ...row, step: 'removed', plan: null }),
    ),
    ...(await store.files(worldId, 'created')).map(over),
    ...(await store.files(worldId, 'update')).map(over),
  ];
  await store.put(worldId, left);
  await store.changeJob(worldId, (job) => (job.state === 'entering' ? { ...job, state: 'done' } : null));
}
