import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { markdownOf, type Progress, reportOf, type ScratchWorld } from '../../../scripts/check-live/index.ts';
import { type Platform, startPlatform } from '../../service/index.ts';
import { answersIn, checkPlatform, fakeClock, observerOf } from './check.ts';

const VERSIONS = ['current', 'earlier'] as const;
const MARK = 'Loreside check';

let platform: Platform;
let scratchWorld: Omit<ScratchWorld, 'run'>;
const written = () => platform.articles().filter(({ title }) => title.startsWith(MARK));

beforeAll(async () => {
  platform = await startPlatform({ articles: 60 });
  const id = platform
    .articles()
    .map(({ worldId }) => worldId)
    .find((world) => ![platform.worldId, platform.secondUser.worldId].includes(world));
  scratchWorld = { id: id ?? '', confirm: async () => true };
});
afterEach(() => {
  platform.faults.clear();
  platform.clearRequests();
});
afterAll(() => platform.close());

describe.each(VERSIONS)('a check of %s', (version) => {
  const isWrite = ({ method, url }: { method: string; url: string }) =>
    method === 'PUT' ||
    method === 'PATCH' ||
    method === 'DELETE' ||
    (method === 'POST' && version === 'earlier' && url.includes('/article'));

  test('without a scratch world writes nothing', async () => {
    const before = platform.articles();
    const check = await checkPlatform(platform, version);
    expect(check).toMatchObject({ stopped: null, wrote: false });
    expect(platform.requests().filter(isWrite)).toEqual([]);
    expect(platform.articles()).toEqual(before);
  });

  test('makes one call per second, and no more than it counts', async () => {
    const clock = fakeClock();
    const starts: number[] = [];
    const observe = observerOf(platform, version);
    const check = await checkPlatform(platform, version, {
      clock,
      scratchWorld,
      observe: (call, options) => {
        starts.push(clock.now());
        return observe(call, options);
      },
    });
    expect(starts).toHaveLength(check.calls);
    expect(check.calls).toBeLessThanOrEqual(40);
    expect(starts.slice(1).every((at, before) => at - (starts[before] ?? 0) >= 1_000)).toBe(true);
  });

  test('reports its progress', async () => {
    const seen: Progress[] = [];
    const check = await checkPlatform(platform, version, { onProgress: (progress) => seen.push(progress) });
    expect(seen.map(({ done }) => done)).toEqual(seen.map(({ done }) => done).sort((a, b) => a - b));
    expect(seen.at(-1)).toMatchObject({ done: (seen[0]?.total ?? 0) - 1, calls: check.calls });
  });

  test('asks before it writes, and only in a world of the account', async () => {
    const confirm = vi.fn(async () => false);
    const refused = checkPlatform(platform, version, { scratchWorld: { id: platform.worldId, confirm } });
    await expect(refused).rejects.toMatchObject({ reason: 'notConfirmed' });
    expect(confirm).toHaveBeenCalledWith({ title: 'Saltmere', state: 'public' });
    const foreign = { id: platform.secondUser.privateWorldId, confirm: async () => true };
    await expect(checkPlatform(platform, version, { scratchWorld: foreign })).rejects.toMatchObject({
      reason: 'notYours',
    });
    expect(platform.requests().filter(isWrite)).toEqual([]);
  });

  test('stops at keys that are refused', async () => {
    platform.faults.add({ kind: 'status', status: 401, body: '{"success":false}' });
    const check = await checkPlatform(platform, version);
    expect(check).toMatchObject({ stopped: 'keysRefused', calls: 1 });
    expect(answersIn(check)).toMatchObject({ pageSize: '? notReached', exportPages: '? notReached' });
  });

  test('stops at a 429, waits, deletes what it wrote, and reports what the 429 looked like', async () => {
    platform.faults.add({ kind: 'busy', retryAfter: 2, match: { method: 'PATCH', path: '/api/' }, times: 1 });
    const clock = fakeClock();
    const check = await checkPlatform(platform, version, { clock, scratchWorld });
    expect(check).toMatchObject({ stopped: 'busy', leftOver: [] });
    expect(written()).toEqual([]);
    expect(clock.waits).toContain(2_000);
    const finding = check.findings.find(({ fact }) => fact === 'refusal429');
    expect(finding).toMatchObject({ answer: { kind: 'value', value: expect.stringContaining('429') } });
    expect(finding?.evidence).toMatchObject({ retryAfterSeconds: 2 });
  });

  test('deletes what it wrote when it is canceled', async () => {
    const controller = new AbortController();
    platform.on('committed', () => controller.abort());
    const check = await checkPlatform(platform, version, { scratchWorld, signal: controller.signal });
    expect(check).toMatchObject({ stopped: 'cancelled', leftOver: [] });
    expect(written()).toEqual([]);
  });

  test('finds and deletes an article whose response got lost', async () => {
    const path = version === 'current' ? '/api/external/boromir/article' : '/api/aragorn/article';
    const method = version === 'current' ? 'PUT' : 'POST';
    platform.faults.add({ kind: 'drop', commit: true, match: { method, path }, times: 1 });
    const check = await checkPlatform(platform, version, { scratchWorld });
    expect(check).toMatchObject({ stopped: 'unreachable', leftOver: [] });
    expect(written()).toEqual([]);
  });

  test('names what it couldn’t delete, but not in the report', async () => {
    platform.faults.add({
      kind: 'status',
      status: 500,
      body: '{}',
      match: { method: 'DELETE', path: '/api/' },
    });
    const check = await checkPlatform(platform, version, { scratchWorld });
    const left = written();
    expect(check.leftOver.map(({ id }) => id).sort()).toEqual(left.map(({ id }) => id).sort());
    expect(left).toHaveLength(3);
    const report = reportOf(check, '0.1.0');
    expect(report.leftOver).toBe(3);
    for (const text of [JSON.stringify(report), markdownOf(report)])
      for (const { id, title } of left) {
        expect(text).not.toContain(id);
        expect(text).not.toContain(title);
      }
    platform.faults.clear();
    for (const { id } of left) await observerOf(platform, version)(removal(id));
  });

  const removal = (id: string) =>
    version === 'current'
      ? ({ method: 'DELETE', path: 'article', query: { id }, cap: 1_000 } as const)
      : ({ method: 'DELETE', path: `article/${id}`, cap: 1_000 } as const);

  test('a report has no titles, names, ids, hosts or keys', async () => {
    const check = await checkPlatform(platform, version, { scratchWorld });
    const report = reportOf(check, '0.1.0');
    const text = `${JSON.stringify(report)}\n${markdownOf(report)}`;
    const secret = [
      ...platform.articles().flatMap(({ id, title, slug }) => [id, title, slug]),
      ...[platform.applicationKey, platform.authToken, platform.worldId, scratchWorld.id],
      ...['Saltmere', 'The Ninth Lantern', '127.0.0.1', 'example.org', MARK],
    ].filter((word) => word.length > 6);
    expect(secret.filter((word) => text.includes(word))).toEqual([]);
    expect(markdownOf(report)).toMatch(/14\. .*\n\nAnswered by hand/);
  });
});

test('other words than ours are hidden in a report', async () => {
  const check = await checkPlatform(platform, 'current');
  const finding = {
    question: 'create',
    fact: 'createShape',
    answer: { kind: 'value', value: 'https://example.org/secret' },
    evidence: { title: 'The “Lamp” Guild', id: platform.worldId, status: 200, format: 'json' },
  } as const;
  const report = reportOf({ ...check, findings: [finding] }, '0.1.0');
  expect(report.answers).toEqual([
    {
      ...finding,
      answer: { kind: 'value', value: '(hidden)' },
      evidence: { title: '(hidden)', id: '(hidden)', status: 200, format: 'json' },
    },
  ]);
});
