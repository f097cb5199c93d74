import { unknown } from '../finding.ts';
import type { Probe } from '../probe.ts';

/** The export page needs a person who is signed in: no call is made. */
export const exportPage: Probe = {
  question: 'exportPage',
  writes: false,
  async run({ found }) {
    found('exportPages', unknown('byHand'));
  },
};
