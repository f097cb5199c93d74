import {
  type Bounds,
  type PlacedLabel,
  placeLabels,
  radiusOf,
  type Size,
  type View,
} from '../../../lib/link-map/index.ts';
import type { ShownMap } from '../shown-map.ts';
import type { MapColors } from './colors.tsx';

/** What stands out on a map. Nodes are -1 if there are none. */
export interface Marks {
  selected: number;
  /** Under the pointer, or active in the list. */
  pointed: number;
  /** Of the selected node. */
  neighbors: readonly number[];
  /** Those of them that link to it. */
  to: readonly number[];
  /** The screen is shared, so private entries have no names. */
  isCovered: boolean;
}

/** Names that are drawn at most. */
const MOST_NAMES = 60;
/** Nodes in sight that are considered for a name. */
const MOST_CONSIDERED = 240;
/** The entries with most links are named even where that hides dots: they tell where on the map one is. */
const LANDMARKS = 6;
const LINE_HEIGHT = 1.25;
/** Strong enough to keep a name readable above lines. */
const HALO = 4;
const RING = 4;
/** The length of an arrow's tip, and the most links that have one. */
const TIP = 8;
const MOST_ARROWS = 120;
/** A longer name is cut off, in sizes of the letters. */
const LONGEST_NAME = 20;

const RTL = /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** What of a map is shown, and on what. */
export interface Sight {
  view: View;
  /** Of the frame, in pixels. */
  size: Size;
  /** Dots of the screen in a pixel. */
  ratio: number;
  /** Where something else lies above the frame. */
  covered: Bounds | null;
}

/** Draws the selected node with its links, the pointed one, and names. */
export function drawOverlay(
  canvas: HTMLCanvasElement,
  map: ShownMap,
  marks: Marks,
  colors: MapColors,
  sight: Sight,
): void {
  const { size, ratio } = sight;
  const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  const context = canvas.getContext('2d');
  if (!context) return;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, size.width, size.height);
  new Overlay(context, map, marks, colors, sight).draw(canvas);
}

class Overlay {
  readonly #context: CanvasRenderingContext2D;
  readonly #map: ShownMap;
  readonly #marks: Marks;
  readonly #colors: MapColors;
  readonly #view: View;
  readonly #size: Size;
  readonly #covered: Bounds | null;

  constructor(
    context: CanvasRenderingContext2D,
    map: ShownMap,
    marks: Marks,
    colors: MapColors,
    { view, size, covered }: Sight,
  ) {
    this.#context = context;
    this.#map = map;
    this.#marks = marks;
    this.#colors = colors;
    this.#view = view;
    this.#size = size;
    this.#covered = covered;
  }

  draw(canvas: HTMLCanvasElement): void {
    const { selected, pointed, neighbors } = this.#marks;
    if (selected >= 0) {
      this.#links(selected, neighbors);
      this.#arrows(selected);
      for (const node of neighbors) this.#dot(node);
      this.#dot(selected);
      this.#ring(selected, this.#colors.accent, 2.5);
    }
    if (pointed >= 0 && pointed !== selected) {
      this.#dot(pointed);
      this.#ring(pointed, this.#colors.ink, 1.5);
    }
    this.#names(canvas);
  }

  #x(node: number): number {
    return (
      ((this.#map.scene.positions[node * 2] ?? 0) - this.#view.x) * this.#view.scale + this.#size.width / 2
    );
  }

  #y(node: number): number {
    const { positions } = this.#map.scene;
    return ((positions[node * 2 + 1] ?? 0) - this.#view.y) * this.#view.scale + this.#size.height / 2;
  }

  #radius(node: number): number {
    return radiusOf(this.#map.scene.degrees[node] ?? 0, this.#view.scale);
  }

  #links(selected: number, neighbors: readonly number[]): void {
    const context = this.#context;
    const [x, y] = [this.#x(selected), this.#y(selected)];
    context.strokeStyle = this.#colors.accent;
    context.lineWidth = 1.25;
    context.globalAlpha = neighbors.length > 200 ? 0.35 : 0.75;
    context.beginPath();
    for (const node of neighbors) {
      context.moveTo(x, y);
      context.lineTo(this.#x(node), this.#y(node));
    }
    context.stroke();
    context.globalAlpha = 1;
  }

  /** Tips at what links lead to, as long as there are so few that they can be told apart. */
  #arrows(selected: number): void {
    const { neighbors } = this.#marks;
    if (neighbors.length > MOST_ARROWS) return;
    const incoming = new Set(this.#marks.to);
    this.#context.fillStyle = this.#colors.accent;
    this.#context.globalAlpha = 0.75;
    this.#context.beginPath();
    const outgoing = new Set(this.#map.linksFrom(selected));
    for (const node of neighbors) {
      if (incoming.has(node)) this.#tip(node, selected);
      if (outgoing.has(node)) this.#tip(selected, node);
    }
    this.#context.fill();
    this.#context.globalAlpha = 1;
  }

  #tip(from: number, to: number): void {
    const [x, y] = [this.#x(to), this.#y(to)];
    const angle = Math.atan2(y - this.#y(from), x - this.#x(from));
    const before = Math.max(2.5, this.#radius(to)) + (this.#isMarked(to) ? RING + 2 : 1);
    const at = (distance: number, turn: number): [number, number] => [
      x - before * Math.cos(angle) - distance * Math.cos(angle + turn),
      y - before * Math.sin(angle) - distance * Math.sin(angle + turn),
    ];
    this.#context.moveTo(...at(0, 0));
    this.#context.lineTo(...at(TIP, 0.42));
    this.#context.lineTo(...at(TIP, -0.42));
    this.#context.closePath();
  }

  #dot(node: number): void {
    const context = this.#context;
    context.fillStyle = this.#colors.palette.dots[this.#map.scene.hues[node] ?? 0] ?? this.#colors.ink;
    context.beginPath();
    context.arc(this.#x(node), this.#y(node), Math.max(2.5, this.#radius(node)), 0, 2 * Math.PI);
    context.fill();
  }

  #ring(node: number, color: string, width: number): void {
    const context = this.#context;
    context.lineWidth = width;
    context.strokeStyle = color;
    context.beginPath();
    context.arc(this.#x(node), this.#y(node), Math.max(2.5, this.#radius(node)) + RING, 0, 2 * Math.PI);
    context.stroke();
  }

  /** Nodes in sight that may have a name: the marked ones, then those with most links. */
  *#candidates() {
    const { selected, pointed, neighbors } = this.#marks;
    const { degrees } = this.#map.scene;
    const byLinks = (a: number, b: number) => (degrees[b] ?? 0) - (degrees[a] ?? 0);
    const rest = selected >= 0 ? neighbors.toSorted(byLinks) : this.#map.order;
    const seen = new Set<number>();
    for (const node of [selected, pointed])
      if (node >= 0 && !seen.has(node)) yield this.#candidate(node, seen);
    for (const node of rest) {
      if (seen.size >= MOST_CONSIDERED) return;
      if (seen.has(node) || !this.#isInSight(node)) continue;
      yield this.#candidate(node, seen);
    }
  }

  #candidate(node: number, seen: Set<number>) {
    seen.add(node);
    const isMarked = this.#isMarked(node);
    const radius = this.#radius(node) + (isMarked ? RING : 0);
    return { node, x: this.#x(node), y: this.#y(node), radius, isMain: isMarked || seen.size <= LANDMARKS };
  }

  #isMarked(node: number): boolean {
    return node === this.#marks.selected || node === this.#marks.pointed;
  }

  #isInSight(node: number): boolean {
    const [x, y] = [this.#x(node), this.#y(node)];
    return x >= 0 && y >= 0 && x <= this.#size.width && y <= this.#size.height;
  }

  #names(canvas: HTMLCanvasElement): void {
    const context = this.#context;
    const { fontFamily, fontSize } = getComputedStyle(canvas);
    const letters = Number.parseFloat(fontSize);
    const fonts = { regular: `${fontSize} ${fontFamily}`, bold: `600 ${fontSize} ${fontFamily}` };
    context.textAlign = 'center';
    context.textBaseline = 'top';
    context.lineJoin = 'round';
    const longest = Math.min(LONGEST_NAME * letters, this.#size.width - 2 * HALO);
    const names = new Map<number, string>();
    const labels = placeLabels(this.#candidates(), {
      size: this.#size,
      widthOf: (node) => {
        context.font = this.#isMarked(node) ? fonts.bold : fonts.regular;
        const name = this.#shorten(this.#nameOf(node), longest);
        names.set(node, name);
        return context.measureText(name).width;
      },
      lineHeight: letters * LINE_HEIGHT,
      most: MOST_NAMES,
      covered: this.#covered,
    });
    for (const label of labels.reverse()) {
      context.font = this.#isMarked(label.node) ? fonts.bold : fonts.regular;
      this.#name(label, names.get(label.node) ?? '');
    }
  }

  #nameOf(node: number): string {
    const { title, isPrivate } = this.#map.entryOf(node);
    return isPrivate && this.#marks.isCovered ? '' : title;
  }

  /** Cuts off a name that is longer than this in the current font. */
  #shorten(name: string, longest: number): string {
    const { width } = this.#context.measureText(name);
    if (width <= longest) return name;
    const characters = [...name];
    const share = (longest / width) * characters.length;
    return `${characters
      .slice(0, Math.max(1, Math.floor(share) - 1))
      .join('')
      .trimEnd()}…`;
  }

  #name({ node, x, y }: PlacedLabel, name: string): void {
    const context = this.#context;
    context.direction = RTL.test(name) ? 'rtl' : 'ltr';
    context.strokeStyle = this.#colors.paper;
    context.lineWidth = HALO;
    context.strokeText(name, x, y);
    context.fillStyle =
      this.#isMarked(node) || this.#marks.selected >= 0 ? this.#colors.ink : this.#colors.soft;
    context.fillText(name, x, y);
  }
}
