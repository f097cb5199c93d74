import type { MapGraph, Positions } from '../../lib/link-map/index.ts';
import type { LayoutAnswer, LayoutTask } from './layout-task.ts';
import { startWorker } from './start-worker.ts';

/**
 * Lays out a map in a worker.
 * @param known where its nodes were, if most of them had a place
 * @param onProgress gets positions while the map takes shape
 * @param signal ends the worker; the promise then never settles
 * @returns the final positions; rejects if the worker can't run
 */
export function arrange(
  graph: MapGraph,
  known: Positions | null,
  onProgress: (positions: Positions) => void,
  signal: AbortSignal,
): Promise<Positions> {
  return new Promise((resolve, reject) => {
    const worker = startWorker('layout');
    const end = () => worker.terminate();
    signal.addEventListener('abort', end);
    worker.addEventListener('message', ({ data }: MessageEvent<LayoutAnswer>) => {
      if (!data.isDone) return onProgress(data.positions);
      end();
      resolve(data.positions);
    });
    worker.addEventListener('error', ({ message }) => {
      end();
      reject(new Error(`The layout worker stopped: ${message}`));
    });
    worker.postMessage({ graph, known } satisfies LayoutTask);
  });
}
