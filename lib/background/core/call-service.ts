import { report } from '../../diagnostics/index.ts';
import { message } from '../../i18n/index.ts';
import { failed, ok, type Problem, ProblemError, type Result } from '../../model/index.ts';
import { type FullService, ServiceError } from '../../service/index.ts';
import type { BackgroundServices } from './services.ts';

const NOT_CONNECTED: Problem = {
  kind: 'notConnected',
  sentence: message('connection.notConnectedNow'),
};
const INTERNAL: Problem = {
  kind: 'internal',
  sentence: message('service.internal'),
};

/** Calls World Anvil because a person asked for it. Never rejects. */
export type CallService = <Value>(work: (service: FullService) => Promise<Value>) => Promise<Result<Value>>;

export function createCallService({
  service: connect,
  markRefused,
}: Pick<BackgroundServices, 'service' | 'markRefused'>): CallService {
  return async (work) => {
    const service = await connect();
    if (!service) return failed(NOT_CONNECTED);
    try {
      return ok(await work(service));
    } catch (error) {
      if (error instanceof ProblemError) return failed(error.problem);
      if (!(error instanceof ServiceError)) {
        report(error, 'service.call');
        return failed(INTERNAL);
      }
      const { failure } = error;
      if (failure.kind === 'unauthorised') await markRefused(failure.sentence);
      return failed(failure);
    }
  };
}
