import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  createSampleService,
  createSampleWorld,
  deleteSampleWorld,
  hasSampleWorld,
  SAMPLE_WORLD,
  SAMPLE_WORLD_ID,
} from '../../../lib/sample-world/index.ts';

beforeEach(() => deleteSampleWorld());
afterEach(() => deleteSampleWorld());

it('isn’t there until it is created, and not after it was deleted', async () => {
  expect(await hasSampleWorld()).toBe(false);
  await createSampleWorld();
  expect(await hasSampleWorld()).toBe(true);
  await deleteSampleWorld();
  expect(await hasSampleWorld()).toBe(false);
});

it('has the title that screens show before it is read', async () => {
  await createSampleWorld();
  expect(await createSampleService().world(SAMPLE_WORLD_ID)).toMatchObject(SAMPLE_WORLD);
});
