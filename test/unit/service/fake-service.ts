import {
  createFullService,
  createPacer,
  type FullService,
  type Pacer,
  type ServiceError,
  type ServiceOptions,
  type ServiceVersion,
} from '../../../lib/service/index.ts';

export const KEY = 'planted-application-key';
export const TOKEN = 'planted-user-token';
export const SEGMENT = { current: 'boromir', earlier: 'aragorn' };

/** A request as the fake network received it. */
export interface Seen {
  url: URL;
  method: string;
  headers: Headers;
  body: string;
  streamed: boolean;
  init: RequestInit | undefined;
}

export type Answerer = (seen: Seen) => Response | Promise<Response>;

/** A fake network that answers with `answer` and records its requests. It ignores the abort signal. */
export function fakeNetwork(answer: Answerer) {
  const seen: Seen[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const streamed = init?.body instanceof ReadableStream;
    const request: Seen = {
      url: new URL(String(input)),
      method: init?.method ?? 'GET',
      headers: new Headers(init?.headers),
      body: init?.body ? await new Response(init.body).text() : '',
      streamed,
      init,
    };
    seen.push(request);
    return answer(request);
  };
  return { seen, fetch };
}

export function json(value: unknown, init?: ResponseInit): Response {
  return Response.json(value, init);
}

export function html(text: string, status = 200): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** A service on the fake network, without rate limit and without waits between retries. */
export function fakeService(
  fetch: typeof globalThis.fetch,
  version: ServiceVersion = 'current',
  options: Partial<ServiceOptions> & { pacer?: Pacer } = {},
): FullService {
  return createFullService({
    address: 'https://service.example',
    version,
    segment: SEGMENT[version],
    applicationKey: KEY,
    userToken: TOKEN,
    userAgent: 'Loreside ( https://project.example/, 0.1.0 )',
    pacer: createPacer({ pace: 100_000, burst: 1000 }),
    sleep: async () => {},
    fetch,
    ...options,
  });
}

/** The failure that a call was rejected with. Throws if it wasn't rejected. */
export async function failureOf(promise: Promise<unknown>): Promise<ServiceError> {
  const outcome = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  const { ServiceError } = await import('../../../lib/service/index.ts');
  if (outcome instanceof ServiceError) return outcome;
  throw new Error(`expected a ServiceError, got ${String(outcome)}`);
}
