import type { IncomingMessage } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';
import type { Socket } from 'node:net';

/** What both protocols' responses can do. */
export interface Reply {
  readonly headersSent: boolean;
  writeHead(status: number, headers: Record<string, string>): unknown;
  write(chunk: Buffer, done?: () => void): boolean;
  end(body: string | Buffer): unknown;
  once(event: 'close', listener: () => void): unknown;
}

/** One request and its answer, over either protocol; `raw` is the socket under any encryption. */
export type Wire =
  | { protocol: 'http/1.1'; request: IncomingMessage; response: Reply; raw: Socket }
  | { protocol: 'h2'; request: Http2ServerRequest; response: Reply; raw: Socket };

/** Collects the whole body; rejects when the client goes away while sending it. */
export function readBody({ request }: Wire): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('close', () => reject(new Error('The client went away')));
  });
}

/** Header values as text, several joined with a comma; HTTP/2's pseudo-headers left out. */
export function plainHeaders({ request }: Wire): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && !name.startsWith(':')) headers[name] = String(value);
  return headers;
}

/** The client went away: nothing can be sent any more. */
export function isGone(wire: Wire): boolean {
  return wire.raw.destroyed || (wire.protocol === 'h2' && wire.request.stream.destroyed);
}

/** Host and port that the client asked for. */
export function hostOf({ request }: Wire): string {
  const authority = request.headers[':authority'] ?? request.headers.host;
  return typeof authority === 'string' ? authority : '127.0.0.1';
}
