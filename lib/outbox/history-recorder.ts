import type { Article, ArticleFields, ArticleId, Result, WorldId } from '../model/index.ts';

/** What is about to be done to an article that stands there. */
export interface PlannedChange {
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
export interface HistoryRecorder {
  /** Nobody else here changes the article meanwhile. */
  exclusively<T>(article: Place, work: () => Promise<T>): Promise<T>;
  /** Resolves when it is safely written down, or with why it isn't; then nothing may be sent. */
  record(planned: PlannedChange): Promise<Result<void>>;
  /** Whether the person took back what a draft had added. */
  isUndone(article: Place, draftId: string): Promise<boolean>;
}
