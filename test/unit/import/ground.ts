import 'fake-indexeddb/auto';
import type { ReadDocument } from '../../../lib/documents/index.ts';
import { createEngine, newId, openedValues, openHistory } from '../../../lib/history/index.ts';
import { readMessage } from '../../../lib/i18n/index.ts';
import {
  type ImportDeps,
  type ImportPlan,
  importStore,
  planImport,
  readRecords,
  runImports,
  storeImport,
  type WorldFacts,
} from '../../../lib/import/index.ts';
import { createSender } from '../../../lib/outbox/delivery/sender.ts';
import { sendAgain } from '../../../lib/outbox/index.ts';
import {
  createFullService,
  createPacer,
  type FullService,
  ServiceError,
} from '../../../lib/service/index.ts';
import { type Platform, startPlatform } from '../../service/index.ts';
import { clear, groundOn, noDrafts } from '../history/ground.ts';
import { memoryStore, newDisk } from '../outbox/memory-store.ts';

/** A worker died here. */
class Death extends Error {}

export interface Chances {
  /** From 0 to 1, seeded. */
  random(): number;
  /** How likely a worker dies at each step of an import, and how likely a request for a new article is lost or unheard. */
  death: number;
  fault: number;
}

/** The stand-in over HTTP, with the real outbox, history and import over databases in memory. */
export class Ground {
  readonly disk = newDisk();
  readonly worldId: string;
  kills = 0;
  faults = 0;
  requests = 0;
  private now = Date.now();
  readonly platform: Platform;
  readonly service: FullService;
  private readonly chances: Chances;

  private constructor(platform: Platform, chances: Chances) {
    this.platform = platform;
    this.worldId = platform.worldId;
    this.chances = chances;
    this.service = createFullService({
      ...{ address: platform.url, version: 'current', segment: 'boromir', userToken: platform.authToken },
      applicationKey: platform.applicationKey,
      userAgent: 'Loreside ( https://project.example/, 0.1.0 )',
      pacer: createPacer({ pace: 10_000, burst: 1_000 }),
      sleep: async () => {},
    });
    platform.on('committed', () => {
      this.requests += 1;
    });
  }

  static async open(chances: Chances): Promise<Ground> {
    const ground = new Ground(await startPlatform({ articles: 3, seed: 5 }), chances);
    await Promise.all([importStore.forget(ground.worldId), clear()]);
    return ground;
  }

  close = (): Promise<void> => this.platform.close();

  /** What World Anvil has. */
  articles = () => this.platform.articles(this.worldId);

  /** Everything of the world that can be created, without dates. */
  async standing(): Promise<string[]> {
    const categories: string[] = [];
    for await (const { id, title } of this.service.everyCategory(this.worldId))
      categories.push(`${id} ${title}`);
    const kinds = [
      'block',
      'blockfolder',
      'subscribergroup',
      'history',
      'timeline',
      'variable_collection',
      'variable',
      'manuscript',
    ];
    const secrets: string[] = [];
    for await (const { id, title } of this.service.everySecret(this.worldId)) secrets.push(`${id} ${title}`);
    return [
      ...this.articles().map(({ id, title, texts }) => JSON.stringify([id, title, texts])),
      ...kinds.flatMap((kind) =>
        this.platform.entities(kind).map(({ id, title }) => `${kind} ${id} ${title}`),
      ),
      ...[...categories, ...secrets].sort(),
    ];
  }

  async facts(): Promise<WorldFacts> {
    const articles = this.articles();
    const categories = [];
    for await (const { id, title, parentId } of this.service.everyCategory(this.worldId))
      categories.push({ id, title, parentId });
    const texts = new Map(
      articles.map(({ id, title, texts: { content } }) => [id, { title, content: content ?? '' }]),
    );
    return {
      ...{ worldId: this.worldId, isWhole: true },
      articles: articles.map(({ id, title }) => ({ id, title, template: 'article' })),
      ...{ categories, images: [], texts },
    };
  }

  async plan(documents: readonly ReadDocument[]) {
    const records = await readRecords(this.worldId);
    return planImport(documents, await this.facts(), { rules: [], choices: {}, records, slice: () => null });
  }

  start = async (documents: readonly ReadDocument[]): Promise<boolean> =>
    this.startPlan(await this.plan(documents));

  startPlan(plan: ImportPlan): Promise<boolean> {
    const account = { accountId: 'account-1', accountName: null, id: newId(this.now), now: this.now };
    return storeImport(importStore, plan, account);
  }

  /** Dies sometimes, before or after what is asked for. */
  private mortal<Part extends object>(part: Part): Part {
    const step = (): void => {
      if (this.chances.random() >= this.chances.death) return;
      this.kills += 1;
      throw new Death();
    };
    return new Proxy(part, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        // Generators don't die: what they were asked for comes later.
        if (typeof value !== 'function' || String(name).startsWith('every')) return value;
        return async (...given: unknown[]) => {
          step();
          const answer: unknown = await Reflect.apply(value, target, given);
          step();
          return answer;
        };
      },
    });
  }

  /** What is created is lost sometimes; half of that arrives. */
  private sometimes(): FullService {
    return new Proxy(this.service, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function' || !String(name).startsWith('create')) return value;
        return async (...given: unknown[]) => {
          const luck = this.chances.random();
          if (luck >= this.chances.fault) return Reflect.apply(value, target, given);
          this.faults += 1;
          if (luck < this.chances.fault / 2) await Reflect.apply(value, target, given);
          throw new ServiceError({ kind: 'offline', sentence: readMessage('Lost.') });
        };
      },
    });
  }

  private readonly engine = () => createEngine(groundOn(async () => ({ ...this.service, ...noDrafts })));

  private async deps(): Promise<ImportDeps> {
    const history = openHistory();
    return {
      store: this.mortal(importStore),
      outbox: this.mortal(memoryStore(this.disk)),
      wakeOutbox() {},
      service: async () => this.mortal(this.sometimes()),
      history: this.mortal(this.engine()),
      async batch(id) {
        const progress = await history.progress(id);
        if (!progress) return null;
        const failed = (await history.items(id)).flatMap(({ edit, result }) =>
          result?.ok ? [] : [edit.ref.id],
        );
        return { isOver: progress.state !== 'running', waitsFor: null, failed: new Set(failed) };
      },
      // The worker's own encryption has its own tests.
      open: (values) => openedValues(values, { open: async (text) => text }),
      newBatchId: () => newId(this.now),
      now: () => this.now,
    };
  }

  /** Runs everything until the import is in this state. Rejects if it never gets there. */
  async until(state: 'done' | 'undone'): Promise<void> {
    for (let round = 0; round < 3_000; round += 1) {
      if ((await importStore.job(this.worldId))?.state === state) return;
      await this.round();
    }
    throw new Error(`Never ${state}: ${JSON.stringify(await importStore.job(this.worldId))}`);
  }

  /** Only the import goes on: its drafts are in the outbox, and nothing is sent. */
  async plans(): Promise<void> {
    for (let round = 0; round < 8; round += 1)
      await runImports(await this.deps(), new AbortController().signal);
  }

  /** What a worker does in one life. */
  async round(): Promise<void> {
    const { signal } = new AbortController();
    await runImports(await this.deps(), signal).catch((error: unknown) => {
      if (!(error instanceof Death)) throw error;
    });
    await this.sender().run(signal);
    await this.decide();
    const engine = this.engine();
    await engine.run();
    await engine.settle();
    this.now += 200_000;
  }

  /**
   * Sends again, as a person does who finds nothing on World Anvil, what the outbox asks about: before the first article
   * has arrived with its marker, it can't tell a lost request from one whose marker got lost.
   */
  private async decide(): Promise<void> {
    const store = memoryStore(this.disk);
    for (const { id } of await store.list()) await sendAgain(store, id, this.now);
  }

  private sender() {
    return createSender({
      store: memoryStore(this.disk),
      service: async () => this.sometimes(),
      clock: { now: () => this.now, timer: () => () => {} },
      random: () => 0.5,
      owner: `worker-${this.now}`,
      onPause() {},
    });
  }
}

/** Numbers from 0 to 1 that are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
