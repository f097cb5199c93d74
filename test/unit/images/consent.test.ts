import fc from 'fast-check';
import { expect, test } from 'vitest';
import browser from 'webextension-polyfill';
import {
  allowHosts,
  allowImage,
  changeImageConsent,
  consentedHosts,
  type ImageConsent,
  isAllowed,
  parseImageConsent,
  readImageConsent,
  stopImages,
  wantsImages,
} from '../../../lib/images/index.ts';

const NONE: ImageConsent = { earlierHosts: [], worlds: {} };
const at = (host: string, name = 'a.png') => new URL(`https://${host}/${name}`);
const hosts = (...names: string[]) => names.map((name) => `https://${name}/*`);

test('a world’s images are allowed by host, or one by one, and only in that world', () => {
  const one = allowImage('w1', at('a.example'))(NONE);
  expect(isAllowed(one, 'w1', at('a.example'))).toBe(true);
  expect(isAllowed(one, 'w1', at('a.example', 'b.png'))).toBe(false);
  const all = allowHosts('w1', hosts('a.example'))(one);
  expect(isAllowed(all, 'w1', at('a.example', 'b.png'))).toBe(true);
  expect(isAllowed(all, 'w1', at('b.example'))).toBe(false);
  expect(isAllowed(all, 'w2', at('a.example'))).toBe(false);
  expect([wantsImages(all, 'w1'), wantsImages(all, 'w2')]).toEqual([true, false]);
  expect(isAllowed(stopImages('w1')(all), 'w1', at('a.example'))).toBe(false);
});

test('hosts that an earlier release was allowed stay allowed until a world’s images are hidden', async () => {
  await browser.storage.local.set({ 'image.hosts': [...hosts('a.example'), 7] });
  const before = await readImageConsent();
  expect(isAllowed(before, 'w1', at('a.example'))).toBe(true);
  await changeImageConsent(stopImages('w1'));
  const after = await readImageConsent();
  expect(isAllowed(after, 'w1', at('a.example'))).toBe(false);
  expect(isAllowed(after, 'w2', at('a.example'))).toBe(true);
  expect(await browser.storage.local.get(null)).not.toHaveProperty(['image.hosts']);
  await changeImageConsent(allowHosts('w2', hosts('b.example')));
  const more = await readImageConsent();
  expect(['a.example', 'b.example'].map((host) => isAllowed(more, 'w2', at(host)))).toEqual([true, true]);
  expect(consentedHosts(more)).toEqual(hosts('a.example', 'b.example'));
});

test('whatever is stored, no image is allowed by accident', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (raw, earlier) => {
      const consent = parseImageConsent(raw, earlier);
      expect(isAllowed(consent, 'w1', at('a.example'))).toBe(false);
      expect(consentedHosts(stopImages('w1')(consent))).toBeInstanceOf(Array);
    }),
  );
  expect(
    parseImageConsent({ worlds: { w1: { hosts: 3, images: ['x', 4] }, w2: 'all' } }, ['ignored']).worlds,
  ).toEqual({ w1: { hosts: [], images: ['x'] }, w2: { hosts: null, images: [] } });
});

/** A model: per world, the hosts and images that were allowed since the last stop. */
test('after any clicks, exactly what was allowed since the last stop is allowed', () => {
  const world = fc.constantFrom('w1', 'w2');
  const host = fc.constantFrom('a.example', 'b.example');
  const file = fc.constantFrom('1.png', '2.png');
  const step = fc.oneof(
    fc.record({ kind: fc.constant('hosts' as const), world, host, file }),
    fc.record({ kind: fc.constant('image' as const), world, host, file }),
    fc.record({ kind: fc.constant('stop' as const), world, host, file }),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let consent: ImageConsent = { earlierHosts: hosts('a.example'), worlds: {} };
      const model = new Map([
        ['w1', new Set(['a.example'])],
        ['w2', new Set(['a.example'])],
      ]);
      for (const { kind, world, host, file } of steps) {
        const known = model.get(world) ?? new Set();
        if (kind === 'hosts') {
          consent = allowHosts(world, hosts(host))(consent);
          known.add(host);
        } else if (kind === 'image') {
          consent = allowImage(world, at(host, file))(consent);
          known.add(`${host}/${file}`);
        } else {
          consent = stopImages(world)(consent);
          known.clear();
        }
      }
      for (const worldId of ['w1', 'w2'])
        for (const name of ['a.example', 'b.example'])
          for (const file of ['1.png', '2.png']) {
            const known = model.get(worldId);
            expect(isAllowed(consent, worldId, at(name, file))).toBe(
              known?.has(name) === true || known?.has(`${name}/${file}`) === true,
            );
          }
    }),
  );
});
