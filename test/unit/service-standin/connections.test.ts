import { connect, constants } from 'node:http2';
import { connect as connectPlain } from 'node:net';
import { connect as connectSecure } from 'node:tls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Fault, type Platform, startPlatform } from '../../service/index.ts';
import { current } from './client.ts';

let platform: Platform;
let secure: string;
beforeAll(async () => {
  platform = await startPlatform({ articles: 5, https: true });
  secure = platform.httpsUrl ?? '';
});
beforeEach(() => {
  platform.faults.clear();
  platform.clearRequests();
});
afterAll(() => platform.close());

const path = `${current}/identity`;
const credentials = () => ({
  'x-application-key': platform.applicationKey,
  'x-auth-token': platform.authToken,
});

/** All bytes that one HTTP/1.1 request returns, and how the connection ended. */
function rawGet(): Promise<{ text: string; end: string }> {
  return new Promise((resolve) => {
    const socket = connectPlain(Number(new URL(platform.url).port), '127.0.0.1');
    let text = '';
    const head = Object.entries(credentials()).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n${head.join('')}\r\n`);
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('end', () => resolve({ text, end: 'fin' }));
    socket.on('error', (error: NodeJS.ErrnoException) => resolve({ text, end: error.code ?? '' }));
  });
}

/** One request over HTTP/2. A stream or session error is returned by name. */
function get(): Promise<{ status: number; body: string; error: string; goaway: boolean }> {
  return new Promise((resolve) => {
    const session = connect(secure, { rejectUnauthorized: false });
    const result = { status: 0, body: '', error: '', goaway: false };
    session.on('goaway', () => {
      result.goaway = true;
    });
    session.on('error', () => {});
    const stream = session.request({ ':path': path, ...credentials() });
    stream.on('response', (headers) => {
      result.status = Number(headers[':status']);
    });
    stream.on('data', (data) => {
      result.body += data;
    });
    stream.on('error', (error) => {
      result.error = error.message;
    });
    stream.on('close', () => {
      session.destroy();
      resolve(result);
    });
  });
}

test('a dropped connection sends exactly the configured bytes, then FIN or RST', async () => {
  platform.faults.add({ kind: 'drop', times: 1 });
  expect(await rawGet()).toEqual({ text: '', end: 'fin' });
  platform.faults.add({ kind: 'drop', by: 'rst', times: 1 });
  expect(await rawGet()).toEqual({ text: '', end: 'ECONNRESET' });
  platform.faults.add({ kind: 'drop', after: 10, times: 1 });
  expect(await rawGet()).toEqual({ text: 'HTTP/1.1 2', end: 'fin' });
  platform.faults.add({ kind: 'drop', after: 100, times: 1 });
  expect((await rawGet()).text).toHaveLength(100);
});

test('it supports HTTP/2, and HTTP/1.1 on request', async () => {
  expect(await get()).toMatchObject({ status: 200, body: expect.stringContaining('Tidewright') });
  expect(platform.requests()[0]).toMatchObject({ protocol: 'h2', secure: true, credentials: 'header' });
  const socket = connectSecure({
    port: Number(new URL(secure).port),
    host: '127.0.0.1',
    ALPNProtocols: ['http/1.1'],
    rejectUnauthorized: false,
  });
  await new Promise((resolve) => socket.once('secureConnect', resolve));
  socket.write('GET /login HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  const answer = await new Promise((resolve) => socket.once('data', (data) => resolve(String(data))));
  expect(answer).toMatch(/^HTTP\/1\.1 200/);
  socket.destroy();
  expect(platform.requests()[1]).toMatchObject({ protocol: 'http/1.1', secure: true });
});

test('streams are refused or reset, sessions closed with GOAWAY or cut', async () => {
  platform.faults.add({ kind: 'reset', code: 'REFUSED_STREAM', times: 1 });
  expect((await get()).error).toContain('NGHTTP2_REFUSED_STREAM');
  platform.faults.add({ kind: 'reset', code: 'INTERNAL_ERROR', times: 1 });
  expect((await get()).error).toContain('NGHTTP2_INTERNAL_ERROR');
  platform.faults.add({ kind: 'goaway', times: 1 });
  expect(await get()).toMatchObject({ status: 0, goaway: true });
  platform.faults.add({ kind: 'drop', by: 'rst', times: 1 });
  expect(await get()).toMatchObject({ status: 0, body: '' });
  platform.faults.add({ kind: 'drop', after: 5, times: 1 });
  expect(await get()).toMatchObject({ status: 200, body: expect.stringMatching(/^.{5}$/) });
  platform.faults.add({ kind: 'status', status: 421, times: 1 });
  expect((await get()).status).toBe(constants.HTTP_STATUS_MISDIRECTED_REQUEST);
});

test("a hanging request gets no response and doesn't block closing", async () => {
  const hanging = await startPlatform({ articles: 1 });
  hanging.faults.add({ kind: 'hang' });
  const arrived = new Promise((resolve) => hanging.on('body', resolve));
  const reply = fetch(`${hanging.url}/login`).then(
    () => 'answered',
    () => 'cut',
  );
  await arrived;
  await hanging.close();
  expect(await reply).toBe('cut');
});

test('requests over one connection have the same connection number', async () => {
  const session = connect(secure, { rejectUnauthorized: false });
  for (let turn = 0; turn < 2; turn += 1) {
    const stream = session.request({ ':path': '/login' });
    stream.resume();
    await new Promise((resolve) => stream.once('close', resolve));
  }
  session.destroy();
  await get();
  const [one, two, other] = platform.requests().map(({ connection }) => connection);
  expect(one).toBe(two);
  expect(other).not.toBe(one);
});

test('clients that disconnect midway do no harm', async () => {
  const faults: Fault[] = [
    { kind: 'latency', ms: 10 },
    { kind: 'drip', bytes: 1, everyMs: 2 },
    { kind: 'huge', bytes: 5_000_000 },
    { kind: 'drop', after: 20, by: 'rst' },
    { kind: 'reset' },
    { kind: 'hang' },
  ];
  for (const fault of faults) {
    platform.faults.clear();
    platform.faults.add(fault);
    const session = connect(secure, { rejectUnauthorized: false });
    session.on('error', () => {});
    const stream = session.request({ ':path': path, ...credentials() });
    stream.on('error', () => {});
    const socket = connectPlain(Number(new URL(platform.url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write('POST /api/aragorn/article HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{');
    await new Promise<void>((resolve) => platform.on('body', () => resolve()));
    const over = new Promise<void>((resolve) => platform.on('responded', () => resolve()));
    stream.close(constants.NGHTTP2_CANCEL);
    socket.resetAndDestroy();
    session.close();
    await over;
  }
  platform.faults.clear();
  expect(await get()).toMatchObject({ status: 200 });
});
