import { css, mix, PALETTE, type Picture, type Point } from './canvas.ts';
import { fog, glitter, gull, house, ridge, water } from './motifs.ts';

const { ink, slate, cream, moss, stone } = PALETTE;

/** A stair up a sea cliff to a chapel, in the morning. */
export function stair(picture: Picture): void {
  const { width, height } = picture;
  const line = height * 0.72;
  picture.gradient(0, line, [126, 158, 168], [198, 206, 194], [246, 222, 184]);
  picture.glow([255, 236, 196], width * 0.8, line - 30, 420, 0.7);
  picture.clouds([250, 240, 222], 0.56, line, 0.7);
  ridge(picture, {
    base: line,
    height: 120,
    scale: 380,
    color: [150, 168, 166],
    haze: [222, 210, 184],
    sharp: 0.7,
  });
  water(picture, {
    top: line,
    far: [206, 204, 182],
    near: [62, 108, 114],
    shine: [255, 242, 214],
    mirror: 0.35,
  });
  glitter(picture, [255, 236, 196], width * 0.8, line + 4, height * 0.26, 40);
  const cliff: Point[] = [
    [-10, height + 10],
    [-10, 60],
  ];
  const noise = picture.noise(5);
  const edge = (y: number) => width * (0.3 + ((y - 120) / height) * 0.34) + (noise(1, y / 60) - 0.5) * 110;
  for (let y = 150; y <= height + 10; y += 12) cliff.push([edge(y), y]);
  picture.shape(css([132, 124, 108]), ...cliff);
  for (let count = 0; count < 620; count += 1) {
    const y = picture.between(160, height);
    const x = picture.between(0, edge(y) - 6);
    const tone = mix(
      mix(moss, stone, picture.random.next()),
      x > edge(y) - 90 ? cream : ink,
      picture.between(0, 0.45),
    );
    picture.line(
      css(tone, 0.55),
      picture.between(5, 18),
      [x, y],
      [x + picture.between(-10, 14), y + picture.between(14, 54)],
    );
  }
  picture.shape(
    css([112, 124, 86]),
    [-10, 60],
    [width * 0.16, 112],
    [width * 0.3, 146],
    [width * 0.31, 172],
    [-10, 190],
  );
  chapel(picture, width * 0.17, 122);
  let [x, y, way] = [width * 0.25, 152, 1];
  for (let flight = 0; flight < 6; flight += 1) {
    const length = 84 + flight * 26;
    const rise = 76 + flight * 12;
    const steps = 12 + flight * 2;
    const thick = 8 + flight * 2;
    picture.shape(
      css([72, 66, 58], 0.8),
      [x - way * 6, y + thick * 0.6],
      [x + way * (length + 8), y + rise + thick * 0.6],
      [x + way * (length + 8), y + rise + thick * 2],
      [x - way * 6, y + thick * 2],
    );
    for (let step = 0; step < steps; step += 1) {
      const [fromX, fromY] = [x + (way * length * step) / steps, y + (rise * step) / steps];
      picture.shape(
        css(mix([238, 226, 200], stone, step % 2 ? 0.16 : 0.1)),
        [fromX, fromY],
        [fromX + way * (length / steps + 3), fromY],
        [fromX + way * (length / steps + 3), fromY + rise / steps + 5 + flight],
        [fromX, fromY + rise / steps + 5 + flight],
      );
    }
    [x, y, way] = [x + way * length, y + rise, -way];
  }
  for (let index = 0; index < 12; index += 1)
    gull(
      picture,
      picture.between(width * 0.42, width * 0.95),
      picture.between(90, 380),
      picture.between(7, 20),
      slate,
    );
}

function chapel(picture: Picture, x: number, base: number): void {
  house(picture, {
    x: x - 6,
    base,
    width: 88,
    height: 46,
    wall: [222, 212, 192],
    roof: [120, 84, 70],
    lit: 0,
  });
  picture.shape(
    css([210, 200, 182]),
    [x - 34, base + 2],
    [x - 34, base - 96],
    [x + 4, base - 96],
    [x + 4, base + 2],
  );
  picture.shape(
    css([164, 152, 138]),
    [x - 10, base + 2],
    [x - 10, base - 96],
    [x + 4, base - 96],
    [x + 4, base + 2],
  );
  picture.shape(css([98, 72, 64]), [x - 40, base - 94], [x - 15, base - 164], [x + 10, base - 94]);
  picture.ellipse(css(ink), x - 16, base - 74, 6, 10);
}

/** A river delta in fog. */
export function delta(picture: Picture): void {
  const { width, height } = picture;
  const line = height * 0.44;
  picture.gradient(0, line, [168, 182, 180], [216, 216, 200], [242, 226, 194]);
  picture.glow([255, 240, 206], width * 0.34, line - 60, 330, 0.8);
  picture.ellipse(css([255, 246, 222]), width * 0.34, line - 66, 26);
  ridge(picture, {
    base: line + 4,
    height: 70,
    scale: 340,
    color: [158, 172, 168],
    haze: [222, 216, 196],
    sharp: 0.3,
  });
  water(picture, {
    top: line,
    far: [226, 216, 190],
    near: [106, 128, 120],
    shine: [255, 246, 222],
    mirror: 0.5,
  });
  const bank = picture.noise(5);
  for (let y = line; y < height; y += 3) {
    const depth = (y - line) / (height - line);
    const tone = mix([176, 178, 152], [74, 86, 62], depth ** 0.8);
    for (let x = -20; x < width; x += 14 + depth * 22) {
      const channel = bank(x / (150 + depth * 460), depth * 5.5 + Math.sin(x / 400) * 0.3);
      if (channel < 0.5) continue;
      const tall = (3 + depth * 34) * picture.between(0.6, 1.2);
      const color = mix(tone, picture.random.chance(0.3) ? [196, 172, 116] : tone, 0.6);
      picture.line(
        css(color, 0.8),
        1 + depth * 3,
        [x, y + 4],
        [x + picture.between(-4, 8) * (0.4 + depth), y - tall],
      );
    }
  }
  for (const [x, y, size] of [
    [0.62, 0.78, 74],
    [0.7, 0.66, 44],
  ] as const)
    heron(picture, width * x, height * y, size);
  fog(picture, line - 70, line + 120, 0.75, [232, 228, 210]);
  for (let index = 0; index < 16; index += 1)
    gull(picture, width * 0.5 + index * 13 + picture.between(-6, 6), 110 + Math.abs(index - 7) * 9, 8, slate);
}

function heron(picture: Picture, x: number, y: number, size: number): void {
  const { context } = picture;
  const dark = css([58, 72, 80]);
  picture.line(dark, size * 0.04, [x, y - size * 0.5], [x - size * 0.04, y + size * 0.35]);
  picture.line(dark, size * 0.04, [x + size * 0.1, y - size * 0.5], [x + size * 0.12, y + size * 0.35]);
  picture.ellipse(dark, x, y - size * 0.62, size * 0.34, size * 0.17, -0.35);
  Object.assign(context, { strokeStyle: dark, lineWidth: size * 0.09, lineCap: 'round' });
  context.beginPath();
  context.moveTo(x + size * 0.26, y - size * 0.72);
  context.bezierCurveTo(
    x + size * 0.6,
    y - size * 0.9,
    x + size * 0.12,
    y - size * 1.2,
    x + size * 0.36,
    y - size * 1.42,
  );
  context.stroke();
  picture.shape(
    dark,
    [x + size * 0.32, y - size * 1.5],
    [x + size * 0.78, y - size * 1.36],
    [x + size * 0.34, y - size * 1.36],
  );
}
