import { STATUS_CODES } from 'node:http';
import { constants } from 'node:http2';
import type { Answer } from '../answer.ts';
import type { Delivery } from '../faults/index.ts';
import { isGone, type Wire } from './wire.ts';

const streamCodes = {
  REFUSED_STREAM: constants.NGHTTP2_REFUSED_STREAM,
  INTERNAL_ERROR: constants.NGHTTP2_INTERNAL_ERROR,
  CANCEL: constants.NGHTTP2_CANCEL,
};

/** Numbers of body bytes at which `reached` is called, before any further byte is sent. */
export interface ByteWatch {
  at: readonly number[];
  reached: (count: number) => void;
}

/** Sends a response as specified. Resolves when the last byte was sent or the connection is cut. */
export async function deliver(wire: Wire, delivery: Delivery, watch?: ByteWatch): Promise<void> {
  if (isGone(wire)) return;
  switch (delivery.kind) {
    case 'whole':
      return watch && watch.at.length > 0
        ? watched(wire, delivery.answer, watch)
        : whole(wire, delivery.answer);
    case 'drip':
      return drip(wire, delivery.answer, delivery.bytes, delivery.everyMs);
    case 'silence':
      return new Promise((resolve) => wire.raw.once('close', () => resolve()));
    case 'cut':
      return wire.protocol === 'h2'
        ? cutStream(wire, delivery.answer, delivery.after, delivery.by)
        : cutSocket(wire, delivery.answer, delivery.after, delivery.by);
    case 'reset':
      if (wire.protocol === 'h2') wire.request.stream.close(streamCodes[delivery.code]);
      else wire.raw.resetAndDestroy();
      return;
    case 'goaway':
      if (wire.protocol === 'h2') wire.request.stream.session?.goaway(constants.NGHTTP2_NO_ERROR, 0);
      await new Promise((resolve) => setImmediate(resolve));
      wire.raw.end();
      return;
  }
}

function whole(wire: Wire, answer: Answer): Promise<void> {
  return new Promise((resolve) => {
    wire.response.once('close', () => resolve());
    wire.response.writeHead(answer.status, withLength(answer));
    wire.response.end(answer.body);
  });
}

async function watched(wire: Wire, answer: Answer, { at, reached }: ByteWatch): Promise<void> {
  const body = Buffer.from(answer.body);
  wire.response.writeHead(answer.status, withLength(answer));
  let sent = 0;
  for (const count of at.filter((wanted) => wanted > 0 && wanted <= body.length)) {
    await new Promise<void>((resolve) => {
      wire.response.once('close', resolve);
      wire.response.write(body.subarray(sent, count), () => resolve());
    });
    if (isGone(wire)) return;
    sent = count;
    reached(count);
  }
  if (isGone(wire)) return;
  await new Promise<void>((resolve) => {
    wire.response.once('close', resolve);
    wire.response.end(body.subarray(sent));
  });
}

async function drip(wire: Wire, answer: Answer, bytes: number, everyMs: number): Promise<void> {
  const body = Buffer.from(answer.body);
  wire.response.writeHead(answer.status, withLength(answer));
  for (let at = 0; at < body.length && !isGone(wire); at += bytes) {
    wire.response.write(body.subarray(at, at + bytes));
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  if (!isGone(wire)) wire.response.end('');
}

/** Writes the response's first bytes directly, including the head, then closes or resets the connection. */
function cutSocket(wire: Wire, answer: Answer, after: number, by: 'fin' | 'rst'): Promise<void> {
  return new Promise((resolve) => {
    const close = () => {
      if (by === 'rst') wire.raw.resetAndDestroy();
      else wire.raw.end();
      resolve();
    };
    if (after === 0) return close();
    const socket = wire.request.socket;
    socket.write(rawAnswer(answer).subarray(0, after), () => {
      if (by === 'fin') {
        socket.end();
        resolve();
      } else setImmediate(close);
    });
  });
}

function cutStream(wire: Wire, answer: Answer, after: number, by: 'fin' | 'rst'): Promise<void> {
  return new Promise((resolve) => {
    const close = () => {
      if (by === 'rst') wire.raw.resetAndDestroy();
      else wire.raw.end();
      resolve();
    };
    if (after === 0) return close();
    wire.response.writeHead(answer.status, withLength(answer));
    wire.response.write(Buffer.from(answer.body).subarray(0, after), () => setImmediate(close));
  });
}

function rawAnswer(answer: Answer): Buffer {
  const head = [`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? 'Unknown'}`];
  for (const [name, value] of Object.entries(withLength(answer))) head.push(`${name}: ${value}`);
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), Buffer.from(answer.body)]);
}

function withLength({ headers, body }: Answer): Record<string, string> {
  return { ...headers, 'content-length': String(Buffer.byteLength(body)) };
}
