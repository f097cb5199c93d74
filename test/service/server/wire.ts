import type { IncomingMessage } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';
import type { Socket } from 'node:net';

/** The common part of both protocols' responses. */
export interface Reply {
  readonly headersSent: boolean;
  writeHead(status: number, headers: Record<string, string>): unknown;
  write(chunk: Buffer, done?: () => void): boolean;
  end(body: string | Buffer): unknown;
  once(event: 'close', listener: () => void): unknown;
}

/** A request and its response in either protocol. `raw` is the TCP socket below any encryption. */
export type Wire =
  | { protocol: 'http/1.1'; request: IncomingMessage; response: Reply; raw: Socket }
  | { protocol: 'h2'; request: Http2ServerRequest; response: Reply; raw: Socket };

/** Reads the whole body. Rejects if the client disconnects before its end. */
export function readBody({ request }: Wire): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('close', () => reject(new Error('The client went away')));
  });
}

/** Header values as text, with multiple values joined by commas. Without HTTP/2 pseudo-headers. */
export function plainHeaders({ request }: Wire): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && !name.startsWith(':')) headers[name] = String(value);
  return headers;
}

/** Whether the client has disconnected, so that nothing can be sent. */
export function isGone(wire: Wire): boolean {
  return wire.raw.destroyed || (wire.protocol === 'h2' && wire.request.stream.destroyed);
}

/** Host and port that the client requested. */
export function hostOf({ request }: Wire): string {
  const authority = request.headers[':authority'] ?? request.headers.host;
  return typeof authority === 'string' ? authority : '127.0.0.1';
}
