import { css, mix, PALETTE, type Picture, type Point } from './canvas.ts';
import { boat, fog, glitter, gull, lamp, lampTower, ridge, water } from './motifs.ts';

const { night, ink, slate, cream, amber, rust } = PALETTE;

/** Roofs that stand out of the water at low tide. */
export function drownedQuarter(picture: Picture): void {
  const { width, height } = picture;
  const line = height * 0.5;
  picture.gradient(0, line, [92, 118, 124], [162, 178, 168], [222, 212, 178]);
  picture.clouds([206, 208, 190], 0.55, line, 0.6);
  picture.glow([255, 238, 196], width * 0.42, line - 10, 320, 0.55);
  ridge(picture, {
    base: line,
    height: 100,
    scale: 300,
    color: [134, 152, 150],
    haze: [206, 202, 176],
    sharp: 0.4,
  });
  const roofs: { x: number; y: number; size: number }[] = [];
  for (let index = 0; index < 26; index += 1) {
    const depth = (index / 25) ** 1.5;
    roofs.push({ x: picture.between(-0.05, 1) * width, y: line + 6 + depth * 140, size: 34 + depth * 120 });
  }
  water(picture, {
    top: line,
    far: [208, 202, 170],
    near: [40, 76, 82],
    shine: [250, 236, 200],
    mirror: 0.45,
  });
  for (const { x, y, size } of roofs) {
    if (Math.abs(x - width * 0.45) < 60 + size * 0.8) continue;
    const depth = (y - line) / 146;
    const tone = mix([150, 156, 148], [52, 60, 64], depth);
    const mirror = (share: number): Point[] => [
      [x - size * 0.6, y],
      [x, y + size * 0.46 * share],
      [x + size * 0.6, y],
    ];
    picture.shape(css(mix(tone, night, 0.3), 0.34), ...mirror(1));
    picture.shape(
      css(mix(tone, rust, 0.28)),
      [x - size * 0.6, y],
      [x - size * 0.12, y - size * 0.5],
      [x + size * 0.2, y - size * 0.46],
      [x + size * 0.62, y],
    );
    picture.shape(
      css(mix(tone, cream, 0.26)),
      [x - size * 0.6, y],
      [x - size * 0.12, y - size * 0.5],
      [x - size * 0.02, y],
    );
    picture.shape(
      css(mix(tone, ink, 0.4)),
      [x + size * 0.24, y - size * 0.26],
      [x + size * 0.24, y - size * 0.72],
      [x + size * 0.38, y - size * 0.72],
      [x + size * 0.38, y - size * 0.2],
    );
    for (let row = 1; row < 5; row += 1)
      picture.line(
        css(ink, 0.2),
        1.4,
        [x - size * 0.55 + row * size * 0.1, y - row * size * 0.1],
        [x + size * 0.6 - row * size * 0.08, y - row * size * 0.1],
      );
    picture.line(css(cream, 0.5), 1.6, [x - size * 0.66, y + 1], [x + size * 0.68, y + 1]);
  }
  lampTower(picture, {
    x: width * 0.8,
    base: line + 34,
    width: 44,
    height: 150,
    color: [116, 122, 120],
    isLit: false,
  });
  boat(picture, width * 0.44, height * 0.8, 62, 'rower');
  fog(picture, line - 60, line + 80, 0.5, [226, 220, 196]);
  for (let index = 0; index < 8; index += 1)
    gull(
      picture,
      picture.between(width * 0.2, width * 0.9),
      picture.between(60, 240),
      picture.between(7, 16),
      slate,
    );
}

/** Shards of glass in a green sea, under lightning. */
export function glassShoals(picture: Picture): void {
  const { width, height } = picture;
  const line = height * 0.52;
  picture.gradient(0, line, [34, 44, 54], [72, 90, 94], [148, 162, 142]);
  picture.clouds([28, 38, 48], 0.68, line * 1.3, 1);
  picture.clouds([150, 166, 150], 0.44, line, 0.5);
  let [x, y] = [width * 0.66, 30];
  picture.glow([222, 240, 226], x, 190, 380, 0.55);
  while (y < line - 6) {
    const next: Point = [x + picture.between(-34, 30), y + picture.between(18, 46)];
    picture.line(css([240, 250, 236], 0.95), 4.5, [x, y], next);
    if (picture.random.chance(0.4))
      picture.line(css([220, 240, 228], 0.7), 2, next, [
        next[0] + picture.between(-80, 80),
        next[1] + picture.between(30, 80),
      ]);
    [x, y] = next;
  }
  water(picture, {
    top: line,
    far: [134, 156, 138],
    near: [18, 56, 60],
    shine: [206, 236, 214],
    mirror: 0.5,
  });
  glitter(picture, [226, 246, 228], x, line + 4, 180, 40);
  for (let index = 0; index < 46; index += 1) {
    const depth = (index / 45) ** 1.6;
    const at = picture.between(-30, width + 30);
    const base = line + 10 + depth * (height - line);
    const size = (16 + depth * 110) * picture.between(0.5, 1.25);
    const lean = picture.between(-0.5, 0.5) * size;
    const color = mix([150, 204, 184], [58, 122, 116], picture.random.next());
    picture.shape(
      css(color, 0.72),
      [at - size * 0.22, base],
      [at + lean, base - size],
      [at + size * 0.06, base + 4],
    );
    picture.shape(
      css(mix(color, cream, 0.55), 0.7),
      [at + size * 0.06, base + 4],
      [at + lean, base - size],
      [at + size * 0.24, base],
    );
    picture.line(css([240, 250, 236], 0.65), 1.6, [at + size * 0.06, base + 2], [at + lean, base - size]);
  }
}

/** Storm waves that break over a lamp tower. */
export function flood(picture: Picture): void {
  const { width, height } = picture;
  picture.gradient(0, height, [44, 52, 60], [84, 96, 98], [58, 82, 86]);
  picture.clouds([30, 38, 46], 0.7, height, 1);
  picture.clouds([168, 176, 166], 0.42, height * 0.6, 0.5);
  const x = width * 0.62;
  const [lampX, lampY] = lampTower(picture, {
    x,
    base: height * 0.86,
    width: 104,
    height: height * 0.5,
    color: [104, 106, 104],
  });
  picture.glow(amber, lampX, lampY, 380, 0.4);
  const crest = picture.noise(4);
  for (let row = 0; row < 7; row += 1) {
    const depth = row / 6;
    const base = height * (0.54 + depth * 0.42);
    const swell = 40 + depth * 90;
    const top = (at: number) =>
      base -
      swell * (crest(at / (190 + depth * 260) + row * 9, row) - 0.3) * 1.7 -
      Math.max(0, 1 - Math.abs(at - x) / 210) * 50 * depth;
    const points: Point[] = [[0, height]];
    for (let at = 0; at <= width + 6; at += 6) points.push([at, top(at)]);
    const fill = picture.context.createLinearGradient(0, base - swell, 0, base + swell);
    fill.addColorStop(0, css(mix([128, 154, 148], [70, 116, 116], depth)));
    fill.addColorStop(1, css(mix([76, 100, 104], [16, 40, 48], depth)));
    picture.shape(fill, ...points, [width, height]);
    for (let at = 0; at < width; at += 5) {
      const steep = top(at) - top(at + 14);
      if (steep < 2) continue;
      picture.line(
        css([236, 240, 226], Math.min(0.75, 0.15 + steep / 14)),
        2 + depth * 5 * picture.random.next(),
        [at, top(at)],
        [at - picture.between(4, 26), top(at) + picture.between(3, 22)],
      );
    }
  }
  for (let count = 0; count < 900; count += 1) {
    const spread = 0.22 + picture.random.next() ** 2 * 0.78;
    const angle = picture.between(-3.05, -0.1);
    const from: Point = [x + Math.cos(angle) * spread * 330, height * 0.6 + Math.sin(angle) * spread * 260];
    picture.ellipse(css([238, 242, 230], picture.between(0.2, 0.7)), from[0], from[1], picture.between(1, 5));
  }
  for (let count = 0; count < 420; count += 1) {
    const [at, y] = [picture.between(-40, width), picture.between(-20, height)];
    picture.line(css([206, 214, 208], 0.16), 1.4, [at, y], [at - 14, y + 44]);
  }
  lamp(picture, lampX, lampY, 19);
}
