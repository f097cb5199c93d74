import { layOut } from '../../lib/link-map/index.ts';
import type { LayoutAnswer, LayoutTask } from './layout-task.ts';

// Lays out one map, then is ended. What it says in between shows the map while it takes shape.

/** Milliseconds between two pictures of an unfinished layout. */
const PROGRESS_MS = 150;

const answer = (message: LayoutAnswer): void =>
  postMessage(message, { transfer: [message.positions.buffer] });

self.addEventListener('message', ({ data }: MessageEvent<LayoutTask>) => {
  let last = performance.now();
  let latest: (() => LayoutAnswer['positions']) | null = null;
  for (latest of layOut(data.graph, data.known)) {
    if (performance.now() - last < PROGRESS_MS) continue;
    last = performance.now();
    answer({ positions: latest(), isDone: false });
  }
  answer({ positions: latest?.() ?? new Float32Array(), isDone: true });
});
