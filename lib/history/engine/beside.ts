import type { Article, ArticleFields, ChangedRef, Instant } from '../../model/index.ts';
import { valuesOf } from '../kinds/article.ts';
import { asJson, KINDS, told } from '../kinds/index.ts';
import { recordOf } from './change.ts';
import type { Ground } from './ground.ts';
import { nextLook } from './outcome.ts';
import { openOf } from './takeup.ts';

// What the outbox does to articles: it sends by itself, and what stood there is kept here first.

/** What the outbox is about to do to an article. */
export interface Deed {
  ref: ChangedRef;
  /** As it was just read. */
  article: Article;
  cause: 'append' | 'tidy' | 'remove';
  changes: ArticleFields;
  /** What is added to its content. */
  section: string | null;
  /** The same each time that the same is sent. */
  key: string;
}

/** An article that came of a draft. */
export interface Made {
  ref: ChangedRef;
  title: string;
  at: Instant;
}

const SENT_AGAIN = 'No answer came, and it was sent again: what became of it stands there.';
/** So many changes of a thing are looked through. */
const NEWEST = 100;

/** Resolves when it is on the disk. Rejects with `HistoryUnavailable`; then nothing may be sent. */
export async function keep(ground: Ground, deed: Deed): Promise<void> {
  const { ref, article, cause, changes, section, key } = deed;
  for (const row of await openOf(ground, ref))
    if (row.appended?.key === key)
      await ground.store.settle(row.id, { state: 'refused', sentence: SENT_AGAIN, lookAt: null });
  const { raw: _raw, ...whole } = article;
  const { title, updatedAt: upstreamAt } = article;
  const standing = { values: valuesOf(article), title, upstreamAt, whole: asJson(whole) };
  const after = told(Object.entries(changes).map(([name, value]) => [name, true, asJson(value)]));
  const appended = section === null ? null : { field: 'content', text: section, key };
  const now = ground.now();
  const record = recordOf(
    now,
    { kind: KINDS.article, standing },
    { ref, title, cause, after, batch: null, undoes: null, appended },
  );
  await ground.store.begin({ ...record.row, lookAt: nextLook(now, now) }, record.whole);
}

export async function noteCreated(ground: Ground, { ref, title, at }: Made): Promise<void> {
  const known = await ground.store.ofThing(ref, NEWEST);
  if (known.some(({ cause }) => cause === 'create')) return;
  const standing = { values: {}, title, upstreamAt: null, whole: null };
  const { row } = recordOf(
    ground.now(),
    { kind: KINDS.article, standing },
    { ref, title, cause: 'create', after: { title }, batch: null, undoes: null, appended: null },
  );
  await ground.store.begin({ ...row, at, state: 'done' }, null);
}

export async function isTakenBack(ground: Ground, ref: ChangedRef, key: string): Promise<boolean> {
  const rows = await ground.store.ofThing(ref, NEWEST);
  const mine = rows.find(({ appended }) => appended?.key === key);
  return rows.some(
    ({ id, cause, state }) =>
      mine && id > mine.id && state === 'done' && (cause === 'undo' || cause === 'restore'),
  );
}
