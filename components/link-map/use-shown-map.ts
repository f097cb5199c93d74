import { useRef, useState } from 'preact/hooks';
import { report, reportAs } from '../../lib/diagnostics/index.ts';
import { type MapGraph, type Positions, packLayout, restoreLayout } from '../../lib/link-map/index.ts';
import { countTexts, type TextCount, useRepeatedWork } from '../library/index.ts';
import type { WorldIndex } from '../search/index.ts';
import { arrange } from './arrange.ts';
import { filterName, graphOf, type MapScope, scopeName } from './map-scope.ts';
import { movedTo, type ShownMap, showMap } from './shown-map.ts';

export type MapState =
  | { state: 'reading' }
  /** The links couldn't be read. */
  | { state: 'failed' }
  /** The entry that the map is about isn't in the copy. */
  | { state: 'missing' }
  /** `layout`: `unfinished` while it takes shape, `failed` if it couldn't be made. */
  | { state: 'shown'; map: ShownMap; texts: TextCount; layout: 'done' | 'unfinished' | 'failed' };

/** Layouts with fewer nodes take less time to make than to store. */
const WORTH_STORING = 300;

/** Positions to show until there are better ones: a sunflower's spiral. */
function spiral({ entries }: MapGraph): Positions {
  const positions = new Float32Array(entries.length * 2);
  for (const node of entries.keys()) {
    const [angle, radius] = [node * Math.PI * (3 - Math.sqrt(5)), 12 * Math.sqrt(node + 0.5)];
    positions[node * 2] = radius * Math.cos(angle);
    positions[node * 2 + 1] = radius * Math.sin(angle);
  }
  return positions;
}

/**
 * The map of a scope, with its layout: stored before, or made now, which is shown as it takes shape. When the links
 * change, the layout continues from where it was.
 * @returns the state, and a function that tries a failed layout again
 */
export function useShownMap(
  worldIndex: WorldIndex,
  scope: MapScope,
): [state: MapState, tryAgain: () => void] {
  const { library, worldId } = worldIndex;
  const [state, setState] = useState<MapState>({ state: 'reading' });
  const [attempt, setAttempt] = useState(0);
  const made = useRef(new Map<string, ArrayBuffer>());
  const name = scopeName(scope);
  const filter = filterName(scope);
  const work = async (signal: AbortSignal): Promise<void> => {
    const show = (next: MapState) => {
      if (!signal.aborted) setState(next);
    };
    const load = async (): Promise<void> => {
      const [searcher, links, stored] = await Promise.all([
        library.searcher(worldId),
        library.links(worldId),
        made.current.get(name) ?? library.layout(worldId, name),
      ]);
      const texts = await countTexts(searcher, links);
      if (signal.aborted) return;
      const scoped = graphOf(scope, searcher, links);
      if (!scoped) return show({ state: 'missing' });
      const { graph } = scoped;
      const known = restoreLayout(stored, graph);
      const map = showMap(scoped, known?.positions ?? spiral(graph), { searcher, links });
      if (known?.isCurrent || graph.entries.length === 0)
        return show({ state: 'shown', map, texts, layout: 'done' });
      // The first positions come from the worker: a spiral would only flash up.
      if (known) show({ state: 'shown', map, texts, layout: 'unfinished' });
      const onProgress = (positions: Positions) =>
        show({ state: 'shown', map: movedTo(map, positions), texts, layout: 'unfinished' });
      try {
        const positions = await arrange(graph, known?.positions ?? null, onProgress, signal);
        show({ state: 'shown', map: movedTo(map, positions), texts, layout: 'done' });
        // A filtered map begins where the whole one is, and passes.
        if (filter !== '') return;
        const packed = packLayout(graph, positions);
        made.current.set(name, packed);
        if (graph.entries.length >= WORTH_STORING)
          library.saveLayout(worldId, name, packed).catch(reportAs('linkMap.store'));
      } catch (error) {
        report(error, 'linkMap.arrange');
        show({ state: 'shown', map, texts, layout: 'failed' });
      }
    };
    await load().catch((error: unknown) => {
      report(error, 'linkMap.read');
      show({ state: 'failed' });
    });
  };
  useRepeatedWork(worldIndex, work, [name, filter, attempt]);
  return [state, () => setAttempt((before) => before + 1)];
}
