import { type Color, css, type Picture, type Point } from './canvas.ts';
import { paper } from './crests.ts';

const ink: Color = [66, 48, 36];
const seaWash: Color = [122, 156, 150];
const landWash: Color = [206, 178, 122];

type Relief = (x: number, y: number) => number;

interface Place {
  name: string;
  at: Point;
  mark?: 'town' | 'lamp';
  size?: number;
}

/** Land where the relief is above zero: washes, a coastline, and lines that follow it out to sea. */
function coast(picture: Picture, relief: Relief): void {
  const { context, width, height } = picture;
  picture.wash(seaWash, (x, y) => {
    const level = relief(x, y);
    return level > 0 ? 0 : 0.2 + Math.max(0, 0.3 + level * 2.2);
  });
  picture.wash(landWash, (x, y) => {
    const level = relief(x, y);
    return level > 0 ? 0.32 + Math.max(0, 0.2 - level) : 0;
  });
  const levels = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) levels[y * width + x] = relief(x, y);
  const pixels = context.getImageData(0, 0, width, height);
  for (const [level, strength, thickness] of [
    [0, 0.95, 2],
    [-0.035, 0.5, 1],
    [-0.075, 0.34, 1],
    [-0.12, 0.2, 1],
  ] as const)
    for (let y = thickness; y < height - thickness; y += 1)
      for (let x = thickness; x < width - thickness; x += 1) {
        const isAbove = (dx: number, dy: number) => (levels[(y + dy) * width + x + dx] ?? 0) > level;
        if (isAbove(0, 0) === isAbove(thickness, 0) && isAbove(0, 0) === isAbove(0, thickness)) continue;
        const at = (y * width + x) * 4;
        for (const [channel, value] of ink.entries())
          pixels.data[at + channel] = (pixels.data[at + channel] ?? 0) * (1 - strength) + value * strength;
      }
  context.putImageData(pixels, 0, 0);
}

function mountains(picture: Picture, relief: Relief, count: number, least: number): void {
  const drawn: Point[] = [];
  for (let tries = 0; tries < 6000 && drawn.length < count; tries += 1) {
    const [x, y] = [picture.between(60, picture.width - 60), picture.between(70, picture.height - 60)];
    if (relief(x, y) < least || drawn.some(([a, b]) => Math.hypot(a - x, (b - y) * 1.6) < 34)) continue;
    drawn.push([x, y]);
  }
  for (const [x, y] of drawn.sort((one, other) => one[1] - other[1])) {
    const [half, tall] = [picture.between(15, 26), picture.between(24, 44)];
    picture.shape(css([232, 214, 176]), [x - half, y], [x - 2, y - tall], [x + half, y]);
    picture.shape(
      css([150, 124, 92], 0.75),
      [x - 2, y - tall],
      [x + half, y],
      [x + half * 0.2, y],
      [x + 3, y - tall * 0.5],
    );
    picture.line(
      css(ink, 0.9),
      2,
      [x - half, y],
      [x - half * 0.4, y - tall * 0.55],
      [x - 2, y - tall],
      [x + half * 0.5, y - tall * 0.4],
      [x + half, y],
    );
    for (let line = 0; line < 3; line += 1)
      picture.line(
        css(ink, 0.5),
        1.2,
        [x + 2 + line * half * 0.22, y - tall * (0.72 - line * 0.2)],
        [x + half * (0.2 + line * 0.2), y - 3],
      );
  }
}

function trees(picture: Picture, relief: Relief, count: number, low: number, high: number): void {
  const grove = picture.noise(3);
  for (let tries = 0, drawn = 0; tries < 9000 && drawn < count; tries += 1) {
    const [x, y] = [picture.between(40, picture.width - 40), picture.between(40, picture.height - 40)];
    const level = relief(x, y);
    if (level < low || level > high || grove(x / 120, y / 120) < 0.54) continue;
    drawn += 1;
    picture.line(css(ink, 0.7), 1.4, [x, y], [x, y + 7]);
    picture.ellipse(css([122, 128, 86], 0.9), x, y - 3, 5.5, 6.5);
    picture.ellipse(css([168, 168, 116], 0.8), x - 1.6, y - 5, 2.6, 3);
  }
}

function rose(picture: Picture, x: number, y: number, radius: number): void {
  const { context, width, height } = picture;
  for (let ray = 0; ray < 32; ray += 1) {
    const angle = (ray * Math.PI) / 16;
    const far = Math.max(width, height) * 1.5;
    picture.line(
      css(ink, ray % 4 ? 0.05 : 0.13),
      1,
      [x, y],
      [x + Math.cos(angle) * far, y + Math.sin(angle) * far],
    );
  }
  Object.assign(context, { strokeStyle: css(ink, 0.7), lineWidth: 1.6 });
  for (const share of [0.62, 0.68]) {
    context.beginPath();
    context.arc(x, y, radius * share, 0, Math.PI * 2);
    context.stroke();
  }
  for (let point = 0; point < 16; point += 1) {
    const angle = (((point * 7) % 16) * Math.PI) / 8;
    const order = ((point * 7) % 16) % 4 === 0 ? 1 : ((point * 7) % 16) % 2 === 0 ? 0.72 : 0.5;
    const tip: Point = [x + Math.sin(angle) * radius * order, y - Math.cos(angle) * radius * order];
    for (const [side, color] of [
      [-1, [236, 220, 186]],
      [1, [150, 74, 52]],
    ] as const) {
      const turn = angle + (side * Math.PI) / 16;
      picture.shape(
        css(color),
        [x, y],
        [x + Math.sin(turn) * radius * 0.22, y - Math.cos(turn) * radius * 0.22],
        tip,
      );
      picture.line(css(ink, 0.8), 1, [x, y], tip, [
        x + Math.sin(turn) * radius * 0.22,
        y - Math.cos(turn) * radius * 0.22,
      ]);
    }
  }
}

function names(picture: Picture, places: readonly Place[]): void {
  const { context } = picture;
  Object.assign(context, { textAlign: 'center', lineJoin: 'round' });
  for (const { name, at, mark, size = 22 } of places) {
    const [x, y] = at;
    if (mark === 'town')
      for (const [dx, wide, tall] of [
        [-13, 10, 13],
        [0, 9, 24],
        [11, 10, 15],
      ] as const) {
        picture.shape(
          css([226, 206, 166]),
          [x + dx - wide / 2, y],
          [x + dx - wide / 2, y - tall],
          [x + dx + wide / 2, y - tall],
          [x + dx + wide / 2, y],
        );
        picture.line(
          css(ink),
          1.6,
          [x + dx - wide / 2, y],
          [x + dx - wide / 2, y - tall],
          [x + dx, y - tall - 8],
          [x + dx + wide / 2, y - tall],
          [x + dx + wide / 2, y],
        );
      }
    if (mark === 'lamp') {
      picture.ellipse(css([238, 186, 96], 0.5), x, y - 8, 13);
      picture.line(css(ink), 3, [x, y + 2], [x, y - 10]);
      picture.ellipse(css([198, 84, 48]), x, y - 12, 4.4);
    }
    context.font = `italic ${size}px serif`;
    Object.assign(context, {
      letterSpacing: `${size / 9}px`,
      strokeStyle: css([232, 216, 182], 0.8),
      lineWidth: 5,
      fillStyle: css(ink),
    });
    const below = y + (mark ? size + 4 : 0);
    context.strokeText(name, x, below);
    context.fillText(name, x, below);
  }
}

function frame(picture: Picture): void {
  const { context, width, height } = picture;
  for (const [inset, line] of [
    [22, 3],
    [30, 1.2],
    [42, 1.2],
  ] as const) {
    Object.assign(context, { strokeStyle: css(ink, 0.85), lineWidth: line });
    context.strokeRect(inset, inset, width - inset * 2, height - inset * 2);
  }
  for (let index = 0; index < 40; index += 2) {
    const [across, down] = [(width - 72) / 40, (height - 72) / 40];
    for (const [x, y, w, h] of [
      [36 + index * across, 30, across, 12],
      [36 + index * across, height - 42, across, 12],
      [30, 36 + index * down, 12, down],
      [width - 42, 36 + index * down, 12, down],
    ] as const) {
      context.fillStyle = css(ink, 0.7);
      context.fillRect(x, y, w, h);
    }
  }
}

/** The harbor with its wards, lamps and soundings. */
export function harborChart(picture: Picture): void {
  const { width, height } = picture;
  paper(picture);
  const rough = picture.noise(7);
  const relief: Relief = (x, y) => {
    const [u, v] = [x / width, y / height];
    const shore = 0.5 - v - 0.1 * Math.cos((u - 0.45) * 7);
    const river = Math.abs(u - 0.36 - (0.42 - v) * 0.18 - Math.sin(v * 14) * 0.02);
    const land = shore * 0.9 + (rough(x / 190, y / 190) - 0.5) * 0.55;
    const isle = 0.04 - Math.hypot(u - 0.7, (v - 0.68) * 0.8) + (rough(x / 60, y / 60) - 0.5) * 0.03;
    return Math.max(v < 0.62 ? Math.min(land, (river - 0.012) * 4) : land, isle);
  };
  coast(picture, relief);
  rose(picture, width * 0.17, height * 0.77, 96);
  mountains(picture, relief, 34, 0.3);
  trees(picture, relief, 170, 0.06, 0.3);
  picture.context.font = 'italic 14px serif';
  for (let tries = 0; tries < 130; tries += 1) {
    const [x, y] = [picture.between(60, width - 60), picture.between(height * 0.5, height - 60)];
    const level = relief(x, y);
    if (level > -0.07) continue;
    picture.context.fillStyle = css(ink, 0.55);
    picture.context.fillText(String(Math.round(-level * 60 + picture.between(1, 4))), x, y);
  }
  names(picture, [
    { name: 'Saltmere', at: [width * 0.44, height * 0.31], mark: 'town', size: 34 },
    { name: 'Gull Ward', at: [width * 0.6, height * 0.33], mark: 'town' },
    { name: 'Tallow Ward', at: [width * 0.26, height * 0.34], mark: 'town' },
    { name: 'The Needle', at: [width * 0.7, height * 0.68], mark: 'lamp' },
    { name: 'The Drowned Quarter', at: [width * 0.46, height * 0.6], size: 19 },
    { name: 'The Glass Shoals', at: [width * 0.8, height * 0.86], size: 24 },
  ]);
  frame(picture);
}

/** The coast around the delta. */
export function coastMap(picture: Picture): void {
  const { width, height } = picture;
  paper(picture);
  const rough = picture.noise(7);
  const relief: Relief = (x, y) => {
    const [u, v] = [x / width - 0.5, y / height - 0.5];
    const edge = 0.36 - Math.hypot(u * 0.94, v * 1.04);
    const bay = 0.15 - Math.hypot(u + 0.04, (v - 0.3) * 0.8);
    return edge * 0.75 - Math.max(0, bay) * 1.6 + (rough(x / 230, y / 230) - 0.48) * 0.85;
  };
  coast(picture, relief);
  rose(picture, width * 0.86, height * 0.8, 84);
  mountains(picture, relief, 60, 0.22);
  trees(picture, relief, 260, 0.04, 0.24);
  names(picture, [
    { name: 'Saltmere', at: [width * 0.4, height * 0.46], mark: 'town', size: 30 },
    { name: 'Ouse Delta', at: [width * 0.58, height * 0.55], size: 24 },
    { name: 'Low Country', at: [width * 0.6, height * 0.3], size: 32 },
    { name: 'The Outer Sea', at: [width * 0.62, height * 0.93], size: 28 },
  ]);
  frame(picture);
}

/** Softens the ink, as if it had sunk into the paper. */
export function sink(picture: Picture): void {
  const { context, width, height } = picture;
  const copy = new OffscreenCanvas(width, height);
  const layer = copy.getContext('2d');
  if (!layer) return;
  layer.filter = 'blur(1.2px)';
  layer.drawImage(context.canvas, 0, 0);
  context.save();
  context.globalAlpha = 0.45;
  context.drawImage(copy, 0, 0);
  context.restore();
}
