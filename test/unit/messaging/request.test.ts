import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { message } from '../../../lib/i18n/index.ts';
import { request } from '../../../lib/messaging/index.ts';

const DEAD = new Error('Could not establish connection. Receiving end does not exist.');
const CLOSED = new Error(
  'A listener indicated an asynchronous response by returning true, but the message channel closed before a response was received',
);

const sendMessage = vi.fn<(message: unknown) => Promise<unknown>>();
beforeEach(() => {
  sendMessage.mockReset();
  Object.assign(fakeBrowser.runtime, { sendMessage });
});

const noAnswer = {
  ok: false,
  problem: { kind: 'noAnswer', sentence: message('service.noReply') },
};

describe('request', () => {
  it('resolves to the result', async () => {
    sendMessage.mockResolvedValue({ ok: true, value: true });
    expect(await request('vault.unlock', { passphrase: 'p' })).toEqual({ ok: true, value: true });
    expect(sendMessage).toHaveBeenCalledWith({ channel: 'vault.unlock', request: { passphrase: 'p' } });
  });

  it('resolves to the problem that the handler returned', async () => {
    const result = { ok: false, problem: { kind: 'conflict', sentence: 'Not now.', stands: {} } };
    sendMessage.mockResolvedValue(result);
    expect(await request('outbox.wake', {})).toBe(result);
  });

  it.each([DEAD, CLOSED])('repeats the request if the worker was dead: %s', async (error) => {
    sendMessage.mockRejectedValueOnce(error).mockResolvedValueOnce({ ok: true, value: undefined });
    expect(await request('outbox.wake', {})).toMatchObject({ ok: true });
  });

  it('sends at most twice, then returns a problem', async () => {
    sendMessage.mockRejectedValue(DEAD);
    expect(await request('outbox.wake', {})).toEqual(noAnswer);
    expect(sendMessage).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['capture.pending', {}],
    ['vault.setPassphrase', { next: null, current: 'p' }],
  ] as const)('sends %s only once', async (channel, payload) => {
    sendMessage.mockRejectedValue(CLOSED);
    expect(await request(channel, payload)).toEqual(noAnswer);
    expect(sendMessage).toHaveBeenCalledTimes(1);
  });

  it('tells a page that outlived an update what to do', async () => {
    sendMessage.mockRejectedValue(new Error('Extension context invalidated.'));
    expect(await request('outbox.wake', {})).toMatchObject({ ok: false, problem: { kind: 'updated' } });
  });

  it('returns a problem if there is no reply', async () => {
    sendMessage.mockResolvedValue(null);
    expect(await request('vault.lock', {})).toEqual(noAnswer);
  });
});
