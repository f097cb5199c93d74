import { ok } from '../model/index.ts';
import { ARAGORN } from './aragorn/index.ts';
import { BOROMIR, BOROMIR_CAPABILITIES } from './boromir/index.ts';
import type { Client } from './client.ts';
import { assembleResources, missingIn, withRefusals } from './describe-method.ts';
import { ServiceError } from './failure.ts';
import type { CallOptions, FullService } from './port.ts';
import { classify } from './transport/classify.ts';
import { abortError } from './transport/deadline.ts';
import type { Call } from './transport/send.ts';

/** An answer in World Anvil's format, with its status codes. */
export interface LocalAnswer {
  status: number;
  body: object;
}

/** Answers the calls of the newer API version from this device. */
export type AnswerCall = (call: Call) => Promise<LocalAnswer>;

/** The service of a world on this device: the adapter of the newer API version, over answers that need no network. */
export function createLocalService(answer: AnswerCall): FullService {
  async function exchange(call: Call, options: CallOptions = {}) {
    if (options.signal?.aborted) throw abortError();
    const { status, body } = await answer(call);
    const response = { contentType: 'application/json', mitigated: false, retryAfter: null };
    const verdict = classify({ status, ...response, body: ok(JSON.stringify(body)) }, true, []);
    if (!verdict.ok) throw new ServiceError(verdict.problem);
    return verdict.value;
  }

  const client: Client = {
    read: exchange,
    write: exchange,
    create: (call, _probe, options) => exchange(call, options),
  };
  // Only World Anvil renders its markup.
  const { rendering: _, ...resources } = BOROMIR;
  const current = withRefusals(assembleResources(resources, client), assembleResources(BOROMIR, client));
  const methods = withRefusals(current, assembleResources(ARAGORN, client));
  return {
    ...methods,
    version: 'current',
    capabilities: { ...BOROMIR_CAPABILITIES, orders: {}, missing: missingIn(methods) },
  };
}
