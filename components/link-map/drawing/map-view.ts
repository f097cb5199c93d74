// The picture of the link map: what the worker paints, what is drawn above it, and what pointers and keys do to it.
import {
  type Bounds,
  boundsOf,
  keepInSight,
  movementBetween,
  nodeAt,
  type Point,
  panBy,
  radiusOf,
  type Size,
  type View,
  viewOfAll,
  zoomAt,
} from '../../../lib/link-map/index.ts';
import type { ShownMap } from '../shown-map.ts';
import type { MapColors } from './colors.tsx';
import { drawOverlay, type Marks } from './overlay.ts';
import { pictureMaker } from './paint.ts';
import type { Painter } from './painter.ts';

export interface MapElements {
  frame: HTMLElement;
  /** Lines and dots, larger than the frame: moved at once, drawn again a moment later. */
  picture: HTMLCanvasElement;
  /** What must be exact in every frame: names, and the links of the selected entry. */
  overlay: HTMLCanvasElement;
  /** They lie above the drawing, so no name is drawn there. */
  buttons: HTMLElement;
}

/** How much larger than the frame the picture is. The style sheet says the same. */
const LARGER = 1.5;
/** A picture that is drawn this much larger or smaller than it was made looks blurred or too fine. */
const STRETCHED = 1.35;
/** Milliseconds without movement after which the picture is drawn again. */
const STILL_MS = 90;
/** How much of the picture is left behind a selected entry. The style sheet says the same. */
const FADED = 0.28;
/** Milliseconds that the map takes to follow the list. */
const FOLLOW_MS = 180;
/** Pixels beside a dot that still belong to it, for a mouse and for a finger. */
const REACH = 8;
const FINGER_REACH = 22;

/** The drawing of a map: what of it is shown, and when it is drawn. It knows no keys and no pointers. */
export class MapView {
  readonly #elements: MapElements;
  readonly #painter: Painter;
  #view: View = { x: 0, y: 0, scale: 1 };
  #drawn: View | null = null;
  #size: Size = { width: 0, height: 0 };
  #ratio = 1;
  #covered: Bounds | null = null;
  #map: ShownMap | null = null;
  #colors: MapColors | null = null;
  #marks: Marks = { selected: -1, pointed: -1, neighbors: [], to: [], isCovered: false };
  #frame = 0;
  #still: ReturnType<typeof setTimeout> | undefined;
  /** The scene, its colors or the size changed since the last picture was asked for. */
  #isOutdated = true;
  /** Somebody moved the map, so it no longer fits itself to what is shown. */
  #isMoved = false;

  constructor(elements: MapElements, painter: Painter) {
    this.#elements = elements;
    this.#painter = painter;
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#still);
    this.#painter.stop();
  }

  /** @param isNew another map, which is shown whole; false if only its nodes have moved */
  show(map: ShownMap, colors: MapColors, isNew: boolean): void {
    this.#map = map;
    this.#colors = colors;
    if (isNew) this.#isMoved = false;
    this.#painter.show(map.scene, colors.palette);
    this.#isOutdated = true;
    if (!this.#isMoved) this.#view = viewOfAll(boundsOf(map.scene.positions), this.#size);
    this.#schedule();
  }

  mark(marks: Marks): void {
    this.#marks = marks;
    this.#elements.picture.dataset.faded = String(marks.selected >= 0);
    this.#schedule();
  }

  /** Reads the size of the frame and the resolution of the screen. */
  resize(): void {
    const frame = this.#elements.frame.getBoundingClientRect();
    this.#size = { width: frame.width, height: frame.height };
    const { left, top, right, bottom } = this.#elements.buttons.getBoundingClientRect();
    this.#covered = {
      ...{ left: left - frame.left, right: right - frame.left },
      ...{ top: top - frame.top, bottom: bottom - frame.top },
    };
    this.#ratio = globalThis.devicePixelRatio || 1;
    this.#isOutdated = true;
    if (this.#map && !this.#isMoved) this.#view = viewOfAll(boundsOf(this.#map.scene.positions), this.#size);
    this.#schedule();
  }

  pan(by: Point): void {
    this.#moveTo(panBy(this.#view, by));
  }

  zoom(factor: number, at: Point = { x: this.#size.width / 2, y: this.#size.height / 2 }): void {
    this.#moveTo(zoomAt(this.#view, this.#size, at, factor));
  }

  showAll(): void {
    if (!this.#map) return;
    this.#follow(viewOfAll(boundsOf(this.#map.scene.positions), this.#size));
    this.#isMoved = false;
  }

  /** Moves the map if the node isn't in sight. */
  reveal(node: number): void {
    const place = this.#placeOf(node);
    if (!place) return;
    const goal = keepInSight(this.#view, this.#size, place, this.#covered);
    if (goal !== this.#view) this.#follow(goal);
  }

  /** What the frame shows now, as a PNG. Names that the drawing hides aren't in it. */
  async save(): Promise<Blob | null> {
    if (!this.#map || !this.#colors || this.#size.width < 1) return null;
    const { overlay } = this.#elements;
    const [size, ratio] = [this.#size, this.#ratio];
    const drawn = pictureMaker()(this.#map.scene, this.#colors.palette, { view: this.#view, size, ratio });
    const canvas = new OffscreenCanvas(overlay.width, overlay.height);
    const context = canvas.getContext('2d');
    if (!drawn || !context) return null;
    context.fillStyle = this.#colors.paper;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.globalAlpha = this.#marks.selected >= 0 ? FADED : 1;
    context.drawImage(drawn, 0, 0);
    context.globalAlpha = 1;
    context.drawImage(overlay, 0, 0);
    return canvas.convertToBlob({ type: 'image/png' });
  }

  /** The node at a point of the frame, or -1. */
  nodeAt(point: Point, isFinger: boolean): number {
    if (!this.#map) return -1;
    const { positions, degrees } = this.#map.scene;
    const radius = (node: number) => radiusOf(degrees[node] ?? 0, this.#view.scale);
    return nodeAt(positions, this.#view, this.#size, point, radius, isFinger ? FINGER_REACH : REACH);
  }

  #placeOf(node: number): Point | null {
    const { positions } = this.#map?.scene ?? {};
    const [x, y] = [positions?.[node * 2], positions?.[node * 2 + 1]];
    return x === undefined || y === undefined ? null : { x, y };
  }

  #moveTo(view: View): void {
    this.#isMoved = true;
    this.#view = view;
    this.#schedule();
  }

  /** Moves to a view in a moment, or at once with reduced motion. */
  #follow(goal: View): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.#moveTo(goal);
      return;
    }
    const [from, begun] = [this.#view, performance.now()];
    const step = () => {
      const share = Math.min(1, (performance.now() - begun) / FOLLOW_MS);
      const eased = 1 - (1 - share) ** 3;
      const at = (a: number, b: number) => a + (b - a) * eased;
      // Another movement has taken over.
      if (share > 0 && this.#view !== last) return;
      last = {
        x: at(from.x, goal.x),
        y: at(from.y, goal.y),
        scale: from.scale * (goal.scale / from.scale) ** eased,
      };
      this.#view = last;
      this.#schedule();
      if (share < 1) requestAnimationFrame(step);
    };
    let last = from;
    this.#isMoved = true;
    step();
  }

  #schedule(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#drawFrame());
  }

  #drawFrame(): void {
    this.#frame = 0;
    const { overlay } = this.#elements;
    if (!this.#map || !this.#colors || this.#size.width < 1) return;
    this.#movePicture();
    const sight = {
      ...{ view: this.#view, size: this.#size },
      ...{ ratio: this.#ratio, covered: this.#covered },
    };
    drawOverlay(overlay, this.#map, this.#marks, this.#colors, sight);
    if (this.#isOutdated || this.#isStretched()) this.#draw();
    else if (this.#drawn !== this.#view) {
      clearTimeout(this.#still);
      this.#still = setTimeout(() => this.#draw(), STILL_MS);
    }
  }

  /** Whether the moved picture is too blurred, or lets the frame's edge show. */
  #isStretched(): boolean {
    if (!this.#drawn) return true;
    const { scale, x, y } = movementBetween(this.#drawn, this.#view);
    if (scale > STRETCHED || scale < 1 / STRETCHED) return true;
    const spare = (length: number) => (length * LARGER * scale - length) / 2;
    return Math.abs(x) > spare(this.#size.width) || Math.abs(y) > spare(this.#size.height);
  }

  #movePicture(): void {
    if (!this.#drawn) return;
    const { x, y, scale } = movementBetween(this.#drawn, this.#view);
    this.#elements.picture.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }

  #draw(): void {
    // Asked again when the picture arrives.
    if (this.#painter.isBusy) return;
    this.#isOutdated = false;
    const size = { width: this.#size.width * LARGER, height: this.#size.height * LARGER };
    const view = this.#view;
    this.#painter.draw({ view, size, ratio: this.#ratio }, (bitmap) => {
      if (!bitmap) return;
      const { picture: canvas } = this.#elements;
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
      this.#drawn = view;
      this.#movePicture();
      if (this.#isOutdated || this.#drawn !== this.#view) this.#schedule();
      canvas.dataset.drawn = 'true';
    });
  }
}
