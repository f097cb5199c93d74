import { css, mix, PALETTE, type Picture, type Point } from './canvas.ts';
import { fog, glitter, gull, house, lamp, lampTower, ridge, stars, water } from './motifs.ts';

const { ink, slate, cream, amber, rust } = PALETTE;

/** A harbor city at dusk, with the lamps that mark its channel. */
export function harbor(picture: Picture): void {
  const { width, height } = picture;
  const shore = height * 0.62;
  picture.gradient(0, shore, [78, 104, 122], [190, 164, 142], [250, 190, 132]);
  picture.clouds([232, 196, 168], 0.52, shore, 0.6);
  picture.clouds([84, 96, 112], 0.42, height * 0.42, 0.7);
  picture.glow([255, 204, 140], width * 0.68, shore, 560, 0.95);
  ridge(picture, {
    base: shore,
    height: 190,
    scale: 420,
    color: [126, 134, 140],
    haze: [206, 172, 146],
    sharp: 0.8,
  });
  ridge(picture, {
    base: shore,
    height: 110,
    scale: 260,
    color: [98, 110, 118],
    haze: [178, 152, 134],
    sharp: 0.6,
  });
  for (let row = 0; row < 6; row += 1) {
    const depth = row / 5;
    const size = 26 + depth * 26;
    const tone = mix([150, 138, 128], [92, 90, 92], depth);
    for (let x = -20; x < width * (0.66 - depth * 0.1); x += size * picture.between(0.75, 1.05)) {
      const hill = Math.max(0, 1 - Math.abs(x / width - 0.24) * 2.5) * 190 * (1 - depth);
      house(picture, {
        ...{
          x,
          base: shore - hill * 0.95 + depth * 6,
          width: size,
          height: size * picture.between(0.7, 1.5),
        },
        wall: mix(tone, cream, picture.between(0, 0.2)),
        roof: mix(mix(rust, slate, picture.between(0.2, 0.9)), [150, 140, 136], (1 - depth) * 0.4),
        lit: 0.28 + depth * 0.2,
      });
    }
    if (row === 1)
      for (const [x, tall] of [
        [0.2, 210],
        [0.27, 150],
      ] as const)
        lampTower(picture, {
          x: width * x,
          base: shore - 130,
          width: 46,
          height: tall,
          color: [124, 118, 116],
        });
  }
  const lights: Point[] = [];
  for (let index = 0; index < 4; index += 1) {
    const [x, tall] = [width * (0.69 + index * 0.075), 96 - index * 17];
    lights.push(
      lampTower(picture, { x, base: shore + 8, width: 26 - index * 4, height: tall, color: [78, 80, 86] }),
    );
  }
  water(picture, {
    top: shore + 4,
    far: [188, 158, 138],
    near: [40, 66, 78],
    shine: [246, 206, 160],
    mirror: 0.6,
  });
  for (const [x] of lights) glitter(picture, amber, x, shore + 12, 170);
  for (let index = 0; index < 10; index += 1)
    mast(picture, picture.between(40, width * 0.6), shore + picture.between(14, 60));
  for (let index = 0; index < 9; index += 1)
    gull(
      picture,
      picture.between(width * 0.4, width * 0.95),
      picture.between(60, 250),
      picture.between(6, 15),
      slate,
    );
}

/** A moored ship, seen from its side. */
function mast(picture: Picture, x: number, y: number): void {
  const size = 18 + (y % 37) * 0.6;
  picture.shape(
    css(ink),
    [x - size, y - size * 0.3],
    [x + size * 1.1, y - size * 0.34],
    [x + size * 0.8, y],
    [x - size * 0.8, y],
  );
  for (const [at, tall] of [
    [-0.35, 2.6],
    [0.35, 3],
  ] as const) {
    picture.line(css(ink), 2, [x + at * size, y - size * 0.3], [x + at * size, y - size * tall]);
    picture.line(
      css(ink, 0.7),
      1.2,
      [x + at * size - size * 0.5, y - size * tall * 0.7],
      [x + at * size + size * 0.5, y - size * tall * 0.7],
    );
  }
}

/** A rock with a lighthouse, at night. */
export function needle(picture: Picture): void {
  const { width, height } = picture;
  const line = height * 0.68;
  picture.gradient(0, line, [14, 24, 40], [34, 56, 74], [92, 122, 128]);
  stars(picture, 240, line * 0.9);
  picture.glow([220, 226, 214], width * 0.2, height * 0.2, 240, 0.6);
  picture.ellipse(css([236, 234, 218]), width * 0.2, height * 0.2, 34);
  picture.clouds([96, 120, 130], 0.42, line, 0.6);
  ridge(picture, {
    base: line + 2,
    height: 60,
    scale: 300,
    color: [52, 78, 90],
    haze: [84, 112, 118],
    sharp: 0.5,
  });
  water(picture, { top: line, far: [82, 112, 118], near: [16, 32, 46], shine: [198, 214, 206], mirror: 0.5 });
  glitter(picture, [226, 230, 214], width * 0.2, line + 6, height * 0.28, 34);
  const x = width * 0.66;
  rock(picture, x, line + 70, 250, 270);
  const [lampX, lampY] = lampTower(picture, {
    x: x - 6,
    base: line - 168,
    width: 66,
    height: 150,
    color: [128, 132, 132],
  });
  for (const side of [-1, 1]) {
    const beam = picture.context.createLinearGradient(lampX, 0, lampX + side * 620, 0);
    beam.addColorStop(0, css([255, 226, 168], 0.55));
    beam.addColorStop(1, css([255, 226, 168], 0));
    picture.shape(
      beam,
      [lampX, lampY - 5],
      [lampX + side * 620, lampY - 74 - side * 26],
      [lampX + side * 620, lampY + 44 - side * 26],
      [lampX, lampY + 5],
    );
  }
  lamp(picture, lampX, lampY, 15);
  glitter(picture, amber, x, line + 84, 120, 30);
  fog(picture, line - 30, line + 60, 0.32, [120, 146, 150]);
}

function rock(picture: Picture, x: number, base: number, width: number, height: number): void {
  const noise = picture.noise(5);
  const steps = 40;
  const outline = (index: number): Point => {
    const along = index / steps;
    const rise = Math.sin(Math.PI * along) ** 0.6;
    return [x + (along - 0.5) * width * 1.25, base - height * rise * (0.72 + noise(along * 7, 1) * 0.4)];
  };
  const points = Array.from({ length: steps + 1 }, (_, index) => outline(index));
  picture.shape(css([30, 36, 42]), ...points);
  for (let index = 0; index < steps; index += 1) {
    const [left, right] = [points[index], points[index + 1]];
    if (!left || !right) continue;
    const facet = picture.between(0.3, 0.8);
    const tone = mix(
      [26, 32, 38],
      index < steps / 2 ? [112, 122, 122] : [52, 60, 66],
      picture.between(0, 0.7),
    );
    picture.shape(css(tone, 0.8), left, right, [right[0] + 6, left[1] + (base - left[1]) * facet]);
  }
  for (let count = 0; count < 60; count += 1)
    picture.line(
      css(cream, 0.4),
      2,
      [x + picture.between(-0.6, 0.6) * width, base + picture.between(-8, 8)],
      [x + picture.between(-0.6, 0.6) * width, base + picture.between(-8, 8)],
    );
}

/** A tower's brazier over a valley at first light. */
export function firstLamp(picture: Picture): void {
  const { width, height } = picture;
  picture.gradient(0, height, [42, 62, 82], [112, 124, 132], [214, 168, 140]);
  stars(picture, 70, height * 0.3);
  picture.clouds([214, 172, 152], 0.5, height * 0.6, 0.6);
  const rows = [
    { base: 0.66, height: 330, scale: 520, color: [122, 132, 142], haze: [206, 172, 154], sharp: 0.95 },
    { base: 0.74, height: 230, scale: 380, color: [98, 112, 122], haze: [186, 164, 152], sharp: 0.9 },
    { base: 0.82, height: 170, scale: 300, color: [70, 88, 98], haze: [150, 144, 142], sharp: 0.6 },
    { base: 0.94, height: 130, scale: 420, color: [44, 60, 66], haze: [92, 104, 106], sharp: 0.3 },
  ] as const;
  for (const [index, { base, ...row }] of rows.entries()) {
    ridge(picture, { ...row, base: height * base });
    fog(picture, height * base - 90, height * base + 60, 0.5 - index * 0.06, [222, 198, 180]);
  }
  const x = width * 0.72;
  ridge(picture, { base: height * 1.06, height: 130, scale: 700, color: [26, 36, 42], haze: [22, 30, 36] });
  picture.shape(
    css([24, 32, 38]),
    [x - 200, height],
    [x - 60, height * 0.78],
    [x + 70, height * 0.77],
    [x + 260, height],
  );
  picture.shape(
    css([34, 40, 46]),
    [x - 42, height * 0.8],
    [x - 28, height * 0.47],
    [x + 28, height * 0.47],
    [x + 42, height * 0.8],
  );
  picture.shape(
    css([68, 66, 66]),
    [x - 42, height * 0.8],
    [x - 28, height * 0.47],
    [x - 12, height * 0.47],
    [x - 18, height * 0.8],
  );
  picture.shape(
    css([20, 26, 32]),
    [x - 46, height * 0.475],
    [x - 38, height * 0.43],
    [x + 38, height * 0.43],
    [x + 46, height * 0.475],
  );
  lamp(picture, x, height * 0.39, 24);
  for (let count = 0; count < 26; count += 1) {
    const tall = picture.between(16, 64);
    const at = x + picture.between(-24, 24);
    picture.shape(
      css(mix([255, 232, 180], rust, picture.random.next() * 0.8), 0.6),
      [at - 8, height * 0.43],
      [at + picture.between(-8, 8), height * 0.43 - tall],
      [at + 8, height * 0.43],
    );
  }
  for (let count = 0; count < 50; count += 1)
    picture.ellipse(
      css(amber, 0.8),
      x + picture.between(-60, 90),
      height * 0.36 - picture.between(0, 190),
      picture.between(0.8, 2.2),
    );
}
