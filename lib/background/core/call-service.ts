import { BridgeError } from '../../bridge/index.ts';
import { ServiceError, type WholeService } from '../../service/index.ts';
import type { Lent } from './deferred.ts';
import type { Outcome } from './outcome.ts';

const NOT_CONNECTED =
  'Loreside is not connected just now. What is shown here is the copy on this device; connect or unlock, then try again.';
const FAILED = 'That did not work inside Loreside. The copy on this device is as it was; please try again.';

/** Does something with the service for a person, and says how it ended. */
export type Asking = <Value>(work: (service: WholeService) => Promise<Value>) => Promise<Outcome<Value>>;

/** Nothing is thrown that the other script would have to understand. */
export function asking(lent: Lent): Asking {
  return async (work) => {
    const service = await lent.service();
    if (!service) return { ok: false, sentence: NOT_CONNECTED };
    try {
      return { ok: true, value: await work(service) };
    } catch (error) {
      if (error instanceof BridgeError) return { ok: false, sentence: error.message };
      if (!(error instanceof ServiceError)) return { ok: false, sentence: FAILED };
      if (error.failure.kind === 'unauthorised') await lent.markRefused(error.failure.sentence);
      return { ok: false, sentence: error.message };
    }
  };
}
