import { expect, test } from '@playwright/test';
import { Firefox } from './browser.ts';
import type { Tab } from './tab.ts';

let firefox: Firefox;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  firefox = await Firefox.launch();
});
test.afterAll(async () => {
  await firefox?.close();
});

const ask = (tab: Tab, channel: string, request: object = {}): Promise<unknown> =>
  tab.eval(`browser.runtime.sendMessage(${JSON.stringify({ channel, request })})`);

test('the second script of the background is loaded when it is first needed, by every event page', async () => {
  const tab = await firefox.screen('options');
  for (let life = 0; life < 3; life += 1) {
    await ask(tab, 'capture.pending');
    expect(await ask(tab, 'library.forget', { worldId: 'none' })).toEqual({ ok: true });
    expect(await firefox.terminateBackground()).toBe('stopped');
  }
});
