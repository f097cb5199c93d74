import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Point } from '../../../lib/link-map/index.ts';
import type { MapView } from './map-view.ts';

/** What pointers ask for. Nodes are -1 where there is none. */
interface PointerActions {
  select: (node: number) => void;
  point: (node: number) => void;
  /** Opens the entry that was selected just before. */
  open: () => void;
}

/** A press that moves less, in pixels, is a click; a finger that moves less taps. */
const CLICK = 5;
const TAP = 12;
/** How much one pixel of the wheel zooms, and what a line and a page of it are in pixels. */
const WHEEL = 0.0016;
const LINE = 20;
const PAGE = 300;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Dragging moves the map, two fingers and the wheel zoom, a click selects, a double click opens. */
export function usePointers(
  frame: RefObject<HTMLElement | null>,
  view: MapView | null,
  actions: PointerActions,
): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const element = frame.current;
    if (!element || !view) return;
    const pressed = new Map<number, Point>();
    let begun: Point | null = null;
    let pointed = -1;
    let isFinger = false;
    const placeOf = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const point = (node: number) => {
      if (node === pointed) return;
      pointed = node;
      element.dataset.pointed = String(node >= 0);
      latest.current.point(node);
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0) return;
      isFinger = event.pointerType === 'touch';
      const place = placeOf(event);
      pressed.set(event.pointerId, place);
      begun = pressed.size === 1 ? place : null;
      element.setPointerCapture(event.pointerId);
    };
    const onMove = (event: PointerEvent) => {
      const place = placeOf(event);
      const before = pressed.get(event.pointerId);
      if (!before) return point(view.nodeAt(place, false));
      if (begun && distance(begun, place) < (isFinger ? TAP : CLICK)) return;
      begun = null;
      pressed.set(event.pointerId, place);
      const [other] = [...pressed].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
      if (!other) return view.pan({ x: place.x - before.x, y: place.y - before.y });
      const [was, is] = [middle(before, other), middle(place, other)];
      view.pan({ x: is.x - was.x, y: is.y - was.y });
      view.zoom(distance(place, other) / Math.max(1, distance(before, other)), is);
    };
    const onUp = (event: PointerEvent) => {
      if (!pressed.delete(event.pointerId)) return;
      if (begun && event.type === 'pointerup') latest.current.select(view.nodeAt(begun, isFinger));
      begun = null;
    };
    const onDouble = (event: MouseEvent) => {
      if (view.nodeAt(placeOf(event), isFinger) >= 0) latest.current.open();
    };
    const onLeave = () => point(-1);
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const unit = [1, LINE, PAGE][event.deltaMode] ?? 1;
      view.zoom(Math.exp(-event.deltaY * unit * WHEEL * (event.ctrlKey ? 4 : 1)), placeOf(event));
    };
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
    element.addEventListener('pointerleave', onLeave);
    element.addEventListener('dblclick', onDouble);
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onUp);
      element.removeEventListener('pointerleave', onLeave);
      element.removeEventListener('dblclick', onDouble);
      element.removeEventListener('wheel', onWheel);
    };
  }, [view]);
}
