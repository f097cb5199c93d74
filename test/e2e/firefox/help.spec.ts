import { expect, test } from './fixtures.ts';

const F1 = '\uE031';

test('F1 opens the help, with its pictures and the search for a faulty feature', async ({
  sharedFirefox: firefox,
}) => {
  await firefox.install();
  const options = await firefox.screen('options');
  await expect.poll(() => options.eval('document.body.dataset.ready')).toBe('options');
  await options.keys(F1);
  const addresses = `browser.tabs.query({}).then((tabs) => tabs.map(({ url }) => url).join(' '))`;
  await expect.poll(() => options.eval(addresses)).toContain('/help.html#start');

  const help = await firefox.screen('help');
  await expect.poll(() => help.eval('document.body.dataset.ready')).toBe('help');
  expect(await help.eval(`document.querySelectorAll('h2').length`)).toBe(10);
  await expect
    .poll(() =>
      help.eval(
        `[...document.querySelectorAll('.help-picture img')].every((image) => image.naturalWidth > 400)`,
      ),
    )
    .toBe(true);
  expect(await help.text()).toContain('Alt+Shift+C');
  expect(await help.eval(`document.querySelector('.feature-check button')?.textContent`)).toBe(
    'Find the cause',
  );
});
