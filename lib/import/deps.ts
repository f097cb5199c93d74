import type { Engine } from '../history/index.ts';
import type { Message } from '../i18n/index.ts';
import type { ArticleId, Instant, Values, WorldId } from '../model/index.ts';
import type { OutboxStore } from '../outbox/index.ts';
import type { FullService } from '../service/index.ts';
import type { ImportStore } from './store.ts';
import type { ThingService } from './thing-kinds.ts';

/** The calls to World Anvil that an import makes itself. Articles are sent by the outbox, changes by the history. */
export type ImportService = Pick<
  FullService,
  | 'article'
  | 'articles'
  | 'deleteArticle'
  | 'everyCategory'
  | 'createCategory'
  | 'deleteCategory'
  | 'capabilities'
> &
  ThingService;

/** How a batch of the history stands: null if it is gone. `failed`: ids of articles that weren't changed. */
export interface BatchStanding {
  isOver: boolean;
  waitsFor: Message | null;
  failed: ReadonlySet<ArticleId>;
}

/** What an import works with. Tests pass their own. */
export interface ImportDeps {
  store: ImportStore;
  outbox: Pick<OutboxStore, 'add' | 'get' | 'change' | 'remove'>;
  wakeOutbox(): void;
  /** Null: not connected, or locked. */
  service(worldId: WorldId): Promise<ImportService | null>;
  history: Pick<Engine, 'startBatch' | 'undoBatch' | 'stopBatch' | 'recordExternal'>;
  batch(id: string): Promise<BatchStanding | null>;
  /** Opens what secrets say, which is stored encrypted. Rejects with `NotConnected` if it can't be opened now. */
  open(values: Values): Promise<Values>;
  newBatchId(): string;
  now(): Instant;
}

/** Milliseconds until an import that has to wait looks again. */
export const AGAIN = 30_000;

/** Nothing can be sent now. */
export class NotConnected extends Error {}
