import { describe, expect, it } from 'vitest';
import { DEFAULT_ADDRESS, DEFAULT_SEGMENTS, parseAddress } from '../../../lib/service/index.ts';

const read = (
  text: string,
  version: 'current' | 'earlier' = 'current',
  segment = DEFAULT_SEGMENTS[version],
) => {
  const parsed = parseAddress(text, version, segment);
  return parsed.ok ? parsed.value : parsed.problem;
};

describe('parseAddress', () => {
  it("returns World Anvil's API by default", () => {
    expect(read(DEFAULT_ADDRESS)).toEqual({
      address: 'https://www.worldanvil.com',
      root: 'https://www.worldanvil.com/api/external/boromir',
      origin: 'https://www.worldanvil.com',
      host: 'www.worldanvil.com',
      permission: 'https://www.worldanvil.com/*',
    });
    expect(read(DEFAULT_ADDRESS, 'earlier')).toMatchObject({
      root: 'https://www.worldanvil.com/api/aragorn',
    });
  });

  it.each([
    'www.worldanvil.com',
    'worldanvil.com',
    'worldanvil',
    'WorldAnvil',
    ' https://www.worldanvil.com/// ',
    'HTTPS://WWW.WORLDANVIL.COM',
    'https://www.worldanvil.com/api/external/boromir',
    'https://www.worldanvil.com/api/external/boromir/documentation',
    'https://www.worldanvil.com/api/aragorn/',
    'https://www.worldanvil.com/w/my-world-me?tab=1#top',
  ])("recognizes %j as World Anvil's address", (typed) => {
    expect(read(typed)).toMatchObject({ root: 'https://www.worldanvil.com/api/external/boromir' });
  });

  it.each([
    ['localhost:8080', 'http://localhost:8080/api/external/boromir', 'http://localhost/*'],
    [
      'http://127.0.0.1:3000/api/external/boromir',
      'http://127.0.0.1:3000/api/external/boromir',
      'http://127.0.0.1/*',
    ],
    [
      'https://host.example/worlds/api/',
      'https://host.example/worlds/api/external/boromir',
      'https://host.example/*',
    ],
  ])('parses %s to %s', (typed, root, permission) => {
    expect(read(typed)).toMatchObject({ root, permission });
  });

  it('accepts another version name and lower-cases it', () => {
    expect(read(DEFAULT_ADDRESS, 'current', ' Faramir ')).toMatchObject({
      root: expect.stringMatching(/external\/faramir$/),
    });
  });

  it.each([
    ['', 'addressMissing'],
    ['http://worldanvil.com', 'addressInsecure'],
    ['http://localhost.evil.example', 'addressInsecure'],
    ['http://127.0.0.1.evil.example', 'addressInsecure'],
    ['https://me:secret@host.example', 'addressHasCredentials'],
    ['ftp://host.example', 'addressNotHttps'],
    ['javascript:alert(1)', 'addressInvalid'],
    ['two words', 'addressInvalid'],
    ['myworld', 'addressInvalid'],
    ['https://intranet/worlds', 'addressInvalid'],
    ['https://host.', 'addressInvalid'],
  ])('rejects %j with an explanation', (typed, id) => {
    expect(read(typed)).toEqual({ kind: expect.any(String), sentence: { id: `connection.${id}` } });
  });

  it('rejects a version name that would change the path', () => {
    expect(read(DEFAULT_ADDRESS, 'current', '../identity')).toMatchObject({ kind: 'wrongSegment' });
  });
});
