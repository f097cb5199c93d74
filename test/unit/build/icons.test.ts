import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcon, ICON_SIZES } from '../../../scripts/icons/draw-icon.ts';

const folder = path.resolve(import.meta.dirname, '../../../public/icon');

async function pixels(image: string | Buffer) {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

test('there is an icon of every size and no other', () => {
  const expected = ICON_SIZES.map((size) => `${size}.png`);
  expect(readdirSync(folder).sort()).toEqual(expected.sort());
});

test.each(ICON_SIZES)('the icon of %d pixels shows the drawing', async (size) => {
  const packaged = await pixels(path.join(folder, `${size}.png`));
  const drawn = await pixels(await drawIcon(size));
  expect(packaged).toMatchObject({ width: size, height: size });
  const differences = packaged.data.map((value, at) => Math.abs(value - (drawn.data[at] ?? 0)));
  // Other versions of the renderer may round differently, but nobody sees that.
  expect(Math.max(...differences)).toBeLessThan(24);
});
