/** The dispatcher of Node's own `fetch`. */
type Dispatcher = new (options: object) => { destroy(): Promise<void> };

function isDispatcher(value: unknown): value is Dispatcher {
  return typeof value === 'function';
}

/** `fetch` over HTTP/2 that trusts the stand-in's self-signed certificate. */
export function fetchOverHttp2(): { fetch: typeof fetch; close(): Promise<void> } {
  const own: unknown = Reflect.get(globalThis, Symbol.for('undici.globalDispatcher.1'));
  const Agent: unknown = typeof own === 'object' && own !== null ? own.constructor : null;
  if (!isDispatcher(Agent)) throw new Error('This Node keeps its dispatcher elsewhere.');
  const dispatcher = new Agent({ allowH2: true, connect: { rejectUnauthorized: false } });
  return {
    fetch: (input, init) => fetch(input, Object.assign({}, init, { dispatcher })),
    close: () => dispatcher.destroy(),
  };
}
