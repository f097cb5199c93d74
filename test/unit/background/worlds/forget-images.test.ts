import { beforeEach, expect, it } from 'vitest';
import browser from 'webextension-polyfill';
import { forgetImages } from '../../../../lib/background/worlds/local-worlds.ts';
import {
  allowHosts,
  allowImage,
  changeImageConsent,
  readImageConsent,
} from '../../../../lib/images/index.ts';
import { changeSettings } from '../../../../lib/settings/index.ts';
import { writeConnection } from '../../../../lib/stored-state/index.ts';
import { furnish } from '../browser.ts';
import { connection } from '../connected.ts';

let removed: string[];

beforeEach(async () => {
  await browser.storage.local.clear();
  const parts = furnish();
  removed = [];
  parts.remove.mockImplementation(async ({ origins }) => {
    removed.push(...origins);
    return true;
  });
});

const allow = (worldId: string, ...hosts: string[]) =>
  changeImageConsent(
    allowHosts(
      worldId,
      hosts.map((host) => `https://${host}/*`),
    ),
  );

it('a removed world leaves no answer about its images, and no access that only they needed', async () => {
  await allow('gone', 'only.example', 'shared.example');
  await changeImageConsent(allowImage('gone', new URL('https://single.example/a.png')));
  await allow('stays', 'shared.example');
  await forgetImages('gone');
  expect(Object.keys((await readImageConsent()).worlds)).toEqual(['stays']);
  expect(removed.sort()).toEqual(['https://only.example/*', 'https://single.example/*']);
});

it('access to World Anvil, to custom domains and to what is connected stays', async () => {
  await writeConnection(connection);
  await changeSettings((all) => ({ ...all, pageDomains: ['atlas.example'] }));
  await allow('gone', 'www.worldanvil.com', 'atlas.example', 'worlds.example');
  await forgetImages('gone');
  expect((await readImageConsent()).worlds).toEqual({});
  expect(removed).toEqual([]);
});
