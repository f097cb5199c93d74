import type { Platform } from '../../service/index.ts';
import { expectAccessible } from './axe.ts';
import { inWorker } from './background-state.ts';
import type { Chromium } from './browser.ts';
import { CaptureScreen } from './capture-screen.ts';
import { connect } from './connect.ts';
import { expect } from './fixtures.ts';
import { worldTest as test } from './shared-world.ts';
import { onDrafts } from './stored-drafts.ts';
import { shortenDelays } from './timing.ts';

const TITLE = 'The drowned bell';
const CREATE = 'boromir/article$';
const standing = (platform: Platform) => platform.articles().filter(({ title }) => title === TITLE).length;
const creations = (platform: Platform) => platform.requests().filter(({ method }) => method === 'PUT').length;

async function ready(chromium: Chromium, undoSeconds = 0): Promise<CaptureScreen> {
  await shortenDelays(chromium, undoSeconds);
  const screen = await CaptureScreen.begin(chromium);
  await screen.title.fill(TITLE);
  await screen.showMarkup();
  await screen.content.fill('It rings at low water.');
  return screen;
}

test('Undo stops a draft before anything is sent', async ({ chromium, platform }) => {
  const screen = await ready(chromium, 60);
  platform.clearRequests();
  await screen.save();
  await screen.receipt.getByRole('button', { name: /^Undo/ }).click();
  await expect(screen.title).toHaveValue(TITLE);
  await screen.showMarkup();
  await expect(screen.content).toHaveValue('It rings at low water.');
  expect(creations(platform)).toBe(0);
  expect(standing(platform)).toBe(0);
});

test('if the worker dies while sending, the article exists once', async ({ chromium, platform }) => {
  const screen = await ready(chromium);
  const killed = new Promise<void>((resolve, reject) => {
    const stop = platform.on('committed', () => {
      stop();
      chromium.killWorker('close').then(resolve, reject);
    });
  });
  await screen.save();
  await killed;
  await CaptureScreen.open(chromium);
  const panel = await chromium.open('sidepanel');
  await expect(panel.getByRole('list', { name: 'Sent' })).toContainText(TITLE);
  await expect(panel.getByText('Verified')).toBeVisible();
  expect(standing(platform)).toBe(1);
});

test('after a lost answer, the draft is looked up, not sent again', async ({ chromium, platform }) => {
  platform.faults.add({ kind: 'drop', after: 0, by: 'rst', commit: true, match: { path: CREATE }, times: 1 });
  const screen = await ready(chromium);
  await screen.save();
  await expect(screen.receipt.getByRole('button', { name: /^Open/ })).toBeVisible();
  expect(standing(platform)).toBe(1);
  expect(creations(platform)).toBe(1);
});

test('an offline draft waits and is sent when the network is back', async ({ chromium, platform }) => {
  const screen = await ready(chromium);
  await chromium.context.setOffline(true);
  platform.faults.add({ kind: 'drop', after: 0, by: 'rst' });
  await screen.save();
  await expect(screen.receipt).toContainText('You’re offline.');
  expect(standing(platform)).toBe(0);
  await screen.page.close();
  platform.faults.clear();
  // What emulates the network may miss a worker that is just starting.
  await expect(async () => {
    await chromium.context.setOffline(true);
    await chromium.context.setOffline(false);
    expect(await inWorker(chromium, 'navigator.onLine')).toBe(true);
  }).toPass();
  await expect.poll(() => standing(platform)).toBe(1);
});

test('a rejected draft comes back with a message and all its fields, without SQL', async ({
  chromium,
  platform,
}) => {
  platform.faults.add({ kind: 'sql', match: { path: CREATE }, times: 1 });
  const screen = await ready(chromium);
  await screen.save();
  await expect(screen.receipt).toContainText(/rejected/i);
  await expect(screen.receipt).not.toContainText(/SQLSTATE|Column|traceStack|doctrine/);
  await screen.receipt.getByRole('button', { name: /^Edit/ }).click();
  await expect(screen.title).toHaveValue(TITLE);
  await screen.showMarkup();
  await expect(screen.content).toHaveValue('It rings at low water.');
  await screen.save();
  await expect(screen.receipt.getByRole('button', { name: /^Open/ })).toBeVisible();
  expect(standing(platform)).toBe(1);
});

test('revoked keys pause the outbox; reconnecting sends what waits', async ({ chromium, platform }) => {
  const screen = await ready(chromium);
  platform.faults.add({ kind: 'status', status: 401, body: '{"success":false}', match: { path: '/api/' } });
  await screen.save();
  await expect(screen.receipt).toContainText('Waiting for you to reconnect');
  await expect(screen.page.getByRole('button', { name: 'Reconnect' })).toBeVisible();
  platform.faults.clear();
  await screen.page.close();
  await connect(chromium, platform);
  await expect.poll(() => standing(platform)).toBe(1);
});

test('a draft of another account says whose it is, isn’t sent, and is moved here when asked', async ({
  chromium,
  platform,
}) => {
  const screen = await ready(chromium, 60);
  await screen.save();
  await expect(screen.receipt.getByRole('button', { name: /^Undo/ })).toBeVisible();
  await screen.page.evaluate(
    onDrafts(`(drafts) => {
      drafts.openCursor().onsuccess = ({ target: { result: cursor } }) => {
        if (!cursor) return;
        const { delivery, ...draft } = cursor.value;
        const progress = { ...delivery.progress, accountId: 'another', accountName: 'Ada' };
        if (draft.text.title === ${JSON.stringify(TITLE)})
          cursor.update({ ...draft, delivery: { ...delivery, notBefore: 0, undoUntil: 0, progress } });
        cursor.continue();
      };
    }`),
  );
  await screen.page.close();
  await shortenDelays(chromium, 0);
  const panel = await chromium.open('sidepanel');
  await expect(panel.getByText('Saved under the account Ada', { exact: true })).toBeVisible();
  await expect(panel.getByText(/It isn’t sent from the account that’s connected now\./)).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Send now/ })).toHaveCount(0);
  expect(creations(platform)).toBe(0);

  const move = panel.getByRole('button', { name: `Move…: ${TITLE}` });
  await move.click();
  const dialog = panel.getByRole('dialog', { name: `Move “${TITLE}” to this account?` });
  await expect(dialog).toContainText('Its category stays behind.');
  await expectAccessible(panel, 'the dialog that moves a draft');
  await dialog.getByRole('button', { name: 'Keep it here' }).click();
  await expect(dialog).toHaveCount(0);
  expect(creations(platform)).toBe(0);
  await move.click();
  await dialog.getByRole('button', { name: 'Move and send' }).click();
  await expect(panel.getByRole('list', { name: 'Sent' })).toContainText(TITLE);
  expect(standing(platform)).toBe(1);
  expect(creations(platform)).toBe(1);
});

for (const { what, path, action, refusal } of [
  { what: 'before anything was sent', path: '/api/', action: 'Send now', refusal: 'Can’t send it now. ' },
  { what: 'as the answer to a draft', path: CREATE, action: 'Check now', refusal: '' },
])
  test(`a wait that World Anvil asked for, ${what}, outlives the worker, and “${action}” says why it can’t`, async ({
    chromium,
    platform,
  }) => {
    platform.faults.add({ kind: 'busy', retryAfter: 3_600, match: { path }, times: 1 });
    const screen = await ready(chromium);
    await screen.save();
    await expect(screen.receipt).toContainText(/asked Loreside to send nothing for \d+ more minutes/);
    await screen.page.close();
    await chromium.killWorker('stop');
    platform.clearRequests();
    const panel = await chromium.open('sidepanel');
    await panel.getByRole('button', { name: `${action}: ${TITLE}` }).click();
    await expect(panel.getByRole('alert')).toHaveText(
      new RegExp(`^${refusal}World Anvil asked Loreside to send nothing for \\d+ more minutes\\.`),
    );
    expect(platform.requests().filter((request) => request.path.startsWith('/api/'))).toEqual([]);
    expect(standing(platform)).toBe(0);
  });
