import { expect, it } from 'vitest';
import browser from 'webextension-polyfill';
import { isUntouched } from '../../../components/local-worlds/use-removal.tsx';
import { createSampleWorld, SAMPLE_WORLD_ID as SAMPLE } from '../../../lib/sample-world/index.ts';
import { changeSettings } from '../../../lib/settings/index.ts';

it('the sample world is untouched until somebody decides or counts something in it', async () => {
  await createSampleWorld();
  expect(await isUntouched()).toBe(true);
  for (const [key, items] of Object.entries({
    'panel.pins': [[SAMPLE, 'article', 'a1']],
    'statblock.counters': [{ worldId: SAMPLE, id: '1', hitPoints: null, tallies: [] }],
    'statblock.kept': [[SAMPLE, '1']],
    'mentions.excluded': [[SAMPLE, 'hash']],
    'checks.intended': [[SAMPLE, 'hash']],
    'checks.off': [[SAMPLE, 'sameName']],
  })) {
    await browser.storage.local.set({ [key]: [['another world', 'x']] });
    expect(await isUntouched(), `${key} of another world`).toBe(true);
    await browser.storage.local.set({ [key]: items });
    expect(await isUntouched(), key).toBe(false);
    await browser.storage.local.remove(key);
  }
  await changeSettings((settings) => ({ ...settings, accents: { ...settings.accents, [SAMPLE]: 200 } }));
  expect(await isUntouched()).toBe(false);
});
