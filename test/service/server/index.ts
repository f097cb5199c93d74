// From socket to answer and back: listening, the log of what arrived, the faults laid over each answer.
export type { Question } from './handle.ts';
export { listenPlain, listenSecure } from './listen.ts';
export * from './request-log.ts';
export { type Desk, serve } from './serve.ts';
