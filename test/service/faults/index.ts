// How the stand-in misbehaves: what a fault is, which request it meets, what it makes of the true answer.
// The bytes themselves are sent (or not) by server/.
export { commitOf, type Delivery, deliveryOf } from './delivery.ts';
export type { Commit, Fault, FaultKind } from './fault.ts';
export { FaultRegistry } from './registry.ts';
