import { type Color, css, mix, PALETTE, type Picture, type Point } from './canvas.ts';
import { fog, glitter, gull, house, ridge, water } from './motifs.ts';

const { ink, slate, cream, amber, rust, stone } = PALETTE;

/** A two-masted ship under sail, in the last light. */
export function ship(picture: Picture): void {
  const { width, height } = picture;
  const line = height * 0.66;
  picture.gradient(0, line, [98, 122, 134], [206, 178, 148], [250, 208, 146]);
  picture.clouds([250, 216, 172], 0.52, line, 0.7);
  picture.clouds([122, 116, 122], 0.44, line * 0.8, 0.6);
  picture.glow([255, 226, 168], width * 0.26, line - 20, 420, 0.9);
  picture.ellipse(css([255, 240, 204]), width * 0.26, line - 40, 30);
  ridge(picture, {
    base: line,
    height: 60,
    scale: 330,
    color: [150, 138, 132],
    haze: [226, 186, 142],
    sharp: 0.6,
  });
  const [x, deck] = [width * 0.58, line + 12];
  const mast = (at: number, tall: number) =>
    picture.line(css([48, 40, 38]), 7, [x + at, deck - 40], [x + at + 6, deck - tall]);
  for (const [at, tall] of [
    [-70, 400],
    [86, 450],
  ] as const) {
    mast(at, tall);
    for (const [level, half, drop] of [
      [0.94, 74, 96],
      [0.7, 104, 118],
      [0.42, 124, 122],
    ] as const)
      sail(picture, [x + at + 2, deck - tall * level], half, drop);
  }
  picture.shape(css([222, 200, 166]), [x + 320, deck - 70], [x + 104, deck - 430], [x + 150, deck - 120]);
  picture.shape(css([188, 162, 132]), [x + 320, deck - 70], [x + 104, deck - 430], [x + 250, deck - 110]);
  picture.line(css([48, 40, 38]), 6, [x + 180, deck - 46], [x + 330, deck - 84]);
  for (const at of [-70, 86])
    for (const side of [-1, 1])
      picture.line(css(ink, 0.5), 1.6, [x + at + 4, deck - 400], [x + at + side * 84, deck - 40]);
  const { context } = picture;
  const hull = context.createLinearGradient(0, deck - 60, 0, deck + 44);
  hull.addColorStop(0, css([112, 76, 58]));
  hull.addColorStop(1, css([40, 34, 36]));
  context.fillStyle = hull;
  context.beginPath();
  context.moveTo(x - 216, deck - 72);
  context.quadraticCurveTo(x, deck - 18, x + 226, deck - 60);
  context.quadraticCurveTo(x + 200, deck + 40, x + 120, deck + 46);
  context.lineTo(x - 150, deck + 46);
  context.quadraticCurveTo(x - 206, deck + 20, x - 216, deck - 72);
  context.fill();
  Object.assign(context, { strokeStyle: css([226, 190, 140], 0.8), lineWidth: 4 });
  context.beginPath();
  context.moveTo(x - 212, deck - 50);
  context.quadraticCurveTo(x, deck + 2, x + 218, deck - 40);
  context.stroke();
  for (let index = 0; index < 4; index += 1)
    picture.ellipse(css(amber), x - 190 + index * 17, deck - 30 + index * 3, 4);
  water(picture, {
    top: line + 44,
    far: [232, 194, 142],
    near: [40, 74, 84],
    shine: [255, 226, 172],
    mirror: 0.62,
  });
  glitter(picture, [255, 232, 182], width * 0.26, line + 46, height * 0.28, 44);
  for (let count = 0; count < 90; count += 1)
    picture.line(
      css([250, 238, 214], 0.6),
      picture.between(1, 4),
      [x + picture.between(-230, 240), line + picture.between(42, 62)],
      [x + picture.between(-230, 240), line + picture.between(44, 62)],
    );
  for (let index = 0; index < 9; index += 1)
    gull(
      picture,
      picture.between(width * 0.12, width * 0.9),
      picture.between(60, 300),
      picture.between(7, 17),
      slate,
    );
}

function sail(picture: Picture, [x, y]: Point, half: number, drop: number): void {
  const { context } = picture;
  const fill = context.createLinearGradient(x - half, 0, x + half, 0);
  fill.addColorStop(0, css([250, 232, 196]));
  fill.addColorStop(0.55, css([222, 196, 160]));
  fill.addColorStop(1, css([156, 132, 112]));
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo(x - half * 0.86, y);
  context.lineTo(x + half * 0.86, y);
  context.quadraticCurveTo(x + half * 1.16, y + drop * 0.6, x + half, y + drop);
  context.quadraticCurveTo(x + half * 0.1, y + drop * 0.84, x - half, y + drop);
  context.quadraticCurveTo(x - half * 0.72, y + drop * 0.5, x - half * 0.86, y);
  context.fill();
  picture.line(css([70, 56, 48]), 4, [x - half * 0.92, y], [x + half * 0.92, y]);
  for (const share of [0.35, 0.7])
    picture.line(
      css([150, 126, 104], 0.35),
      2,
      [x - half * 0.85, y + drop * share],
      [x + half * 0.95, y + drop * share],
    );
}

/** An eel that glows, under water. */
export function eel(picture: Picture): void {
  const { width, height } = picture;
  picture.gradient(0, height, [92, 148, 146], [34, 84, 94], [10, 28, 42]);
  const drift = picture.noise(3);
  picture.wash([196, 228, 208], (x, y) => {
    const ray = drift((x + y * 0.35) / 90, 1) - 0.48;
    return Math.max(0, ray) * 2 * Math.max(0, 1 - y / (height * 0.8));
  });
  ridge(picture, {
    base: height * 1.02,
    height: 200,
    scale: 420,
    color: [18, 52, 60],
    haze: [8, 24, 34],
    sharp: 0.5,
  });
  for (let index = 0; index < 90; index += 1) {
    const x = picture.between(0, width);
    const tall = picture.between(60, 260) * (Math.abs(x / width - 0.5) * 1.5 + 0.25);
    const points: Point[] = Array.from({ length: 9 }, (_, step) => [
      x + Math.sin(step * 0.8 + index) * 14 + step * 4,
      height + 10 - (tall * step) / 8,
    ]);
    picture.line(
      css(mix([16, 60, 58], [74, 116, 86], picture.random.next()), 0.75),
      picture.between(4, 11),
      ...points,
    );
  }
  const body: Point[] = Array.from({ length: 120 }, (_, step) => {
    const along = step / 119;
    return [
      width * (0.2 + along * 0.56) + Math.sin(along * 5) * 30,
      height * 0.5 + Math.sin(along * 8.2 + 0.6) * 130 * (1 - along * 0.35),
    ];
  });
  for (const [index, [x, y]] of body.entries())
    if (index % 6 === 0) picture.glow([255, 206, 130], x, y, 150, 0.34);
  for (const [index, [x, y]] of body.entries()) {
    const thick = 7 + 27 * Math.sin(Math.PI * Math.min(1, 0.1 + (index / 119) * 0.98)) ** 0.7;
    picture.ellipse(css([70, 78, 62]), x, y, thick);
    picture.ellipse(css([122, 116, 78]), x, y - thick * 0.3, thick * 0.6);
  }
  for (const [index, [x, y]] of body.entries()) {
    if (index % 5 !== 2) continue;
    picture.ellipse(css([255, 230, 168]), x, y + 3, 6.5);
    picture.glow([255, 208, 124], x, y + 3, 44, 0.8);
  }
  const [x, y] = body.at(-1) ?? [0, 0];
  picture.ellipse(css([92, 94, 70]), x + 10, y, 34, 24, 0.3);
  picture.ellipse(css([255, 238, 190]), x + 18, y - 8, 6);
  picture.ellipse(css(ink), x + 20, y - 8, 3);
  for (let count = 0; count < 130; count += 1)
    picture.ellipse(
      css([220, 240, 222], picture.between(0.12, 0.5)),
      picture.between(0, width),
      picture.between(0, height),
      picture.between(1, 4),
    );
}

/** The roofs of a market ward by day. */
export function ward(picture: Picture): void {
  const { width, height } = picture;
  const line = height * 0.42;
  picture.gradient(0, line, [132, 168, 178], [196, 210, 200], [236, 228, 204]);
  picture.clouds([248, 242, 226], 0.6, line * 1.2, 0.9);
  picture.gradient(line, height * 0.6, [150, 176, 174], [112, 146, 146]);
  ridge(picture, {
    base: line + 4,
    height: 56,
    scale: 300,
    color: [156, 172, 172],
    haze: [206, 210, 196],
    sharp: 0.6,
  });
  for (let row = 0; row < 7; row += 1) {
    const depth = row / 6;
    const size = 44 + depth * 120;
    for (let x = -60 - (row % 2) * size * 0.4; x < width + 20; x += size * picture.between(0.72, 1))
      house(picture, {
        ...{
          x,
          base: line + 40 + depth ** 1.2 * height * 0.62,
          width: size,
          height: size * picture.between(0.6, 1.05),
        },
        wall: mix(mix([226, 212, 184], stone, picture.between(0, 0.5)), slate, (1 - depth) * 0.24),
        roof: mix(mix(rust, [176, 120, 84], picture.random.next()), [150, 156, 154], (1 - depth) * 0.55),
        lit: 0,
      });
    if (row < 2 || row > 5) continue;
    const y = line + 30 + depth ** 1.2 * height * 0.5;
    const [from, to] = [picture.between(0, width * 0.4), picture.between(width * 0.55, width)];
    for (let step = 0; step < 14; step += 1) {
      const share = step / 13;
      const at = from + (to - from) * share;
      const sag = y + Math.sin(Math.PI * share) * 26;
      const size2 = 10 + depth * 14;
      const cloth = mix(
        picture.random.pick<Color>([cream, [196, 124, 96], [110, 140, 148], [222, 182, 118]]),
        stone,
        0.15,
      );
      picture.shape(
        css(cloth),
        [at, sag],
        [at + size2, sag + 1],
        [at + size2 * 0.9, sag + size2 * 1.5],
        [at + 2, sag + size2 * 1.4],
      );
    }
  }
  for (let index = 0; index < 22; index += 1)
    gull(
      picture,
      picture.between(0, width),
      picture.between(30, line + 60),
      picture.between(7, 24),
      index % 3 ? slate : [250, 246, 236],
    );
  fog(picture, line - 10, line + 90, 0.32, [232, 230, 212]);
}
