import { type Color, css, mix, PALETTE, type Picture } from './canvas.ts';

const { night, ink, slate, teal, cream, amber, rust } = PALETTE;
const gold: Color = [214, 166, 88];

type Charge = (picture: Picture, x: number, y: number) => void;

function shieldPath(context: OffscreenCanvasRenderingContext2D, x: number, y: number, half: number): void {
  const top = y - half * 1.16;
  context.beginPath();
  context.moveTo(x - half, top);
  context.quadraticCurveTo(x, top + half * 0.12, x + half, top);
  context.bezierCurveTo(x + half * 1.04, y + half * 0.5, x + half * 0.6, y + half * 1.1, x, y + half * 1.42);
  context.bezierCurveTo(x - half * 0.6, y + half * 1.1, x - half * 1.04, y + half * 0.5, x - half, top);
  context.closePath();
}

/** A painted shield on old paper. */
function crest(picture: Picture, fields: readonly [Color, Color], rows: number, charge: Charge): void {
  const { context, width, height } = picture;
  const [x, y, half] = [width / 2, height * 0.47, width * 0.35];
  paper(picture);
  context.save();
  Object.assign(context, {
    shadowColor: css(night, 0.45),
    shadowBlur: 26,
    shadowOffsetX: 9,
    shadowOffsetY: 12,
  });
  context.fillStyle = css(mix(gold, ink, 0.3));
  shieldPath(context, x, y, half + 13);
  context.fill();
  context.restore();
  const rim = context.createLinearGradient(x - half, y - half, x + half, y + half);
  rim.addColorStop(0, css(mix(gold, cream, 0.55)));
  rim.addColorStop(0.5, css(gold));
  rim.addColorStop(1, css(mix(gold, ink, 0.55)));
  context.fillStyle = rim;
  shieldPath(context, x, y, half + 10);
  context.fill();
  context.save();
  shieldPath(context, x, y, half);
  context.clip();
  picture.gradient(0, height, fields[0], mix(fields[0], night, 0.35));
  context.fillStyle = css(fields[1]);
  if (rows > 0)
    for (let row = 0; row < rows; row += 1) {
      const base = y + half * (0.62 + row * 0.3);
      context.beginPath();
      context.moveTo(x - half * 1.1, height);
      for (let at = -1.1; at <= 1.1; at += 0.02)
        context.lineTo(x + at * half, base + Math.sin(at * 11 + row * 1.9) * half * 0.075);
      context.lineTo(x + half * 1.1, height);
      context.fillStyle = css(mix(fields[1], row % 2 ? cream : night, 0.16));
      context.fill();
    }
  else context.fillRect(x, 0, half * 1.2, height);
  charge(picture, x, y);
  picture.glow(cream, x - half * 0.5, y - half * 0.7, half * 1.5, 0.32);
  context.restore();
  Object.assign(context, { strokeStyle: css(mix(gold, ink, 0.65)), lineWidth: 3 });
  shieldPath(context, x, y, half);
  context.stroke();
}

/** Old paper with stains. */
export function paper(picture: Picture): void {
  const { width, height } = picture;
  picture.gradient(0, height, [236, 222, 192], [222, 204, 168]);
  const [stain, fiber] = [picture.noise(5), picture.noise(3)];
  picture.wash([150, 112, 70], (x, y) => (stain(x / 210, y / 210) - 0.42) * 0.75);
  picture.wash([255, 246, 222], (x, y) => (fiber(x / 40, y / 9) - 0.5) * 0.45);
  picture.wash([112, 78, 46], (x, y) => {
    const edge = Math.min(x, y, width - x, height - y);
    return Math.max(0, 1 - edge / (46 + stain(x / 60, y / 60) * 60)) * 0.5;
  });
}

const lantern: Charge = (picture, x, y) => {
  const dark = css(mix(gold, ink, 0.62));
  picture.glow(amber, x, y - 14, 170, 0.8);
  picture.shape(css([255, 226, 160]), [x - 42, y - 62], [x + 42, y - 62], [x + 52, y + 44], [x - 52, y + 44]);
  picture.shape(
    css([255, 246, 214]),
    [x, y - 50],
    [x + 20, y + 2],
    [x + 14, y + 36],
    [x - 14, y + 36],
    [x - 20, y + 2],
  );
  for (const side of [-1, -0.34, 0.34, 1])
    picture.line(dark, 7, [x + side * 42, y - 64], [x + side * 52, y + 46]);
  picture.shape(dark, [x - 66, y + 42], [x + 66, y + 42], [x + 58, y + 64], [x - 58, y + 64]);
  picture.shape(dark, [x - 60, y - 60], [x - 20, y - 102], [x + 20, y - 102], [x + 60, y - 60]);
  picture.context.strokeStyle = dark;
  picture.context.lineWidth = 8;
  picture.context.beginPath();
  picture.context.arc(x, y - 118, 19, 0, Math.PI * 2);
  picture.context.stroke();
};

const scales: Charge = (picture, x, y) => {
  const light = css(mix(gold, cream, 0.3));
  picture.line(light, 10, [x, y - 108], [x, y + 70]);
  picture.line(light, 9, [x - 92, y - 76], [x + 92, y - 92]);
  picture.ellipse(light, x, y - 112, 13);
  picture.shape(light, [x - 48, y + 86], [x - 20, y + 62], [x + 20, y + 62], [x + 48, y + 86]);
  for (const [side, lift] of [
    [-1, -76],
    [1, -92],
  ] as const) {
    const [at, top] = [x + side * 92, y + lift];
    picture.line(light, 3.5, [at - 38, top + 84], [at, top], [at + 38, top + 84]);
    picture.shape(
      light,
      [at - 48, top + 84],
      [at + 48, top + 84],
      [at + 26, top + 104],
      [at - 26, top + 104],
    );
  }
};

const bell: Charge = (picture, x, y) => {
  const { context } = picture;
  const fill = context.createLinearGradient(x - 80, 0, x + 80, 0);
  fill.addColorStop(0, css(mix(gold, cream, 0.55)));
  fill.addColorStop(0.5, css(gold));
  fill.addColorStop(1, css(mix(gold, ink, 0.5)));
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo(x, y - 112);
  context.bezierCurveTo(x + 62, y - 108, x + 44, y - 6, x + 90, y + 40);
  context.lineTo(x - 90, y + 40);
  context.bezierCurveTo(x - 44, y - 6, x - 62, y - 108, x, y - 112);
  context.fill();
  picture.ellipse(css(mix(gold, ink, 0.35)), x, y + 40, 90, 15);
  picture.ellipse(css(mix(gold, ink, 0.55)), x, y + 60, 19);
  picture.ellipse(css(gold), x, y - 118, 13);
};

/** A lantern over waves. */
export const lampwrights = (picture: Picture): void =>
  crest(
    picture,
    [
      [46, 84, 94],
      [116, 156, 152],
    ],
    3,
    lantern,
  );
/** Scales on a divided field. */
export const exchange = (picture: Picture): void =>
  crest(picture, [[124, 54, 52], mix([62, 74, 88], slate, 0.4)], 0, scales);
/** A bell over the ebb. */
export const ebb = (picture: Picture): void =>
  crest(picture, [mix([92, 104, 96], teal, 0.2), mix(rust, [196, 176, 146], 0.75)], 2, bell);
