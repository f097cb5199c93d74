import type { Picture } from './canvas.ts';
import { newContext } from './canvas.ts';

interface Reference {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

const RADII = [22, 11, 6, 3];

function blurred(picture: Picture, radius: number): Reference {
  const { width, height } = picture;
  const copy = newContext(width, height);
  copy.filter = `blur(${radius * 0.45}px)`;
  copy.drawImage(picture.context.canvas, 0, 0);
  return { data: copy.getImageData(0, 0, width, height).data, width, height };
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value)));

function colorAt({ data, width, height }: Reference, x: number, y: number): [number, number, number] {
  const at = (clamp(y, height - 1) * width + clamp(x, width - 1)) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

function lightness(reference: Reference, x: number, y: number): number {
  const [r, g, b] = colorAt(reference, x, y);
  return r * 0.3 + g * 0.59 + b * 0.11;
}

/**
 * Repaints a picture with brush strokes, from broad to fine. Strokes follow the edges of what is painted, and fine ones
 * appear only where broad ones missed something (after Hertzmann, 1998).
 * @param finest the radius of the finest brush
 */
export function paintWithBrush(picture: Picture, { finest = 3, detail = 0.3 } = {}): void {
  const { context, width, height } = picture;
  const painting = newContext(width, height);
  painting.drawImage(context.canvas, 0, 0);
  Object.assign(painting, { lineCap: 'round', lineJoin: 'round' });
  const drift = picture.noise(3);
  for (const [index, radius] of RADII.filter((one) => one >= finest).entries()) {
    const reference = blurred(picture, radius);
    const sofar: Reference = { data: painting.getImageData(0, 0, width, height).data, width, height };
    const step = radius * 0.9;
    const starts: [number, number][] = [];
    for (let y = 0; y < height; y += step)
      for (let x = 0; x < width; x += step)
        starts.push([x + picture.between(-step, step) / 2, y + picture.between(-step, step) / 2]);
    for (let place = starts.length - 1; place > 0; place -= 1) {
      const other = picture.random.below(place + 1);
      [starts[place], starts[other]] = [starts[other] ?? [0, 0], starts[place] ?? [0, 0]];
    }
    for (const [x, y] of starts) {
      const color = colorAt(reference, x, y);
      const painted = colorAt(sofar, x, y);
      const missing = color.reduce((sum, one, at) => sum + Math.abs(one - (painted[at] ?? 0)), 0);
      if (index === 0 || missing > 14 || picture.random.chance(0.06))
        stroke(picture, painting, reference, [x, y], { radius, drift });
    }
  }
  context.save();
  context.globalAlpha = 1 - detail;
  context.drawImage(painting.canvas, 0, 0);
  context.restore();
}

function stroke(
  picture: Picture,
  painting: OffscreenCanvasRenderingContext2D,
  reference: Reference,
  start: readonly [number, number],
  { radius, drift }: { radius: number; drift: (x: number, y: number) => number },
): void {
  let [x, y] = start;
  const shade = picture.between(-7, 7);
  const [r, g, b] = colorAt(reference, x, y);
  painting.strokeStyle = `rgb(${r + shade} ${g + shade} ${b + shade * 0.8} / 0.82)`;
  painting.lineWidth = radius * picture.between(1.2, 2);
  painting.beginPath();
  painting.moveTo(x, y);
  let [fromX, fromY] = [0, 0];
  for (let piece = 0; piece < 5; piece += 1) {
    const [acrossX, acrossY] = [
      lightness(reference, x + radius, y) - lightness(reference, x - radius, y),
      lightness(reference, x, y + radius) - lightness(reference, x, y - radius),
    ];
    const edge = Math.hypot(acrossX, acrossY);
    const angle = (drift(x / 260, y / 260) - 0.5) * 2.4;
    let [nextX, nextY] = edge > 9 ? [-acrossY / edge, acrossX / edge] : [Math.cos(angle), Math.sin(angle)];
    if (nextX * fromX + nextY * fromY < 0) [nextX, nextY] = [-nextX, -nextY];
    x += nextX * radius;
    y += nextY * radius;
    const [hereR, hereG, hereB] = colorAt(reference, x, y);
    if (piece > 0 && Math.abs(hereR - r) + Math.abs(hereG - g) + Math.abs(hereB - b) > 40) break;
    painting.lineTo(x, y);
    [fromX, fromY] = [nextX, nextY];
  }
  painting.stroke();
}

/** The finish that all pictures share: darker corners, cool shadows, warm lights, and the grain of canvas. */
export function finish(picture: Picture, { vignette = 0.2, grain = 4 } = {}): void {
  const { context, width, height } = picture;
  const pixels = context.getImageData(0, 0, width, height);
  const { data } = pixels;
  const weave = picture.noise(2);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const light = (r * 0.3 + g * 0.59 + b * 0.11) / 255;
      const corner = Math.hypot((x / width - 0.5) * 1.15, (y / height - 0.5) * 1.15) ** 2.4 * vignette * 2.2;
      const tooth = (weave(x / 2.3, y / 2.3) - 0.5) * grain * 2;
      const shaded = 1 - corner;
      const gray = light * 255;
      const graded = (value: number, warmth: number) =>
        (gray + (value - gray) * 1.04 + (light - 0.45) * warmth) * shaded + tooth + 3;
      data[at] = graded(r, 14);
      data[at + 1] = graded(g, 4);
      data[at + 2] = graded(b, -12);
    }
  context.putImageData(pixels, 0, 0);
}
