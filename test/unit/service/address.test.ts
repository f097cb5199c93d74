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
    ['', /No address/],
    ['http://worldanvil.com', /unencrypted/],
    ['http://localhost.evil.example', /unencrypted/],
    ['http://127.0.0.1.evil.example', /unencrypted/],
    ['https://me:secret@host.example', /name or a password/],
    ['ftp://host.example', /https/],
    ['javascript:alert(1)', /not a web address/],
    ['two words', /not a web address/],
  ])('rejects %j with an explanation', (typed, sentence) => {
    expect(read(typed)).toEqual({ kind: expect.any(String), sentence: expect.stringMatching(sentence) });
  });

  it('rejects a version name that would change the path', () => {
    expect(read(DEFAULT_ADDRESS, 'current', '../identity')).toMatchObject({ kind: 'wrongSegment' });
  });
});
