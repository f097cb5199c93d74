import fc from 'fast-check';
import { DEFAULT_SETTINGS, type Settings } from '../../../lib/settings/index.ts';

const word = fc.stringMatching(/^[a-z]{1,12}$/);
const world = fc.oneof(fc.uuid(), fc.constantFrom('constructor', 'a.b', '7', 'toString'));

/** Any settings that a person can have, with everything that stays on the device too. */
export const someSettings: fc.Arbitrary<Settings> = fc
  .record({
    language: fc.constantFrom(null, 'de', 'ja'),
    theme: fc.constantFrom('system', 'light', 'dark'),
    textSize: fc.constantFrom('small', 'normal', 'large', 'larger'),
    sourceField: fc.constantFrom('footnotes', 'scrapbook', 'none'),
    defaultState: fc.constantFrom('world', 'private', 'public'),
    undoSeconds: fc.integer({ min: 0, max: 60 }),
    contextMenu: fc.boolean(),
    follow: fc.constantFrom('offer', 'show', 'off'),
    density: fc.constantFrom('two-lines', 'one-line'),
    readingTypeface: fc.constantFrom('serif', 'sans'),
    hideStatblocks: fc.boolean(),
    secretCoverSeconds: fc.option(fc.integer({ min: 5, max: 3600 })),
    resultSort: fc.constantFrom('relevance', 'title', 'changed', 'template'),
    linkCounts: fc.boolean(),
    listSort: fc.constantFrom('title', 'changed', 'template'),
    pagesOff: fc.uniqueArray(word, { maxLength: 8 }),
    pageDomains: fc.uniqueArray(
      word.map((name) => `${name}.example.com`),
      { maxLength: 5 },
    ),
    lockAfterMinutes: fc.option(fc.integer({ min: 1, max: 1440 })),
    pace: fc.constantFrom(0.5, 1, 2),
    historyDays: fc.integer({ min: 1, max: 3650 }),
    historyMegabytes: fc.integer({ min: 1, max: 2000 }),
    versionsMegabytes: fc.integer({ min: 10, max: 5000 }),
    imageMegabytes: fc.integer({ min: 0, max: 10_000 }),
    accents: fc.dictionary(world, fc.oneof(fc.integer({ min: 0, max: 360 }), fc.constant('cover'))),
    eras: fc.dictionary(
      world,
      fc.array(
        fc.record({
          name: word,
          abbreviations: fc.array(word, { maxLength: 3 }),
          direction: fc.constantFrom('forward', 'backward'),
          zero: fc.integer({ min: -5_000, max: 5_000 }),
          lastYear: fc.option(fc.integer({ min: 1, max: 5_000 })),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    ),
    library: fc.record({
      copied: fc.uniqueArray(fc.uuid(), { maxLength: 3 }),
      lookMinutes: fc.option(fc.integer({ min: 5, max: 1440 })),
      bodies: fc.constantFrom('all', 'newest', 'opened'),
      keepSecrets: fc.boolean(),
      onMetered: fc.boolean(),
    }),
    recentTemplates: fc.uniqueArray(word, { maxLength: 8 }),
    perSite: fc.dictionary(
      word.map((name) => `${name}.visited.example`),
      fc.record({ template: word, categoryId: fc.option(fc.uuid()), tags: fc.array(word, { maxLength: 3 }) }),
    ),
    perWorld: fc.dictionary(fc.uuid(), fc.record({ categoryId: fc.option(fc.uuid()) })),
  })
  .map((fields) => ({ ...DEFAULT_SETTINGS, ...fields }) as Settings);
