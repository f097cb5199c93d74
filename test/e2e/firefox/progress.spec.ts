import { SAMPLE_WORLD_ID, sampleId } from '../../../lib/sample-world/world.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { ask, has, openScreen, says } from './screen.ts';

const [ALT, UP, ENTER] = ['\uE00A', '\uE013', '\uE007'];

test('words are counted, reach a goal and stand in the calendar, by keyboard', async ({
  sharedFirefox: firefox,
}) => {
  await firefox.install();
  const welcome = await openScreen(firefox, 'welcome');
  await welcome.press('Try the sample world');
  await says(welcome, /Saltmere is on this device/);
  const panel = await openScreen(firefox, 'sidepanel');
  await says(panel, /Sample world, nothing is sent/);
  // Once its texts are read.
  await says(panel, /contradictions/);
  const id = sampleId('article', 'Salt Lung');
  const edit = {
    ref: { worldId: SAMPLE_WORLD_ID, kind: 'article', id },
    ...{ title: 'Salt Lung', cause: 'append', changes: { scrapbook: 'Four words, no more.' }, seen: null },
  };
  expect(await ask(panel, 'history.change', { edit })).toMatchObject({ ok: true });
  await says(panel, /4 words written today/);
  await panel.chord(ALT, 'p');
  await says(panel, /A year of writing/);
  await panel.press('Set a goal');
  await panel.fill('Words', '4');
  await panel.keys(ENTER);
  await says(panel, /Streak: 1 day/);
  await panel.eval(`document.querySelector('.progress-day[tabindex="0"]').focus()`);
  await says(panel, /Salt Lung\s*4 words/);
  await panel.keys(UP);
  const pressed = `document.activeElement.matches('.progress-day[aria-pressed=true]')`;
  await expect.poll(() => panel.eval(pressed)).toBe(true);
  await has(panel, '.progress-year table');
  await expectAccessible(firefox, panel, 'the progress');
  expect(await firefox.consoleErrors()).toEqual([]);
  await firefox.closeTab(panel);
});
