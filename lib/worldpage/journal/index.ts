// The journal of World Anvil's editors: keeps what is typed until World Anvil has it, and offers what didn't arrive. The
// background injects this script into editors of the person's own worlds. It ends together with the main page script.
export { plainName } from '../editor/fill/protocol.ts';
export { FALLBACK_PREFIX, type FallbackStorage, type FallbackText } from './fallback.ts';
export { hasArrived } from './has-arrived.ts';
export { startJournal } from './start-journal.ts';
