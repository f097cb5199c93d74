import { message } from '../../i18n/index.ts';
import type { Article, ArticleFields, ChangedRef, Instant } from '../../model/index.ts';
import { valuesOf } from '../kinds/article.ts';
import { asJson, KINDS, presentValues } from '../kinds/index.ts';
import { recordOf } from './change.ts';
import type { EngineDeps } from './engine-deps.ts';
import { pendingOf } from './resume-pending.ts';
import { nextCheckAt } from './write.ts';

// Changes that the outbox makes to articles. It sends them itself; the values before are recorded here first.

/** A change that the outbox is about to make to an article. */
export interface ExternalChange {
  ref: ChangedRef;
  /** The article as just read. */
  article: Article;
  cause: 'append' | 'tidy' | 'remove' | 'unimport';
  changes: ArticleFields;
  /** The text that is added to its content. */
  section: string | null;
  /** Identifies the change; the same for each retry. */
  key: string;
}

/** An article that was created from a draft. */
export interface CreatedArticle {
  ref: ChangedRef;
  title: string;
  at: Instant;
}

/** How many changes of a resource are searched. */
const NEWEST = 100;

/** Resolves when the record is on disk. If it rejects, with `HistoryUnavailable`, nothing may be sent. */
export async function recordExternal(deps: EngineDeps, change: ExternalChange): Promise<void> {
  const { ref, article, cause, changes, section, key } = change;
  for (const row of await pendingOf(deps, ref))
    if (row.appended?.key === key) {
      const sentence = message('history.sentAgain');
      await deps.store.settle(row.id, { state: 'refused', sentence, lookAt: null });
    }
  const { raw: _raw, ...whole } = article;
  const { title, updatedAt: upstreamAt } = article;
  const current = { values: valuesOf(article), title, upstreamAt, whole: asJson(whole) };
  const after = presentValues(Object.entries(changes).map(([name, value]) => [name, true, asJson(value)]));
  const appended = section === null ? null : { field: 'content', text: section, key };
  const now = deps.now();
  const record = recordOf(
    now,
    { kind: KINDS.article, current },
    { ref, title, cause, after, batch: null, undoes: null, appended },
  );
  await deps.store.begin({ ...record.row, lookAt: nextCheckAt(now, now) }, record.whole);
}

export async function recordCreated(deps: EngineDeps, { ref, title, at }: CreatedArticle): Promise<void> {
  const known = await deps.store.ofResource(ref, NEWEST);
  if (known.some(({ cause }) => cause === 'create')) return;
  const current = { values: {}, title, upstreamAt: null, whole: null };
  const { row } = recordOf(
    deps.now(),
    { kind: KINDS.article, current },
    { ref, title, cause: 'create', after: { title }, batch: null, undoes: null, appended: null },
  );
  await deps.store.begin({ ...row, at, state: 'done' }, null);
}

export async function isUndone(deps: EngineDeps, ref: ChangedRef, key: string): Promise<boolean> {
  const rows = await deps.store.ofResource(ref, NEWEST);
  const mine = rows.find(({ appended }) => appended?.key === key);
  return rows.some(
    ({ id, cause, state }) =>
      mine && id > mine.id && state === 'done' && (cause === 'undo' || cause === 'restore'),
  );
}
