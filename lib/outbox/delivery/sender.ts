import { withState } from '../../diagnostics/index.ts';
import { type Message, message, readMessage } from '../../i18n/index.ts';
import type { ArticleId, Instant, Result, ServiceFailure, WorldId } from '../../model/index.ts';
import type { CallOptions, CallProblem, Service } from '../../service/index.ts';
import type { Draft, MarkerSupport } from '../draft.ts';
import { hasten } from '../draft-actions.ts';
import type { OutboxStore } from '../store/store.ts';
import { afterCall, afterReconnect, type Breaker, CLOSED, isAskedSince, isHeld } from './breaker.ts';
import { type Clock, within } from './call.ts';
import { type Choice, choose, claimedByOthers, type Turn } from './choose.ts';
import { NotRemoved, removeExtra } from './repair.ts';
import type { HistoryRecorder, SendContext } from './send-context.ts';
import { perform } from './steps.ts';
import { TIMING, type Timing } from './timing.ts';

export interface SenderOptions {
  store: OutboxStore;
  /** Null: not connected, or locked. Then nothing is sent. */
  service: () => Promise<Service | null>;
  clock: Clock;
  /** A random number from 0 to 1, for jitter. */
  random: () => number;
  /** A random id of this worker. */
  owner: string;
  /** Runs the work exclusively. This only saves work: correctness comes from the store's compare-and-swap. */
  lock?: <T>(work: () => Promise<T>) => Promise<T>;
  /** World Anvil rejected the credentials. Nothing is sent until the user reconnects. */
  onPause: (sentence: Message) => void | Promise<void>;
  /** False: the browser reports no network. */
  online?: () => boolean;
  /** The account whose drafts may be sent. Null: any. */
  account?: () => Promise<string | null>;
  timing?: Partial<Timing>;
  /** Keeps what stands in an article before it is changed. */
  historyRecorder?: () => Promise<HistoryRecorder>;
}

export interface Sender {
  /** Does everything that is due, one call at a time. Resolves with the time of the next run; null: nothing waits. */
  run(signal: AbortSignal): Promise<Instant | null>;
  /** The network is back: ends all waits that its absence caused. Run the sender then. */
  hasten(): Promise<void>;
  /** Deletes one of several copies. Rejects with `NotRemoved`. */
  removeExtra(id: string, articleId: ArticleId): Promise<void>;
}

/** Delivers submitted drafts. Its whole state is in the store. */
export function createSender(options: SenderOptions): Sender {
  const { store, clock, random, owner } = options;
  const timing: Timing = { ...TIMING, ...options.timing };
  let breaker: Breaker = CLOSED;
  let running: Promise<Instant | null> | null = null;
  let asked = false;
  const historyRecorder = async () => (await options.historyRecorder?.()) ?? null;

  /** Makes one call and updates the breaker. Failures are returned. */
  async function call<T>(
    make: (options: CallOptions) => Promise<T>,
    signal: AbortSignal,
    urgency: 'person' | 'sync' = 'person',
  ): Promise<Result<T, CallProblem>> {
    const answer = await within(make, { clock, ms: timing.callMs, signal, urgency });
    breaker = afterCall(breaker, answer.ok ? null : answer.problem, clock.now());
    return answer;
  }

  /** A 401 concerns the credentials. A 403 may concern only this world, so `identity` is called to tell. */
  async function turnedAway(
    service: Service,
    failure: ServiceFailure | null,
    signal: AbortSignal,
  ): Promise<boolean> {
    let cause: ServiceFailure | null = failure?.kind === 'unauthorised' ? failure : null;
    if (failure?.kind === 'forbidden') {
      const who = await call((settings) => service.identity(settings), signal);
      if (!who.ok && (who.problem.kind === 'unauthorised' || who.problem.kind === 'forbidden'))
        cause = who.problem;
    }
    if (cause === null) return false;
    await options.onPause(readMessage(cause.sentence));
    return true;
  }

  async function carriersOf(drafts: readonly Draft[]): Promise<Map<WorldId, MarkerSupport>> {
    const worlds = new Set(drafts.map(({ text }) => text.worldId).filter((id) => id !== null));
    return new Map(
      await Promise.all([...worlds].map(async (id) => [id, await store.markerSupport(id)] as const)),
    );
  }

  /** `may`: which drafts can be chosen. The others still count as blocking. */
  async function next(
    service: Service,
    drafts: readonly Draft[],
    may: (draft: Draft) => boolean,
  ): Promise<Choice> {
    const account = (await options.account?.()) ?? null;
    const { newestFirst: ordered, byCategory } = service.capabilities;
    const common = { now: clock.now(), ordered, byCategory, timing };
    return choose(drafts, common, await carriersOf(drafts), account, may);
  }

  async function work(signal: AbortSignal): Promise<Instant | null> {
    for (;;) {
      asked = false;
      const service = await options.service();
      if (!service || signal.aborted) return null;
      const drafts = (await store.list()).filter(isUnderWay);
      const now = clock.now();
      const pause = isHeld(breaker, now) ? breaker : null;
      const choice = await next(
        service,
        drafts,
        ({ askedAt }) => pause === null || isAskedSince(askedAt, pause, now),
      );
      if (!('draft' in choice)) {
        if (asked) continue;
        const paused = pause && (await next(service, drafts, () => true));
        if (!paused) return choice.until;
        return 'draft' in paused ? pause.until : paused.until;
      }
      if (options.online?.() === false) return now + timing.settleMs;
      if (await act(service, drafts, choice, signal)) return null;
    }
  }

  /** Resolves with whether the credentials were rejected. */
  async function act(
    service: Service,
    drafts: readonly Draft[],
    { draft, step, facts }: Turn,
    signal: AbortSignal,
  ): Promise<boolean> {
    let failure: ServiceFailure | null = null;
    const context: SendContext = {
      store,
      service,
      owner,
      facts,
      random,
      now: clock.now,
      historyRecorder,
      claimed: claimedByOthers(drafts, draft),
      async call(make, urgency) {
        const answer = await call(make, signal, urgency);
        failure = answer.ok ? null : answer.problem;
        return answer;
      },
    };
    await withState(`${draft.delivery.state}.${step.do}`, () => perform(context, draft, step));
    return turnedAway(service, failure, signal);
  }

  return {
    run(signal) {
      asked = true;
      const locked = options.lock ?? ((work) => work());
      running ??= locked(() => work(signal)).finally(() => {
        running = null;
      });
      return running;
    },
    async hasten() {
      breaker = afterReconnect(breaker);
      await hasten(store, clock.now());
    },
    async removeExtra(id, articleId) {
      const service = await options.service();
      if (!service) throw new NotRemoved(message('outbox.connectFirst'));
      await removeExtra({ store, service, clock, historyRecorder: await historyRecorder() }, id, articleId);
    },
  };
}

/** Whether the sender handles this draft. */
const isUnderWay = ({ delivery: { state } }: Draft): boolean =>
  state !== 'editing' && state !== 'done' && state !== 'binned';
