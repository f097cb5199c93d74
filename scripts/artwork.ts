// `npm run artwork` paints the pictures of the stand-in server's worlds into test/service/artwork/. `-- NAME…` paints
// only these.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import '../test/machine/index.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'test/service/artwork');
const QUALITY = 0.86;

const { positionals } = parseArgs({ allowPositionals: true });

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: path.join(root, 'scripts/artwork/in-page.ts'), formats: ['iife'], name: 'artwork' },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.flatMap((one) => (one.type === 'chunk' ? [one.code] : [])).join('\n');
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
await page.evaluate(await bundle());
const all = await page.evaluate<string[]>('pictureNames');
await mkdir(folder, { recursive: true });
for (const name of positionals.length > 0 ? positionals : all) {
  const data = await page.evaluate<string>(`paint(${JSON.stringify(name)}, ${QUALITY})`);
  const bytes = Buffer.from(data, 'base64');
  await writeFile(path.join(folder, `${name}.webp`), bytes);
  console.log(`${name}.webp ${Math.round(bytes.length / 1024)} kB`);
}
await browser.close();
