// Runs in the page: lays out a large map in the real worker, shows it from its stored layout, and moves it. The naive way
// draws lines, dots and names again in every frame, in the page.

import { MapView } from '../../../components/link-map/drawing/map-view.ts';
import { drawOverlay } from '../../../components/link-map/drawing/overlay.ts';
import type { Painter } from '../../../components/link-map/drawing/painter.ts';
import type { LayoutAnswer } from '../../../components/link-map/layout-task.ts';
import type { ShownMap } from '../../../components/link-map/shown-map.ts';
import {
  boundsOf,
  degreesOf,
  drawMap,
  nodeAt,
  packLayout,
  panBy,
  radiusOf,
  restoreLayout,
  viewOfAll,
  zoomAt,
} from '../../../lib/link-map/index.ts';
import { clusteredGraph } from './graph.ts';

const SIZE = { width: 800, height: 600 };
const MIDDLE = { x: 400, y: 300 };
const PALETTE = {
  line: '#667',
  paper: '#fff',
  dots: ['#a33', '#383', '#339', '#a63', '#63a', '#388', '#a38', '#555', '#880', '#08a'],
};
const COLORS = { palette: PALETTE, ink: '#111', soft: '#555', paper: '#fff', line: '#667', accent: '#07c' };
const MARKS = { selected: -1, pointed: -1, neighbors: [], to: [], isCovered: false };
const LOOKUPS = 500;

const graph = clusteredGraph(10_000, 30_000);
let packed = new ArrayBuffer();
let shown: ShownMap | null = null;
let view: MapView | null = null;

/** Milliseconds until the worker has laid out the map. It is a new one, as for every map. */
export async function layOutInWorker(): Promise<number> {
  const begun = performance.now();
  const worker = new Worker('/layout-worker.js');
  const positions = await new Promise<LayoutAnswer['positions']>((resolve, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = ({ data }: MessageEvent<LayoutAnswer>) => data.isDone && resolve(data.positions);
    worker.postMessage({ graph, known: null });
  });
  const taken = performance.now() - begun;
  worker.terminate();
  packed = packLayout(graph, positions);
  return taken;
}

function restoredMap(): ShownMap {
  const { positions } = restoreLayout(packed, graph) ?? {};
  if (!positions) throw new Error('The layout can’t be read.');
  const degrees = degreesOf(graph);
  return {
    graph,
    leftOut: 0,
    scene: { positions, links: graph.links, degrees, hues: Uint8Array.from(graph.entries, (at) => at % 10) },
    order: graph.entries.toSorted((a, b) => (degrees[b] ?? 0) - (degrees[a] ?? 0) || a - b),
    entryOf: (node) => ({
      ref: { kind: 'article', id: String(node) },
      ...{ title: `Port ${node}`, template: null, isPrivate: false },
    }),
    ...{ nodeOf: () => -1, linksTo: () => [], linksFrom: () => [], waysBetween: () => [], legend: [] },
  };
}

/** As the screen's own, with the bundled worker. */
function workerPainter(): Painter {
  const worker = new Worker('/paint-worker.js');
  let waiting: ((picture: ImageBitmap | null) => void) | null = null;
  worker.onmessage = ({ data }: MessageEvent<ImageBitmap | null>) => {
    const done = waiting;
    waiting = null;
    done?.(data);
  };
  return {
    get isBusy() {
      return waiting !== null;
    },
    show: (scene, palette) => worker.postMessage({ scene, palette }),
    draw(frame, done) {
      waiting = done;
      worker.postMessage(frame);
    },
    stop: () => worker.terminate(),
  };
}

function addCanvas(frame: HTMLElement, length: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas.style, {
    position: 'absolute',
    width: `${length * 100}%`,
    height: `${length * 100}%`,
  });
  Object.assign(canvas.style, { left: `${(1 - length) * 50}%`, top: `${(1 - length) * 50}%` });
  frame.append(canvas);
  return canvas;
}

function addFrame(): HTMLElement {
  const frame = document.createElement('div');
  Object.assign(frame.style, { position: 'relative', overflow: 'hidden', width: '800px', height: '600px' });
  document.body.replaceChildren(frame);
  return frame;
}

/** Milliseconds from the stored bytes to the first picture on the page. */
export async function showFirst(): Promise<number> {
  view?.stop();
  const frame = addFrame();
  const buttons = document.createElement('div');
  frame.append(buttons);
  const elements = { frame, picture: addCanvas(frame, 1.5), overlay: addCanvas(frame, 1), buttons };
  const begun = performance.now();
  shown = restoredMap();
  view = new MapView(elements, workerPainter());
  view.resize();
  view.show(shown, COLORS, true);
  await new Promise<void>((resolve) => {
    new MutationObserver(() => elements.picture.dataset.drawn && resolve()).observe(elements.picture, {
      attributes: true,
    });
  });
  return performance.now() - begun;
}

/** What happens in one frame: most pan the map, every fourth zooms. */
const movement = (frame: number) => ({
  by: { x: 9 * Math.cos(frame / 20), y: 9 * Math.sin(frame / 20) },
  factor: frame % 4 > 0 ? 1 : frame % 80 < 40 ? 1.06 : 1 / 1.06,
});

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Moves the map for so many frames, as a person does. */
export async function moveMap(frames: number): Promise<void> {
  for (let frame = 0; frame < frames; frame++) {
    const { by, factor } = movement(frame);
    view?.pan(by);
    if (factor !== 1) view?.zoom(factor);
    await nextFrame();
  }
}

/** The same movement, with everything drawn in the page in each frame. */
export async function moveNaively(frames: number): Promise<void> {
  const map = restoredMap();
  const frame = addFrame();
  const [picture, overlay] = [addCanvas(frame, 1), addCanvas(frame, 1)];
  Object.assign(picture, SIZE);
  const context = picture.getContext('2d');
  if (!context) throw new Error('The page can’t draw.');
  let at = viewOfAll(boundsOf(map.scene.positions), SIZE);
  for (let step = 0; step < frames; step++) {
    const { by, factor } = movement(step);
    at = zoomAt(panBy(at, by), SIZE, MIDDLE, factor);
    drawMap(context, map.scene, at, SIZE, PALETTE);
    drawOverlay(overlay, map, MARKS, COLORS, { view: at, size: SIZE, ratio: 1, covered: null });
    await nextFrame();
  }
}

/** Milliseconds to find the dot under the pointer. */
export function findNode(): number {
  const { positions, degrees } = restoredMap().scene;
  const at = viewOfAll(boundsOf(positions), SIZE);
  const radius = (node: number): number => radiusOf(degrees[node] ?? 0, at.scale);
  const begun = performance.now();
  for (let n = 0; n < LOOKUPS; n++)
    nodeAt(positions, at, SIZE, { x: (n * 61) % SIZE.width, y: (n * 37) % SIZE.height }, radius, 8);
  return (performance.now() - begun) / LOOKUPS;
}
