import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Chromium } from '../../test/e2e/chromium/browser.ts';
import { connect } from '../../test/e2e/chromium/connect.ts';
import { type SavedPage, serveSavedPage } from '../../test/e2e/saved-page.ts';
import { type Platform, startPlatform } from '../../test/service/index.ts';

/** Everything that the tour needs. */
export interface TourSetup {
  platform: Platform;
  page: SavedPage;
  chromium: Chromium;
}

const root = path.resolve(import.meta.dirname, '../..');

function build(): void {
  const wxt = path.join(root, 'node_modules/wxt/bin/wxt.mjs');
  const run = spawnSync(process.execPath, [wxt, 'build'], { cwd: root, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`The extension could not be built:\n${run.stdout}${run.stderr}`);
}

/** Builds the extension, starts the stand-in server and Chromium, and connects them. */
export async function setUpTour(file: string, headed: boolean): Promise<TourSetup> {
  if (!existsSync(file)) throw new Error(`There is no saved page at ${file}.`);
  build();
  const platform = await startPlatform({ seed: 7, articles: 120 });
  const page = await serveSavedPage(file);
  const chromium = await Chromium.launch({ headed });
  const welcome = await connect(chromium, platform);
  if (!headed) await welcome.screenshot({ path: screenshotPath('1-connected') });
  return { platform, page, chromium };
}

export async function tearDownTour({ platform, page, chromium }: TourSetup): Promise<void> {
  await chromium.close().catch(() => {});
  await page.close();
  await platform.close();
}

/** The path of a step's screenshot. */
export function screenshotPath(name: string): string {
  return path.join(root, '.output/tour', `${name}.png`);
}
