type Listener<News> = (news: News) => void;

/** News of stored data, for this context and all others. */
export interface Broadcast<News> {
  /** Notifies this and all other contexts. */
  announce(news: News): void;
  /** Notifies this context only. */
  notifyHere(news: News): void;
  /** Calls `listener` on news from any context. Returns a function that unsubscribes. */
  listen(listener: Listener<News>): () => void;
}

/** Opens its channel when it is first used. */
export function createBroadcast<News>(name: string): Broadcast<News> {
  const listeners = new Set<Listener<News>>();
  let channel: BroadcastChannel | null = null;

  function notifyHere(news: News): void {
    for (const listener of [...listeners]) listener(news);
  }

  function open(): BroadcastChannel {
    if (channel) return channel;
    channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<News>) => notifyHere(data);
    return channel;
  }

  return {
    announce(news) {
      open().postMessage(news);
      notifyHere(news);
    },
    notifyHere,
    listen(listener) {
      open();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
