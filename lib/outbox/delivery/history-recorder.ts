import type { Article, ArticleFields, ArticleId, Result, WorldId } from '../../model/index.ts';

/** A planned change to an existing article. */
export interface PlannedChange {
  worldId: WorldId;
  /** The article as just read. */
  article: Article;
  draftId: string;
  /** `tidy`: removes our marker. `remove`: deletes an extra copy. */
  cause: 'append' | 'tidy' | 'remove';
  changes: ArticleFields;
  /** The appended text. */
  section: string | null;
}

interface Place {
  worldId: WorldId;
  id: ArticleId;
}

/** Records an article's old state before it is changed. */
export interface HistoryRecorder {
  /** Runs `work` while nothing else in Loreside changes the article. */
  exclusively<T>(article: Place, work: () => Promise<T>): Promise<T>;
  /** Resolves once the change is recorded, or with the problem that prevents it. Then nothing may be sent. */
  record(planned: PlannedChange): Promise<Result<void>>;
  /** Whether the user undid what a draft had added. */
  isUndone(article: Place, draftId: string): Promise<boolean>;
}
