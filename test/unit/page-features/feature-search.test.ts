import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import browser from 'webextension-polyfill';
import {
  type FeatureSearch,
  featuresOff,
  mostQuestions,
  PAGE_FEATURES,
  readFeatureSearch,
  readPagesOff,
  type Suspect,
  searchFor,
  verdictOf,
  withAnswer,
  withoutLastAnswer,
  writeFeatureSearch,
} from '../../../lib/page-features/index.ts';
import { changeSettings } from '../../../lib/settings/index.ts';

/** What runs on a page while these are off. Selecting in lists needs their flags; everything needs the base. */
function running(off: readonly string[]): Set<string> {
  if (off.includes('all')) return new Set();
  const on = PAGE_FEATURES.filter((id) => !off.includes(id));
  const works = on.filter((id) => id !== 'list-pick' || on.includes('list-flags'));
  return new Set([...works, 'base']);
}

const begun = (pagesOff: readonly string[]): FeatureSearch => {
  const search = searchFor(pagesOff, 0, null);
  if (!search) throw new Error('Nothing can be searched');
  return search;
};

/** Answers every question as a person with this fault does. */
function answerAll(start: FeatureSearch, pagesOff: readonly string[], fault: Suspect | 'elsewhere') {
  let search = start;
  let questions = 0;
  while (verdictOf(search) === null) {
    questions++;
    const isStillThere = fault === 'elsewhere' || running([...pagesOff, ...featuresOff(search)]).has(fault);
    search = withAnswer(search, isStillThere, questions);
  }
  return { search, verdict: verdictOf(search), questions };
}

/** Features that the user has off, and a fault in what is on, or elsewhere. */
const scenes = fc.subarray([...PAGE_FEATURES]).chain((pagesOff) =>
  fc.record({
    pagesOff: fc.constant<readonly string[]>(pagesOff),
    fault: fc.constantFrom<(Suspect | 'elsewhere')[]>(
      'elsewhere',
      'base',
      ...PAGE_FEATURES.filter((id) => running(pagesOff).has(id)),
    ),
  }),
);

describe('the search for a faulty feature', () => {
  it('finds any single one, or none, within ⌈log₂ n⌉ + 1 questions', () => {
    fc.assert(
      fc.property(scenes, ({ pagesOff, fault }) => {
        const search = begun(pagesOff);
        const { verdict, questions } = answerAll(search, pagesOff, fault);
        const expected =
          fault === 'elsewhere' || fault === 'base' ? { kind: fault } : { kind: 'feature', id: fault };
        expect(verdict).toEqual(expected);
        expect(questions).toBeLessThanOrEqual(Math.ceil(Math.log2(search.suspects.length)) + 1);
        expect(questions).toBeLessThanOrEqual(mostQuestions(search));
      }),
      { numRuns: 1_000 },
    );
  });

  it('needs one question if Loreside isn’t the cause', () => {
    expect(answerAll(begun([]), [], 'elsewhere').questions).toBe(1);
  });

  it('has everything on again once there is a result', () => {
    fc.assert(
      fc.property(scenes, ({ pagesOff, fault }) => {
        expect(featuresOff(answerAll(begun(pagesOff), pagesOff, fault).search)).toEqual([]);
      }),
    );
  });

  it('takes back an answer', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 3 }), fc.boolean(), (answers, wrong) => {
        const before = answers.reduce((search, answer) => withAnswer(search, answer, 0), begun([]));
        expect(withoutLastAnswer(withAnswer(before, wrong, 0), 0)).toEqual(before);
      }),
    );
  });

  it('doesn’t begin where everything is off', () => {
    expect(searchFor(['all'], 0, null)).toBeNull();
  });
});

describe('the stored search', () => {
  it('has features off besides those of the settings, and leaves the settings alone', async () => {
    await changeSettings((all) => ({ ...all, pagesOff: ['bar'] }));
    const search = searchFor(['bar'], Date.now(), 7);
    await writeFeatureSearch(search);
    expect(await readFeatureSearch()).toEqual(search);
    expect(await readPagesOff()).toEqual(['bar', 'all']);
    await writeFeatureSearch(null);
    expect(await readPagesOff()).toEqual(['bar']);
  });

  it('is over when nobody has answered for a day', async () => {
    await writeFeatureSearch(searchFor([], Date.now() - 25 * 3_600_000, null));
    expect(await readFeatureSearch()).toBeNull();
    expect(await readPagesOff()).toEqual([]);
  });

  it('counts as none if it is damaged', async () => {
    for (const damaged of [
      { suspects: [] },
      { suspects: ['x'], answers: [], at: Date.now(), tabId: 1 },
      'x',
    ]) {
      await browser.storage.local.set({ 'page-features.search': damaged });
      expect(await readFeatureSearch()).toBeNull();
    }
  });
});
