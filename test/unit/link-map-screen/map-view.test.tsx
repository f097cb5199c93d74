import { afterEach, expect, test, vi } from 'vitest';
import { MapView } from '../../../components/link-map/drawing/map-view.ts';
import type { Painter } from '../../../components/link-map/drawing/painter.ts';
import { mapEntryOf, type ShownMap } from '../../../components/link-map/shown-map.ts';
import { article } from '../category-screen/world.ts';

afterEach(() => vi.useRealTimers());

const GRAPH = { entries: Uint32Array.of(4, 7), links: Uint32Array.of(0, 1) };
const MAP: ShownMap = {
  graph: GRAPH,
  leftOut: 0,
  scene: {
    ...{ positions: Float32Array.of(0, 0, 40, 0), links: GRAPH.links },
    ...{ degrees: Uint32Array.of(1, 1), hues: Uint8Array.of(0, 1) },
  },
  order: Uint32Array.of(0, 1),
  entryOf: (node) => ({
    ...{ ref: { kind: 'article', id: String(node) }, title: `Port ${node}` },
    ...{ template: null, isPrivate: false },
  }),
  ...{ nodeOf: () => -1, linksTo: () => [], linksFrom: () => [], waysBetween: () => [], legend: [] },
};
const COLORS = {
  ...{ ink: 'black', soft: 'gray', paper: 'white', line: 'gray', accent: 'green' },
  palette: { line: 'gray', paper: 'white', dots: ['red', 'blue'] },
};

/** A map in a frame of 400 × 300 pixels, whose pictures are made a moment after they are asked for. */
function shownMap() {
  let asked: (() => void) | null = null;
  const draw = vi.fn<Painter['draw']>((_, done) => {
    asked = () => done({ width: 600, height: 450, close: () => {} });
    setTimeout(() => {
      const answer = asked;
      asked = null;
      answer?.();
    }, 10);
  });
  const painter: Painter = {
    get isBusy() {
      return asked !== null;
    },
    ...{ show: () => {}, draw, stop: () => {} },
  };
  const frame = document.createElement('div');
  frame.getBoundingClientRect = () => new DOMRect(0, 0, 400, 300);
  const canvas = () => document.createElement('canvas');
  const view = new MapView(
    { frame, picture: canvas(), overlay: canvas(), buttons: document.createElement('div') },
    painter,
  );
  view.resize();
  view.show(MAP, COLORS, true);
  return { view, draw };
}

test('a map that nobody moves is drawn once, and once more when it has moved', async () => {
  vi.useFakeTimers();
  const { view, draw } = shownMap();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(draw).toHaveBeenCalledTimes(1);
  view.pan({ x: 20, y: 0 });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(draw).toHaveBeenCalledTimes(2);
  view.stop();
});

test('an entry without a title says so on the map and in its lists', () => {
  expect(mapEntryOf(article('needle', null, '')).title).toBe('Untitled');
  expect(mapEntryOf(article('needle', null, 'The Needle')).title).toBe('The Needle');
});
