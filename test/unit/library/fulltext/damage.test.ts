import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSlices, HEAD, quickChecksum } from '../../../../lib/library/fulltext/format.ts';
import { mergeBodies, openBodies, packBodies, searchBodies } from '../../../../lib/library/fulltext/index.ts';
import { verifySegment } from '../../../../lib/library/fulltext/segment-reader.ts';
import { WORDS, words } from './texts.ts';

const now = () => Promise.resolve();
const bodies = Array.from({ length: 400 }, (_, location) => ({
  location: location * 3,
  text: Array.from({ length: 12 }, (_word, at) => WORDS[(location * 7 + at * at) % WORDS.length]).join(' '),
}));
const whole = await packBodies(bodies, [1, 2]);

const flips = fc.array(fc.tuple(fc.nat(whole.byteLength - 1), fc.integer({ min: 1, max: 255 })), {
  minLength: 1,
  maxLength: 6,
});

function damaged(by: readonly (readonly [number, number])[]): ArrayBuffer {
  const bytes = new Uint8Array(whole.slice(0));
  for (const [at, bits] of by) bytes[at] = (bytes[at] ?? 0) ^ bits;
  return bytes.buffer;
}

describe('a damaged segment', () => {
  it('is not opened', () => {
    fc.assert(
      fc.property(fc.nat(whole.byteLength - 1), fc.integer({ min: 1, max: 255 }), (at, bits) => {
        if (at >> 2 === HEAD.full) return;
        expect(openBodies(damaged([[at, bits]]))).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it('is not opened if truncated or of another kind', () => {
    for (const bytes of [0, 3, 64, 68, whole.byteLength - 4])
      expect(openBodies(whole.slice(0, bytes))).toBeNull();
    expect(openBodies(new ArrayBuffer(4096))).toBeNull();
  });

  it('is detected by a full check if the sample missed it', async () => {
    await fc.assert(
      fc.asyncProperty(flips, async (by) => {
        const bytes = damaged(by);
        const head = new Uint32Array(bytes);
        head[HEAD.quick] = quickChecksum(bytes);
        if (new Uint8Array(bytes).every((byte, at) => byte === new Uint8Array(whole)[at])) return;
        const opened = openBodies(bytes);
        if (opened) expect(await verifySegment(opened, createSlices(now))).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  it('never makes a search or merge fail or hang', async () => {
    const sound = openBodies(whole);
    await fc.assert(
      fc.asyncProperty(flips, async (by) => {
        const bytes = damaged(by);
        const head = new Uint32Array(bytes);
        head[HEAD.quick] = quickChecksum(bytes);
        const opened = openBodies(bytes);
        if (!opened || !sound) return;
        for (const query of [words('raven'), words('the', '東京'), words('ra'), words('harbour', '都')]) {
          for (const set of [[opened], [opened, sound], [sound, opened]]) {
            const matches = searchBodies(set, query, { limit: 50 });
            expect(matches.length).toBeLessThanOrEqual(50);
          }
        }
        expect((await mergeBodies([opened, sound], now, true)).byteLength).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });
});
