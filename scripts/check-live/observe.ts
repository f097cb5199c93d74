import type { ServiceFailure } from '../../lib/model/index.ts';
import { destinationOf, type ServiceOptions } from '../../lib/service/client-of.ts';
import { ServiceError } from '../../lib/service/failure.ts';
import { isRecord, parseJson } from '../../lib/service/json.ts';
import type { WireResponse } from '../../lib/service/transport/classify.ts';
import { looksLikeWebPage } from '../../lib/service/transport/classify.ts';
import { type Call, exchange, judge } from '../../lib/service/transport/send.ts';

/** One response as it came, for the live checks. `none`: no response. */
export interface Observation {
  status: number | null;
  format: 'json' | 'page' | 'empty' | 'other' | 'none';
  /** The JSON object of the response, or an empty one. */
  body: Readonly<Record<string, unknown>>;
  /** How the client would report it. Null: a success. */
  failure: ServiceFailure | null;
  /** World Anvil's wait in milliseconds. Null if it asked for none. */
  retryAfter: number | null;
  allowsOtherOrigins: boolean;
}

export interface ObserveOptions {
  signal?: AbortSignal | undefined;
  /** Use a token that doesn't exist. */
  wrongToken?: boolean;
  /** Send the body without its length. */
  stream?: boolean;
}

/** Sends a call once, without retries. Rejects only with an `AbortError`. */
export type Observe = (call: Call, options?: ObserveOptions) => Promise<Observation>;

const WRONG_TOKEN = 'loreside-live-check-no-such-token';

/** Throws a `ServiceError` if `parseAddress` rejects the address. */
export function createObserver(options: ServiceOptions): Observe {
  const own = destinationOf(options);
  return (call, { signal, wrongToken = false, stream = false } = {}) => {
    const to = wrongToken ? { ...own, userToken: WRONG_TOKEN } : own;
    const write = call.method !== 'GET' && call.method !== 'POST';
    return options.pacer
      .run({ urgency: 'person', write, signal }, async () => {
        const answer = await exchange(to, call, { signal, stream });
        const verdict = judge(to, call, answer);
        if (!verdict.ok && verdict.problem.kind === 'busy')
          await options.pacer.pushBack(answer.retryAfter ?? 0);
        return observed(answer, verdict.ok ? null : verdict.problem);
      })
      .catch((error: unknown) => {
        if (error instanceof ServiceError) return unanswered(error.failure);
        throw error;
      });
  };
}

function observed(answer: WireResponse, failure: ServiceFailure | null): Observation {
  const text = answer.body.ok ? answer.body.value : '';
  const value = parseJson(text);
  return {
    status: answer.status,
    format: formatOf(answer.contentType, text, value),
    body: isRecord(value) ? value : {},
    failure,
    retryAfter: answer.retryAfter,
    allowsOtherOrigins: answer.allowsOtherOrigins ?? false,
  };
}

function formatOf(contentType: string, text: string, value: unknown): Observation['format'] {
  if (text.trim() === '') return 'empty';
  if (looksLikeWebPage(contentType, text)) return 'page';
  return value === undefined ? 'other' : 'json';
}

const unanswered = (failure: ServiceFailure): Observation => ({
  status: null,
  format: 'none',
  body: {},
  failure,
  retryAfter: 'retryAfter' in failure ? failure.retryAfter : null,
  allowsOtherOrigins: false,
});
