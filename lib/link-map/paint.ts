import type { Positions } from './layout.ts';
import { type Size, toScreen, type View } from './viewport.ts';

/** What is drawn of a map, without names. */
export interface Scene {
  positions: Positions;
  /** Pairs of nodes. */
  links: Uint32Array;
  /** How many links each node has. */
  degrees: Uint32Array;
  /** Each node's color, as a place in `palette.dots`. */
  hues: Uint8Array;
}

/** Colors as CSS has them. */
export interface Palette {
  line: string;
  /** Behind the map. */
  paper: string;
  dots: readonly string[];
}

/** Links per path. Overlapping ones of one path don't add up, and a browser draws long paths slowly. */
const BATCH = 200;
/** Smaller dots are squares, which look the same and are drawn faster. */
const SQUARE = 1.3;
/** On maps of up to this many nodes, a ring parts each dot from those below it. More rings would take time. */
const RINGED = 2_000;
/** With more links than these, lines become fainter. */
const MANY = 400;

/** A dot's radius in CSS pixels. It grows with the zoom, but more slowly. */
export const radiusOf = (degree: number, scale: number): number =>
  Math.min(14, (2.6 + 0.7 * Math.sqrt(degree)) * Math.min(1.5, Math.max(0.3, Math.sqrt(scale))));

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** How strong lines are: many links need fainter ones, and from near, fewer are in sight. */
function strengthOf(links: number, scale: number): number {
  const crowd = links / 2 / MANY;
  return crowd <= 1
    ? 0.42
    : Math.max(0.07, Math.min(0.42, (0.42 / crowd ** 0.55) * Math.max(1, scale * 1.4)));
}

/** With more links than these, an entry is a hub: its lines would hide all others. */
const HUB = 100;
const HUB_SHARE = 0.22;
/** Fainter lines aren't seen, but take time. */
const UNSEEN = 0.03;

const isOfHub = ({ degrees }: Scene, a: number, b: number): boolean =>
  (degrees[a] ?? 0) > HUB || (degrees[b] ?? 0) > HUB;

/** How many numbers of the scene's links are of no hub. */
function countOrdinary(scene: Scene): number {
  const { links } = scene;
  let count = 0;
  for (let at = 0; at < links.length; at += 2)
    if (!isOfHub(scene, links[at] ?? 0, links[at + 1] ?? 0)) count += 2;
  return count;
}

function drawLines(context: Context, scene: Scene, view: View, size: Size, ofHubs: boolean): void {
  const { positions, links } = scene;
  const [halfX, halfY] = [size.width / 2, size.height / 2];
  const { scale } = view;
  let inPath = 0;
  context.beginPath();
  for (let at = 0; at < links.length; at += 2) {
    if (isOfHub(scene, links[at] ?? 0, links[at + 1] ?? 0) !== ofHubs) continue;
    const [a, b] = [(links[at] ?? 0) * 2, (links[at + 1] ?? 0) * 2];
    const ax = ((positions[a] ?? 0) - view.x) * scale + halfX;
    const ay = ((positions[a + 1] ?? 0) - view.y) * scale + halfY;
    const bx = ((positions[b] ?? 0) - view.x) * scale + halfX;
    const by = ((positions[b + 1] ?? 0) - view.y) * scale + halfY;
    // Beside the picture.
    if ((ax < 0 && bx < 0) || (ay < 0 && by < 0)) continue;
    if ((ax > size.width && bx > size.width) || (ay > size.height && by > size.height)) continue;
    context.moveTo(ax, ay);
    context.lineTo(bx, by);
    if (++inPath < BATCH) continue;
    context.stroke();
    context.beginPath();
    inPath = 0;
  }
  context.stroke();
}

function drawDots(context: Context, scene: Scene, view: View, size: Size, hue: number): void {
  const { positions, degrees, hues } = scene;
  context.beginPath();
  for (let node = 0; node < hues.length; node++) {
    if (hues[node] !== hue) continue;
    const at = toScreen(view, size, { x: positions[node * 2] ?? 0, y: positions[node * 2 + 1] ?? 0 });
    const radius = radiusOf(degrees[node] ?? 0, view.scale);
    if (at.x < -radius || at.y < -radius || at.x > size.width + radius || at.y > size.height + radius)
      continue;
    if (radius < SQUARE) context.rect(at.x - radius, at.y - radius, 2 * radius, 2 * radius);
    else {
      context.moveTo(at.x + radius, at.y);
      context.arc(at.x, at.y, radius, 0, 2 * Math.PI);
    }
  }
  context.fill();
  if (hues.length <= RINGED) context.stroke();
}

/** Draws lines and dots on a clear picture. Its transform makes CSS pixels its unit. */
export function drawMap(context: Context, scene: Scene, view: View, size: Size, palette: Palette): void {
  context.clearRect(0, 0, size.width, size.height);
  context.lineWidth = 1;
  context.strokeStyle = palette.line;
  const strength = strengthOf(countOrdinary(scene), view.scale);
  const ofHubs = Math.min(strength, strengthOf(scene.links.length, view.scale)) * HUB_SHARE;
  if (ofHubs >= UNSEEN) {
    context.globalAlpha = ofHubs;
    drawLines(context, scene, view, size, true);
  }
  context.globalAlpha = strength;
  drawLines(context, scene, view, size, false);
  context.globalAlpha = 1;
  context.lineWidth = 1.5;
  context.strokeStyle = palette.paper;
  for (const [hue, color] of palette.dots.entries()) {
    context.fillStyle = color;
    drawDots(context, scene, view, size, hue);
  }
}
