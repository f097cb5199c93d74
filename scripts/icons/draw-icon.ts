import path from 'node:path';
import sharp from 'sharp';

/** Toolbar 16 and 32, Firefox's add-on list 48, its details page 96, installation and stores 128. */
export const ICON_SIZES = [16, 32, 48, 96, 128] as const;

const DRAWING = path.resolve(import.meta.dirname, '../../docs/pictures/icon.svg');
/** Drawn four times as large and scaled down, for smooth edges. */
const DENSITY = 4 * 72;

/** A PNG of the icon. */
export function drawIcon(size: number): Promise<Buffer> {
  return sharp(DRAWING, { density: DENSITY })
    .resize(size, size)
    .png({ palette: true, colours: 128, effort: 10, compressionLevel: 9 })
    .toBuffer();
}
