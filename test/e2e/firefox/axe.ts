import { expect } from '@playwright/test';
import { AXE, COLOR_RULES, linesOf, type Violation, violationsIn } from '../axe.ts';
import { COPY_SHADOW, EMPTY_PAGE, showCopy } from '../shadow-copy.ts';
import { SIDEWAYS } from '../touch-targets.ts';
import type { Firefox } from './browser.ts';
import type { OnPage } from './on-page.ts';
import type { Tab } from './tab.ts';

const SCHEME = 'layout.css.prefers-color-scheme.content-override';
const SCHEMES = { dark: 0, light: 1 } as const;

/** Chooses the color scheme of all pages, which a profile of tests leaves to the machine. */
export async function setScheme(firefox: Firefox, scheme: keyof typeof SCHEMES): Promise<void> {
  await firefox.prefer({ [SCHEME]: SCHEMES[scheme] });
}

const isViolations = (value: unknown): value is Violation[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && 'targets' in one);

/**
 * The violations that axe finds in a page, which comes to the front: axe takes half a minute for one that Firefox slows
 * down behind others. Axe is injected only once per page.
 */
export async function violations(tab: Tab, within: string, options: object): Promise<Violation[]> {
  await tab.activate();
  if (!(await tab.eval("typeof globalThis.axe?.run === 'function'")))
    await tab.eval(`(() => {\n${await AXE}\n})()`);
  const found = await tab.eval(violationsIn(within, options));
  if (!isViolations(found)) throw new Error(`Axe returned ${JSON.stringify(found)}`);
  return found;
}

/** Brings the page to the front, and waits until it has drawn its new colors or its new width. */
async function drawn(tab: Tab): Promise<void> {
  await tab.activate();
  await tab.eval('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}

/** Expects no violations in light mode, and no color violations in dark mode. Light mode stays on. */
export async function expectAccessible(
  firefox: Firefox,
  tab: Tab,
  name: string,
  within = ':root',
): Promise<void> {
  await drawn(tab);
  expect.soft(linesOf(await violations(tab, within, {})), name).toEqual([]);
  await setScheme(firefox, 'dark');
  await expect.poll(() => tab.eval("matchMedia('(prefers-color-scheme: dark)').matches")).toBe(true);
  await drawn(tab);
  expect.soft(linesOf(await violations(tab, within, COLOR_RULES)), `${name}, dark`).toEqual([]);
  await setScheme(firefox, 'light');
}

/** Expects no violations, and nothing wider than the window, from the narrowest to a wide one. */
export async function expectGood(firefox: Firefox, tab: Tab, name: string): Promise<void> {
  for (const width of [320, 1000, 400]) {
    await tab.resize(width, 720);
    await drawn(tab);
    expect.soft(Number(await tab.eval(SIDEWAYS)), `${name} at ${width} px`).toBeLessThanOrEqual(0);
  }
  await expectAccessible(firefox, tab, name);
}

/**
 * Expects no violations in what is open of our elements in a page. Their shadow root is closed to axe, so it checks a
 * copy in an empty page.
 * @param name one of our elements that is visible
 */
export async function expectShownAccessible(firefox: Firefox, shown: OnPage, name: string): Promise<void> {
  await shown.seen(name);
  const copy = await shown.ask(name, COPY_SHADOW);
  if (!copy) throw new Error(`There is no ${name} to copy`);
  const tab = await firefox.open(EMPTY_PAGE);
  expect(await tab.eval(`(${showCopy.toString()})(${JSON.stringify(copy)})`)).toBe(true);
  await expectAccessible(firefox, tab, name, 'main');
  await firefox.closeTab(tab);
  // Any other tab may be in front now.
  await shown.tab.activate();
}
