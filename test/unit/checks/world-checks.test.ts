import { beforeEach, expect, it, vi } from 'vitest';
import { exportedArticle } from '../library/import/exported.ts';

const WORLD = 'w1';
const mira = { kind: 'article', id: 'a1' } as const;

/** A screen that has just started, with fresh modules. */
async function started() {
  vi.resetModules();
  const library = await import('../../../lib/library/index.ts');
  const checks = await import('../../../lib/checks/index.ts');
  const { libraryDatabase } = await import('../../../lib/library/store/database.ts');
  return { ...library, ...checks, database: await libraryDatabase() };
}

beforeEach(async () => (await (await started()).openLibrary()).clear());

const person = (content: string) => exportedArticle('a1', 'Mira', { template: 'person', content });

it('a copy is read with progress, and an entry that changes is read again alone', async () => {
  const here = await started();
  const library = await here.openLibrary();
  await here.storeExported(WORLD, [person('--Born::412--\n--Died::400--'), exportedArticle('a2', 'Tom')], 1);
  const seen: number[] = [];
  const checks = await here.WorldChecks.read(library, WORLD, { onProgress: (read) => seen.push(read) });
  expect(seen.at(-1)).toBe(2);
  const rules = here.RULES.filter(({ id }) => id === 'deathBeforeBirth');
  const [finding, ...others] = await checks.findings(rules);
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    ...{ rule: 'deathBeforeBirth', severity: 'error', ref: mira },
    evidence: [{ quote: 'Died: 400' }, { quote: 'Born: 412' }],
  });
  expect(checks.checked()).toEqual({ entries: 2, read: 2, dates: 2 });

  await here.storeExported(WORLD, [person('Some more. --Born::412--\n--Died::400--')], 2);
  await checks.reread(mira);
  expect((await checks.findings(rules)).map(({ key }) => key)).toEqual([finding?.key]);

  await here.storeExported(WORLD, [person('--Born::413--\n--Died::400--')], 3);
  await checks.reread(mira);
  const [changed] = await checks.findings(rules);
  expect(changed?.key).not.toBe(finding?.key);

  await here.storeExported(WORLD, [person('--Born::312--\n--Died::400--')], 4);
  await checks.reread(mira);
  expect(await checks.findings(rules)).toEqual([]);
});

it('the eras of a world count, and a rule that is off finds nothing', async () => {
  const here = await started();
  const library = await here.openLibrary();
  await here.storeExported(WORLD, [person('--Born::20 of the Fading--\n--Died::3 of the Dawn--')], 1);
  const era = (name: string, zero: number) => ({
    ...{ name, abbreviations: [], direction: 'forward' as const, zero, lastYear: null },
  });
  const eras = [era('The Dawn', 0), era('The Fading', 500)];
  const rules = here.RULES.filter(({ id }) => id === 'deathBeforeBirth');
  expect(await (await here.WorldChecks.read(library, WORLD, { eras })).findings(rules)).toHaveLength(1);
  expect(await (await here.WorldChecks.read(library, WORLD)).findings(rules)).toEqual([]);
  expect(await (await here.WorldChecks.read(library, WORLD, { eras })).findings([])).toEqual([]);
});

it('what a public text repeats of a private one is found, with both places', async () => {
  const here = await started();
  const library = await here.openLibrary();
  const words = 'the warden sold the ninth lamp to the glass guild on the night of the flood';
  await here.storeExported(
    WORLD,
    [
      exportedArticle('a1', 'City', { content: `It is said that ${words}, but who knows.` }),
      exportedArticle('a2', 'Plot', { state: 'private', content: `In truth, ${words}.` }),
    ],
    1,
  );
  const checks = await here.WorldChecks.read(library, WORLD);
  const rules = here.RULES.filter(({ id }) => id === 'publicQuotesPrivate');
  expect(await checks.findings(rules)).toMatchObject([
    {
      evidence: [
        { ref: { id: 'a1' }, quote: words, isPrivate: false },
        { ref: { id: 'a2' }, quote: words, isPrivate: true },
      ],
    },
  ]);
});

it('a damaged record only lacks its own findings, and reading stops when it is no longer wanted', async () => {
  const here = await started();
  const library = await here.openLibrary();
  await here.storeExported(WORLD, [person('--Born::412--\n--Died::400--'), exportedArticle('a2', 'Tom')], 1);
  const row = await here.database.get('bodies', [WORLD, 'article', 'a2']);
  if (row)
    await here.database.put('bodies', { ...row, thing: JSON.parse('{"sections": 7, "relations": 7}') });
  const checks = await here.WorldChecks.read(library, WORLD);
  expect((await checks.findings()).some(({ rule }) => rule === 'deathBeforeBirth')).toBe(true);
  await expect(here.WorldChecks.read(library, WORLD, { signal: AbortSignal.abort() })).rejects.toThrow();
});
