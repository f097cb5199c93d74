import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteBudget } from '../../../lib/history/backup/open-backup.ts';

const turn = () => new Promise<void>((go) => setTimeout(go, 0));

describe('a byte budget', () => {
  it('is never exceeded, and every task gets its turn', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(150), { maxLength: 20 }), async (sizes) => {
        const within = byteBudget(100);
        let used = 0;
        let done = 0;
        const work = sizes.map((bytes) =>
          within(bytes, async () => {
            used += Math.min(bytes, 100);
            expect(used).toBeLessThanOrEqual(100);
            await turn();
            used -= Math.min(bytes, 100);
            done += 1;
          }),
        );
        await Promise.all(work);
        expect(done).toBe(sizes.length);
      }),
      { numRuns: 30 },
    );
  });

  it('allows several small reads at once, and large ones one by one', async () => {
    const most = async (size: number) => {
      const within = byteBudget(100);
      let [now, highest] = [0, 0];
      await Promise.all(
        Array.from({ length: 8 }, () =>
          within(size, async () => {
            now += 1;
            highest = Math.max(highest, now);
            await turn();
            now -= 1;
          }),
        ),
      );
      return highest;
    };
    expect(await most(10)).toBe(8);
    expect(await most(50)).toBe(2);
    expect(await most(1_000)).toBe(1);
  });

  it('releases its bytes if a task fails', async () => {
    const within = byteBudget(100);
    await expect(within(100, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await within(100, async () => 'yes')).toBe('yes');
  });
});
