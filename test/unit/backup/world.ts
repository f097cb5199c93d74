import { fakeBrowser } from 'wxt/testing/fake-browser';
import { backupHandlers, createBackupRunner } from '../../../lib/background/backup/backup-runner.ts';
import { type BackgroundServices, createCallService } from '../../../lib/background/core/call-service.ts';
import { type Purpose, type Run, readRuns } from '../../../lib/history/backup/index.ts';
import { refreshOne } from '../../../lib/library/index.ts';
import type { FullService, ServiceOptions, ServiceVersion } from '../../../lib/service/index.ts';
import { createFullService, createPacer } from '../../../lib/service/index.ts';
import { type Platform, startPlatform } from '../../service/index.ts';
import { noVault } from '../background/library-work.ts';

const SEGMENTS = { current: 'boromir', earlier: 'aragorn' };

/** A platform, the service that speaks to it, and the background that reads it for backups. */
export async function openWorld(version: ServiceVersion, articles = 16) {
  const platform = await startPlatform({ articles });
  const options: ServiceOptions = {
    ...{ address: platform.url, version, segment: SEGMENTS[version] },
    ...{ applicationKey: platform.applicationKey, userToken: platform.authToken, userAgent: 'Loreside' },
    pacer: createPacer({ pace: 10_000, burst: 1_000 }),
    sleep: async () => {},
  };
  const service = createFullService(options);
  const services: BackgroundServices = {
    service: async () => service,
    vault: noVault,
    markRefused: async () => {},
  };
  const { worldId } = platform;

  /** Answers the screens as the background does. */
  function serve(): void {
    const call = createCallService(services);
    const answers = backupHandlers(createBackupRunner(services), call);
    fakeBrowser.runtime.onMessage.addListener(async ({ channel, request }) => {
      if (channel === 'backup.secret') return answers['backup.secret'](request, {});
      if (channel === 'library.refreshOne') {
        const { kind, id } = request;
        const { signal } = new AbortController();
        return call(worldId, (one) => refreshOne(one, worldId, { kind, id }, { signal }));
      }
      return undefined;
    });
  }

  /**
   * From now on, gives up on these after 300 milliseconds. Everything else keeps its usual time, so that a slow
   * machine isn't taken for a platform that hangs.
   */
  function giveUpEarlyOn(ids: ReadonlySet<string>): void {
    const hasty = createFullService({ ...options, timeLimit: 300 });
    const forId = (id: string): FullService => (ids.has(id) ? hasty : service);
    services.service = async () => ({
      ...service,
      article: (id, how) => forId(id).article(id, how),
      fullArticle: (id, how) => forId(id).fullArticle(id, how),
      record: (kind, id, how) => forId(id).record(kind, id, how),
    });
  }

  async function run(): Promise<Run> {
    const found = (await readRuns()).find((one) => one.worldId === worldId);
    if (!found) throw new Error('Nothing is read.');
    return found;
  }

  /** Asks the platform itself, past everything of ours. */
  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const root = version === 'current' ? '/api/external/boromir' : '/api/aragorn';
    const answer = await fetch(`${platform.url}${root}/${path}`, {
      method,
      headers: { 'x-application-key': platform.applicationKey, 'x-auth-token': platform.authToken },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    return answer.json();
  }

  const EARLIER: Readonly<Record<string, string>> = {
    manuscript_version: 'manuscript/version/',
    manuscript_export: 'manuscript/version/',
  };
  const FULLEST: Readonly<Record<string, number>> = { world: 1, subscribergroup: 1, rpgsystem: 0 };

  return {
    ...{ platform, service, services, serve, run, giveUpEarlyOn },
    answer: (kind: string, id: string) =>
      version === 'current'
        ? call('GET', `${kind}?id=${id}&granularity=${FULLEST[kind] ?? 2}`)
        : call('GET', `${EARLIER[kind] ?? `${kind}/`}${id}${kind === 'manuscript_export' ? '/export' : ''}`),
    patch: (kind: string, id: string, fields: object) => call('PATCH', `${kind}?id=${id}`, fields),
    remove: (kind: string, id: string) => call('DELETE', `${kind}?id=${id}`),
    /** Reads the world to its end, as one worker does. */
    async read(purpose: Purpose = 'backup'): Promise<Run> {
      const backup = createBackupRunner(services);
      await backup.begin(worldId, purpose);
      await backup.wake();
      return run();
    },
    paths: () => platform.requests().map(({ method, path }) => `${method} ${path}`),
  };
}

export type OpenWorld = Awaited<ReturnType<typeof openWorld>>;
export type { Platform };
