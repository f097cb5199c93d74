import { setTimeout as pause } from 'node:timers/promises';
import type { Json, Values } from '../../../../lib/history/index.ts';
import { readMessage } from '../../../../lib/i18n/index.ts';
import {
  createFullService,
  createPacer,
  type FullService,
  ServiceError,
  type ServiceVersion,
} from '../../../../lib/service/index.ts';
import { type Fault, type Platform, startPlatform } from '../../../service/index.ts';
import { noDrafts } from '../ground.ts';
import type { Effect, Fate, Upstream } from './upstream.ts';

const SEGMENTS = { current: 'boromir', earlier: 'aragorn' };

/** The fates of a write. `turn` counts each kind. */
function faultOf(fate: Exclude<Fate, 'unsent'>, turn: number): Fault {
  const match = { method: 'PATCH' };
  const lost: readonly Fault[] = [
    { kind: 'drop', commit: false },
    { kind: 'status', status: 500, commit: false },
    { kind: 'challenge', status: 403 },
  ];
  const deaf: readonly Fault[] = [
    { kind: 'drop', commit: true },
    { kind: 'truncate' },
    { kind: 'challenge', status: 200, commit: true },
    { kind: 'status', status: 502, commit: true },
    { kind: 'empty', status: 500 },
  ];
  const choices: Record<typeof fate, readonly Fault[]> = {
    lost,
    deaf,
    late: [{ kind: 'reset', commit: { ms: 15 } }],
    refused: [{ kind: 'status', status: 422, body: '{"success":false}' }],
    busy: [{ kind: 'busy', retryAfter: 0 }],
  };
  const found = choices[fate][turn % choices[fate].length] ?? { kind: 'drop', commit: false };
  return { ...found, match, times: 1 };
}

function serviceOf(platform: Platform, version: ServiceVersion, userToken: string): FullService {
  return createFullService({
    ...{ address: platform.url, version, segment: SEGMENTS[version], userToken },
    applicationKey: platform.applicationKey,
    userAgent: 'Loreside ( https://project.example/, 0.1.0 )',
    pacer: createPacer({ pace: 10_000, burst: 1_000 }),
    sleep: async () => {},
  });
}

const flag = (value: unknown): boolean => value === true || value === 1;

/** The changes in a request body, with the port's field names. */
function changesIn(body: string): Values {
  const sent: Record<string, Json> = JSON.parse(body);
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]): [string, Json] => {
      if (name === 'tags') return [name, String(value).split(',').filter(Boolean)];
      return name.startsWith('is') ? [name, flag(value)] : [name, value];
    }),
  );
}

/** The stand-in server over HTTP, three articles at a time. `next` takes the following three. */
export async function httpUpstream({
  version,
  seed,
}: {
  version: ServiceVersion;
  seed: number;
}): Promise<Upstream & { next(): void; close(): Promise<void> }> {
  const platform = await startPlatform({ articles: 44, seed, quirks: { crlf: seed % 2 === 1 } });
  const { worldId } = platform;
  const own = serviceOf(platform, version, platform.authToken);
  const theirs = serviceOf(platform, version, platform.coAuthor.authToken);
  const all = platform.articles(worldId).map(({ id }) => id);
  const listeners: ((effect: Effect) => void)[] = [];
  const shadow = new Map<string, Values>();
  let fates: Fate[] = [];
  let turn = 0;
  let awaited = 0;
  let arrivedLate = 0;
  let isDeaf = false;
  let first = -3;

  const asRead = (text: string | null | undefined): string => {
    const plain = text ?? '';
    return platform.quirks.crlf ? plain.replaceAll(/\r?\n/g, '\r\n') : plain;
  };
  const values = (id: string): Values => {
    const row = platform.articles(worldId).find((one) => one.id === id);
    if (!row) throw new Error(`no article ${id}`);
    const { title, texts, tags, isDraft, state } = row;
    return {
      ...{ title, content: asRead(texts.content), scrapbook: asRead(texts.scrapbook), isDraft, state },
      tags: (tags ?? '').split(',').filter(Boolean),
    };
  };

  platform.on('committed', ({ request }) => {
    if (request.method !== 'PATCH') return;
    const id = all.find((one) => request.url.includes(one)) ?? '';
    const by = request.headers['x-auth-token'] === platform.coAuthor.authToken ? 'rival' : 'us';
    const previous = shadow.get(id) ?? {};
    shadow.set(id, values(id));
    const isLate = request.fault === 'reset';
    if (isLate) arrivedLate += 1;
    const effect = { by, id, changes: changesIn(request.body), previous, isLate } as const;
    for (const listener of listeners) listener(effect);
  });

  const patchArticle: FullService['patchArticle'] = async (...given) => {
    const fate = fates.shift();
    if (fate === 'unsent') throw new ServiceError({ kind: 'offline', sentence: readMessage('No.') }, false);
    if (fate) platform.faults.add(faultOf(fate, turn++));
    if (fate === 'late') awaited += 1;
    isDeaf = fate === 'deaf';
    await own.patchArticle(...given).finally(() => platform.faults.clear());
  };
  const fullArticle: FullService['fullArticle'] = async (...given) => {
    // Every second time, the response to the read-back is lost, too.
    if (isDeaf && turn % 2 === 0)
      platform.faults.add({ kind: 'drop', commit: false, match: { method: 'GET' } });
    isDeaf = false;
    return own.fullArticle(...given).finally(() => platform.faults.clear());
  };

  let listener: ((effect: Effect) => void) | null = null;
  listeners.push((effect) => listener?.(effect));
  return {
    worldId,
    get ids() {
      return all.slice(first, first + 3);
    },
    service: { ...own, ...noDrafts, patchArticle, fullArticle },
    values,
    rival: (id, changes) => theirs.patchArticle(id, worldId, changes),
    ordain: (fate) => void fates.push(fate),
    async calm() {
      while (arrivedLate < awaited) await pause(2);
      fates = [];
      isDeaf = false;
    },
    onEffect(next) {
      listener = next;
    },
    next() {
      first = (first + 3) % (all.length - 3);
      for (const id of all) if (!shadow.has(id)) shadow.set(id, values(id));
    },
    close: () => platform.close(),
  };
}
