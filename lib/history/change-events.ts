import type { ChangedRef, WorldId } from '../model/index.ts';

/** What has changed in the history: a thing's changes, a batch's progress, or much at once (`ref` and `batch` null). */
export interface HistoryEvent {
  worldId: WorldId | null;
  ref: ChangedRef | null;
  batch: string | null;
}

type Listener = (news: HistoryEvent) => void;

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

/** Tells this context and all others. */
export function emitHistoryEvent(news: HistoryEvent): void {
  open().postMessage(news);
  for (const listener of [...listeners]) listener(news);
}

/** Calls back after each change by any context. Returns how to stop. */
export function onHistoryEvent(listener: Listener): () => void {
  open();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
