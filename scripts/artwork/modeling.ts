import { type Color, css, mix, type Picture } from './canvas.ts';

/** Where a face is. */
export interface Face {
  x: number;
  y: number;
  half: number;
  tall: number;
}

/** A closed curve through the given bezier pieces. */
export function curve(
  picture: Picture,
  fill: string | CanvasGradient,
  from: [number, number],
  ...pieces: number[][]
): void {
  const { context } = picture;
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo(...from);
  for (const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] of pieces) context.bezierCurveTo(a, b, c, d, e, f);
  context.closePath();
  context.fill();
}

/** A color that is lit from the left. */
export function sideLight(picture: Picture, { x, half }: Face, color: Color, strength = 1): CanvasGradient {
  const fill = picture.context.createLinearGradient(x - half * 1.2, 0, x + half * 1.3, 0);
  fill.addColorStop(0, css(mix(color, [255, 240, 214], 0.3 * strength)));
  fill.addColorStop(0.45, css(color));
  fill.addColorStop(0.75, css(mix(color, [58, 44, 52], 0.42 * strength)));
  fill.addColorStop(1, css(mix(color, [40, 36, 48], 0.66 * strength)));
  return fill;
}
