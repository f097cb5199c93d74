import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { request, watchBuild } from '../../../lib/messaging/index.ts';
import { buildId } from '../../../scripts/build/build-id.ts';

test('a page of an outdated build is told so, and shows it once', async () => {
  const listener = vi.fn();
  const stop = watchBuild(listener, 'old');
  const result = { ok: false, problem: { kind: 'otherBuild', sentence: 'Restart it.' } };
  const sendMessage = vi.fn(async () => result);
  Object.assign(fakeBrowser.runtime, { sendMessage });
  expect(await request('outbox.wake', {})).toBe(result);
  expect(sendMessage).toHaveBeenCalledWith({ channel: 'outbox.wake', request: {}, build: 'old' });
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

test('the same sources give the same build id', () => {
  const id = buildId('1.2.3', process.cwd());
  expect(id).toMatch(/^1\.2\.3-[0-9a-f]{12}$/);
  expect(buildId('1.2.3', process.cwd())).toBe(id);
});
