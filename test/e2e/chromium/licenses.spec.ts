import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './fixtures.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const OUTPUT = path.join(ROOT, '.output');

/** The folders of the packages that contain these modules. */
function packagesOf(modules: readonly string[]): string[] {
  const folders = modules.flatMap((id) => {
    const found = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id);
    return found?.[1] ? [found[1]] : [];
  });
  return [...new Set(folders)];
}

for (const browser of ['chrome', 'firefox'] as const)
  test(`the ${browser} package contains the notice of every library in it`, () => {
    const folder = path.join(OUTPUT, `${browser}-mv3`);
    const notices = readFileSync(path.join(folder, 'licenses.txt'), 'utf8');
    const modules: string[] = JSON.parse(readFileSync(`${folder}.modules.json`, 'utf8'));
    const packages = packagesOf(modules);
    const names = packages.map((one) => one.slice(one.lastIndexOf('node_modules/') + 'node_modules/'.length));
    // From the background, the pages, and scripts that are built separately.
    expect(names).toEqual(expect.arrayContaining(['preact', 'zod', 'idb', 'webextension-polyfill', 'wxt']));
    expect(names).toEqual(expect.arrayContaining(['@mozilla/readability', 'fflate']));
    for (const one of packages) {
      const { name, version } = JSON.parse(readFileSync(path.join(one, 'package.json'), 'utf8'));
      expect(notices, name).toContain(`${name} ${version}`);
      const file = readdirSync(one).find((found) => /^(licen[cs]e|copying)/i.test(found));
      // WXT publishes its packages without the project's license.
      const isWxt = name === 'wxt' || name === '@wxt-dev/browser';
      const license = isWxt ? path.join(ROOT, 'scripts/build/licenses/wxt.txt') : path.join(one, file ?? '');
      expect(notices, name).toContain(readFileSync(license, 'utf8').trim());
    }
    for (const [helper, name] of [
      ['vite/', 'vite'],
      ['rolldown/', 'rolldown'],
    ] as const)
      if (modules.some((id) => id.startsWith(helper))) expect(notices).toContain(`\n${name} `);
    expect(readdirSync(folder)).not.toContain('licenses.json');
  });

test('About links to the licenses', async ({ chromium }) => {
  const page = await chromium.open('options');
  const opened = chromium.context.waitForEvent('page');
  await page.getByRole('link', { name: 'Licenses of included software' }).click();
  const notices = await opened;
  await expect(notices.locator('body')).toContainText('Copyright');
  await expect(notices.locator('body')).toContainText('preact');
});
