// The client of World Anvil's HTTP API: one port with adapters for its two versions, aragorn and boromir. Covers
// transport, rate limiting, retries, schemas and error messages. Credentials go in and never come out.

export type { ServiceFailure } from '../model/index.ts';
export type { AddressProblem, ServiceAddress, ServiceOptions } from './client-of.ts';
export { DEFAULT_ADDRESS, DEFAULT_SEGMENTS, parseAddress } from './client-of.ts';
export { exported } from './exported.ts';
export { attempt, type CallProblem, ServiceError } from './failure.ts';
export { createFullService } from './full-service.ts';
export { headerRules, userAgent } from './header-rules.ts';
export { type AnswerCall, createLocalService, type LocalAnswer } from './local-service.ts';
export { createPacer, type Pacer, type PacerOptions, type PacerState } from './pacer.ts';
export type * from './port.ts';
export { createService, loadFullService } from './service.ts';
export type { Call } from './transport/send.ts';
export { type StreamingMemory, streamingMemory } from './transport/streaming.ts';
