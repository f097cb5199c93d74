import { earlierRoutes } from './aragorn/index.ts';
import { currentRoutes } from './boromir/index.ts';
import { control } from './control.ts';
import {
  allArticles,
  getMeta,
  listEntities,
  Store,
  type StoredArticle,
  type StoredEntity,
} from './database/index.ts';
import { type Fault, FaultRegistry } from './faults/index.ts';
import { pageRoutes } from './pages/index.ts';
import { defaultQuirks, type Quirks } from './quirks.ts';
import { seedStore } from './seed/index.ts';
import {
  type Desk,
  type EventInfo,
  type EventName,
  type LoggedRequest,
  listenPlain,
  listenSecure,
  RequestLog,
  serve,
} from './server/index.ts';

export interface PlatformOptions {
  /** Port without encryption. 0, the default, chooses a free port. */
  port?: number;
  /** Also listen with HTTPS on a free port. */
  https?: boolean;
  /** HTTP/2 over HTTPS (and HTTP/1.1 by ALPN). Default: true. */
  h2?: boolean;
  seed?: number;
  /** Number of articles in the first world. */
  articles?: number;
  /** Number of worlds of the token's owner. */
  worlds?: number;
  /** Database file. In memory by default. An existing database is used as it is. */
  db?: string;
  quirks?: Partial<Quirks>;
}

export interface Platform {
  url: string;
  httpsUrl: string | null;
  applicationKey: string;
  authToken: string;
  worldId: string;
  secondUser: { authToken: string; worldId: string; privateWorldId: string };
  /** A co-author of the first world. */
  coAuthor: { authToken: string };
  /** A subscriber of the first world, who can read what its owner shares with one of the groups. */
  subscriber: { authToken: string };
  /** Can be changed while it runs. */
  quirks: Quirks;
  faults: { add(fault: Fault): void; clear(): void };
  requests(): LoggedRequest[];
  clearRequests(): void;
  /** Full rows, oldest first. */
  articles(worldId?: string): StoredArticle[];
  /** All entities of a kind as stored, oldest first: `block`, `manuscript`, `notebook` and so on. */
  entities(kind: string): StoredEntity[];
  /**
   * Adds a synchronous event listener. Returns a function that removes it.
   * @param after only for `bytes`: the number of body bytes that must have been sent
   */
  on(event: EventName, listener: (info: EventInfo) => void, after?: number): () => void;
  /** Restores the seeded worlds and the quirks. Removes faults, the request log and event listeners. */
  reset(): void;
  close(): Promise<void>;
}

/** Starts the stand-in on the loopback address. `close` removes everything. */
export async function startPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const store = new Store(options.db);
  const seeding = { seed: options.seed ?? 1, articles: options.articles ?? 60, worlds: options.worlds ?? 2 };
  if (getMeta(store, 'applicationKey') === null) seedStore(store, seeding);
  const given = { ...defaultQuirks, ...options.quirks };
  const quirks = { ...given };
  const faults = new FaultRegistry();
  const log = new RequestLog();
  const reset = () => {
    store.empty();
    seedStore(store, seeding);
  };
  const desk: Desk = {
    ground: { store, quirks, routes: [...currentRoutes, ...earlierRoutes, ...pageRoutes] },
    faults,
    log,
    control: (request) => control({ store, faults, log, quirks, reset }, request),
  };
  const receive = (...arrived: [Parameters<typeof serve>[1], boolean, number]) => {
    serve(desk, ...arrived).catch((error: unknown) => {
      const [{ response }] = arrived;
      process.stderr.write(`stand-in: ${error instanceof Error ? error.stack : String(error)}\n`);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/html' });
      response.end('<h1>Internal Server Error</h1>');
    });
  };
  const plain = await listenPlain(options.port ?? 0, receive);
  const secure = options.https ? await listenSecure(0, options.h2 ?? true, receive) : null;
  const kept = (key: string) => getMeta(store, key) ?? '';

  return {
    url: `http://127.0.0.1:${plain.port}`,
    httpsUrl: secure ? `https://127.0.0.1:${secure.port}` : null,
    applicationKey: kept('applicationKey'),
    authToken: kept('owner.token'),
    worldId: kept('worldId'),
    secondUser: {
      authToken: kept('second.token'),
      worldId: kept('second.worldId'),
      privateWorldId: kept('second.privateWorldId'),
    },
    coAuthor: { authToken: kept('coauthor.token') },
    subscriber: { authToken: kept('subscriber.token') },
    quirks,
    faults: { add: (fault) => faults.add(fault), clear: () => faults.clear() },
    requests: () => log.entries(),
    clearRequests: () => log.clear(),
    articles: (worldId) => allArticles(store, worldId),
    entities: (kind) => listEntities(store, { kind, within: { kind: 'everything' } }),
    on: (event, listener, after) => log.on(event, listener, after),
    reset: () => {
      Object.assign(quirks, given);
      faults.clear();
      log.reset();
      reset();
    },
    close: async () => {
      await Promise.all([plain.close(), secure?.close()]);
      store.close();
    },
  };
}
