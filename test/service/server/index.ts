// From socket to response: listening, the request log, and the faults applied to each response.
export type { Question } from './handle.ts';
export { listenPlain, listenSecure } from './listen.ts';
export * from './request-log.ts';
export { type Desk, serve } from './serve.ts';
