import { css, mix, PALETTE, type Picture } from './canvas.ts';
import { boat, fog, glitter, house, lamp, ridge, stars, water } from './motifs.ts';

const { ink, amber } = PALETTE;

/** An inn by night, seen from the quay. */
export function inn(picture: Picture): void {
  const { width, height } = picture;
  const ground = height * 0.8;
  picture.gradient(0, height, [18, 28, 44], [40, 54, 68], [30, 38, 48]);
  stars(picture, 90, height * 0.4);
  picture.clouds([58, 74, 90], 0.5, height * 0.6, 0.7);
  for (let x = -40; x < width; x += 74)
    house(picture, {
      ...{ x, base: ground - 40, width: picture.between(70, 110), height: picture.between(130, 250) },
      ...{ wall: [44, 54, 66], roof: [30, 38, 50], lit: 0.1 },
    });
  const [left, right, eaves] = [width * 0.26, width * 0.76, height * 0.36];
  picture.shape(css([84, 74, 68]), [left, ground], [left, eaves], [right, eaves], [right, ground]);
  picture.shape(
    css([52, 44, 46]),
    [left - 40, eaves + 12],
    [left + 70, height * 0.1],
    [right - 90, height * 0.1],
    [right + 40, eaves + 12],
  );
  for (let row = 0; row < 11; row += 1)
    picture.line(
      css([92, 74, 70], 0.5),
      4,
      [left - 36 + row * 10, eaves + 4 - row * 17],
      [right + 36 - row * 11, eaves + 4 - row * 17],
    );
  picture.shape(
    css([44, 38, 42]),
    [right - 150, height * 0.16],
    [right - 150, height * 0.03],
    [right - 104, height * 0.03],
    [right - 104, height * 0.16],
  );
  for (const at of [left, left + 132, left + 262, left + 392, left + 520, right])
    picture.line(css([44, 34, 32]), 13, [at, ground], [at, eaves]);
  for (const level of [eaves + 8, eaves + 150, ground - 4])
    picture.line(css([44, 34, 32]), 13, [left, level], [right, level]);
  const pane = (x: number, y: number, wide: number, tall: number) => {
    picture.glow(amber, x + wide / 2, y + tall / 2, wide * 2.1, 0.6);
    picture.shape(css([252, 210, 138]), [x, y], [x + wide, y], [x + wide, y + tall], [x, y + tall]);
    picture.shape(
      css([255, 236, 186], 0.8),
      [x + wide * 0.15, y + tall * 0.3],
      [x + wide * 0.7, y + tall * 0.2],
      [x + wide * 0.6, y + tall],
      [x + wide * 0.2, y + tall],
    );
    for (const bar of [1 / 3, 2 / 3])
      picture.line(css([60, 42, 32]), 4, [x + wide * bar, y], [x + wide * bar, y + tall]);
    picture.line(css([60, 42, 32]), 4, [x, y + tall / 2], [x + wide, y + tall / 2]);
  };
  for (const index of [0, 1, 3, 4]) {
    pane(left + 26 + index * 130, eaves + 40, 80, 74);
    pane(left + 26 + index * 130, eaves + 186, 84, 92);
  }
  pane(left + 286, eaves + 40, 80, 74);
  picture.shape(
    css([50, 34, 28]),
    [left + 282, ground],
    [left + 282, eaves + 176],
    [left + 372, eaves + 176],
    [left + 372, ground],
  );
  picture.shape(
    css([255, 214, 146]),
    [left + 300, ground],
    [left + 300, eaves + 192],
    [left + 326, eaves + 192],
    [left + 326, ground],
  );
  picture.line(css(ink), 6, [left + 392, eaves + 160], [left + 452, eaves + 160]);
  lamp(picture, left + 446, eaves + 186, 17);
  picture.gradient(ground, height, [60, 62, 66], [26, 32, 40]);
  for (let count = 0; count < 340; count += 1) {
    const depth = picture.random.next();
    const [x, y] = [picture.between(0, width), ground + 4 + depth * (height - ground)];
    const near = Math.max(0, 1 - Math.abs(x - width * 0.5) / (width * 0.36)) * (1 - depth * 0.5);
    picture.ellipse(
      css(mix([44, 50, 58], [236, 176, 104], near * picture.between(0.1, 0.75)), 0.8),
      x,
      y,
      12 + depth * 16,
      3 + depth * 5,
    );
  }
  for (const x of [left + 68, left + 200, left + 315, left + 460, left + 590])
    glitter(picture, amber, x, ground + 6, 120, 24);
  fog(picture, ground - 60, ground + 50, 0.2, [150, 140, 130]);
}

/** A night of small boats, each with a light. */
export function vigil(picture: Picture): void {
  const { width, height } = picture;
  const line = height * 0.4;
  picture.gradient(0, line, [16, 24, 42], [38, 52, 74], [104, 106, 118]);
  stars(picture, 260, line);
  picture.clouds([74, 82, 102], 0.44, line, 0.6);
  ridge(picture, {
    base: line,
    height: 130,
    scale: 380,
    color: [34, 46, 62],
    haze: [74, 82, 98],
    sharp: 0.7,
  });
  water(picture, { top: line, far: [92, 98, 112], near: [14, 24, 38], shine: [206, 186, 160], mirror: 0.5 });
  for (let index = 0; index < 84; index += 1) {
    const depth = (index / 83) ** 1.9;
    const x = picture.between(0, width);
    const y = line + 8 + depth * (height - line) * 0.86;
    const size = 5 + depth * 48;
    glitter(picture, amber, x, y + size * 0.2, 22 + depth * 110, 3 + depth * 14);
    boat(picture, x, y, size, 'light');
  }
  fog(picture, line - 24, line + 40, 0.35, [140, 138, 146]);
}
