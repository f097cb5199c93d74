import { beforeEach, expect, it } from 'vitest';
import { WorldChecks } from '../../../lib/checks/index.ts';
import { openLibrary, syncBodies, syncWorld } from '../../../lib/library/index.ts';
import {
  createSampleService,
  createSampleWorld,
  SAMPLE_WORLD_ID as worldId,
} from '../../../lib/sample-world/index.ts';
import { furnish } from '../background/browser.ts';

beforeEach(async () => {
  furnish();
  await createSampleWorld();
  await (await openLibrary()).clear();
});

it('the sample world contradicts itself nowhere', async () => {
  const service = createSampleService();
  const { signal } = new AbortController();
  await syncWorld(service, worldId, { signal, now: () => 0, wants: 'look' });
  await syncBodies(service, worldId, { signal, which: 'all', limit: 500 });
  const library = await openLibrary();
  const checks = await WorldChecks.read(library, worldId);
  expect(checks.checked().read).toBeGreaterThan(50);
  expect(
    (await checks.findings()).map(
      ({ rule, evidence }) => `${rule}: ${evidence[0].title}, ${evidence[0].quote}`,
    ),
  ).toEqual([]);
});
