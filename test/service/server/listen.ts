import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Server, Socket } from 'node:net';
import { makeCertificate } from './certificate.ts';
import type { Wire } from './wire.ts';

export interface Listening {
  port: number;
  /** Cuts all connections and stops listening. */
  close(): Promise<void>;
}

export type Receive = (wire: Wire, secure: boolean, connection: number) => void;

const keepAliveMs = 65_000;
let connections = 0;

/** Listens without encryption (HTTP/1.1) on the loopback address. */
export async function listenPlain(port: number, receive: Receive): Promise<Listening> {
  const numbers = new WeakMap<Socket, number>();
  const server = createServer((request, response) => {
    const raw = request.socket;
    receive({ protocol: 'http/1.1', request, response, raw }, false, numbers.get(raw) ?? 0);
  });
  server.keepAliveTimeout = keepAliveMs;
  server.requestTimeout = 0;
  server.on('connection', (socket) => numbers.set(socket, ++connections));
  return listen(server, port);
}

/** Listens with encryption: HTTP/2 and HTTP/1.1 by ALPN, or only HTTP/1.1. */
export async function listenSecure(port: number, h2: boolean, receive: Receive): Promise<Listening> {
  const certificate = await makeCertificate();
  const plain = new Map<number, { raw: Socket; number: number }>();
  const server = createSecureServer({
    ...certificate,
    allowHTTP1: true,
    ALPNProtocols: h2 ? ['h2', 'http/1.1'] : ['http/1.1'],
  });
  // The raw TCP socket, because only that one can be reset. It is found by its remote port.
  server.on('connection', (raw: Socket) => {
    const port = raw.remotePort ?? 0;
    plain.set(port, { raw, number: ++connections });
    raw.once('close', () => plain.delete(port));
  });
  server.on(
    'request',
    (request: IncomingMessage | Http2ServerRequest, response: ServerResponse | Http2ServerResponse) => {
      const known = plain.get(request.socket.remotePort ?? 0);
      if (!known) return;
      const { raw, number } = known;
      if (request instanceof Http2ServerRequest && response instanceof Http2ServerResponse)
        receive({ protocol: 'h2', request, response, raw }, true, number);
      else if (!(request instanceof Http2ServerRequest) && !(response instanceof Http2ServerResponse))
        receive({ protocol: 'http/1.1', request, response, raw }, true, number);
    },
  );
  server.on('sessionError', () => {});
  return listen(server, port);
}

async function listen(server: Server, port: number): Promise<Listening> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
