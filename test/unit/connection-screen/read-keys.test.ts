import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readKeys } from '../../../components/connection/read-keys.ts';

const KEY = 'app-81f0c2d4a6b8e0f1a3c5d7e9f0b1c2d3e4f5a6b7';
const TOKEN = '5e1f7a9b3c5d7e9f1a3b5c7d9e1f3a5b7c9d1e3f5a7b9c1d3e5f7a9b1c3d5e7f==';
const BOTH = { applicationKey: KEY, userToken: TOKEN };

describe('readKeys', () => {
  it.each([
    ['request headers', `x-auth-token: ${TOKEN}\nx-application-key: ${KEY}`],
    ['JSON', JSON.stringify({ 'x-auth-token': TOKEN, 'x-application-key': KEY })],
    [
      'curl',
      `curl -H 'x-auth-token: ${TOKEN}' -H 'x-application-key: ${KEY}' https://www.worldanvil.com/api`,
    ],
    ['query parameters', `x-auth-token=${TOKEN}&x-application-key=${KEY}`],
    ['labels on lines of their own', `User token\n\n${TOKEN}\n\nApplication key\n\n${KEY}`],
    ['labels without a colon', `User token ${TOKEN} application key ${KEY}`],
    ['labels behind', `${TOKEN} (user token)\n${KEY} (application key)`],
    ['one label', `${TOKEN}\nApplication key: ${KEY}`],
    ['bare keys on two lines', `${KEY}\r\n${TOKEN}\r\n`],
    ['bare keys with a space', ` ${KEY} ${TOKEN}`],
    ['bare keys with a comma', `${KEY}, ${TOKEN}`],
    ['labels in another language', `Anwendungsschlüssel: ${KEY}\nBenutzer-Token: ${TOKEN}`],
    [
      'a mail',
      `Hello Mira, your keys for API access 2.0 are “${KEY}” and “${TOKEN}”. See https://www.worldanvil.com/api/2`,
    ],
  ])('finds both in %s', (_where, text) => {
    expect(readKeys(text, 'applicationKey')).toEqual(BOTH);
    expect(readKeys(text, 'userToken')).toEqual(BOTH);
  });

  it('takes two keys without names in the order of the fields', () => {
    const swapped = { applicationKey: TOKEN, userToken: KEY };
    expect(readKeys(`${TOKEN}\n${KEY}`, 'userToken')).toEqual(swapped);
    expect(readKeys(`My application key and user token:\n${TOKEN}\n${KEY}`, 'userToken')).toEqual(swapped);
  });

  it('puts a named key into its own field, and an unnamed one where it was pasted', () => {
    expect(readKeys(`User token: ${TOKEN}`, 'applicationKey')).toEqual({ userToken: TOKEN });
    expect(readKeys(`Token: ${TOKEN}`, 'userToken')).toEqual({ userToken: TOKEN });
    expect(readKeys(`“${KEY}”`, 'applicationKey')).toEqual({ applicationKey: KEY });
  });

  it.each([
    ['a single key', ` ${KEY}\n`],
    ['a short one', 'abc'],
    ['prose', 'Where do I find the application key and the user token?'],
    ['three keys', `${KEY} ${TOKEN} ${KEY.slice(0, 30)}`],
    ['an address', 'https://www.worldanvil.com/api/auth/key?version=2'],
    ['nothing', ''],
  ])('leaves %s to the browser', (_what, text) => {
    expect(readKeys(text, 'userToken')).toEqual({});
  });

  it('returns what can be sent, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const key of Object.values(readKeys(text, 'userToken'))) expect(key).toMatch(/^[\x21-\x7e]+$/);
      }),
    );
  });
});
