import { ask, inWorker, readStoredState } from './background-state.ts';
import type { Chromium } from './browser.ts';
import { connect } from './connect.ts';
import { expect, test } from './fixtures.ts';
import { copyIsDone } from './library-copy.ts';
import { removeRateLimit } from './timing.ts';

interface Rows {
  first: string | null;
  rows: { content: string; description: string }[];
}

/**
 * A browser without a window has no address bar to type in, so this dispatches the events of typing, validates
 * suggestions like the browser does, and intercepts the default suggestion.
 */
async function type(chromium: Chromium, typed: string): Promise<Rows> {
  const answer = await inWorker(
    chromium,
    `new Promise((resolve) => {
      const { omnibox } = chrome;
      let first = null;
      const real = (globalThis.setDefault ??= omnibox.setDefaultSuggestion.bind(omnibox));
      omnibox.setDefaultSuggestion = (row) => { first = row.description; return real(row); };
      omnibox.onInputChanged.dispatch(${JSON.stringify(typed)}, (rows) => resolve({ first, rows }));
    })`,
  );
  return Object(answer);
}

const enter = (chromium: Chromium, typed: string): Promise<unknown> =>
  inWorker(
    chromium,
    `void chrome.omnibox.onInputEntered.dispatch(${JSON.stringify(typed)}, 'newForegroundTab')`,
  );

test('the keyword searches the offline copy in any worker, and Enter opens the page, or the panel in a tab', async ({
  chromium,
  platform,
}) => {
  await removeRateLimit(chromium, { library: { bodies: 'opened' } });
  expect(await type(chromium, 'lantern')).toEqual({
    first: expect.stringContaining('No world is available offline yet'),
    rows: [],
  });
  await connect(chromium, platform);
  const page = await chromium.open('options');
  await copyIsDone(page);
  await chromium.killWorker('stop');
  await ask(page, 'capture.pending');
  platform.clearRequests();

  const { first, rows } = await type(chromium, 'lanter');
  expect(first).toMatch(/<match>Lanter/);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(6);
  expect(new Set(rows.map(({ content }) => content)).size).toBe(rows.length);
  expect((await type(chromium, 'zzzz qqqq')).first).toContain('No results for');

  // Filters alone list their matches by title, as in the panel.
  const listed = await type(chromium, 'kind:article');
  const titles = [listed.first ?? '', ...listed.rows.map(({ description }) => description)].map((row) =>
    row.replace(/^Open |<dim>.*/g, ''),
  );
  expect(titles.length).toBeGreaterThan(5);
  expect(titles).toEqual(titles.toSorted(new Intl.Collator('en', { numeric: true }).compare));

  // While the screen is shared, private titles are covered.
  await page.evaluate(`chrome.storage.session.set({ screenshare: true })`);
  const shared = await type(chromium, 'is:private');
  expect(shared.rows.length).toBeGreaterThan(0);
  for (const row of [shared.first, ...shared.rows.map(({ description }) => description)])
    expect(row).toMatch(/^Hidden while you share your screen · /);
  await page.evaluate(`chrome.storage.session.remove('screenshare')`);

  const opened = chromium.context.waitForEvent('page');
  await enter(chromium, 'The Lantern Inn');
  expect((await opened).url()).toMatch(/\/a\/the-lantern-inn/);
  const [row] = rows;
  const next = chromium.context.waitForEvent('page');
  await enter(chromium, row?.content ?? '');
  expect((await next).url()).toMatch(/^http:\/\/127\.0\.0\.1/);
  expect((await readStoredState(page)).records['loreside-library/recent']).toBe(2);
  expect(platform.requests().filter(({ path }) => path.startsWith('/api/'))).toEqual([]);

  // If nothing matches, or an entry has no page, the panel opens in a tab with the query.
  const [tab] = await Promise.all([chromium.context.waitForEvent('page'), enter(chromium, 'zzzz qqqq')]);
  await expect(tab.getByRole('combobox', { name: 'Search the world' })).toHaveValue('zzzz qqqq');
  await tab.goto(
    `${tab.url().split('?')[0]}?world=${platform.worldId}&kind=article&id=${[...platform.articles()][0]?.id}`,
  );
  await expect(tab.getByRole('heading', { level: 1 }).last()).toHaveText(
    [...platform.articles()][0]?.title ?? '',
  );
});
