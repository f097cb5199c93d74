import type { Article, ArticleId, Result, ServiceFailure } from '../model/index.ts';
import type { CallOptions, CallProblem, Service } from '../service/index.ts';
import type { Facts } from './decide.ts';
import type { Draft } from './draft.ts';
import type { HistoryRecorder } from './history-recorder.ts';
import type { Durability, OutboxStore } from './store.ts';
import { transition } from './transitions.ts';
import { withWaitStart } from './wait-clock.ts';

/** What a step works with: one service, one store, one worker. */
export interface SendContext {
  store: OutboxStore;
  service: Service;
  owner: string;
  facts: Facts;
  now: () => number;
  random: () => number;
  claimed: ReadonlySet<ArticleId>;
  /** Null: nobody keeps anything. */
  historyRecorder(): Promise<HistoryRecorder | null>;
  call<T>(
    make: (options: CallOptions) => Promise<T>,
    urgency?: 'person' | 'sync',
  ): Promise<Result<T, CallProblem>>;
}

/**
 * Writes what a step led to, unless anybody wrote to the draft since the step was chosen: then the step is void, and what
 * comes next is decided anew.
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

/** A call that only reads failed: written down, with when to try again. */
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

/** Reads one article. `article` is null where it does not exist; undefined where the call failed, which is dealt with. */
export async function readArticle(
  context: SendContext,
  draft: Draft,
  id: ArticleId,
): Promise<Article | null | undefined> {
  const answer = await context.call((options) => context.service.article(id, options));
  if (answer.ok && answer.value.id.toLowerCase() === id.toLowerCase()) return answer.value;
  if (answer.ok) {
    const failure = { kind: 'notUnderstood', sentence: 'Another article was answered.' } as const;
    await saveReadFailure(context, draft, failure);
    return undefined;
  }
  if (answer.problem.kind === 'notFound') return null;
  await saveReadFailure(context, draft, answer.problem);
  return undefined;
}
