import { ask, connectionState, readStoredState } from './background-state.ts';
import { expect } from './fixtures.ts';
import { copyIsDone, entriesIn, everythingIn } from './library-copy.ts';
import { connectAndCopy } from './search-screen.ts';
import { testsFrom } from './shared-world.ts';

const test = testsFrom(async (chromium, platform) => {
  const library = { bodies: 'opened', keepSecrets: true };
  await copyIsDone((await connectAndCopy(chromium, platform, { library })).page);
});

test('the content of secrets is stored only with a passphrase, encrypted on disk, and deleted with it', async ({
  chromium,
  platform,
}) => {
  const page = await chromium.open('options');
  const worldId = platform.worldId;
  const secrets = (await entriesIn(page)).filter(({ kind }) => kind === 'secret');
  const [one] = secrets;
  if (!one) throw new Error('No secret was copied');
  const reading = { worldId, id: one.id };
  const sealed = async () => (await readStoredState(page)).records['loreside-library/sealed'] ?? 0;

  // Without a passphrase it is read from World Anvil each time and stored nowhere.
  const answer = Object(await ask(page, 'library.secret', reading));
  expect(answer).toMatchObject({ ok: true, value: { fromCopy: false, secret: { id: one.id } } });
  const content: string = answer.value.secret.content;
  expect(content.length).toBeGreaterThan(10);
  expect(await sealed()).toBe(0);
  expect(await everythingIn(page)).not.toContain(content);

  await ask(page, 'vault.setPassphrase', { next: 'opal and iron', current: null });
  await ask(page, 'library.refresh', { worldId });
  await expect.poll(sealed).toBe(secrets.length);
  await copyIsDone(page);
  const kept = await everythingIn(page);
  expect(kept).toContain(one.title);
  expect(kept).not.toContain(content);

  // World Anvil is unreachable: the copy answers, but only while unlocked.
  platform.faults.add({ kind: 'drop' });
  expect(await ask(page, 'library.secret', reading)).toMatchObject({
    ok: true,
    value: { fromCopy: true, secret: { content } },
  });
  await ask(page, 'vault.lock');
  await expect.poll(() => connectionState(page)).toBe('locked');
  await chromium.killWorker('stop');
  expect(await ask(page, 'library.secret', reading)).toMatchObject({ ok: false });
  platform.faults.clear();

  await ask(page, 'vault.unlock', { passphrase: 'opal and iron' });
  expect(await sealed()).toBe(secrets.length);
  await ask(page, 'vault.setPassphrase', { next: null, current: 'opal and iron' });
  expect(await sealed()).toBe(0);
  expect((await readStoredState(page)).local).not.toHaveProperty(['library.sealed']);
});

test('switching it off erases the stored content at once', async ({ chromium, platform }) => {
  const page = await chromium.open('options');
  await ask(page, 'vault.setPassphrase', { next: 'opal and iron', current: null });
  await ask(page, 'library.refresh', { worldId: platform.worldId });
  const sealed = async () => (await readStoredState(page)).records['loreside-library/sealed'] ?? 0;
  await expect.poll(sealed).toBeGreaterThan(0);
  await copyIsDone(page);
  await page.getByRole('switch', { name: 'Secrets offline' }).click();
  await expect.poll(sealed).toBe(0);
});
