import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createLiveChecks } from '../../../../lib/background/connection/live-checks.ts';
import { capabilitiesIn } from '../../../../lib/live-checks/index.ts';
import { observe as channel } from '../../../../lib/messaging/channels/connection.ts';
import type { Observe } from '../../../../lib/service/index.ts';
import {
  type Connection,
  readConnection,
  readLearned,
  writeConnection,
} from '../../../../lib/stored-state/index.ts';
import { type Platform, startPlatform } from '../../../service/index.ts';
import { checkPlatform, observerOf } from '../../live-checks/check.ts';

let platform: Platform;
let observer: Observe | null;
const checks = createLiveChecks({ observer: async () => observer });

const connection = (version: Connection['version']): Connection => ({
  state: 'connected',
  address: platform.url,
  version,
  segment: '',
  username: 'me',
  worlds: [],
  worldId: platform.worldId,
  hasPassphrase: false,
  tokenExposed: false,
  templates: [],
});

beforeAll(async () => {
  platform = await startPlatform({ articles: 60 });
});
beforeEach(async () => {
  await fakeBrowser.storage.local.clear();
  platform.faults.clear();
});
afterAll(() => platform.close());

/** What a screen does: every call goes through the channel's schema and the background. */
const throughChannel: Observe = async (
  { method, path, query, body },
  { wrongToken = false, stream = false } = {},
) => {
  const asked = { method, path, wrongToken, stream, ...(query && { query }), ...(body && { body }) };
  const answer = await checks.observe(channel.request.parse(asked));
  if (!answer.ok) throw new Error(answer.problem.kind);
  return answer.value;
};

test.each(['current', 'earlier'] as const)(
  'a check that reads works through the channel: %s',
  async (version) => {
    await writeConnection(connection(version));
    observer = observerOf(platform, version);
    const check = await checkPlatform(platform, version, { observe: throughChannel });
    const direct = await checkPlatform(platform, version);
    expect({ ...check, at: 0 }).toEqual({ ...direct, at: 0 });
    expect(await checks.learn(capabilitiesIn(check), Date.now() + 5_000_000)).toMatchObject({ ok: true });
    const learned = await readLearned(connection(version), Date.now());
    expect(learned?.known).toEqual(version === 'earlier' ? { articlePage: 50 } : {});
    expect(learned?.at).toBeLessThanOrEqual(Date.now());
    expect(await readConnection()).toMatchObject({ state: 'connected' });
  },
);

test('the channel lets only the calls of a check through', () => {
  const call = { method: 'GET', path: 'identity', wrongToken: false, stream: false };
  expect(channel.request.safeParse(call).success).toBe(true);
  for (const wrong of [
    { path: 'secret' },
    { path: 'world/w1/secrets' },
    { path: 'article/a1/../x' },
    { path: 'https://example.org/' },
    { method: 'PUT' },
    { method: 'DELETE' },
    { body: { content: 'x' } },
  ])
    expect(channel.request.safeParse({ ...call, ...wrong }).success).toBe(false);
});

test('refused keys are shown as such, but not the wrong ones that a check sends', async () => {
  await writeConnection(connection('current'));
  observer = observerOf(platform, 'current');
  const call = { method: 'GET', path: 'identity', stream: false } as const;
  expect(await checks.observe({ ...call, wrongToken: true })).toMatchObject({ value: { status: 401 } });
  expect(await readConnection()).toMatchObject({ state: 'connected' });
  platform.faults.add({ kind: 'status', status: 401, body: '{}' });
  expect(await checks.observe({ ...call, wrongToken: false })).toMatchObject({ value: { status: 401 } });
  expect(await readConnection()).toMatchObject({ state: 'refused' });
});

test('without a connection nothing is sent or learned', async () => {
  observer = null;
  const call = { method: 'GET', path: 'identity', wrongToken: false, stream: false } as const;
  expect(await checks.observe(call)).toMatchObject({ ok: false, problem: { kind: 'notConnected' } });
  expect(await checks.learn({ newOnTop: true }, 0)).toMatchObject({ ok: false });
});
