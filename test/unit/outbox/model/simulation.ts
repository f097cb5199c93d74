import type { ArticleFields, NewArticle } from '../../../../lib/model/index.ts';
import { markDone } from '../../../../lib/outbox/by-hand.ts';
import { TIMING } from '../../../../lib/outbox/delivery/timing.ts';
import type { Draft } from '../../../../lib/outbox/draft.ts';
import * as acts from '../../../../lib/outbox/draft-actions.ts';
import type { OutboxStore } from '../../../../lib/outbox/store/store.ts';
import { draftOf, NOW } from '../drafts.ts';
import { type Disk, memoryStore, newDisk } from '../memory-store.ts';
import { FAULTS, type Plan, type WriteFault } from './plan.ts';
import { MARKER, Platform, WORLD } from './platform.ts';
import { randomStream, Timeline } from './timeline.ts';
import { type Variant, Worker } from './worker.ts';

const HOUR = 3_600_000;

/** A world, an outbox, its workers and their deaths, as planned. `run` plays it to the end. */
export class Simulation {
  readonly timeline: Timeline;
  readonly disk: Disk = newDisk();
  readonly plan: Plan;
  readonly random: () => number;
  readonly platform: Platform;
  /** Violated rules of the sender. */
  readonly broken: string[] = [];
  readonly ids: string[] = [];
  /** Drafts that the person has marked as done. */
  readonly done: Set<string> = new Set();
  /** The records that the history would contain. */
  readonly kept: { articleId: string; draftId: string; content: string; tags: string[] }[] = [];
  kills = 0;
  steps = 0;
  setBack = 0;
  paused = false;
  readonly #variant: Variant;
  readonly #faults: WriteFault[];
  readonly #kills: Set<number>;
  readonly #workers = new Set<Worker>();
  readonly #lives: Map<string, { ended: number; endedBefore: number; attempts: Set<string> }> = new Map();
  #born = 0;

  constructor(plan: Plan, variant: Variant = {}) {
    this.plan = plan;
    this.#variant = variant;
    this.timeline = new Timeline(NOW, variant.turns ?? 1);
    this.random = randomStream(plan.seed);
    this.#faults = [...plan.faults];
    this.#kills = new Set(plan.kills);
    this.platform = new Platform(plan, this.timeline, this.random);
    this.disk.carriers.set(WORLD, {
      worldId: WORLD,
      field: 'scrapbook',
      proved: plan.proved,
      at: 0,
    });
  }

  async run(): Promise<void> {
    for (const [at, planned] of this.plan.drafts.entries()) {
      const draft = this.#draft(at, planned.target, planned.twin);
      this.ids.push(draft.id);
      this.timeline.at(NOW + planned.submitAt, () => void this.#submit(draft));
      if (planned.doneAt !== undefined)
        this.timeline.at(NOW + planned.doneAt, () => void this.#markDone(draft.id));
    }
    if (this.plan.setBackMs > 0)
      this.timeline.at(NOW + this.random() * 200_000, () => {
        this.setBack = this.plan.setBackMs;
      });
    for (let at = 0; at < this.plan.workers; at++) this.#birth();
    await this.timeline.run(NOW + 30 * HOUR);
    for (let round = 0; round < 3 && (await this.#person()); round++)
      await this.timeline.run(NOW + 60 * HOUR);
  }

  /** `step` is awaited before and after each transaction. */
  store(step?: () => Promise<void>): OutboxStore {
    const store = memoryStore(this.disk, step);
    return this.#variant.store?.(store, this.disk) ?? store;
  }

  #draft(at: number, target: 'new' | 'append', twin: boolean): Draft {
    const [standing] = [...this.platform.articles.values()];
    const words = twin && at > 0 ? at - 1 : at;
    const text = {
      ...draftOf().text,
      worldId: WORLD,
      title: `Draft ${words}`,
      content: `Words of draft ${words}.`,
    };
    const append = target === 'append' && standing !== undefined;
    return draftOf({
      id: `draft-${at}`,
      text: append
        ? {
            ...text,
            title: '',
            content: `Section ${at}.`,
            target: { kind: 'append', articleId: standing.id, articleTitle: standing.title },
          }
        : text,
    });
  }

  async #submit(draft: Draft): Promise<void> {
    const store = this.store();
    await store.add(draft);
    await acts.submit(store, draft.id, {
      accountId: 'account-1',
      undoMs: 1_000,
      now: this.timeline.now - this.setBack,
    });
    for (const worker of this.#workers) worker.wake();
  }

  async #markDone(id: string): Promise<void> {
    const now = this.timeline.now - this.setBack;
    if (await markDone(this.store(), id, 'inserted', now)) this.done.add(id);
  }

  /** Continues drafts that only the user may continue. Resolves to whether there were any. */
  async #person(): Promise<boolean> {
    const store = this.store();
    let done = false;
    for (const id of this.ids) {
      const state = this.disk.drafts.get(id)?.delivery;
      if (state?.state !== 'attention' || state.attention.kind !== 'conflict') continue;
      done = (await acts.retry(store, id, this.timeline.now - this.setBack)) !== null || done;
    }
    if (done) for (const worker of this.#workers) worker.wake();
    return done;
  }

  #birth(): void {
    this.#workers.add(new Worker(this, `worker-${this.#born++}`, this.#variant));
  }

  /** Counts steps before and after waits. True: the current worker dies now. */
  countStep(): boolean {
    return this.#kills.has(++this.steps);
  }

  bury(worker: Worker): void {
    this.kills++;
    this.#workers.delete(worker);
    this.timeline.at(this.timeline.now + 100 + this.random() * 40_000, () => this.#birth());
  }

  pause(): void {
    this.paused = true;
    this.timeline.at(this.timeline.now + 30_000, () => {
      this.paused = false;
      for (const worker of this.#workers) worker.wake();
    });
  }

  nextFault(): WriteFault {
    const fault = this.#faults.shift() ?? FAULTS[0];
    if (!fault) throw new Error('There are no faults.');
    return fault;
  }

  /** The id of some article, or of none. */
  someId(): string {
    const ids = [...this.platform.articles.keys(), 'nobody', 'nobody'];
    return ids[Math.floor(this.random() * ids.length)] ?? 'nobody';
  }

  /** Checks invariants I2 and I3 at each create. */
  posted(article: NewArticle, owner: string): void {
    const wire = `${article.scrapbook} ${article.tags}`;
    const [, id = '', attempt = ''] = MARKER.exec(wire) ?? [];
    const stored = this.disk.drafts.get(id);
    const life = this.#lives.get(id) ?? {
      ended: Number.NEGATIVE_INFINITY,
      endedBefore: 0,
      attempts: new Set<string>(),
    };
    const progress = stored && 'progress' in stored.delivery ? stored.delivery.progress : null;
    if (!progress || progress.attempt < Number(attempt))
      this.broken.push(`I2: ${id} sent before it was written down`);
    if (stored?.delivery.state === 'sending' && stored.delivery.owner !== owner)
      this.broken.push(`I2: ${id} sent by ${owner} although it belongs to somebody else`);
    if (this.done.has(id)) this.broken.push(`I8: ${id} sent after it was marked as done`);
    if (life.attempts.has(attempt)) this.broken.push(`I2: attempt ${attempt} of ${id} sent twice`);
    const settle = this.#variant.timing?.settleMs ?? TIMING.settleMs;
    if (this.timeline.now < life.ended + settle) this.broken.push(`I3: ${id} sent again too soon`);
    life.attempts.add(attempt);
    life.endedBefore = life.ended;
    life.ended = this.timeline.now;
    this.#lives.set(id, life);
  }

  /** An article's text is recorded before a change, and the change continues the recorded text. */
  patched(articleId: string, changes: ArticleFields): void {
    const kept = this.kept.findLast((one) => one.articleId === articleId);
    const goesOn = changes.content === undefined || (kept && changes.content.startsWith(kept.content));
    const tagsGoOn = changes.tags === undefined || changes.tags.every((tag) => kept?.tags.includes(tag));
    if (!kept || !goesOn || !tagsGoOn)
      this.broken.push(`I7: ${articleId} changed before it was kept how it stood`);
  }

  /** `neverLeft`: the request was never sent, so it doesn't count as tried. */
  postEnded(article: NewArticle, neverLeft = false): void {
    const [, id = '', attempt = ''] = MARKER.exec(`${article.scrapbook} ${article.tags}`) ?? [];
    const life = this.#lives.get(id);
    if (!life) return;
    life.ended = neverLeft ? life.endedBefore : this.timeline.now;
    if (neverLeft) life.attempts.delete(attempt);
  }
}
