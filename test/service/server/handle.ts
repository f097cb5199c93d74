import { type Answer, challengeAnswer, htmlAnswer, jsonAnswer } from '../answer.ts';
import { getMeta, type Store, userByToken } from '../database/index.ts';
import type { Quirks } from '../quirks.ts';
import { findRoute, type Route } from '../route.ts';
import { badRequest, noSuchPage, notFound, Refusal, unauthorised, wrongMethod } from '../rules/index.ts';

export interface ServerRequest {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: string;
}

/** Dependencies of request handling, which live as long as the server. */
export interface HandlerDeps {
  store: Store;
  quirks: Quirks;
  routes: readonly Route[];
}

/** `wrote`: rows were changed. */
export interface Outcome {
  answer: Answer;
  wrote: boolean;
}

/** Whether this request would change rows. Known before it is handled. */
export function isWrite(context: HandlerDeps, { method, url }: ServerRequest): boolean {
  const found = findRoute(context.routes, method, url.pathname);
  return found.kind === 'found' && found.route.writes === true;
}

/** The correct response to a request. Writes are complete when it returns. */
export function handle(context: HandlerDeps, request: ServerRequest): Outcome {
  if (context.quirks.cors && request.method === 'OPTIONS') return { answer: preflight, wrote: false };
  const outcome = outcomeOf(context, request);
  if (context.quirks.cors) outcome.answer.headers['access-control-allow-origin'] = '*';
  return outcome;
}

const preflight: Answer = {
  status: 204,
  headers: {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': 'content-type, x-application-key, x-auth-token',
  },
  body: '',
};

function outcomeOf(context: HandlerDeps, request: ServerRequest): Outcome {
  try {
    return answerTo(context, request);
  } catch (error) {
    if (error instanceof Refusal) return { answer: error.answer, wrote: false };
    throw error;
  }
}

function answerTo(
  { store, quirks, routes }: HandlerDeps,
  { method, url, headers, body }: ServerRequest,
): Outcome {
  const service = url.pathname.startsWith('/api/aragorn/') || url.pathname.startsWith('/api/external/');
  if (
    service &&
    quirks.blockScriptAgents &&
    /^(python|curl|node|undici|Go-http)/i.test(headers['user-agent'] ?? '')
  )
    return { answer: challengeAnswer(403), wrote: false };
  if (service && quirks.requireLength && body !== '' && !('content-length' in headers))
    return { answer: jsonAnswer({ success: false, error: 'length_required' }, 411), wrote: false };
  if (service && quirks.largestBodyKb > 0 && body.length > quirks.largestBodyKb * 1024)
    return { answer: htmlAnswer('<!DOCTYPE html><h1>Request Entity Too Large</h1>', 413), wrote: false };
  const found = findRoute(routes, method, url.pathname);
  if (service && found.kind !== 'wrong method') authenticate(store, url, headers);
  if (found.kind === 'wrong method') throw wrongMethod();
  if (found.kind === 'not found') throw service ? notFound() : noSuchPage();
  const { route, params } = found;
  const common = { store, quirks, params, origin: url.origin, query: url.searchParams };
  if (route.kind === 'service') {
    const user = authenticate(store, url, headers);
    return {
      answer: route.handler({ ...common, user, body: parseBody(body) }),
      wrote: route.writes === true,
    };
  }
  const token = url.searchParams.get('as') ?? /(?:^|;\s*)session=([^;]+)/.exec(headers.cookie ?? '')?.[1];
  const viewer = token === undefined ? null : userByToken(store, token);
  const applicationKey = getMeta(store, 'applicationKey') ?? '';
  const form = new URLSearchParams(body);
  return { answer: route.handler({ ...common, viewer, form, applicationKey }), wrote: route.writes === true };
}

function authenticate(store: Store, url: URL, headers: Record<string, string>) {
  const key = headers['x-application-key'] ?? url.searchParams.get('x-application-key');
  const token = headers['x-auth-token'] ?? url.searchParams.get('x-auth-token');
  const user = token ? userByToken(store, token) : null;
  if (!user || key !== getMeta(store, 'applicationKey')) throw unauthorised();
  return user;
}

function parseBody(body: string): Record<string, unknown> {
  if (body.trim() === '') return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw badRequest();
  }
  if (typeof parsed !== 'object' || parsed === null) throw badRequest();
  return { ...parsed };
}
