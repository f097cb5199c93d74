import type { ChangedRef, WorldId } from '../model/index.ts';

/** What changed: a resource's changes, a batch's progress, or much at once (`ref` and `batch` are null). */
export interface HistoryEvent {
  worldId: WorldId | null;
  ref: ChangedRef | null;
  batch: string | null;
}

type Listener = (event: HistoryEvent) => void;

const NAME = 'loreside-history';
const listeners = new Set<Listener>();
let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<HistoryEvent>) => {
    for (const listener of [...listeners]) listener(data);
  };
  return channel;
}

/** Notifies this context and all others. */
export function emitHistoryEvent(event: HistoryEvent): void {
  open().postMessage(event);
  for (const listener of [...listeners]) listener(event);
}

/** Calls `listener` after each change by any context. Returns a function that unsubscribes. */
export function onHistoryEvent(listener: Listener): () => void {
  open();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
