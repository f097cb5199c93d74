// From socket to response: listening, the request log, and the faults applied to each response.
export type { ServerRequest as Question } from './handle.ts';
export { listenPlain, listenSecure } from './listen.ts';
export * from './request-log.ts';
export { type ServeDeps as Desk, serve } from './serve.ts';
