import { css, mix, PALETTE, type Picture } from './canvas.ts';
import type { Look } from './looks.ts';
import { curve, type Face, sideLight } from './modeling.ts';

const { night, cream, amber, moss } = PALETTE;

export function hairBehind(picture: Picture, look: Look, face: Face): void {
  const { x, y, half, tall } = face;
  const fill = sideLight(picture, face, look.hair, 0.9);
  if (look.wears === 'hood' || look.wears === 'shawl')
    curve(
      picture,
      css(mix(mix(look.clothes, look.trim, 0.3), night, 0.34)),
      [x, y - tall * 1.44],
      [x + half * 2.1, y - tall * 1.2, x + half * 1.6, y + tall * 0.8, x + half * 1.9, y + tall * 1.6],
      [x + half, y + tall * 1.7, x - half, y + tall * 1.7, x - half * 1.9, y + tall * 1.6],
      [x - half * 1.6, y + tall * 0.8, x - half * 2.1, y - tall * 1.2, x, y - tall * 1.44],
    );
  if (look.style === 'long' || look.style === 'braid')
    curve(
      picture,
      fill,
      [x, y - tall * 1.12],
      [x + half * 1.5, y - tall * 1.1, x + half * 1.42, y + tall * 0.6, x + half * 1.34, y + tall * 1.5],
      [x + half * 0.4, y + tall * 1.3, x - half * 0.4, y + tall * 1.3, x - half * 1.36, y + tall * 1.5],
      [x - half * 1.42, y + tall * 0.6, x - half * 1.5, y - tall * 1.1, x, y - tall * 1.12],
    );
  if (look.style === 'bun') picture.ellipse(fill, x + 8, y - tall * 1.2, 46, 40);
  if (look.style === 'curls')
    for (let count = 0; count < 90; count += 1) {
      const angle = picture.between(-Math.PI * 1.18, Math.PI * 0.18);
      const away = picture.between(0.9, 1.32);
      const tone = mix(look.hair, Math.cos(angle) < 0 ? cream : night, picture.between(0, 0.32));
      picture.ellipse(
        css(tone),
        x + Math.cos(angle) * half * away,
        y - 14 + Math.sin(angle) * tall * away,
        picture.between(12, 24),
      );
    }
}

export function hairInFront(picture: Picture, look: Look, face: Face): void {
  const { x, y, half, tall } = face;
  const fill = sideLight(picture, face, look.hair, 0.9);
  if (look.style === 'tonsure' || look.style === 'bald') {
    if (look.style === 'tonsure')
      for (const side of [-1, 1])
        for (let count = 0; count < 16; count += 1)
          picture.ellipse(
            css(mix(look.hair, side < 0 ? cream : night, 0.25)),
            x + side * half * picture.between(0.82, 0.94),
            y - picture.between(4, 66),
            14,
            18,
          );
  } else if (look.style === 'curls')
    for (let count = 0; count < 26; count += 1)
      picture.ellipse(
        css(mix(look.hair, cream, picture.between(0, 0.25))),
        x + picture.between(-0.86, 0.86) * half,
        y - tall * picture.between(0.68, 1.06),
        picture.between(12, 22),
      );
  else {
    const low = look.style === 'short' ? 0.3 : 0.05;
    curve(
      picture,
      fill,
      [x - half * 1.06, y - tall * low],
      [x - half * 1.26, y - tall * 1.28, x + half * 1.26, y - tall * 1.28, x + half * 1.06, y - tall * low],
      [x + half * 0.92, y - tall * 0.66, x + half * 0.5, y - tall * 0.74, x + half * 0.08, y - tall * 0.78],
      [x - half * 0.5, y - tall * 0.68, x - half * 0.9, y - tall * 0.6, x - half * 1.06, y - tall * low],
    );
    for (let count = 0; count < 14; count += 1) {
      const at = picture.between(-0.9, 0.9);
      picture.line(
        css(mix(look.hair, at < 0 ? cream : night, 0.4), 0.5),
        3,
        [x + at * half * 0.5, y - tall * 1.06],
        [x + at * half * 1.02, y - tall * 0.7],
      );
    }
  }
  if (look.style === 'braid' && look.wears !== 'shawl')
    for (let knot = 0; knot < 8; knot += 1)
      picture.ellipse(
        css(mix(look.hair, knot % 2 ? cream : night, 0.2)),
        x - half * 1.02 + (knot % 2) * 9,
        y + tall * 0.7 + knot * 22,
        19,
        15,
      );
  if (look.beard) beard(picture, look, face);
}

function beard(picture: Picture, look: Look, { x, y, half, tall }: Face): void {
  const end = look.beard === 'full' ? 1.62 : 1.18;
  for (let count = 0; count < (look.beard === 'full' ? 320 : 190); count += 1) {
    const across = picture.between(-1, 1);
    const start = y + tall * (0.46 + 0.36 * (1 - Math.abs(across) ** 1.5) + 0.04);
    const reach = tall * (end - 0.62) * (1 - Math.abs(across) ** 1.6) * picture.between(0.35, 1);
    const tone = mix(look.hair, across < 0 ? cream : night, picture.between(0, 0.36));
    picture.line(
      css(tone, 0.82),
      picture.between(3, 7),
      [x + across * half * 0.88, start],
      [x + across * half * 0.72, start + reach + 8],
    );
  }
  for (const side of [-1, 1])
    for (let count = 0; count < 16; count += 1)
      picture.line(
        css(mix(look.hair, side < 0 ? cream : night, picture.between(0, 0.3)), 0.9),
        5,
        [x + side * 3, y + tall * 0.53 + picture.between(-3, 4)],
        [x + side * picture.between(22, 46), y + tall * picture.between(0.58, 0.7)],
      );
}

export function headgear(picture: Picture, look: Look, face: Face): void {
  const { x, y, half, tall } = face;
  const color = look.wears === 'southwester' ? mix(amber, moss, 0.35) : mix(look.clothes, look.trim, 0.25);
  const fill = sideLight(picture, { ...face, half: half * 1.4 }, color);
  const edge = y - tall * 0.62;
  if (look.wears === 'hood' || look.wears === 'shawl') {
    const rim = look.wears === 'shawl' ? 1.16 : 1.3;
    curve(
      picture,
      fill,
      [x, y - tall * 1.5],
      [
        x + half * rim * 1.5,
        y - tall * 1.4,
        x + half * rim * 1.24,
        y + tall * 0.7,
        x + half * 0.62,
        y + tall * 1.42,
      ],
      [x + half * 1.2, y + tall * 0.6, x + half * 1.24, y - tall * 0.9, x, y - tall * 0.94],
      [x - half * 1.24, y - tall * 0.9, x - half * 1.2, y + tall * 0.6, x - half * 0.62, y + tall * 1.42],
      [x - half * rim * 1.24, y + tall * 0.7, x - half * rim * 1.5, y - tall * 1.4, x, y - tall * 1.5],
    );
    picture.ellipse(css(night, 0.2), x + half * 0.24, y - tall * 0.66, half * 0.8, 34);
  } else if (look.wears === 'tricorne') {
    picture.ellipse(css(night, 0.28), x, edge + 16, half * 0.98, 26);
    curve(
      picture,
      fill,
      [x - half * 1.75, edge - 34],
      [x - half, edge + 34, x + half, edge + 34, x + half * 1.75, edge - 38],
      [x + half * 1.1, edge - 82, x + half * 0.6, edge - 118, x, edge - 74],
      [x - half * 0.6, edge - 118, x - half * 1.1, edge - 82, x - half * 1.75, edge - 34],
    );
    picture.line(
      css(mix(look.trim, amber, 0.5)),
      5,
      [x - half * 1.7, edge - 34],
      [x - half * 0.8, edge + 4],
      [x, edge + 12],
      [x + half * 0.8, edge + 2],
      [x + half * 1.7, edge - 38],
    );
  } else if (look.wears === 'cap' || look.wears === 'southwester') {
    picture.ellipse(css(night, 0.25), x, edge + 12, half, 22);
    curve(
      picture,
      fill,
      [x - half * 1.12, edge + 4],
      [x - half * 1.2, edge - 118, x + half * 1.2, edge - 118, x + half * 1.12, edge + 4],
      [x + half * 0.5, edge + 20, x - half * 0.5, edge + 20, x - half * 1.12, edge + 4],
    );
    const brim = look.wears === 'southwester' ? 1.56 : 1.16;
    curve(
      picture,
      css(mix(color, night, 0.28)),
      [x - half * brim, edge + 24],
      [x - half * 0.6, edge - 26, x + half * 0.6, edge - 26, x + half * brim, edge + 22],
      [x + half * 0.6, edge + 14, x - half * 0.6, edge + 14, x - half * brim, edge + 24],
    );
  }
}
