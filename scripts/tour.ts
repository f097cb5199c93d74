// `npm start`: the whole loop on a real page. With a display it opens Chromium and stays; without one it walks the
// same way by itself and leaves a picture of each step. `-- --page FILE.html` takes any saved page.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { show } from './tour/show.ts';
import { clearStage, setStage } from './tour/stage.ts';
import { walk } from './tour/walk.ts';

const { values } = parseArgs({
  options: { page: { type: 'string' }, headless: { type: 'boolean', default: false } },
});
const file = values.page
  ? path.resolve(values.page)
  : path.resolve(import.meta.dirname, '../test/pages/lighthouse.html');
const desktop = process.platform === 'darwin' || process.platform === 'win32';
const display = desktop || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
const headed = display && !values.headless;

console.log(headed ? 'Setting the stage …' : 'No display here, so the tour walks by itself:');
try {
  const stage = await setStage(file, headed);
  try {
    await (headed ? show(stage) : walk(stage));
  } finally {
    await clearStage(stage);
  }
  if (!headed) console.log('\nEverything was as promised.');
} catch (error) {
  console.error('\nThe tour did not go as promised:');
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
