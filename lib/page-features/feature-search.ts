import { PAGE_FEATURES, type PageFeature } from './features.ts';

/** `base`: what all features share. It is off only while everything is. */
export type Suspect = PageFeature | 'base';

/** A search for the feature that makes a page misbehave. It is stored; everything else follows from it. */
export interface FeatureSearch {
  /** What could be at fault when the search began, `base` last. */
  suspects: readonly Suspect[];
  /** For each question so far: is the problem still there? */
  answers: readonly boolean[];
  /** When it began or was last answered. Milliseconds since 1970. */
  at: number;
  /** The tab with the page, if known. */
  tabId: number | null;
}

/** `elsewhere`: the problem stays without any feature. */
export type Verdict = { kind: 'elsewhere' } | { kind: 'feature'; id: PageFeature } | { kind: 'base' };

/** Starts a search among the features that aren't switched off already. Null if none is left. */
export function searchFor(
  pagesOff: readonly string[],
  at: number,
  tabId: number | null,
): FeatureSearch | null {
  if (pagesOff.includes('all')) return null;
  const suspects = [...PAGE_FEATURES.filter((id) => !pagesOff.includes(id)), 'base' as const];
  return { suspects, answers: [], at, tabId };
}

const firstHalf = (suspects: readonly Suspect[]): readonly Suspect[] =>
  suspects.slice(0, Math.floor(suspects.length / 2));

/** What is still suspected. Empty if the problem stayed with everything switched off. */
function suspectsLeft({ suspects, answers }: FeatureSearch): readonly Suspect[] {
  const [isElsewhere = false, ...others] = answers;
  if (isElsewhere) return [];
  return others.reduce((left, isStillThere) => {
    const off = firstHalf(left);
    return isStillThere ? left.slice(off.length) : off;
  }, suspects);
}

/** The result; null while there is a question to answer. */
export function verdictOf(search: FeatureSearch): Verdict | null {
  if (search.answers.length === 0) return null;
  const [first, second] = suspectsLeft(search);
  if (first === undefined) return { kind: 'elsewhere' };
  if (second !== undefined) return null;
  return first === 'base' ? { kind: 'base' } : { kind: 'feature', id: first };
}

/** What is off for the current question: first everything, then half of the suspects. Nothing once there is a result. */
export function featuresOff(search: FeatureSearch): readonly string[] {
  if (search.answers.length === 0) return ['all'];
  return verdictOf(search) === null ? firstHalf(suspectsLeft(search)) : [];
}

/** How many questions there are at most. */
export const mostQuestions = ({ suspects }: FeatureSearch): number =>
  1 + Math.ceil(Math.log2(suspects.length));

export const withAnswer = (search: FeatureSearch, isStillThere: boolean, at: number): FeatureSearch => ({
  ...search,
  answers: [...search.answers, isStillThere],
  at,
});

export const withoutLastAnswer = (search: FeatureSearch, at: number): FeatureSearch => ({
  ...search,
  answers: search.answers.slice(0, -1),
  at,
});
