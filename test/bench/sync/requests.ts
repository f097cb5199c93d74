import 'fake-indexeddb/auto';
import { openLibrary, syncWorld } from '../../../lib/library/index.ts';
import { createFullService, createPacer, type ServiceVersion } from '../../../lib/service/index.ts';
import { type LoggedRequest, startPlatform } from '../../service/index.ts';

const SEGMENTS = { current: 'boromir', earlier: 'aragorn' };
const HOUR = 3_600_000;

export interface Requests {
  /** What a page of articles holds, and so how many pages the articles force. */
  pages: number;
  /** Requests for articles and for the world, of the first copy. */
  articles: number;
  /** All of the first copy, lists of other things too. */
  first: number;
  /** Of each hourly look at a world in which nothing changes. */
  looks: number[];
}

/** `/api/…/world/articles` and the like: the list's own path, whatever the version. */
const isOfArticles = ({ path }: LoggedRequest): boolean => /article|\/world$|\/identity$/.test(path);

/** The whole house against the stand-in, over HTTP: a first copy, then a day of looks. */
export async function requests(
  version: ServiceVersion,
  seed: number,
  articles: number,
  hours = 24,
): Promise<Requests> {
  const platform = await startPlatform({ seed, articles, worlds: 1 });
  try {
    await (await openLibrary()).clear();
    const service = createFullService({
      address: platform.url,
      version,
      segment: SEGMENTS[version],
      applicationKey: platform.applicationKey,
      userToken: platform.authToken,
      userAgent: 'Loreside ( https://loreside.example/, 0.1.0 )',
      pacer: createPacer({ pace: 10_000, burst: 1_000 }),
      sleep: async () => {},
    });
    const { signal } = new AbortController();
    let now = Date.now();
    const sync = () => syncWorld(service, platform.worldId, { signal, now: () => now });
    await sync();
    const log = platform.requests();
    const looks: number[] = [];
    for (let hour = 0; hour < hours; hour++) {
      now += HOUR;
      platform.clearRequests();
      await sync();
      looks.push(platform.requests().length);
    }
    const held = platform.articles(platform.worldId).length;
    return {
      pages: Math.ceil(held / service.capabilities.articlePage),
      articles: log.filter(isOfArticles).length,
      first: log.length,
      looks,
    };
  } finally {
    await platform.close();
  }
}
