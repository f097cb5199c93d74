import { afterAll, beforeAll, expect, it } from 'vitest';
import { WorldChecks } from '../../../lib/checks/index.ts';
import { openLibrary, syncBodies, syncWorld } from '../../../lib/library/index.ts';
import { createFullService, createPacer } from '../../../lib/service/index.ts';
import { type Platform, startPlatform } from '../../service/index.ts';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform({ articles: 400 });
});
afterAll(() => platform.close());

it('in a seeded world, only what is really there is found', async () => {
  const service = createFullService({
    address: platform.url,
    version: 'current',
    segment: 'boromir',
    applicationKey: platform.applicationKey,
    userToken: platform.authToken,
    userAgent: 'Loreside ( https://project.example/, 0.1.0 )',
    pacer: createPacer({ pace: 10_000, burst: 1_000 }),
    sleep: async () => {},
  });
  const { signal } = new AbortController();
  const library = await openLibrary();
  await library.clear();
  const { worldId } = platform;
  await syncWorld(service, worldId, { signal, now: () => 0, wants: 'look' });
  await syncBodies(service, worldId, { signal, which: 'all', limit: 5_000 });
  const checks = await WorldChecks.read(library, worldId);
  expect(checks.checked().read).toBeGreaterThan(400);
  const findings = await checks.findings();
  expect(
    findings.map(
      ({ rule, evidence }) =>
        `${rule}: ${evidence.map(({ title, quote }) => `${title}, ${quote}`).join(' / ')}`,
    ),
  ).toEqual([]);
});
