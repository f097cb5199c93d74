import { message } from '../../i18n/index.ts';
import type { Article, ArticleId, Result, ServiceFailure } from '../../model/index.ts';
import type { CallOptions, CallProblem, Service } from '../../service/index.ts';
import type { Draft } from '../draft.ts';
import type { Durability, OutboxStore } from '../store/store.ts';
import type { Facts } from './decide.ts';
import type { HistoryRecorder } from './history-recorder.ts';
import { transition } from './transitions.ts';
import { withWaitStart } from './wait-clock.ts';

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
 * Stores a step's result, unless the draft was written since the step was chosen. Then the result is dropped and the
 * next step is chosen again.
 */
export function saveStep(
  context: SendContext,
  draft: Draft,
  next: Draft | null,
  durability: Durability,
): Promise<Draft | null> {
  if (!next) return Promise.resolve(null);
  const written = withWaitStart(draft, next, context.now());
  return context.store.change(
    draft.id,
    (current) => (current.rev === draft.rev ? written : null),
    durability,
  );
}

export const currentFacts = (context: SendContext): Facts => ({ ...context.facts, now: context.now() });

/** Records a failed read, and when to retry. */
export async function saveReadFailure(
  context: SendContext,
  draft: Draft,
  failure: ServiceFailure,
): Promise<void> {
  await saveStep(
    context,
    draft,
    transition(draft, { on: 'readFailed', failure, random: context.random() }, currentFacts(context)),
    'relaxed',
  );
}

/** Reads one article. `article` is null if it doesn't exist, and undefined if the call failed, which is recorded. */
export async function readArticle(
  context: SendContext,
  draft: Draft,
  id: ArticleId,
): Promise<Article | null | undefined> {
  const answer = await context.call((options) => context.service.article(id, options));
  if (answer.ok && answer.value.id.toLowerCase() === id.toLowerCase()) return answer.value;
  if (answer.ok) {
    const failure = { kind: 'notUnderstood', sentence: message('outbox.differentArticle') } as const;
    await saveReadFailure(context, draft, failure);
    return undefined;
  }
  if (answer.problem.kind === 'notFound') return null;
  await saveReadFailure(context, draft, answer.problem);
  return undefined;
}
