import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { ask } from './background-state.ts';
import { CaptureScreen } from './capture-screen.ts';
import { expect, test } from './fixtures.ts';
import { connectAndCopy, SearchScreen, WITH_TEXTS } from './search-screen.ts';
import { platformAnswer } from './secret-screen.ts';
import { tooWide } from './too-wide.ts';

const NAME = 'Quillon Vask';
/** Fifteen places in each text, with whitespace that must stay. */
const PLACES = 15;
const textAt = (at: number): string =>
  [
    `Old ${NAME} slept.  \r\n\r\n[b]${NAME}[/b] woke, and [i]nobody[/i] saw ${NAME}.\r\n`,
    `${at}. They say that ${NAME} never left.\tNo one has seen ${NAME} since the flood.\n\n`,
  ]
    .join('\u00a0')
    .repeat(PLACES / 5);
/** The numbers of writes after which the worker dies. */
const DEATHS = [2, 4, 6];

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openMentions(page: Page): Promise<void> {
  await page.keyboard.press('Alt+r');
  await expect(page.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
  await page.getByRole('tab', { name: 'Unlinked mentions' }).click();
}

test('a hundred mentions are each linked once through the deaths of workers, a text that changed upstream stays, and one Undo restores the rest to the byte', async ({
  chromium,
  platform,
}) => {
  const ENTRIES = 7;
  test.slow();
  const [target, ...others] = platform.articles(platform.worldId);
  const articles = others.slice(0, ENTRIES);
  if (!target) throw new Error('The world has no articles.');
  const path = (id: string) => `article?id=${id}`;
  const contentOf = async (id: string) =>
    String((await platformAnswer(platform, 'GET', `${path(id)}&granularity=3`)).content);
  const contents = () => Promise.all(articles.map(({ id }) => contentOf(id)));
  await platformAnswer(platform, 'PATCH', path(target.id), { title: NAME });
  for (const [at, { id }] of articles.entries())
    await platformAnswer(platform, 'PATCH', path(id), { content: textAt(at) });

  const { page } = await connectAndCopy(chromium, platform, { ...WITH_TEXTS, pace: 5 });
  await openMentions(page);
  await page.getByRole('button', { name: /^All/ }).click();
  await page.getByRole('searchbox', { name: 'Filter by name' }).fill(NAME);
  const vask = group(page, NAME);
  // Texts that the first sync reads later are added while this is open.
  const all = ENTRIES * PLACES;
  const link = vask.getByRole('button', { name: `Link ${all}`, exact: true });
  await expect(link).toBeVisible();
  await expect(vask.getByText('They say that').first()).toBeVisible();
  for (const width of [320, 400, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await tooWide(page), `${width} px`).toBeLessThanOrEqual(0);
  }
  await expectAccessible(page, 'unlinked mentions');

  const before = await contents();
  const theirs = 'Rewritten by somebody else.';
  const changed = 4;
  const expected = before.with(changed, theirs);
  let writes = 0;
  const deaths = DEATHS.map(() => Promise.withResolvers<void>());
  platform.on('committed', ({ request }) => {
    if (request.method !== 'PATCH') return;
    writes += 1;
    const death = deaths[DEATHS.indexOf(writes)];
    if (death) chromium.killWorker('close').then(death.resolve, death.reject);
  });
  await link.click();
  const dialog = page.getByRole('dialog', { name: `Link ${all} mentions in ${ENTRIES} entries?` });
  await expect(dialog).toContainText('Nothing becomes public, and Undo restores every text.');
  // The first committed write.
  await platformAnswer(platform, 'PATCH', path(articles[changed]?.id ?? ''), { content: theirs });
  await dialog.getByRole('button', { name: `Link ${all}` }).click();
  for (const { promise } of deaths) {
    await promise;
    // Any message starts the next worker. Without one, its alarm does, half a minute later.
    await ask(page, 'nobody.listens');
  }
  const report = page.getByRole('region', { name: 'Several changes' }).first();
  await expect(report).toContainText(`${ENTRIES - 1} of ${ENTRIES} changed`);
  await expect(report).toContainText('1 left alone because someone changed it meanwhile');
  const after = await contents();
  const mention = new RegExp(`@\\[${NAME}\\]\\(\\w+:${target.id}\\)`, 'g');
  expect(after.map((text) => text.match(mention)?.length ?? 0)).toEqual(
    before.map((_, at) => (at === changed ? 0 : PLACES)),
  );
  expect(after.map((text) => text.replace(mention, NAME))).toEqual(expected);
  await expect(vask.getByText('Linked', { exact: true })).not.toHaveCount(0);

  await page.getByRole('button', { name: `Undo ${all - PLACES}` }).click();
  await expect.poll(contents).toEqual(expected);
});

test('in the sample world, names are excluded, and a draft offers its own', async ({ chromium }) => {
  const welcome = await chromium.open('welcome');
  await welcome.getByRole('button', { name: 'Try the sample world' }).click();
  await expect(welcome.getByRole('button', { name: 'Open the panel' })).toBeVisible();
  const { page } = await SearchScreen.open(chromium, 'sidepanel');
  await expect(page.getByText(/^\d+ entries/)).toBeVisible();
  await openMentions(page);
  await expect(page.getByText(/unlinked mentions? in/)).toBeVisible();
  const place = page.locator('.mention-place').first();
  await expect(place.locator('.place-quote')).not.toHaveText('Loading');
  const words = ((await place.locator('.place-quote').textContent()) ?? '').replaceAll('…', '');
  await place.locator('.place-entry').click();
  // The marked sentence, which has the focus.
  const marked = () =>
    page.evaluate(() => {
      const [range] = CSS.highlights.get('loreside-arrived') ?? [];
      if (!(range instanceof Range)) return null;
      const { top, bottom } = range.getBoundingClientRect();
      const isSeen = top >= 0 && bottom <= innerHeight;
      return isSeen && document.activeElement?.contains(range.startContainer) ? String(range) : null;
    });
  await expect.poll(marked).toBe(words);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page.getByText(/unlinked mentions? in/)).toBeVisible();
  expect(await marked()).toBeNull();
  const head = page.locator('.fold-head').first();
  await head.locator('[data-stop]').focus();
  await page.keyboard.press('j');
  await expect(place.locator('[data-stop]')).toBeFocused();
  await page.keyboard.press('x');
  await expect(place.getByText('Excluded')).toBeVisible();
  await place.getByRole('button', { name: 'Undo' }).click();
  await expect(place.getByText('Excluded')).toHaveCount(0);
  const name = (await head.locator('.fold-title').textContent()) ?? '';
  expect(name).toBe('Edda Marsh');
  await head.getByRole('button', { name: 'More' }).click();
  await page
    .getByRole('menuitem', { name: /everywhere/ })
    .first()
    .click();
  await expect(head.getByText('Excluded')).toBeVisible();
  await head.getByRole('button', { name: 'Undo' }).click();
  await expect(head.getByText('Excluded')).toHaveCount(0);
  await head.getByRole('button', { name: 'More' }).click();
  await page
    .getByRole('menuitem', { name: /everywhere/ })
    .first()
    .click();
  await expect(head.getByText('Excluded')).toBeVisible();
  await page.reload();
  await expect(page.locator('body')).toHaveAttribute('data-ready', 'sidepanel');
  await expect(page.getByText(/^\d+ entries/)).toBeVisible();
  await openMentions(page);
  await expect(page.getByText(/unlinked mentions? in/)).toBeVisible();
  await expect(group(page, name)).toHaveCount(0);

  const capture = await CaptureScreen.begin(chromium);
  const { page: popup } = capture;
  await popup.getByRole('button', { name: /Markup/ }).click();
  const text = popup.locator('textarea.capture-content');
  // The excluded name is not offered here, either.
  const sentence = 'Edda Marsh met Old Harrow and Old Harrow in Saltmere.';
  await text.fill(sentence);
  await popup.getByRole('button', { name: '3 names could be links' }).click();
  await popup.getByRole('menuitem', { name: 'Link 3' }).click();
  await expect(text).toHaveValue(
    /^Edda Marsh met @\[Old Harrow\]\(person:[^)]+\) and @\[Old Harrow\].* in @\[Saltmere\]/,
  );
  await popup.getByText('Linked 3 names.').locator('..').getByRole('button', { name: 'Undo' }).click();
  await expect(text).toHaveValue(sentence);
});

test('a name that two articles share is linked only where somebody chose one of them', async ({
  chromium,
  platform,
}) => {
  const articles = platform.articles(platform.worldId);
  const one = articles.find(({ templateType }) => templateType === 'person');
  const other = articles.find(({ templateType }) => templateType === 'item');
  const [sure, from] = articles.filter((article) => article !== one && article !== other);
  if (!one || !other || !sure || !from) throw new Error('The world lacks articles.');
  const path = (id: string) => `article?id=${id}`;
  const content = async () =>
    String((await platformAnswer(platform, 'GET', `${path(from.id)}&granularity=3`)).content);
  for (const { id } of [one, other])
    await platformAnswer(platform, 'PATCH', path(id), { title: 'Iver Quoll' });
  await platformAnswer(platform, 'PATCH', path(sure.id), { title: NAME });
  await platformAnswer(platform, 'PATCH', path(from.id), {
    title: 'The debt',
    content: `Iver Quoll paid ${NAME}. Nobody paid Iver Quoll, or ${NAME}.`,
  });

  const { page } = await connectAndCopy(chromium, platform, WITH_TEXTS);
  await openMentions(page);
  await page.getByRole('button', { name: /^All/ }).click();
  await page.getByLabel('Group by').selectOption('article');
  await page.getByRole('searchbox', { name: 'Filter by name' }).fill('The debt');
  const debt = group(page, 'The debt');
  // Only the group that was found first is unfolded.
  const fold = debt.getByRole('heading').getByRole('button');
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  await expect(debt.getByRole('listitem')).toHaveCount(4);
  await debt.getByRole('button', { name: 'Link 2', exact: true }).click();
  const linked = `@[${NAME}](${sure.templateType}:${sure.id})`;
  await expect.poll(content).toBe(`Iver Quoll paid ${linked}. Nobody paid Iver Quoll, or ${linked}.`);
  await expect(debt.getByText('Linked', { exact: true })).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Link( |$)/ })).toHaveCount(0);

  const last = debt.getByRole('listitem').filter({ hasText: 'Nobody paid' }).filter({ hasText: 'Choose' });
  await last.getByRole('button', { name: 'Choose…' }).click();
  await page.getByRole('menuitemradio', { name: /Character/ }).click();
  await debt.getByRole('button', { name: 'Link', exact: true }).click();
  const chosen = `@[Iver Quoll](person:${one.id})`;
  await expect.poll(content).toBe(`Iver Quoll paid ${linked}. Nobody paid ${chosen}, or ${linked}.`);
});
