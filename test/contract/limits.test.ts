import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { t } from '../../lib/i18n/index.ts';
import {
  createFullService,
  createPacer,
  type FullService,
  type ServiceFailure,
  type ServiceOptions,
} from '../../lib/service/index.ts';
import { type FaultKind, type Platform, startPlatform } from '../service/index.ts';
import { refusal } from './both-versions.ts';
import { fetchOverHttp2 } from './http2.ts';

const LIMIT = 250;
/** A limit for calls that end otherwise, long enough for a stalled machine. */
const PATIENT = 1_500;

const service = (address: string, more: Partial<ServiceOptions>) =>
  createFullService({
    address,
    version: 'current',
    segment: 'boromir',
    applicationKey: 'key',
    userToken: 'token',
    userAgent: 'Loreside ( https://project.example/, 0.1.0 )',
    pacer: createPacer({ pace: 10_000, burst: 1_000 }),
    sleep: async () => {},
    timeLimit: LIMIT,
    ...more,
  });

const faults: [string, FaultKind, ServiceFailure['kind']][] = [
  ['answers too late', { kind: 'latency', ms: 600 }, 'timeout'],
  ['never answers', { kind: 'hang' }, 'timeout'],
  ['drips', { kind: 'drip', bytes: 1, everyMs: 40 }, 'timeout'],
  ['resets the stream', { kind: 'reset', code: 'INTERNAL_ERROR' }, 'offline'],
  ['says goodbye', { kind: 'goaway' }, 'offline'],
  ['breaks off', { kind: 'drop', after: 30, by: 'rst' }, 'offline'],
  ['redirects to a sign-in', { kind: 'redirect', status: 302, to: 'other' }, 'redirected'],
  [
    'shows a page with 200',
    { kind: 'status', status: 200, body: '<!doctype html><p>Hi', headers: { 'content-type': 'text/html' } },
    'notUnderstood',
  ],
  ['wants proof of a human', { kind: 'challenge', status: 429 }, 'challenge'],
  ['answers nothing', { kind: 'empty' }, 'notUnderstood'],
  ['adds rubbish', { kind: 'rubbish' }, 'notUnderstood'],
  ['nests 5,000 levels deep', { kind: 'deep' }, 'notUnderstood'],
  ['answers in another charset', { kind: 'charset', encoding: 'utf16le' }, 'notUnderstood'],
];

describe.each(['HTTP/1.1', 'HTTP/2'] as const)('over %s, a platform that', (protocol) => {
  let platform: Platform;
  /** A new one for each call, because a rate-limit response slows all later calls. */
  let client: (timeLimit?: number) => FullService;
  const isSecure = protocol === 'HTTP/2';

  beforeAll(async () => {
    platform = await startPlatform({ articles: 5, https: isSecure });
  });
  beforeEach(() => {
    platform.faults.clear();
    platform.clearRequests();
    // What a test does to its connection must not reach the next one.
    const secure = isSecure ? fetchOverHttp2() : null;
    client = (timeLimit = LIMIT) =>
      service(platform.httpsUrl ?? platform.url, {
        ...(secure && { fetch: secure.fetch }),
        applicationKey: platform.applicationKey,
        userToken: platform.authToken,
        timeLimit,
      });
    return () => secure?.close();
  });
  afterAll(() => platform.close());

  it('is well answers', async () => {
    expect((await client(PATIENT).identity()).username).toMatch(/\w/);
    expect(platform.requests()[0]).toMatchObject({
      secure: isSecure,
      protocol: isSecure ? 'h2' : 'http/1.1',
    });
  });

  it.each(faults)('%s ends each call in one failure, in time', async (_, fault, kind) => {
    platform.faults.add(fault);
    const limit = kind === 'timeout' ? LIMIT : PATIENT;
    expect((await refusal(client(limit).world(platform.worldId))).failure.kind).toBe(kind);
  });

  it('sends far too much is not listened to', async () => {
    platform.faults.add({ kind: 'huge', bytes: 20_000_000 });
    const { failure } = await refusal(client(25_000).world(platform.worldId));
    expect(failure).toMatchObject({ kind: 'notUnderstood' });
    expect(t(failure.sentence)).toContain('too large');
  });
});

const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';

const sockets: [string, (socket: Socket) => void, ServiceFailure['kind']][] = [
  ['takes the call and is silent', () => {}, 'timeout'],
  ['stops within the headers', (socket) => socket.write(HEAD), 'timeout'],
  ['stops within the body', (socket) => socket.write(`${HEAD}content-length: 90\r\n\r\n{"id":`), 'timeout'],
  [
    'stops before its length',
    (socket) => socket.end(`${HEAD}content-length: 90\r\n\r\n{"id":"1"}`),
    'offline',
  ],
  ['speaks no HTTP', (socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n'), 'offline'],
  ['hangs up', (socket) => socket.destroy(), 'offline'],
  ['sends headers without end', (socket) => socket.write(`${HEAD}x: ${'y'.repeat(100_000)}`), 'offline'],
  [
    'sends bad chunks',
    (socket) => socket.write(`${HEAD}transfer-encoding: chunked\r\n\r\nzz\r\n`),
    'offline',
  ],
];

describe('a server that', () => {
  let server: Server;
  const open = new Set<Socket>();
  afterEach(async () => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  it.each(sockets)('%s ends each call in one failure, in time', async (_, behave, kind) => {
    server = createServer((socket) => {
      open.add(socket);
      socket.on('error', () => {});
      socket.once('data', () => behave(socket));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const { failure, sent } = await refusal(service(`http://127.0.0.1:${port}`, {}).deleteArticle('a'));
    expect({ kind: failure.kind, sent }).toEqual({ kind, sent: true });
  });
});
