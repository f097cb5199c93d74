import { beforeEach, describe, expect, it } from 'vitest';
import { verifyCredentials } from '../../../../lib/background/connection/verify-credentials.ts';
import { message, readMessage, t } from '../../../../lib/i18n/index.ts';
import type { ServiceFailure } from '../../../../lib/service/index.ts';
import type { Credentials } from '../../../../lib/vault/index.ts';
import { furnish } from '../browser.ts';
import { failing, service } from '../service.ts';

const credentials: Credentials = {
  address: 'https://worlds.example',
  version: 'current',
  segment: '',
  applicationKey: 'k',
  userToken: 't',
};

const TROUBLE = message('service.serverError', { retry: message('service.retryLater') });

let browser: ReturnType<typeof furnish>;
beforeEach(() => {
  browser = furnish();
});

const names = ({ steps }: Awaited<ReturnType<typeof verifyCredentials>>) =>
  steps.map(({ name, ok }) => `${name} ${ok}`);

describe('verifyCredentials', () => {
  it('runs every step and describes each', async () => {
    const done = await verifyCredentials(credentials, async () => service());
    expect(names(done)).toEqual(['address true', 'keys true', 'identity true', 'worlds true']);
    expect(done.steps.slice(2).map(({ sentence }) => t(sentence))).toEqual([
      'Signed in as mira',
      '2 worlds found',
    ]);
    expect(browser.contains).toHaveBeenCalledWith({ origins: ['https://worlds.example/*'] });
  });

  it('sends nothing to an invalid or forbidden address', async () => {
    const never = () => expect.unreachable('asked for a service');
    expect(names(await verifyCredentials({ ...credentials, address: 'ftp://x' }, never))).toEqual([
      'address false',
    ]);
    browser.contains.mockResolvedValue(false);
    expect(names(await verifyCredentials(credentials, never))).toEqual(['address false']);
  });

  it.each<[ServiceFailure, string[], boolean]>([
    [{ kind: 'offline', sentence: readMessage('s') }, ['address false'], false],
    [{ kind: 'timeout', sentence: readMessage('s') }, ['address false'], false],
    [{ kind: 'redirected', sentence: readMessage('s') }, ['address false'], false],
    [{ kind: 'notFound', sentence: readMessage('s') }, ['address false'], false],
    [{ kind: 'notUnderstood', sentence: readMessage('s') }, ['address false'], false],
    [{ kind: 'challenge', sentence: readMessage('s'), retryAfter: null }, ['address false'], false],
    [{ kind: 'server', sentence: readMessage('s'), status: 500, retryAfter: null }, ['address false'], false],
    [{ kind: 'unauthorised', sentence: readMessage('s') }, ['address true', 'keys false'], true],
    [{ kind: 'forbidden', sentence: readMessage('s') }, ['address true', 'keys false'], true],
  ])('stops at $kind', async (failure, expected, refused) => {
    const done = await verifyCredentials(credentials, async () => service({ identity: failing(failure) }));
    expect(names(done)).toEqual(expected);
    expect(done.met).toBeNull();
    expect(done.refusal !== null).toBe(refused);
  });

  it('distinguishes missing permissions from a wrong key', async () => {
    const forbidden = failing({ kind: 'forbidden', sentence: readMessage('s') });
    const done = await verifyCredentials(credentials, async () => service({ identity: forbidden }));
    expect(done.steps.at(-1)?.sentence).toEqual(message('connection.noApiAccess'));
  });

  it('reports that worlds can’t be listed, or that there are none', async () => {
    const failed = failing({ kind: 'server', sentence: TROUBLE, status: 500, retryAfter: null });
    const stopped = await verifyCredentials(credentials, async () => service({ worlds: failed }));
    expect(stopped.steps.at(-1)).toEqual({ name: 'worlds', ok: false, sentence: TROUBLE });
    const none = await verifyCredentials(credentials, async () => service({ worlds: async () => [] }));
    expect(none.met).not.toBeNull();
    expect(none.steps.at(-1)?.sentence).toEqual(message('connection.worldsFound', { count: 0 }));
  });
});
