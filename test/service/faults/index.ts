// Faults that the stand-in can simulate: their definition, which requests they apply to, and how they change the
// response. `server/` sends the actual bytes.
export { commitOf, type Delivery, deliveryOf } from './delivery.ts';
export type { Commit, Fault, FaultKind } from './fault.ts';
export { FaultRegistry } from './registry.ts';
