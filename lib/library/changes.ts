import type { WorldId } from '../model/index.ts';

const CHANNEL = 'loreside-library';

/**
 * What changed of which world; null: of all. `excerpts`: nothing changed, but this context searches them from now on.
 * `damage`: a screen has found a segment that cannot be read; the background mends it with its next write. `skipped`: something could not be read or stored, or can be again.
 */
export interface LibraryChange {
  worldId: WorldId | null;
  what: 'entries' | 'sync' | 'bodies' | 'recent' | 'world' | 'cleared' | 'excerpts' | 'damage' | 'skipped';
}

type Listener = (change: LibraryChange) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<LibraryChange>) => tellHere(data);
  return channel;
}

/** Tells this context alone. */
export function tellHere(change: LibraryChange): void {
  for (const listener of [...listeners]) listener(change);
}

/** Tells this context and all others. */
export function announce(change: LibraryChange): void {
  open().postMessage(change);
  tellHere(change);
}

/** Calls back after each change by any context. Returns how to stop. */
export function onChange(listener: Listener): () => void {
  open();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
