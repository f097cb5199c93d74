import { message } from '../../../lib/i18n/index.ts';
import { ask } from './background-state.ts';
import { connect, type Version } from './connect.ts';
import { expect, test } from './fixtures.ts';
import { copyIsDone, entriesIn } from './library-copy.ts';
import { platformAnswer } from './secret-screen.ts';
import { worldTest } from './shared-world.ts';
import { removeRateLimit } from './timing.ts';

/** Each part's text in reading order, regardless of how paragraphs are separated. */
const flat = (value: unknown): string[] =>
  Object.values(Object(value)).flatMap((node) => {
    const { title, content, children } = Object(node);
    return [
      `${title}: ${String(content ?? '')
        .replaceAll(/\s+/g, ' ')
        .trim()}`,
      ...flat(children),
    ];
  });

for (const version of ['current', 'earlier'] satisfies Version[])
  test(`a manuscript is read with its text (${version} version)`, async ({ chromium, platform }) => {
    await removeRateLimit(chromium, { library: { bodies: 'opened' } });
    const page = await connect(chromium, platform, version);
    await copyIsDone(page);
    const book = (await entriesIn(page)).find(({ kind }) => kind === 'manuscript');
    const told = await platformAnswer(platform, 'GET', `manuscript?id=${book?.id}&granularity=2`);
    let most = 0;
    for (const { id } of Object.values(Object(told.versions)).map(Object)) {
      const answer = Object(await ask(page, 'manuscript.text', { worldId: id, versionId: id }));
      const exported = await fetch(`${platform.url}/api/aragorn/manuscript/version/${id}/export`, {
        headers: { 'x-application-key': platform.applicationKey, 'x-auth-token': platform.authToken },
      });
      const { parts } = Object(await exported.json());
      // The export has four levels. Reading part by part also returns deeper ones.
      const read = flat(answer.value.parts);
      expect(read.filter((part) => flat(parts).includes(part))).toEqual(flat(parts));
      if (version === 'earlier') expect(read).toEqual(flat(parts));
      most = Math.max(most, flat(parts).length);
    }
    expect(most).toBeGreaterThan(1);
  });

worldTest(
  'a statblock’s template is requested once, and a missing one is reported in a sentence',
  async ({ chromium, platform }) => {
    const page = await chromium.open('options');
    const block = (await entriesIn(page)).find(({ kind }) => kind === 'statblock');
    const told = await platformAnswer(platform, 'GET', `block?id=${block?.id}&granularity=2`);
    const { id } = Object(told.template);
    const first = await ask(page, 'statblock.template', { worldId: platform.worldId, id });
    expect(first).toMatchObject({ ok: true, value: { id, raw: {} } });
    platform.faults.add({ kind: 'drop' });
    expect(await ask(page, 'statblock.template', { worldId: platform.worldId, id })).toEqual(first);
    platform.faults.clear();
    const add = (typed: string) => ask(page, 'statblock.add', { worldId: platform.worldId, typed });
    expect(await add(`${platform.url}/block/${block?.id}`)).toEqual({
      ok: true,
      value: { kind: 'statblock', id: block?.id },
    });
    expect(await add('dragon')).toMatchObject({
      ok: false,
      problem: { kind: 'notStatblock', sentence: message('statblock.notStatblock') },
    });
    expect(await add('999999999')).toMatchObject({ ok: false });
    expect(await ask(page, 'connection.disconnect')).toMatchObject({ ok: true });
    expect(JSON.stringify(await page.evaluate('chrome.storage.local.get(null)'))).not.toContain(
      'statblock.templates',
    );
  },
);
