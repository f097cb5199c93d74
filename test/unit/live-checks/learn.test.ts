import { afterAll, beforeAll, expect, test } from 'vitest';
import { capabilitiesIn, parseReport, reportOf, type ScratchWorld } from '../../../lib/live-checks/index.ts';
import { type Platform, startPlatform } from '../../service/index.ts';
import { defaultQuirks } from '../../service/quirks.ts';
import { checkPlatform } from './check.ts';

let platform: Platform;
let scratchWorld: Omit<ScratchWorld, 'run'>;
beforeAll(async () => {
  platform = await startPlatform({ articles: 60 });
  const id = platform.articles().find(({ worldId }) => worldId !== platform.worldId)?.worldId;
  scratchWorld = { id: id ?? '', confirm: async () => true };
});
afterAll(() => platform.close());

test('a check with a scratch world teaches what the client and the outbox use', async () => {
  const check = await checkPlatform(platform, 'earlier', { scratchWorld });
  // Markers are proved for the world they came back in, and for no other.
  expect(check.worldId).toBe(scratchWorld.id);
  expect(capabilitiesIn(check)).toEqual({
    createReturnsId: true,
    newOnTop: true,
    articlePage: 50,
    clearsWith: { category: 'null', cover: 'null' },
    markers: { [scratchWorld.id]: 'scrapbook' },
  });
});

test('what is unclear or answered otherwise isn’t learned', async () => {
  Object.assign(platform.quirks, { earlierWriteAnswer: 'empty', listLagMs: 60_000, scrapbook: 'dropped' });
  const check = await checkPlatform(platform, 'earlier');
  expect(capabilitiesIn(check)).toEqual({
    articlePage: 50,
    markers: { [check.worldId ?? '']: 'none' },
  });
  expect(capabilitiesIn({ ...check, worldId: null })).toEqual({ articlePage: 50 });
  Object.assign(platform.quirks, defaultQuirks);
  expect(capabilitiesIn({ ...check, findings: [] })).toEqual({});
});

test('a report is read back with the answers that teach something', async () => {
  const check = await checkPlatform(platform, 'current', { scratchWorld });
  const parsed = parseReport(JSON.stringify(reportOf(check, '0.1.0')));
  expect(parsed).toMatchObject({ api: 'boromir', date: new Date(check.at).toISOString().slice(0, 10) });
  const learned = capabilitiesIn({ ...check, worldId: null });
  expect(capabilitiesIn({ version: 'current', findings: parsed?.answers ?? [], worldId: null })).toEqual(
    learned,
  );
});

test.each([
  ['', null],
  ['[]', null],
  ['{"loresideLiveCheck":99}', null],
  ['{"loresideLiveCheck":1,"api":"boromir","date":"2026-13-45","answers":[]}', null],
  [
    '{"loresideLiveCheck":1,"api":"boromir","date":"2026-01-31","answers":[1,{"fact":"pageSize"},{"fact":"x","answer":{"kind":"yes"}},{"fact":"pageSize","answer":{"kind":"value","value":7}}]}',
    { answers: [{ fact: 'pageSize', answer: { kind: 'value', value: 7 } }] },
  ],
])('a file is parsed, whatever it contains: %s', (text, expected) => {
  if (expected === null) expect(parseReport(text)).toBeNull();
  else expect(parseReport(text)).toMatchObject(expected);
});

test('an impossible page size isn’t learned', () => {
  const finding = { question: 'pages', fact: 'pageSize', evidence: {} } as const;
  for (const value of [0, -1, 51, Number.NaN]) {
    const findings = [{ ...finding, answer: { kind: 'value', value } as const }];
    expect(capabilitiesIn({ version: 'current', findings, worldId: null })).toEqual({});
  }
});
