import { Random } from '../../test/service/seed/random.ts';
import { fractalNoise, type Noise } from './noise.ts';

export type Point = readonly [number, number];
/** Red, green and blue, 0 to 255. */
export type Color = readonly [number, number, number];

/** The colors that all pictures share. */
export const PALETTE = {
  night: [18, 28, 42],
  ink: [28, 36, 44],
  slate: [62, 78, 92],
  teal: [52, 96, 104],
  sea: [94, 136, 138],
  mist: [188, 200, 194],
  cream: [240, 229, 206],
  amber: [238, 178, 96],
  rust: [166, 92, 62],
  rose: [206, 150, 128],
  moss: [104, 116, 82],
  stone: [142, 136, 124],
} as const satisfies Record<string, Color>;

export const css = ([r, g, b]: Color, alpha = 1): string =>
  `rgb(${Math.round(r)} ${Math.round(g)} ${Math.round(b)} / ${alpha})`;

export function mix(from: Color, to: Color, share: number): Color {
  const at = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share;
  return [at(0), at(1), at(2)];
}

export function newContext(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gives no canvas to draw on');
  return context;
}

/** A picture that is being painted, with the strokes that its scenes have in common. */
export class Picture {
  readonly context: OffscreenCanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly #seed: number;
  #noises = 0;

  constructor(width: number, height: number, seed: number) {
    this.context = newContext(width, height);
    this.width = width;
    this.height = height;
    this.random = new Random(seed);
    this.#seed = seed;
  }

  noise(octaves?: number): Noise {
    this.#noises += 1;
    return fractalNoise(this.#seed * 101 + this.#noises, octaves);
  }

  between(low: number, high: number): number {
    return low + this.random.next() * (high - low);
  }

  /** Fills a horizontal band with a vertical gradient. */
  gradient(top: number, bottom: number, ...colors: Color[]): void {
    const fill = this.context.createLinearGradient(0, top, 0, bottom);
    for (const [index, color] of colors.entries())
      fill.addColorStop(index / Math.max(1, colors.length - 1), css(color));
    this.context.fillStyle = fill;
    this.context.fillRect(0, top, this.width, bottom - top);
  }

  /** Covers the picture with a color whose opacity is calculated for each place. */
  wash(color: Color, opacity: (x: number, y: number) => number): void {
    const scale = 2;
    const layer = newContext(Math.ceil(this.width / scale), Math.ceil(this.height / scale));
    const { width, height } = layer.canvas;
    const pixels = layer.createImageData(width, height);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const alpha = Math.max(0, Math.min(1, opacity(x * scale, y * scale)));
        pixels.data.set([...color, alpha * 255], (y * width + x) * 4);
      }
    layer.putImageData(pixels, 0, 0);
    this.context.drawImage(layer.canvas, 0, 0, this.width, this.height);
  }

  /** Clouds: the higher `cover` (0 to 1), the more of the sky they fill. */
  clouds(color: Color, cover: number, bottom: number, strength = 0.8): void {
    const [shape, bend] = [this.noise(), this.noise(3)];
    this.wash(color, (x, y) => {
      const warp = bend(x / 300, y / 160) * 1.6;
      const density = shape(x / 340 + warp, y / 110 + warp) - (1 - cover);
      return density * 3 * strength * Math.max(0, 1 - y / bottom);
    });
  }

  shape(color: string | CanvasGradient, ...points: Point[]): void {
    const { context } = this;
    context.fillStyle = color;
    context.beginPath();
    for (const [x, y] of points) context.lineTo(x, y);
    context.closePath();
    context.fill();
  }

  line(color: string, width: number, ...points: Point[]): void {
    const { context } = this;
    Object.assign(context, { strokeStyle: color, lineWidth: width, lineCap: 'round', lineJoin: 'round' });
    context.beginPath();
    for (const [x, y] of points) context.lineTo(x, y);
    context.stroke();
  }

  ellipse(
    color: string | CanvasGradient,
    x: number,
    y: number,
    radiusX: number,
    radiusY = radiusX,
    angle = 0,
  ): void {
    this.context.fillStyle = color;
    this.context.beginPath();
    this.context.ellipse(x, y, radiusX, radiusY, angle, 0, Math.PI * 2);
    this.context.fill();
  }

  /** Light around a point. */
  glow(color: Color, x: number, y: number, radius: number, strength: number): void {
    const { context } = this;
    const light = context.createRadialGradient(x, y, 0, x, y, radius);
    light.addColorStop(0, css(color, strength));
    light.addColorStop(0.25, css(color, strength * 0.42));
    light.addColorStop(1, css(color, 0));
    context.save();
    context.globalCompositeOperation = 'screen';
    context.fillStyle = light;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
    context.restore();
  }
}
