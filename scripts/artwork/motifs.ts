import { type Color, css, mix, PALETTE, type Picture, type Point } from './canvas.ts';

// What appears in several scenes.

const { night, ink, cream, amber, mist } = PALETTE;

/** A chain of hills or mountains, which fades to `haze` at its foot. */
export function ridge(
  picture: Picture,
  {
    base,
    height,
    scale,
    color,
    haze,
    sharp = 0,
  }: {
    base: number;
    height: number;
    /** Width of one peak. */
    scale: number;
    color: Color;
    haze: Color;
    /** From rolling (0) to jagged (1). */
    sharp?: number;
  },
): void {
  const noise = picture.noise(6);
  const points: Point[] = [[0, picture.height]];
  for (let x = 0; x <= picture.width + 4; x += 4) {
    const level = noise(x / scale, 3.7);
    const peaked = (1 - Math.abs(level * 2 - 1)) * sharp + level * (1 - sharp);
    points.push([x, base - height * peaked ** 1.3]);
  }
  const fill = picture.context.createLinearGradient(0, base - height, 0, base + height * 0.25);
  fill.addColorStop(0, css(color));
  fill.addColorStop(1, css(haze));
  picture.shape(fill, ...points, [picture.width, picture.height]);
}

/** Open water down to `bottom`, which reflects what is above it. */
export function water(
  picture: Picture,
  {
    top,
    near,
    far,
    shine = cream,
    mirror = 0.4,
    bottom = picture.height,
  }: {
    top: number;
    near: Color;
    far: Color;
    shine?: Color;
    mirror?: number;
    bottom?: number;
  },
): void {
  const { context, width } = picture;
  const copy = new OffscreenCanvas(width, picture.height);
  copy.getContext('2d')?.drawImage(context.canvas, 0, 0);
  picture.gradient(top, bottom, far, near);
  const sway = picture.noise(3);
  context.save();
  for (let y = top; y < bottom; y += 2) {
    const depth = (y - top) / (bottom - top);
    const source = top - (y - top) * (0.9 + depth * 0.3);
    if (source < 0) break;
    const shift = (sway(y / 9, depth * 4) - 0.5) * (6 + depth * 46);
    context.globalAlpha = mirror * (1 - depth * 0.75);
    context.drawImage(copy, 0, source, width, 2, shift, y, width, 2);
  }
  context.restore();
  for (let count = 0; count < 520; count += 1) {
    const depth = picture.random.next() ** 1.7;
    const y = top + 2 + depth * (bottom - top);
    const length = 12 + depth * 120 * picture.random.next();
    const x = picture.between(-40, width);
    const color = picture.random.chance(0.45) ? shine : near;
    picture.line(
      css(color, picture.between(0.05, 0.22)),
      0.8 + depth * 2.6,
      [x, y],
      [x + length, y + picture.between(-1, 1) * depth * 3],
    );
  }
}

/** The track of a light on water. */
export function glitter(
  picture: Picture,
  color: Color,
  x: number,
  top: number,
  length: number,
  spread = 14,
): void {
  for (let count = 0; count < length / 3; count += 1) {
    const depth = picture.random.next();
    const half = 4 + spread * depth * picture.random.next() + spread * 0.4;
    const at = x + picture.between(-1, 1) * spread * depth;
    const y = top + depth * length;
    picture.line(css(color, 0.55 * (1 - depth) + 0.08), 1.2 + depth * 2, [at - half, y], [at + half, y]);
  }
}

/** A burning lamp. */
export function lamp(picture: Picture, x: number, y: number, size: number, color: Color = amber): void {
  picture.glow(color, x, y, size * 16, 0.55);
  picture.glow(color, x, y, size * 5, 0.8);
  picture.ellipse(css(mix(color, [255, 250, 232], 0.75)), x, y, size, size * 1.15);
}

export function stars(picture: Picture, count: number, bottom: number): void {
  for (let index = 0; index < count; index += 1) {
    const [x, y] = [picture.between(0, picture.width), bottom * picture.random.next() ** 1.4];
    const bright = picture.random.next() ** 3;
    picture.ellipse(css(cream, 0.35 + bright * 0.6), x, y, 0.9 + bright * 2);
    if (bright > 0.7) picture.glow(cream, x, y, 20, 0.35);
  }
}

/** A house in front view, lit from the left. */
export function house(
  picture: Picture,
  {
    x,
    base,
    width,
    height,
    wall,
    roof,
    lit = 0.3,
  }: {
    x: number;
    base: number;
    width: number;
    height: number;
    wall: Color;
    roof: Color;
    /** Share of windows with light. */
    lit?: number;
  },
): void {
  const { context } = picture;
  const eaves = base - height;
  const peak = eaves - width * picture.between(0.45, 0.8);
  const fill = context.createLinearGradient(x, 0, x + width, 0);
  fill.addColorStop(0, css(mix(wall, cream, 0.18)));
  fill.addColorStop(1, css(mix(wall, night, 0.35)));
  picture.shape(fill, [x, base], [x, eaves], [x + width, eaves], [x + width, base]);
  const over = width * 0.08;
  picture.shape(css(roof), [x - over, eaves + 2], [x + width / 2, peak], [x + width + over, eaves + 2]);
  picture.shape(
    css(mix(roof, cream, 0.22)),
    [x - over, eaves + 2],
    [x + width / 2, peak],
    [x + width / 2 - width * 0.1, eaves + 2],
  );
  if (picture.random.chance(0.5)) {
    const at = x + width * picture.between(0.6, 0.78);
    picture.shape(
      css(mix(roof, ink, 0.4)),
      [at, eaves - 4],
      [at, peak],
      [at + width * 0.1, peak],
      [at + width * 0.1, eaves - 4],
    );
  }
  const size = Math.max(2.5, width * 0.13);
  for (let row = eaves + size * 1.1; row < base - size * 1.6; row += size * 2.6)
    for (let column = 0; column < 3; column += 1) {
      if (picture.random.chance(0.35)) continue;
      const left = x + width * (0.16 + column * 0.28);
      const isLit = picture.random.chance(lit);
      const color = isLit ? css(mix(amber, cream, 0.3)) : css(mix(wall, night, 0.6));
      picture.shape(
        color,
        [left, row],
        [left + size, row],
        [left + size, row + size * 1.4],
        [left, row + size * 1.4],
      );
      if (isLit) picture.glow(amber, left + size / 2, row + size, size * 5, 0.4);
    }
}

/** A round tower with a lamp room on top. Its light is at the returned place. */
export function lampTower(
  picture: Picture,
  {
    x,
    base,
    width,
    height,
    color,
    isLit = true,
  }: {
    x: number;
    base: number;
    width: number;
    height: number;
    color: Color;
    isLit?: boolean;
  },
): Point {
  const top = base - height;
  const [foot, neck] = [width / 2, width * 0.34];
  const fill = picture.context.createLinearGradient(x - foot, 0, x + foot, 0);
  fill.addColorStop(0, css(mix(color, cream, 0.3)));
  fill.addColorStop(0.4, css(color));
  fill.addColorStop(1, css(mix(color, night, 0.55)));
  picture.shape(fill, [x - foot, base], [x - neck, top], [x + neck, top], [x + foot, base]);
  const dark = css(mix(color, night, 0.6));
  const room = width * 0.62;
  picture.shape(
    dark,
    [x - neck * 1.5, top],
    [x + neck * 1.5, top],
    [x + neck * 1.5, top - width * 0.1],
    [x - neck * 1.5, top - width * 0.1],
  );
  const light: Point = [x, top - width * 0.1 - room * 0.45];
  if (isLit) lamp(picture, light[0], light[1], width * 0.2);
  for (const side of [-1, -0.35, 0.35, 1])
    picture.line(
      dark,
      Math.max(1, width * 0.045),
      [x + side * neck, top - width * 0.1],
      [x + side * neck * 0.9, top - width * 0.1 - room],
    );
  const roof = top - width * 0.1 - room;
  picture.shape(dark, [x - neck * 1.35, roof], [x, roof - width * 0.55], [x + neck * 1.35, roof]);
  return light;
}

/** A rowing boat, with somebody in it or a light. */
export function boat(
  picture: Picture,
  x: number,
  y: number,
  size: number,
  carries: 'rower' | 'light' | 'nobody',
): void {
  const { context } = picture;
  context.fillStyle = css(ink);
  context.beginPath();
  context.moveTo(x - size, y - size * 0.2);
  context.quadraticCurveTo(x, y + size * 0.42, x + size, y - size * 0.24);
  context.quadraticCurveTo(x, y + size * 0.04, x - size, y - size * 0.2);
  context.fill();
  if (carries === 'light') lamp(picture, x, y - size * 0.45, size * 0.16);
  if (carries !== 'rower') return;
  picture.shape(
    css(night),
    [x - size * 0.2, y],
    [x - size * 0.12, y - size * 0.55],
    [x + size * 0.1, y - size * 0.55],
    [x + size * 0.2, y],
  );
  picture.ellipse(css(night), x - size * 0.01, y - size * 0.68, size * 0.12);
  picture.line(css(ink), size * 0.05, [x - size * 0.1, y - size * 0.35], [x + size * 0.95, y + size * 0.2]);
}

/** A gull, far away. */
export function gull(picture: Picture, x: number, y: number, size: number, color: Color = ink): void {
  const { context } = picture;
  Object.assign(context, {
    strokeStyle: css(color, 0.85),
    lineWidth: Math.max(1.2, size * 0.14),
    lineCap: 'round',
  });
  context.beginPath();
  context.moveTo(x - size, y - size * picture.between(0.1, 0.5));
  context.quadraticCurveTo(x - size * 0.4, y - size * 0.5, x, y);
  context.quadraticCurveTo(x + size * 0.4, y - size * 0.5, x + size, y - size * picture.between(0, 0.4));
  context.stroke();
}

/** Banks of fog. */
export function fog(
  picture: Picture,
  top: number,
  bottom: number,
  strength: number,
  color: Color = mist,
): void {
  const noise = picture.noise(4);
  const middle = (top + bottom) / 2;
  picture.wash(color, (x, y) => {
    const edge = 1 - Math.abs((y - middle) / ((bottom - top) / 2));
    return edge <= 0 ? 0 : strength * edge * (0.35 + noise(x / 320, y / 60));
  });
}
