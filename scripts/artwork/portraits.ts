import { css, mix, PALETTE, type Picture } from './canvas.ts';
import { hairBehind, hairInFront, headgear } from './hair.ts';
import type { Look } from './looks.ts';
import { curve, type Face, sideLight } from './modeling.ts';

const { night, ink, cream, stone } = PALETTE;

/** Bust of a person, lit from the left. */
export function portrait(picture: Picture, look: Look): void {
  const { width, height } = picture;
  picture.gradient(0, height, mix(look.wall, cream, 0.12), mix(look.wall, night, 0.45));
  const cloud = picture.noise(4);
  picture.wash(mix(look.wall, cream, 0.45), (x, y) => (cloud(x / 150, y / 150) - 0.45) * 1.1);
  picture.glow(cream, width * 0.24, height * 0.26, 330, 0.3);
  const half = 88 * (look.width ?? 1);
  const face = { x: width / 2, y: height * 0.43, half, tall: 122 };
  hairBehind(picture, look, face);
  bust(picture, look, face);
  head(picture, look, face);
  features(picture, look, face);
  hairInFront(picture, look, face);
  headgear(picture, look, face);
}

function bust(picture: Picture, look: Look, face: Face): void {
  const { x, y, half, tall } = face;
  const { height } = picture;
  const neck = mix(look.skin, [70, 46, 48], 0.3);
  picture.shape(
    sideLight(picture, face, neck),
    [x - half * 0.46, y + tall * 0.5],
    [x - half * 0.52, y + tall * 1.5],
    [x + half * 0.56, y + tall * 1.5],
    [x + half * 0.48, y + tall * 0.5],
  );
  const top = y + tall * 1.18;
  const cloth = picture.context.createLinearGradient(x - 230, 0, x + 230, 0);
  cloth.addColorStop(0, css(mix(look.clothes, cream, 0.24)));
  cloth.addColorStop(0.4, css(look.clothes));
  cloth.addColorStop(1, css(mix(look.clothes, night, 0.62)));
  curve(
    picture,
    cloth,
    [x - half * 0.5, top - 12],
    [x - 150, top + 34, x - 208, top + 70, x - 226, height + 10],
    [x - 60, height + 10, x + 60, height + 10, x + 226, height + 10],
    [x + 208, top + 70, x + 150, top + 34, x + half * 0.54, top - 12],
    [x + 20, top + 78, x - 20, top + 78, x - half * 0.5, top - 12],
  );
  picture.shape(
    css(mix(look.trim, cream, 0.15)),
    [x - half * 0.56, top - 22],
    [x - 12, top + 96],
    [x - 42, top + 128],
    [x - half * 0.98, top + 20],
  );
  picture.shape(
    css(mix(look.trim, night, 0.35)),
    [x + half * 0.58, top - 22],
    [x + 4, top + 96],
    [x + 40, top + 128],
    [x + half * 1.02, top + 20],
  );
  for (let count = 0; count < 16; count += 1) {
    const at = picture.between(-200, 200);
    picture.line(
      css(mix(look.clothes, at < 0 ? cream : night, 0.35), 0.16),
      picture.between(4, 12),
      [x + at * 0.6, top + 70],
      [x + at, height],
    );
  }
}

function head(picture: Picture, look: Look, face: Face): void {
  const { x, y, half, tall } = face;
  picture.ellipse(css(mix(look.skin, [60, 40, 44], 0.5)), x + half * 0.98, y + 10, 13, 26);
  picture.ellipse(css(mix(look.skin, [150, 90, 80], 0.25)), x - half * 0.98, y + 10, 13, 26);
  curve(
    picture,
    sideLight(picture, face, look.skin),
    [x, y - tall],
    [x + half * 1.12, y - tall, x + half * 1.08, y, x + half * 0.9, y + tall * 0.42],
    [x + half * 0.74, y + tall * 0.86, x + half * 0.36, y + tall * 1.04, x, y + tall * 1.06],
    [x - half * 0.36, y + tall * 1.04, x - half * 0.74, y + tall * 0.86, x - half * 0.9, y + tall * 0.42],
    [x - half * 1.08, y, x - half * 1.12, y - tall, x, y - tall],
  );
  // Cheeks, and the shadow under the chin's edge.
  picture.glow([206, 96, 72], x - half * 0.5, y + tall * 0.34, 46, 0.18);
  picture.glow([206, 96, 72], x + half * 0.5, y + tall * 0.34, 40, 0.1);
  const shade = css(mix(look.skin, [60, 40, 48], 0.55), 0.32);
  curve(
    picture,
    shade,
    [x + half * 0.94, y - 30],
    [x + half * 0.72, y + 40, x + half * 0.6, y + tall * 0.8, x + half * 0.1, y + tall * 1.06],
    [x + half * 0.6, y + tall, x + half * 0.86, y + tall * 0.6, x + half * 0.94, y - 30],
  );
}

function features(picture: Picture, look: Look, { x, y, half, tall }: Face): void {
  const dark = mix(look.skin, [52, 34, 40], 0.68);
  const soft = mix(look.skin, [80, 50, 52], 0.45);
  const brow =
    look.style === 'bald' || look.age > 0.7 ? mix(look.hair, stone, 0.3) : mix(look.hair, ink, 0.35);
  for (const side of [-1, 1]) {
    const at = x + side * half * 0.43;
    picture.ellipse(css(soft, 0.55), at, y - 2, half * 0.31, 21);
    picture.ellipse(css([232, 222, 206], side < 0 ? 0.9 : 0.66), at, y + 2, half * 0.19, 8);
    picture.ellipse(css(mix([58, 74, 76], ink, 0.3)), at - 2, y + 1, 8.4);
    picture.ellipse(css(ink), at - 2, y + 1, 4.4);
    picture.ellipse(css([255, 250, 238], 0.9), at - 5, y - 2, 2.1);
    picture.line(css(dark), 4, [at - half * 0.23, y + 2], [at - 2, y - 8], [at + half * 0.23, y + 2]);
    picture.line(
      css(brow, 0.92),
      8.5 - look.age,
      [at - side * half * 0.2, y - 27],
      [at + side * half * 0.04, y - 33],
      [at + side * half * 0.3, y - 25],
    );
    if (look.age > 0.4) {
      picture.line(css(soft, look.age * 0.7), 3, [at - 16, y + 21], [at + 12, y + 24]);
      picture.line(
        css(soft, look.age * 0.7),
        3.4,
        [x + side * half * 0.34, y + 44],
        [x + side * half * 0.5, y + 70],
      );
    }
  }
  picture.shape(css(soft, 0.6), [x + 4, y - 16], [x + 19, y + 40], [x + 4, y + 48], [x + 2, y + 20]);
  picture.shape(
    css(mix(look.skin, [255, 240, 220], 0.45), 0.75),
    [x - 5, y - 14],
    [x - 11, y + 34],
    [x + 2, y + 36],
    [x + 3, y - 8],
  );
  picture.line(css(dark, 0.75), 4, [x - 14, y + 43], [x - 4, y + 48], [x + 12, y + 44]);
  const mouth = y + tall * 0.64;
  const lips = mix(look.skin, [150, 62, 60], 0.5);
  curve(
    picture,
    css(lips, 0.85),
    [x - 28, mouth],
    [x - 14, mouth - 9, x - 5, mouth - 7, x, mouth - 4],
    [x + 5, mouth - 7, x + 14, mouth - 9, x + 28, mouth],
    [x + 12, mouth + 14, x - 12, mouth + 14, x - 28, mouth],
  );
  picture.line(css(dark, 0.85), 2.8, [x - 29, mouth], [x, mouth + 2], [x + 29, mouth - 1]);
  picture.line(css(soft, 0.5), 5, [x - 13, mouth + 19], [x + 13, mouth + 19]);
  if (look.age > 0.5)
    for (const level of [50, 62])
      picture.line(
        css(soft, 0.5),
        2.6,
        [x - half * 0.5, y - level],
        [x, y - level - 5],
        [x + half * 0.5, y - level],
      );
}
