import type { WorldId } from '../model/index.ts';

const CHANNEL = 'loreside-images';

/** The world whose stored images changed; null for all. */
type Listener = (worldId: WorldId | null) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | null = null;

function notify(worldId: WorldId | null): void {
  for (const listener of [...listeners]) listener(worldId);
}

function open(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<WorldId | null>) => notify(data);
  return channel;
}

/** Notifies this and all other contexts. */
export function announceImages(worldId: WorldId | null): void {
  open().postMessage(worldId);
  notify(worldId);
}

/** Calls the listener after each change in any context. Returns a function that stops it. */
export function watchImages(listener: Listener): () => void {
  open();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
