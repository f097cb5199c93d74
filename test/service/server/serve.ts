import { type Answer, htmlAnswer } from '../answer.ts';
import { commitOf, deliveryOf, type FaultRegistry } from '../faults/index.ts';
import { deliver } from './deliver.ts';
import { type HandlerDeps, handle, isWrite, type Outcome, type ServerRequest } from './handle.ts';
import type { LoggedRequest, RequestLog } from './request-log.ts';
import { hostOf, plainHeaders, readBody, type Wire } from './wire.ts';

export interface ServeDeps {
  ground: HandlerDeps;
  faults: FaultRegistry;
  log: RequestLog;
  /** Handles the control addresses. Null for any other path. */
  control: (request: ServerRequest) => Answer | null;
}

/** Handles one request, from its headers to the last byte of the response. */
export async function serve(deps: ServeDeps, wire: Wire, secure: boolean, connection: number): Promise<void> {
  const method = wire.request.method ?? 'GET';
  const headers = plainHeaders(wire);
  const url = new URL(wire.request.url ?? '/', `${secure ? 'https' : 'http'}://${hostOf(wire)}`);
  const request: ServerRequest = { method, url, headers, body: '' };
  if (url.pathname.startsWith('/_control/')) {
    request.body = (await readBody(wire)).toString();
    const answer = deps.control(request) ?? htmlAnswer('No such control address', 404);
    return deliver(wire, { kind: 'whole', answer });
  }
  const target = url.pathname + url.search;
  const { latencyMs, fault } = deps.faults.choose(method, target);
  const entry = deps.log.add({
    time: Date.now(),
    method,
    url: target,
    path: url.pathname,
    headers,
    userAgent: headers['user-agent'] ?? '',
    credentials: whereCredentials(url, headers),
    cookies: headers.cookie ?? null,
    body: '',
    protocol: wire.protocol,
    secure,
    connection,
    status: null,
    committed: false,
    articleId: null,
    fault: fault?.kind ?? null,
  });
  deps.log.tell('request', entry);
  const body = await readBody(wire).catch(() => null);
  if (body === null) return;
  request.body = body.toString();
  entry.body = request.body;
  deps.log.tell('body', entry);
  if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));

  const commit = isWrite(deps.ground, request) ? commitOf(fault) : true;
  let truth: Answer = { status: 200, headers: {}, body: '' };
  if (commit === true) truth = carryOut(deps, request, entry).answer;
  else if (commit !== false) setTimeout(() => carryOut(deps, request, entry), commit.ms);

  const delivery = deliveryOf(fault, truth, (to) => `${to === 'same' ? url.origin : otherOrigin(url)}/login`);
  if ('answer' in delivery) entry.status = delivery.answer.status;
  await deliver(wire, delivery, {
    at: deps.log.byteCounts(),
    reached: (count) => deps.log.tellBytes(count, entry),
  });
  deps.log.tell('responded', entry);
}

function carryOut(deps: ServeDeps, request: ServerRequest, entry: LoggedRequest): Outcome {
  const outcome = handle(deps.ground, request);
  if (outcome.wrote) {
    entry.committed = true;
    if (/\/article(\/|$)/.test(entry.path))
      entry.articleId = /"id":"([0-9a-f-]{36})"/.exec(outcome.answer.body.toString())?.[1] ?? null;
    deps.log.tell('committed', entry);
  }
  return outcome;
}

function whereCredentials(url: URL, headers: Record<string, string>): LoggedRequest['credentials'] {
  const inHeader = 'x-application-key' in headers || 'x-auth-token' in headers;
  const inQuery = url.searchParams.has('x-application-key') || url.searchParams.has('x-auth-token');
  if (inHeader) return inQuery ? 'both' : 'header';
  return inQuery ? 'query' : 'none';
}

/** The same server under its other name, which clients treat as another host. */
function otherOrigin(url: URL): string {
  const other = new URL(url.origin);
  other.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return other.origin;
}
