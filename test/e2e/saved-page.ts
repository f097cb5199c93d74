import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
};

export interface SavedPage {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves a saved page and the files beside it as a site of its own: on `localhost`, while the stand-in is on 127.0.0.1.
 */
export async function serveSavedPage(file: string): Promise<SavedPage> {
  const folder = path.dirname(path.resolve(file));
  const server = createServer(async (request, response) => {
    const name = path.normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    try {
      const body = await readFile(path.join(folder, name));
      response
        .writeHead(200, { 'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream' })
        .end(body);
    } catch {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>');
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return {
    url: `http://localhost:${address.port}/${encodeURIComponent(path.basename(file))}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
