// The platform's HTTP API behind one port, with two versions behind it.
// Transport, pacing, retries, schemas and the words for what went wrong live here; credentials go in and never come out.
export {
  type AddressReading,
  DEFAULT_ADDRESS,
  DEFAULT_SEGMENTS,
  parseAddress,
  type ServiceAddress,
} from './address.ts';
export type { ServiceOptions } from './connecting.ts';
export { droppedFields } from './dropped.ts';
export { ServiceError, type ServiceFailure } from './failure.ts';
export { createFullService } from './full-service.ts';
export { type HeaderRule, headerRules } from './header-rules.ts';
export { createPacer, type Pacer, type PacerOptions, type PacerState } from './pacer.ts';
export type * from './port.ts';
export { createService, loadFullService } from './service.ts';
export { type StreamingMemory, streamingMemory } from './transport/streaming.ts';
export { userAgent } from './user-agent.ts';
