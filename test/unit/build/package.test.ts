import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { packageOf } from '../../../scripts/build/package.ts';

it('the package holds every file as it is, and is the same each time', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'loreside-package-'));
  const text = 'The bell of Merrow rings. '.repeat(40);
  writeFileSync(path.join(folder, 'long.js'), text);
  writeFileSync(path.join(folder, 'short.txt'), 'é');
  const made = await packageOf(folder);
  const files = unzipSync(new Uint8Array(made));
  expect(Object.keys(files)).toEqual(['long.js', 'short.txt']);
  expect(new TextDecoder().decode(files['long.js'])).toBe(text);
  expect(new TextDecoder().decode(files['short.txt'])).toBe('é');
  expect(made.length).toBeLessThan(text.length / 2);
  expect((await packageOf(folder)).equals(made)).toBe(true);
  rmSync(folder, { recursive: true });
});
