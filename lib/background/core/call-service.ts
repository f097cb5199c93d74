import { report } from '../../diagnostics/index.ts';
import { BridgeError } from '../../messaging/index.ts';
import { type FullService, ServiceError } from '../../service/index.ts';
import type { BackgroundServices } from './services.ts';

const NOT_CONNECTED =
  'Loreside is not connected just now. What is shown here is the copy on this device; connect or unlock, then try again.';
const FAILED = 'That did not work inside Loreside. The copy on this device is as it was; please try again.';

/** Calls World Anvil because a person asked for it. Rejects with a `BridgeError`, whose message is for that person. */
export type CallService = <Value>(work: (service: FullService) => Promise<Value>) => Promise<Value>;

export function createCallService({
  service: connect,
  markRefused,
}: Pick<BackgroundServices, 'service' | 'markRefused'>): CallService {
  return async (work) => {
    const service = await connect();
    if (!service) throw new BridgeError(NOT_CONNECTED);
    try {
      return await work(service);
    } catch (error) {
      if (error instanceof BridgeError) throw error;
      if (!(error instanceof ServiceError)) {
        report(error, 'service.call');
        throw new BridgeError(FAILED);
      }
      if (error.failure.kind === 'unauthorised') await markRefused(error.failure.sentence);
      throw new BridgeError(error.message);
    }
  };
}
