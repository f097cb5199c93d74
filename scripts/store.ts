// `npm run store` makes what the stores show, in every language, from the built extension: texts, screenshots and
// promotional pictures in .output/store/<language>/. `-- de fr` makes only these languages.
import './store/system-fonts.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Composer } from './store/compose.ts';
import { requireFonts } from './store/fonts.ts';
import { listedLanguages, readListing, SCENES } from './store/listing.ts';
import { takeScenes } from './store/scenes.ts';

const folder = path.resolve(import.meta.dirname, '../.output/store');
const { positionals } = parseArgs({ allowPositionals: true });
const languages = positionals.length > 0 ? positionals : listedLanguages();

requireFonts(languages);
const shots = await takeScenes(languages);
const composer = await Composer.open();
for (const language of languages) {
  const listing = readListing(language);
  const place = path.join(folder, language);
  await mkdir(place, { recursive: true });
  const write = (name: string, data: string | Buffer) => writeFile(path.join(place, name), data);
  await write('summary.txt', listing.summary);
  await write('description.txt', listing.description);
  const own = shots.filter((shot) => shot.language === language);
  for (const [at, scene] of SCENES.entries())
    for (const shot of own.filter((one) => one.scene === scene))
      await write(`${at + 1}-${scene}.png`, await composer.screenshot(shot, listing));
  await write('promo-small.png', await composer.small(language, listing));
  for (const shot of own.filter((one) => one.scene === 'article'))
    await write('promo-marquee.png', await composer.marquee(shot, listing));
  console.log(path.relative(process.cwd(), place));
}
await composer.close();
