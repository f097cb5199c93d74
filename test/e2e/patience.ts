/**
 * How long a test waits for anything. Milliseconds. It only ends a hang: with other programs beside it, a browser may take
 * ten times as long as alone.
 */
export const PATIENCE_MS = 90_000;
