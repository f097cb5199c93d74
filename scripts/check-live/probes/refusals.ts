import { type Answer, answered, type Evidence, unknown } from '../finding.ts';
import type { Observation } from '../observe.ts';
import type { Probe } from '../probe.ts';
import { bodyOf } from '../wire.ts';

/** World Anvil's documented error codes; others aren't repeated. */
const CODES: ReadonlySet<unknown> = new Set([
  'access_denied_auth_failed',
  'access_denied',
  'resource_not_found',
]);

const shapeOf = ({ status, format }: Observation): Answer => answered(`${status ?? 'none'} ${format}`);

export function evidenceOf({ body, retryAfter }: Observation): Evidence {
  const { error } = body;
  return {
    code: CODES.has(error) ? String(error) : error === undefined ? 'none' : 'other',
    ...(retryAfter === null ? {} : { retryAfterSeconds: Math.ceil(retryAfter / 1000) }),
  };
}

/** What do refusals look like? */
export const refusals: Probe = {
  question: 'refusals',
  writes: false,
  async run({ wire, session, survey, found }) {
    const missing = await session.ask(wire.missing(), {
      expects: ['notFound', 'forbidden', 'invalid', 'server'],
    });
    found('refusal404', shapeOf(missing), evidenceOf(missing));
    const worldId = (await survey.page())?.worldId;
    const forbidden = worldId === undefined ? null : wire.forbidden(worldId);
    if (forbidden) {
      const refused = await session.ask(forbidden, { expects: ['forbidden', 'server', 'invalid'] });
      const isRefused = refused.failure !== null;
      found('refusal403', isRefused ? shapeOf(refused) : unknown('notSeen'), evidenceOf(refused));
    } else found('refusal403', unknown('notSeen'));
    const expects = ['unauthorised', 'forbidden', 'challenge'] as const;
    const wrong = await session.ask(wire.whoAmI(), { wrongToken: true, expects });
    found('refusal401', shapeOf(wrong), evidenceOf(wrong));
  },
};

const TOO_LONG = 'x'.repeat(300);

/** What does a change look like that World Anvil can't store? */
export const refusalsOfChanges: Probe = {
  question: 'refusals',
  writes: true,
  calls: 2,
  async run({ found }, scratch) {
    const tooLong = await scratch.patch('A', { excerpt: TOO_LONG });
    if (tooLong)
      found('refusal422', tooLong.failure ? shapeOf(tooLong) : unknown('notSeen'), {
        ...evidenceOf(tooLong),
        says: wordsOf(tooLong),
      });
    const other = await scratch.patch('A', { loresideUnknown: 'x' });
    if (other)
      found('unknownFields', answered(other.failure ? 'refused' : 'ignored'), { status: other.status ?? 0 });
  },
};

/** Whether the refusal quotes the database. */
function wordsOf({ body }: Observation): 'sql' | 'words' | 'nothing' {
  const { summary } = bodyOf(body.error);
  if (typeof summary !== 'string') return 'nothing';
  return /SQLSTATE/.test(summary) ? 'sql' : 'words';
}
