// The platform's HTTP API behind one port, with two versions behind it.
// Transport, pacing, retries, schemas and the words for what went wrong live here; credentials go in and never come out.
export { ServiceError, type ServiceFailure } from './failure.ts';
export type * from './port.ts';
