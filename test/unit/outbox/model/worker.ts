import { readMessage } from '../../../../lib/i18n/index.ts';
import { type ArticleFields, type NewArticle, ok } from '../../../../lib/model/index.ts';
import type { HistoryRecorder } from '../../../../lib/outbox/delivery/send-context.ts';
import { createSender } from '../../../../lib/outbox/delivery/sender.ts';
import type { Timing } from '../../../../lib/outbox/delivery/timing.ts';
import type { OutboxStore } from '../../../../lib/outbox/store/store.ts';
import type { CallOptions, Service, ServiceFailure } from '../../../../lib/service/index.ts';
import { ServiceError } from '../../../../lib/service/index.ts';
import type { Disk } from '../memory-store.ts';
import type { Answer, WriteFault } from './plan.ts';
import { PAGE } from './platform.ts';
import type { Simulation } from './simulation.ts';

const failures: Record<Exclude<Answer, 'ok' | 'noId' | 'wrongId' | 'hang' | 'unsent'>, ServiceFailure> = {
  notUnderstood: { kind: 'notUnderstood', sentence: readMessage('The answer was not understood.') },
  lost: { kind: 'offline', sentence: readMessage('The connection was lost.') },
  server: {
    kind: 'server',
    sentence: readMessage('The platform is in trouble.'),
    status: 500,
    retryAfter: null,
  },
  busy: { kind: 'busy', sentence: readMessage('Too many requests.'), retryAfter: 20_000 },
  refused: { kind: 'invalid', sentence: readMessage('The excerpt is too long.'), status: 422 },
  unauthorised: { kind: 'unauthorised', sentence: readMessage('The keys were not accepted.') },
  forbidden: { kind: 'forbidden', sentence: readMessage('You may not write in this world.') },
};
const never = new Promise<never>(() => {});

/** Changes to the sender that a test makes to show that a rule is needed. */
export interface Variant {
  timing?: Partial<Timing>;
  store?: (store: OutboxStore, disk: Disk) => OutboxStore;
  /** Event loop turns that a transaction of its store takes; one for a store in memory. */
  turns?: number;
  service?: (service: Service) => Service;
}

/** One life of the background worker. After its death, at a planned step, none of its promises settle. */
export class Worker {
  readonly owner: string;
  readonly #sim: Simulation;
  readonly #readAt = new Map<string, number>();
  #dead = false;
  #awake: () => void = () => {};

  constructor(sim: Simulation, owner: string, variant: Variant) {
    this.#sim = sim;
    this.owner = owner;
    this.#live(variant).catch((cause: unknown) => sim.broken.push(`the sender failed: ${cause}`));
  }

  wake(): void {
    this.#awake();
  }

  async #live(variant: Variant): Promise<void> {
    const { timeline, random } = this.#sim;
    const store = this.#sim.store(() => this.step());
    const service = this.#service();
    const sender = createSender({
      store,
      service: async () => (this.#sim.paused ? null : (variant.service?.(service) ?? service)),
      clock: {
        now: () => timeline.now - this.#sim.setBack,
        timer: (ms, fire) => timeline.at(timeline.now + ms, fire),
      },
      random,
      owner: this.owner,
      historyRecorder: async () => this.#keeper(),
      onPause: () => this.#sim.pause(),
      ...(variant.timing ? { timing: variant.timing } : {}),
    });
    const { signal } = new AbortController();
    for (;;) {
      const next = await sender.run(signal);
      await this.#sleep(next === null ? null : next + this.#sim.setBack);
    }
  }

  /** Checks that the old text is on disk before anything is sent. */
  #keeper(): HistoryRecorder {
    return {
      exclusively: (_, work) => work(),
      record: async ({ article, draftId, changes }) => {
        await this.step();
        const tags = changes.tags ? article.tags : [];
        this.#sim.kept.push({ articleId: article.id, draftId, content: article.content, tags });
        await this.step();
        return ok(undefined);
      },
      isUndone: async () => false,
    };
  }

  #sleep(until: number | null): Promise<void> {
    return new Promise((resolve) => {
      this.#awake = resolve;
      if (until !== null) this.#sim.timeline.at(Math.max(until, this.#sim.timeline.now + 1), resolve);
    });
  }

  /** Called before and after everything that is awaited. */
  async step(): Promise<void> {
    if (!this.#dead && this.#sim.countStep()) {
      this.#dead = true;
      this.#sim.bury(this);
    }
    if (this.#dead) await never;
  }

  async #read<T>(answer: () => T): Promise<T> {
    const { timeline, random, plan } = this.#sim;
    await this.step();
    await timeline.delay(50 + random() * 400);
    const ill = random() < plan.readFaults;
    const what = random();
    const value = ill ? null : answer();
    await this.step();
    if (ill)
      throw new ServiceError(
        what < 0.4 ? failures.lost : what < 0.7 ? failures.server : failures.notUnderstood,
      );
    if (value === null)
      throw new ServiceError({ kind: 'notFound', sentence: readMessage('There is no such article.') });
    return value as T;
  }

  /** A write through the simulated network and API. Its effect outlives this worker. */
  async #write(commit: () => string, options: CallOptions | undefined): Promise<string | null> {
    const { timeline, random } = this.#sim;
    await this.step();
    const fault: WriteFault = this.#sim.nextFault();
    await timeline.delay(20 + random() * 500);
    let id: string | null = null;
    if (fault.commit !== 'no' && fault.lateMs !== undefined) timeline.at(timeline.now + fault.lateMs, commit);
    else if (fault.commit !== 'no') id = commit();
    if (fault.commit === 'twice') timeline.at(timeline.now + random() * 4_000, commit);
    if (fault.answer === 'hang') await hung(options);
    await timeline.delay(20 + random() * 1_000);
    await this.step();
    if (fault.answer === 'unsent') throw new ServiceError(failures.lost, false);
    if (fault.answer === 'ok') return id;
    if (fault.answer === 'noId') return null;
    if (fault.answer === 'wrongId') return this.#sim.someId();
    if (fault.answer === 'hang') return null;
    throw new ServiceError(failures[fault.answer]);
  }

  #service(): Service {
    const sim = this.#sim;
    const missing = async (): Promise<never> => {
      throw new Error('The sender does not ask for this.');
    };
    return {
      version: 'current',
      capabilities: {
        newestFirst: sim.plan.order === 'newest',
        term: false,
        templates: [],
        articlePage: PAGE,
        byCategory: sim.plan.byCategory,
      },
      identity: () => this.#read(() => ({ id: 'account-1', username: 'me' })),
      user: missing,
      worlds: missing,
      world: missing,
      categories: missing,
      deleteArticle: missing,
      articles: (_world, { offset, categoryId }) => this.#read(() => sim.platform.list(offset, categoryId)),
      article: (id) =>
        this.#read(() => {
          this.#readAt.set(id, sim.timeline.now);
          const article = sim.platform.read(id);
          if (!article)
            throw new ServiceError({ kind: 'notFound', sentence: readMessage('There is no such article.') });
          return article;
        }),
      createArticle: async (article: NewArticle, options) => {
        sim.posted(article, this.owner);
        const id = await this.#write(() => sim.platform.create(article), options).catch((cause: unknown) => {
          sim.postEnded(article, cause instanceof ServiceError && !cause.sent);
          throw cause;
        });
        sim.postEnded(article);
        return { id, url: null };
      },
      patchArticle: async (id: string, _world, changes: ArticleFields, options) => {
        const readAt = this.#readAt.get(id) ?? sim.timeline.now;
        sim.patched(id, changes);
        await this.#write(() => {
          sim.platform.patch(id, changes, readAt);
          return id;
        }, options);
      },
    };
  }
}

const hung = (options: CallOptions | undefined): Promise<void> =>
  new Promise((_, reject) =>
    options?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  );
