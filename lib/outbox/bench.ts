import type { Article, ArticleId } from '../model/index.ts';
import type { CallOptions, Service } from '../service/index.ts';
import type { Answer } from './call.ts';
import type { Facts } from './decide.ts';
import type { Draft } from './draft.ts';
import type { Keeper } from './keeper.ts';
import { postponed } from './outcome.ts';
import type { Durability, OutboxStore } from './store.ts';
import { withWaitBegun } from './waiting.ts';

/** What a step works with: one service, one store, one worker. */
export interface Bench {
  store: OutboxStore;
  service: Service;
  owner: string;
  facts: Facts;
  now: () => number;
  random: () => number;
  claimed: ReadonlySet<ArticleId>;
  /** Null: nobody keeps anything. */
  keeper(): Promise<Keeper | null>;
  call<T>(make: (options: CallOptions) => Promise<T>, urgency?: 'person' | 'sync'): Promise<Answer<T>>;
}

/**
 * Writes what a step led to, unless anybody wrote to the draft since the step was chosen: then the step is void, and what
 * comes next is decided anew.
 */
export function write(
  bench: Bench,
  draft: Draft,
  next: Draft | null,
  durability: Durability,
): Promise<Draft | null> {
  if (!next) return Promise.resolve(null);
  const written = withWaitBegun(draft, next, bench.now());
  return bench.store.change(draft.id, (current) => (current.rev === draft.rev ? written : null), durability);
}

export const current = (bench: Bench): Facts => ({ ...bench.facts, now: bench.now() });

/** A call that only reads failed: written down, with when to try again. */
export async function failed(
  bench: Bench,
  draft: Draft,
  answer: Answer<unknown> & { ok: false },
): Promise<void> {
  await write(bench, draft, postponed(draft, answer.failure, bench.random(), current(bench)), 'relaxed');
}

/** Reads one article. `article` is null where it does not exist; undefined where the call failed, which is dealt with. */
export async function read(bench: Bench, draft: Draft, id: ArticleId): Promise<Article | null | undefined> {
  const answer = await bench.call((options) => bench.service.article(id, options));
  if (answer.ok && answer.value.id.toLowerCase() === id.toLowerCase()) return answer.value;
  if (answer.ok) {
    const failure = { kind: 'notUnderstood', sentence: 'Another article was answered.' } as const;
    await failed(bench, draft, { ok: false, failure, sent: true });
    return undefined;
  }
  if (answer.failure.kind === 'notFound') return null;
  await failed(bench, draft, answer);
  return undefined;
}
