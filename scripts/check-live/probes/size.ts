import { answered, unknown } from '../finding.ts';
import type { Probe } from '../probe.ts';

const SIZES_KB = [1024, 4096];

/** How large may a change be? */
export const size: Probe = {
  question: 'size',
  writes: true,
  calls: SIZES_KB.length,
  async run({ found }, scratch) {
    let largest = 0;
    let status = 0;
    for (const kb of SIZES_KB) {
      const content = 'x'.repeat(kb * 1024);
      const answer = await scratch.patch(
        'A',
        { content },
        { expects: ['invalid', 'server', 'offline', 'timeout'] },
      );
      if (!answer) return;
      status = answer.status ?? 0;
      if (answer.failure !== null) break;
      largest = kb;
    }
    const last = SIZES_KB.at(-1) ?? 0;
    found('largestBodyKb', largest > 0 ? answered(largest) : unknown('unclear'), {
      status,
      limitReached: largest < last,
    });
  },
};
