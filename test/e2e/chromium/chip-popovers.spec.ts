import { CaptureScreen } from './capture-screen.ts';
import { expect } from './fixtures.ts';
import { worldTest as test } from './shared-world.ts';

/** What a chip opens: its smallest padding, and by how much its content is wider. */
const measure = (popover: HTMLElement): { padding: number; excess: number } => {
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(popover);
  return {
    padding: Math.min(...[paddingTop, paddingRight, paddingBottom, paddingLeft].map(Number.parseFloat)),
    excess: popover.scrollWidth - popover.clientWidth,
  };
};

test('what the chips open has room at every edge and nothing to scroll sideways', async ({ chromium }) => {
  const screen = await CaptureScreen.begin(chromium);
  for (const width of [460, 320]) {
    await screen.page.setViewportSize({ width, height: 600 });
    for (const name of ['Template', 'Category', 'Tags', 'Status', 'Visibility']) {
      await screen.chip(name).click();
      const popover = screen.page.locator('.chip-popover:popover-open');
      expect(await popover.evaluate(measure), `${name}, ${width}`).toEqual({ padding: 12, excess: 0 });
      await screen.page.keyboard.press('Escape');
    }
  }
});
