import { message } from '../../i18n/index.ts';
import type {
  Article,
  ArticleFields,
  ArticleId,
  Result,
  ServiceFailure,
  WorldId,
} from '../../model/index.ts';
import type { CallOptions, CallProblem, Service } from '../../service/index.ts';
import { type Draft, progressOf } from '../draft.ts';
import type { OutboxStore } from '../store/store.ts';
import type { Facts } from './decide.ts';
import { type DeliveryEvent, transition } from './transitions.ts';
import { withWaitStart } from './wait-clock.ts';

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

/** What a step works with. */
export interface SendContext {
  store: OutboxStore;
  service: Service;
  owner: string;
  facts: Facts;
  now: () => number;
  random: () => number;
  claimed: ReadonlySet<ArticleId>;
  /** Null: changes aren't recorded. */
  historyRecorder(): Promise<HistoryRecorder | null>;
  call<T>(
    make: (options: CallOptions) => Promise<T>,
    urgency?: 'person' | 'sync',
  ): Promise<Result<T, CallProblem>>;
}

/**
 * Stores what an event leads to, unless the draft was written since the step was chosen. Then the next step is chosen
 * again. Null: nothing was stored.
 */
export async function apply(
  context: SendContext,
  draft: Draft,
  event: DeliveryEvent,
  facts = currentFacts(context),
): Promise<Draft | null> {
  const next = transition(draft, event, facts);
  if (!next) return null;
  const written = withWaitStart(draft, next, context.now());
  // A power cut may lose a scan's progress, but not its result.
  const isScan = event.on === 'pageRead' || event.on === 'candidateRead';
  const goesOn = event.on === 'readFailed' || (isScan && progressOf(next)?.scan !== undefined);
  return context.store.change(
    draft.id,
    (current) => (current.rev === draft.rev ? written : null),
    goesOn ? 'relaxed' : 'strict',
  );
}

export const currentFacts = (context: SendContext): Facts => ({ ...context.facts, now: context.now() });

/** Records a failed read, and when to retry. */
export async function saveReadFailure(
  context: SendContext,
  draft: Draft,
  failure: ServiceFailure,
): Promise<void> {
  await apply(context, draft, { on: 'readFailed', failure, random: context.random() });
}

/** Reads one article. `article` is null if it doesn't exist, and undefined if the call failed, which is recorded. */
export async function readArticle(
  context: SendContext,
  draft: Draft,
  id: ArticleId,
): Promise<Article | null | undefined> {
  const answer = await context.call((options) => context.service.article(id, options));
  if (answer.ok && answer.value.id.toLowerCase() === id.toLowerCase()) return answer.value;
  const failure: ServiceFailure | null = answer.ok
    ? { kind: 'notUnderstood', sentence: message('outbox.differentArticle') }
    : answer.problem;
  if (failure.kind === 'notFound') return null;
  await saveReadFailure(context, draft, failure);
  return undefined;
}
