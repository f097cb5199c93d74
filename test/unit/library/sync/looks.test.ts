import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openLibrary, syncWorld } from '../../../../lib/library/index.ts';
import { expectSound, linesOf, linesOfCopy } from './copy.ts';
import { event, HOUR, happen, smallWorld } from './history.ts';

it('polls alone find every change within three hours per page, then cost one request again', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('current', 'earlier'),
      fc.boolean(),
      fc.array(event, { minLength: 2, maxLength: 20 }),
      async (version, isNewestFirst, events) => {
        await (await openLibrary()).clear();
        const upstream = smallWorld(version);
        upstream.isNewestFirst = isNewestFirst;
        let hour = 0;
        const look = () =>
          syncWorld(upstream.service(), 'w1', {
            signal: new AbortController().signal,
            now: () => hour++ * HOUR,
          });
        await look();
        for (const [turn, one] of events.entries())
          await (one.what === 'sync' ? look() : happen(upstream, one, turn));
        const pages = Math.ceil(upstream.articles.length / upstream.pageSize) + 1;
        for (let more = 3 * Math.max(pages, 7); more > 0; more--) await look();
        expect(await linesOfCopy()).toEqual(linesOf(upstream));
        await expectSound();
        for (let more = 6; more > 0; more--) {
          upstream.asked = [];
          await look();
          expect(upstream.asked.filter((call) => call !== 'identity')).toHaveLength(1);
        }
      },
    ),
    { numRuns: 12 },
  );
});
