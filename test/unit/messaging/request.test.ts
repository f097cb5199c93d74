import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { BridgeError, request } from '../../../lib/messaging/index.ts';

const DEAD = new Error('Could not establish connection. Receiving end does not exist.');
const CLOSED = new Error(
  'A listener indicated an asynchronous response by returning true, but the message channel closed before a response was received',
);

const sendMessage = vi.fn<(message: unknown) => Promise<unknown>>();
beforeEach(() => {
  sendMessage.mockReset();
  Object.assign(fakeBrowser.runtime, { sendMessage });
});

describe('ask', () => {
  it('gives the value of an answer', async () => {
    sendMessage.mockResolvedValue({ ok: true, value: true });
    expect(await request('vault.unlock', { passphrase: 'p' })).toBe(true);
    expect(sendMessage).toHaveBeenCalledWith({ channel: 'vault.unlock', request: { passphrase: 'p' } });
  });

  it('throws the sentence of a refusal', async () => {
    sendMessage.mockResolvedValue({ ok: false, sentence: 'Not now.' });
    await expect(request('outbox.wake', {})).rejects.toEqual(new BridgeError('Not now.'));
  });

  it.each([DEAD, CLOSED])('asks once more when the worker was dead: %s', async (error) => {
    sendMessage.mockRejectedValueOnce(error).mockResolvedValueOnce({ ok: true, value: undefined });
    await expect(request('outbox.wake', {})).resolves.toBeUndefined();
  });

  it('asks twice at most, and then says so in a sentence', async () => {
    sendMessage.mockRejectedValue(DEAD);
    await expect(request('outbox.wake', {})).rejects.toThrow('Nothing was lost');
    expect(sendMessage).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['capture.pending', {}],
    ['vault.setPassphrase', { next: null, current: 'p' }],
  ] as const)('asks %s only once', async (channel, payload) => {
    sendMessage.mockRejectedValue(CLOSED);
    await expect(request(channel, payload)).rejects.toBeInstanceOf(BridgeError);
    expect(sendMessage).toHaveBeenCalledTimes(1);
  });

  it('tells a page that outlived an update what to do', async () => {
    sendMessage.mockRejectedValue(new Error('Extension context invalidated.'));
    await expect(request('outbox.wake', {})).rejects.toThrow('updated');
  });

  it('takes no answer for no answer', async () => {
    sendMessage.mockResolvedValue(null);
    await expect(request('vault.lock', {})).rejects.toBeInstanceOf(BridgeError);
  });
});
