import { expect, test } from './fixtures.ts';
import { look } from './look.ts';
import { openRename } from './rename-screen.ts';
import { connectAndCopy, WITH_TEXTS } from './search-screen.ts';
import { platformAnswer } from './secret-screen.ts';

test('texts of manuscripts are searched once asked for, changed in the same batch, and restored to the byte', async ({
  chromium,
  platform,
}) => {
  test.slow();
  const NAME = 'Quillon Vask';
  const [article] = platform.articles(platform.worldId);
  const [mine, theirs] = platform.entities('manuscript_beat').map(({ id }) => `manuscript_beat?id=${id}`);
  const part = `manuscript_part?id=${platform.entities('manuscript_part').find(({ title }) => title === 'Rain')?.id}`;
  if (!article || !mine || !theirs) throw new Error('The world has too little text.');
  await platformAnswer(platform, 'PATCH', `article?id=${article.id}`, { title: NAME, content: '' });
  await platformAnswer(platform, 'PATCH', part, { title: `Rain on ${NAME}` });
  for (const beat of [mine, theirs])
    await platformAnswer(platform, 'PATCH', beat, {
      content: `“Old [b]${NAME}[/b]’s hat,” they said.  \r\n \r\n[img:${NAME}]`,
    });
  const texts = () =>
    Promise.all(
      [part, mine, theirs].map(async (path) => {
        const { title, content } = await platformAnswer(platform, 'GET', `${path}&granularity=2`);
        return path === part ? title : content;
      }),
    );
  const before = await texts();
  const { page } = await connectAndCopy(chromium, platform, { ...WITH_TEXTS, pace: 5 });
  await openRename(page, NAME);
  await page.getByRole('textbox', { name: 'New name' }).fill('Mira Holt');
  await expect(page.getByText('1 of 1 selected')).toBeVisible();
  await expect(page.getByText('The texts of 2 manuscripts aren’t searched.')).toBeVisible();
  await look(page, 'manuscripts-before');

  // It can be stopped, and begun again.
  platform.faults.add({ kind: 'hang', match: { path: 'manuscript_beat' } });
  await page.getByRole('button', { name: 'Search them' }).click();
  await expect(page.getByText(/^\d+ of \d+$/)).toBeVisible();
  await look(page, 'manuscripts-reading');
  await page.getByRole('button', { name: 'Stop' }).click();
  platform.faults.clear();
  await page.getByRole('button', { name: 'Search them' }).click();
  await expect(page.getByText('3 versions of manuscripts are searched, too.')).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText('4 of 4 selected')).toBeVisible();
  const inPart = page.getByRole('region', { name: `Trust the Lamps › Fair copy › Rain on ${NAME}` });
  await expect(inPart.locator('.rename-place')).toHaveCount(3);
  await look(page, 'manuscripts');

  await platformAnswer(platform, 'PATCH', theirs, { content: 'Rewritten by somebody else.' });
  await page.getByRole('button', { name: 'Change 4…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change 4…' }).click();
  const report = page.getByRole('region', { name: 'Several changes' }).first();
  await expect(report).toContainText('3 of 4 changed');
  await expect(report).toContainText('1 left alone because someone changed it meanwhile');
  expect(await texts()).toEqual([
    'Rain on Mira Holt',
    `“Old [b]Mira Holt[/b]’s hat,” they said.  \r\n \r\n[img:${NAME}]`,
    'Rewritten by somebody else.',
  ]);
  await expect(page.getByText('1 of 1 selected')).toBeVisible();
  await look(page, 'manuscripts-changed');
  // Read again, what somebody else wrote has no such name.
  await page.getByRole('button', { name: 'Read again' }).click();
  await expect(inPart).toHaveCount(0, { timeout: 60_000 });

  await page.getByRole('button', { name: /^Undo \d+/ }).click();
  await expect.poll(texts).toEqual(before.with(2, 'Rewritten by somebody else.'));
  await expect(page.getByText('3 of 3 selected')).toBeVisible();

  // The history has each text under its part, with what it was and became.
  await page.goto(new URL('?history', page.url()).href);
  const renamed = page.getByRole('listitem').filter({ hasText: 'Replaced words' }).first();
  await renamed.getByRole('button', { name: 'Show details' }).first().click();
  const change = renamed
    .getByRole('listitem')
    .filter({ hasText: `Trust the Lamps › Fair copy › Rain on ${NAME}` });
  await change.first().getByRole('button', { name: 'Show details' }).click();
  await expect(change.first().getByRole('region', { name: 'Text' })).toContainText('Mira Holt');
  await look(page, 'manuscripts-history');
});
