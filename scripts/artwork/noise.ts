/** Smooth noise from 0 to 1, the same for the same seed. */
export type Noise = (x: number, y: number) => number;

function hash(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Value noise: random numbers on a grid, interpolated. */
function valueNoise(seed: number): Noise {
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - left), ease(y - top)];
    const upper = hash(left, top, seed) * (1 - u) + hash(left + 1, top, seed) * u;
    const lower = hash(left, top + 1, seed) * (1 - u) + hash(left + 1, top + 1, seed) * u;
    return upper * (1 - v) + lower * v;
  };
}

/** Fractal noise: octaves of value noise, each twice as fine and half as strong. */
export function fractalNoise(seed: number, octaves = 5): Noise {
  const layers = Array.from({ length: octaves }, (_, index) => valueNoise(seed * 31 + index));
  return (x, y) => {
    let [sum, weight, scale, total] = [0, 1, 1, 0];
    for (const layer of layers) {
      sum += layer(x * scale, y * scale) * weight;
      total += weight;
      weight *= 0.5;
      scale *= 2.03;
    }
    return sum / total;
  };
}
