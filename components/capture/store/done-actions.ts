// Loads when somebody marks a draft as done.
export { markDone, undoDone } from '../../../lib/outbox/index.ts';
