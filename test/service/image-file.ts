import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Answer } from './answer.ts';
import type { StoredImage } from './database/index.ts';

/** The painted pictures. */
export const ARTWORK = path.join(import.meta.dirname, 'artwork');

const files = new Map<string, Buffer>();

function artwork(name: string): Buffer {
  const bytes = files.get(name) ?? readFileSync(path.join(ARTWORK, `${name}.webp`));
  files.set(name, bytes);
  return bytes;
}

/** An image's file: a painted picture, or else an SVG in the image's color. */
export function fileOf(image: StoredImage): Answer {
  if (image.artwork === null) return svgAnswer(image.width, image.height, image.hue);
  return { status: 200, headers: { 'content-type': 'image/webp' }, body: artwork(image.artwork) };
}

/** A sea, a sky and a lamp in shades of one color. */
export function svgAnswer(width: number, height: number, hue: number): Answer {
  const sky = `hsl(${hue} 35% 78%)`;
  const sea = `hsl(${(hue + 20) % 360} 38% 38%)`;
  return {
    status: 200,
    headers: { 'content-type': 'image/svg+xml' },
    body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${sky}"/><circle cx="70%" cy="35%" r="8%" fill="#fff6dc"/><rect y="62%" width="100%" height="38%" fill="${sea}"/></svg>`,
  };
}
