import { beforeEach, expect, it } from 'vitest';
import { verifyEitherOrder } from '../../../../lib/background/connection/verify-credentials.ts';
import { message, readMessage } from '../../../../lib/i18n/index.ts';
import { type Service, ServiceError, type ServiceFailure } from '../../../../lib/service/index.ts';
import type { Credentials } from '../../../../lib/vault/index.ts';
import { furnish } from '../browser.ts';
import { failing, service } from '../service.ts';

const place = { address: 'https://worlds.example', version: 'current', segment: '' } as const;
const right: Credentials = { ...place, applicationKey: 'app', userToken: 'token' };
const swapped: Credentials = { ...place, applicationKey: 'token', userToken: 'app' };

beforeEach(() => void furnish());

let tried: string[];
/** World Anvil's answer to each pair of keys; what isn't listed is refused. */
const answers = (listed: Record<string, Partial<Service>>, refusal = keysRefused) => {
  tried = [];
  return async ({ applicationKey, userToken }: Credentials) => {
    const pair = `${applicationKey} ${userToken}`;
    tried.push(pair);
    return service(listed[pair] ?? { identity: failing(refusal(pair)) });
  };
};
const keysRefused = (_pair: string): ServiceFailure => ({
  kind: 'unauthorised',
  sentence: message('service.keysRefused'),
});

it('asks once about keys in the right order', async () => {
  const done = await verifyEitherOrder(right, answers({ 'app token': {} }));
  expect(done).toMatchObject({ credentials: right, areExchanged: false });
  expect(tried).toEqual(['app token']);
});

it('exchanges keys that are the wrong way around, and says so', async () => {
  const done = await verifyEitherOrder(swapped, answers({ 'app token': {} }));
  expect(done).toMatchObject({ credentials: right, areExchanged: true, wrongKey: null });
  expect(done.met).not.toBeNull();
  expect(done.steps[1]).toEqual({ name: 'keys', ok: true, sentence: message('connection.keysExchanged') });
});

it('leaves keys as they were typed if neither order is accepted, after one more request', async () => {
  const done = await verifyEitherOrder(right, answers({}));
  expect(done).toMatchObject({ credentials: right, areExchanged: false, met: null, wrongKey: 'either' });
  expect(done.refusal).toEqual(message('service.keysRefused'));
  expect(tried).toEqual(['app token', 'token app']);
});

it('names the key that World Anvil named for the keys as typed', async () => {
  const refusal = (pair: string): ServiceFailure => ({
    ...{ kind: 'unauthorised', sentence: readMessage(pair) },
    key: pair === 'app token' ? 'userToken' : 'applicationKey',
  });
  const done = await verifyEitherOrder(right, answers({}, refusal));
  expect(done).toMatchObject({ wrongKey: 'userToken', refusal: readMessage('app token') });
});

it('recognizes keys of an account that may not use the API, in either order', async () => {
  const forbidden = { identity: failing({ kind: 'forbidden', sentence: readMessage('s') }) };
  const done = await verifyEitherOrder(swapped, answers({ 'app token': forbidden }));
  expect(done).toMatchObject({ areExchanged: true, met: null, refusal: message('connection.noApiAccess') });
});

it('doesn’t guess the order if the second request isn’t answered', async () => {
  const offline: ServiceFailure = { kind: 'offline', sentence: readMessage('No network.') };
  const done = await verifyEitherOrder(swapped, answers({ 'app token': { identity: failing(offline) } }));
  expect(done).toMatchObject({ credentials: swapped, areExchanged: false, met: null, refusal: null });
  expect(done.steps.at(-1)).toMatchObject({ name: 'address', ok: false, sentence: offline.sentence });
});

it('doesn’t exchange keys for any other failure', async () => {
  const busy: ServiceFailure = { kind: 'busy', sentence: readMessage('Busy.'), retryAfter: null };
  await verifyEitherOrder(
    right,
    answers({}, () => busy),
  );
  expect(tried).toEqual(['app token']);
  const broken = async () => service({ identity: () => Promise.reject(new ServiceError(busy)) });
  expect((await verifyEitherOrder(right, broken)).areExchanged).toBe(false);
});
