// `npm start` demonstrates the whole process on a real page. With a display, it opens Chromium and waits; without one,
// it performs the steps itself and takes a screenshot of each. `-- --page FILE.html` uses any saved page.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { guideUser } from './tour/guide-user.ts';
import { runTour } from './tour/run-tour.ts';
import { setUpTour, tearDownTour } from './tour/setup.ts';

const { values } = parseArgs({
  options: { page: { type: 'string' }, headless: { type: 'boolean', default: false } },
});
const file = values.page
  ? path.resolve(values.page)
  : path.resolve(import.meta.dirname, '../test/pages/lighthouse.html');
const desktop = process.platform === 'darwin' || process.platform === 'win32';
const display = desktop || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
const headed = display && !values.headless;

console.log(headed ? 'Starting …' : 'No display found, so the tour runs by itself:');
try {
  const setup = await setUpTour(file, headed);
  try {
    await (headed ? guideUser(setup) : runTour(setup));
  } finally {
    await tearDownTour(setup);
  }
  if (!headed) console.log('\nAll steps succeeded.');
} catch (error) {
  console.error('\nThe tour failed:');
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
