import { unknown, yesOrNo } from '../finding.ts';
import type { Probe } from '../probe.ts';
import { Stopped } from '../session.ts';

/** Is our User-Agent accepted? May pages of other origins call World Anvil? */
export const access: Probe = {
  question: 'access',
  writes: false,
  async run({ survey, found }) {
    const answer = await survey.me();
    const evidence = { status: answer.status ?? 0, format: answer.format };
    const isChallenge = answer.failure?.kind === 'challenge';
    found(
      'userAgentAccepted',
      answer.failure === null || isChallenge ? yesOrNo(!isChallenge) : unknown('unclear'),
      evidence,
    );
    found('otherOriginsAllowed', yesOrNo(answer.allowsOtherOrigins));
    if (isChallenge) throw new Stopped('challenge');
  },
};
