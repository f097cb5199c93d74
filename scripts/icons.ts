// `npm run icons` draws docs/pictures/icon.svg at each size that browsers and stores ask for, into public/icon/. WXT
// lists what it finds there in the manifest.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawIcon, ICON_SIZES } from './icons/draw-icon.ts';

for (const size of ICON_SIZES) {
  const file = path.join(import.meta.dirname, `../public/icon/${size}.png`);
  const bytes = await drawIcon(size);
  await writeFile(file, bytes);
  console.log(`${size}.png ${bytes.length} bytes`);
}
