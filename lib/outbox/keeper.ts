import type { Article, ArticleFields, ArticleId, WorldId } from '../model/index.ts';
import { type Bench, failed } from './bench.ts';
import type { Draft } from './draft.ts';

/** What is about to be done to an article that stands there. */
export interface Deed {
  worldId: WorldId;
  /** As it was just read. */
  article: Article;
  draftId: string;
  /** `tidy`: our own marker goes; `remove`: an extra copy is deleted. */
  cause: 'append' | 'tidy' | 'remove';
  changes: ArticleFields;
  /** What is added to its content. */
  section: string | null;
}

interface Place {
  worldId: WorldId;
  id: ArticleId;
}

/** Keeps what stood in an article before it is changed. */
export interface Keeper {
  /** Nobody else here changes the article meanwhile. */
  alone<T>(article: Place, work: () => Promise<T>): Promise<T>;
  /** Resolves when it is safely written down, with null; else with a sentence that says why not, and nothing may be sent. */
  keep(deed: Deed): Promise<string | null>;
  /** Whether the person took back what a draft had added. */
  isTakenBack(article: Place, draftId: string): Promise<boolean>;
}

/** Changes an article alone; what stood there is kept before it is sent. What cannot be kept is not sent, and is tried again. */
export async function changing(
  bench: Bench,
  draft: Draft,
  id: ArticleId,
  work: (keeps: (deed: Omit<Deed, 'worldId' | 'draftId'>) => Promise<boolean>) => Promise<void>,
): Promise<void> {
  const keeper = await bench.keeper();
  const worldId = draft.text.worldId ?? '';
  const make = () =>
    work(async (deed) => {
      const sentence = keeper && (await keeper.keep({ ...deed, worldId, draftId: draft.id }));
      if (!sentence) return true;
      const failure = { kind: 'notUnderstood', sentence } as const;
      await failed(bench, draft, { ok: false, failure, sent: false });
      return false;
    });
  await (keeper ? keeper.alone({ worldId, id }, make) : make());
}
