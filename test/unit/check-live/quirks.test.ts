import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ServiceVersion } from '../../../lib/service/index.ts';
import type { ScratchWorld } from '../../../scripts/check-live/index.ts';
import { type Platform, type Quirks, startPlatform } from '../../service/index.ts';
import { defaultQuirks } from '../../service/quirks.ts';
import { answersIn, checkPlatform } from './check.ts';

type Answers = Readonly<Record<string, string>>;
interface Toggle {
  quirk: keyof Quirks;
  to: Quirks[keyof Quirks];
  /** The answers that differ from the usual ones, by version. */
  current?: Answers;
  earlier?: Answers;
}

const TOGGLES: readonly Toggle[] = [
  { quirk: 'crlf', to: true, current: { lineEnds: 'CRLF' }, earlier: { lineEnds: 'CRLF' } },
  {
    quirk: 'wholeSeconds',
    to: false,
    current: { dateResolution: 'fractions' },
    earlier: { dateResolution: 'fractions' },
  },
  {
    quirk: 'londonDates',
    to: true,
    current: { timeZone: 'Europe/London' },
    earlier: { timeZone: 'Europe/London' },
  },
  {
    quirk: 'earlierWriteAnswer',
    to: 'empty',
    earlier: { createReturnsId: 'no', createShape: 'empty', patchShape: 'empty' },
  },
  { quirk: 'earlierWriteAnswer', to: 'article', earlier: { createShape: 'article', patchShape: 'article' } },
  {
    quirk: 'createReturnsId',
    to: false,
    current: { createReturnsId: 'no' },
    earlier: { createReturnsId: 'no', createShape: 'empty' },
  },
  { quirk: 'twoSerialisations', to: false, current: { patchShape: 'article' } },
  {
    quirk: 'scrapbook',
    to: 'altered',
    current: { markerIntact: 'no' },
    earlier: { markerIntact: 'no' },
  },
  {
    quirk: 'scrapbook',
    to: 'dropped',
    current: { scrapbookReturned: 'no', markerIntact: 'no' },
    earlier: { scrapbookReturned: 'no', markerIntact: 'no' },
  },
  { quirk: 'tagsCapitalized', to: true, current: { tagsIntact: 'no' }, earlier: { tagsIntact: 'no' } },
  {
    quirk: 'metadataDropped',
    to: true,
    current: { metadataIntact: 'no' },
    earlier: { metadataIntact: 'no' },
  },
  { quirk: 'currentOrder', to: 'newest', current: { listOrder: 'newest', newOnTop: 'yes' } },
  { quirk: 'currentOrder', to: 'title', current: { listOrder: 'title' } },
  {
    quirk: 'listLagMs',
    to: 2_500,
    current: { listLagSeconds: '3' },
    earlier: { listLagSeconds: '3', newOnTop: 'no' },
  },
  { quirk: 'termMatches', to: 'start', earlier: { termFindsParts: 'no' } },
  { quirk: 'termIgnoresCase', to: false, earlier: { termIgnoresCase: 'no' } },
  { quirk: 'termWildcards', to: true, earlier: { termHasWildcard: 'yes' } },
  { quirk: 'worldBlocks', to: true, current: { refusal403: '? notSeen' } },
  { quirk: 'unknownKeysIgnored', to: false, current: { unknownFields: 'refused' } },
  {
    quirk: 'requireLength',
    to: true,
    current: { bodyWithoutLength: 'no' },
    earlier: { bodyWithoutLength: 'no' },
  },
  {
    quirk: 'patchKeepsOthers',
    to: false,
    current: { patchKeepsOthers: 'no' },
    earlier: { patchKeepsOthers: 'no' },
  },
  {
    quirk: 'largestBodyKb',
    to: 2_048,
    current: { largestBodyKb: '1024' },
    earlier: { largestBodyKb: '1024' },
  },
  {
    quirk: 'cors',
    to: true,
    current: { otherOriginsAllowed: 'yes' },
    earlier: { otherOriginsAllowed: 'yes' },
  },
  { quirk: 'trash', to: true, current: { deleteAtOnce: 'no' }, earlier: { deleteAtOnce: 'no' } },
  {
    quirk: 'pageSize',
    to: 10,
    // The oldest come first, so the new article is on the second page.
    current: { pageSize: '10', listLagSeconds: '? unclear' },
    earlier: { pageSize: '10', limitHonored: 'no' },
  },
  { quirk: 'earlierLimit', to: false, earlier: { limitHonored: 'no' } },
  {
    quirk: 'renderingCall',
    to: false,
    current: Object.fromEntries(
      ['lineBreak', 'entity', 'imageAddress', 'newTabLink', 'noparseInCode', 'nesting'].map((fact) => [
        fact,
        '? unclear',
      ]),
    ),
  },
  {
    quirk: 'nullClears',
    to: false,
    // Trying the other way takes the calls that the last question needs.
    current: {
      clearsCategory: 'blank',
      clearsParent: 'blank',
      clearsCover: 'blank',
      largestBodyKb: '? notReached',
    },
    earlier: { clearsCategory: 'blank', clearsCover: 'blank' },
  },
];

/** No question asks for these, so no answer may change. */
const SILENT: Partial<Quirks> = {
  hostileCss: true,
  earlierCamelCase: true,
  pseudoSections: true,
  categoryFolderIsParent: false,
  relationsDropped: false,
  objectsBecomeArray: false,
  timelineInverse: false,
  sqlMessages: false,
  duplicateTitles: false,
  untitledArticles: false,
  hexSlugs: false,
  emptyIsNull: false,
  leanReferences: false,
  undocumentedRequired: false,
  brokenLists: false,
  worldDelete: true,
  strictGranularity: true,
  categoryArticles: true,
  strictLists: true,
  blockScriptAgents: true,
  pagesForOwnersOnly: true,
};

/** Answers that a quirk changes only because fewer calls are left, or the list is longer than a page. */
const SIDE_EFFECTS: Readonly<Record<string, readonly string[]>> = {
  nullClears: ['largestBodyKb'],
  pageSize: ['listLagSeconds'],
};

let start = Date.now();
let platform: Platform;
let scratchWorld: Omit<ScratchWorld, 'run'>;
const usual = new Map<ServiceVersion, Promise<Answers>>();

const check = async (version: ServiceVersion): Promise<Answers> => {
  const before = platform.articles(scratchWorld.id).map(({ id }) => id);
  const run = await checkPlatform(platform, version, { worldId: platform.worldId, scratchWorld });
  expect(run).toMatchObject({ stopped: null, leftOver: [] });
  expect(run.calls).toBeLessThanOrEqual(40);
  if (!platform.quirks.trash) expect(platform.articles(scratchWorld.id).map(({ id }) => id)).toEqual(before);
  return answersIn(run);
};

/** The answers of the stand-in without any toggle. The first test that needs them asks. */
function usualAnswers(version: ServiceVersion): Promise<Answers> {
  const answers = usual.get(version) ?? check(version);
  usual.set(version, answers);
  return answers;
}

beforeAll(async () => {
  platform = await startPlatform({ articles: 60 });
  const id = platform
    .articles()
    .map(({ worldId }) => worldId)
    .find((world) => ![platform.worldId, platform.secondUser.worldId].includes(world));
  scratchWorld = { id: id ?? '', confirm: async ({ state }) => state === 'private' };
});
beforeEach(() => {
  // The stand-in's clock never goes back.
  start += 3_600_123;
  vi.useFakeTimers({ toFake: ['Date'], now: start });
});
afterEach(() => {
  vi.useRealTimers();
  Object.assign(platform.quirks, defaultQuirks);
});
afterAll(() => platform.close());

const VERSIONS = ['current', 'earlier'] as const;

test.each(VERSIONS)('every question that the stand-in can answer is answered: %s', async (version) => {
  const answers = await usualAnswers(version);
  const open = Object.entries(answers).filter(([, answer]) => answer.startsWith('?'));
  expect(Object.fromEntries(open)).toEqual({
    protocol: '? notVisible',
    refusal429: '? notSeen',
    exportPages: '? byHand',
    ...(version === 'current'
      ? {
          termFindsParts: '? notInThisVersion',
          termIgnoresCase: '? notInThisVersion',
          termHasWildcard: '? notInThisVersion',
          limitHonored: '? notInThisVersion',
        }
      : { refusal403: '? notSeen', clearsParent: '? notVisible' }),
  });
});

test.each(TOGGLES)('$quirk: $to', async ({ quirk, to, ...expected }) => {
  for (const version of VERSIONS) {
    const before = await usualAnswers(version);
    Object.assign(platform.quirks, { [quirk]: to });
    expect(await check(version)).toEqual({ ...before, ...expected[version] });
    Object.assign(platform.quirks, defaultQuirks);
  }
});

test('the other quirks change no answer', async () => {
  for (const version of VERSIONS) {
    const before = await usualAnswers(version);
    Object.assign(platform.quirks, SILENT);
    expect(await check(version)).toEqual(before);
    Object.assign(platform.quirks, defaultQuirks);
  }
});

test('every quirk is toggled, and the documentation names the answers that it changes', () => {
  const documented = new Map(
    readFileSync('docs/stand-in.md', 'utf8')
      .split('\n')
      .map((line) => /^\| `(\w+)` \|.*\| ([^|]+) \|$/.exec(line))
      .filter((row) => row !== null && (row[1] ?? '') in defaultQuirks)
      .map((row) => [row?.[1], row?.[2]?.replaceAll('`', '').trim()]),
  );
  const changed = (name: string): string => {
    const facts = TOGGLES.filter(({ quirk }) => quirk === name)
      .flatMap(({ current, earlier }) => [...Object.keys(current ?? {}), ...Object.keys(earlier ?? {})])
      .filter((fact) => !SIDE_EFFECTS[name]?.includes(fact));
    return [...new Set(facts)].sort().join(', ') || '–';
  };
  const toggled = new Set([...TOGGLES.map(({ quirk }) => quirk), ...Object.keys(SILENT)]);
  expect(Object.keys(defaultQuirks).filter((name) => !toggled.has(name))).toEqual([]);
  expect(Object.fromEntries(documented)).toEqual(
    Object.fromEntries(Object.keys(defaultQuirks).map((name) => [name, changed(name)])),
  );
});
