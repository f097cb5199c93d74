import { type Answer, answered, unknown, yesOrNo } from '../finding.ts';
import type { Observation } from '../observe.ts';
import type { Probe } from '../probe.ts';

/** Servers that require a length answer with one of these. */
const LENGTH_REQUIRED: ReadonlySet<number | null> = new Set([400, 411, 501]);

function accepted({ status, failure }: Observation): Answer {
  if (failure === null) return yesOrNo(true);
  return LENGTH_REQUIRED.has(status) ? yesOrNo(false) : unknown('unclear');
}

const EXPECTS = ['invalid', 'server', 'offline'] as const;

/** Is it HTTP/2? Is a body accepted without its length? */
export const connection: Probe = {
  question: 'connection',
  writes: false,
  async run({ wire, session, survey, protocol, found }) {
    const version = protocol ? await protocol() : null;
    found('protocol', version === null ? unknown('notVisible') : answered(version));
    const worldId = (await survey.page())?.worldId;
    const call = worldId === undefined ? null : wire.withBody(worldId);
    if (!call) return;
    const answer = await session.ask(call, { stream: true, expects: EXPECTS });
    found('bodyWithoutLength', accepted(answer), { status: answer.status ?? 0 });
  },
};

/** Aragorn's only calls with a body are writes. */
export const connectionOfWrites: Probe = {
  question: 'connection',
  writes: true,
  calls: 1,
  async run({ wire, found }, scratch) {
    if (wire.withBody(scratch.worldId) !== null) return;
    const answer = await scratch.patch(
      'A',
      { excerpt: 'Sent without a length.' },
      { stream: true, expects: EXPECTS },
    );
    if (answer) found('bodyWithoutLength', accepted(answer), { status: answer.status ?? 0 });
  },
};
