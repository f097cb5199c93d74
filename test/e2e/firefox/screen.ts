import { expect } from '@playwright/test';
import type { ChannelName } from '../../../lib/messaging/registry.ts';
import type { Firefox } from './browser.ts';
import type { Tab } from './tab.ts';

const ENTER = '\uE007';

/** Opens a screen of the extension and waits until it is drawn. `query` may also be a part of the page. */
export async function openScreen(firefox: Firefox, name: string, query = ''): Promise<Tab> {
  const tab = await firefox.screen(name, query);
  await expect.poll(() => tab.eval('document.body?.dataset.ready ?? null')).toBe(name);
  return tab;
}

/** Sends a message as the page does, and returns the answer. */
export const ask = (tab: Tab, channel: ChannelName, request: object = {}): Promise<unknown> =>
  tab.eval(`browser.runtime.sendMessage(${JSON.stringify({ channel, request })})`);

/** Waits until the page has such an element. */
export const has = (tab: Tab, css: string): Promise<void> =>
  expect.poll(() => tab.eval(`document.querySelector(${JSON.stringify(css)}) !== null`), css).toBe(true);

/** Waits until such words are on the page. */
export const says = (tab: Tab, words: string | RegExp): Promise<void> =>
  expect.poll(() => tab.text()).toMatch(words);

/** The title of the open entry; empty if none is open. */
export const heading = (tab: Tab): Promise<unknown> =>
  tab.eval("document.querySelector('h1[data-place-title]')?.textContent ?? ''");

/** The row that Enter opens. */
export const activeRow = (tab: Tab): Promise<unknown> =>
  tab.eval("document.querySelector('[role=option][aria-selected=true]')?.textContent ?? ''");

/** Searches for a title and opens the first result. */
export async function openEntry(tab: Tab, title: string): Promise<void> {
  await tab.fill('Search the world', title);
  await expect.poll(() => activeRow(tab)).toContain(title);
  await tab.keys(ENTER);
  await expect.poll(() => heading(tab)).toBe(title);
}

/** Presses the first button or item of a menu whose name starts like this, wherever it is. */
export const pressFirst = (tab: Tab, name: string): Promise<unknown> =>
  tab.eval(`[...document.querySelectorAll('button, [role=menuitem]')].find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent).trim().startsWith(${JSON.stringify(name)})).click()`);

/** The state of an element that the label of a setting names, such as its value. */
const field = (label: string): string =>
  `document.getElementById([...document.querySelectorAll('label')].find((one) => one.textContent === ${JSON.stringify(label)}).htmlFor)`;

export const chosen = (tab: Tab, label: string): Promise<unknown> => tab.eval(`${field(label)}.value`);

/** Chooses a value as a person does; the page follows the event. */
export const choose = (tab: Tab, label: string, value: string): Promise<unknown> =>
  tab.eval(`(() => {
    const field = ${field(label)};
    field.value = ${JSON.stringify(value)};
    field.dispatchEvent(new Event('change', { bubbles: true }));
  })()`);
