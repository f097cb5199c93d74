import 'fake-indexeddb/auto';
import { openLibrary, syncWorld } from '../../../lib/library/index.ts';
import { createFullService, createPacer, type ServiceVersion } from '../../../lib/service/index.ts';
import { type LoggedRequest, startPlatform } from '../../service/index.ts';

const SEGMENTS = { current: 'boromir', earlier: 'aragorn' };
const HOUR = 3_600_000;

export interface Requests {
  /** Articles per page, which sets the minimum number of pages. */
  pages: number;
  /** Requests of the first copy for articles and the world. */
  articles: number;
  /** All requests of the first copy, including other lists. */
  first: number;
  /** Requests of each hourly poll of an unchanged world. */
  looks: number[];
}

/** `/api/…/world/articles` and so on: the path of a list in either API version. */
const isOfArticles = ({ path }: LoggedRequest): boolean => /article|\/world$|\/identity$/.test(path);

/** The real sync against the stand-in server over HTTP: a first copy, then a day of polls. */
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
      userAgent: 'Loreside ( https://project.example/, 0.1.0 )',
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
