import { message } from '../../i18n/index.ts';
import type { RequestOf } from '../../messaging/index.ts';
import { failed, type LearnedCapabilities, ok, type Problem, type Result } from '../../model/index.ts';
import type { Observation } from '../../service/index.ts';
import { addLearned, readConnection } from '../../stored-state/index.ts';
import { markRefused } from './connection-state.ts';
import type { ServiceAccess } from './service-access.ts';

/** The background's part of live checks, which a screen runs: the credentials stay here. */
export interface LiveChecks {
  observe(request: RequestOf<'connection.observe'>): Promise<Result<Observation>>;
  /** What a check found at this time is used from now on. */
  learn(known: LearnedCapabilities, at: number): Promise<Result<void>>;
}

const notConnected = (): Problem => ({
  kind: 'notConnected',
  sentence: message('connection.notConnectedNow'),
});
const CAP = 16 * 1024 * 1024;

export function createLiveChecks(access: Pick<ServiceAccess, 'observer'>): LiveChecks {
  return {
    async observe({ method, path, query, body, wrongToken, stream }) {
      const observe = await access.observer();
      if (!observe) return failed(notConnected());
      const call = { method, path, cap: CAP, ...(query && { query }), ...(body && { body }) };
      const answer = await observe(call, { wrongToken, stream });
      if (answer.failure?.kind === 'unauthorised' && !wrongToken) await markRefused(answer.failure.sentence);
      return ok(answer);
    },
    async learn(known, at) {
      const connection = await readConnection();
      if (connection.state === 'none') return failed(notConnected());
      await addLearned(connection, known, Math.min(at, Date.now()));
      return ok(undefined);
    },
  };
}
