import * as z from 'zod/mini';
import { readSettings } from '../settings/index.ts';
import { stored } from '../stored-state/index.ts';
import { type FeatureSearch, featuresOff } from './feature-search.ts';
import { PAGE_FEATURES } from './features.ts';

/** A search that nobody has answered for this long is over, so that no feature stays off forgotten. Milliseconds. */
const FORGOTTEN = 24 * 60 * 60_000;

const schema = z.object({
  suspects: z.array(z.enum([...PAGE_FEATURES, 'base'])).check(z.minLength(1), z.maxLength(20)),
  answers: z.array(z.boolean()).check(z.maxLength(20)),
  at: z.number(),
  tabId: z.nullable(z.int()),
});

/** Anything invalid, such as features of another release, counts as no search. */
function parse(raw: unknown): FeatureSearch | null {
  const { data } = schema.safeParse(raw);
  return data && Math.abs(Date.now() - data.at) < FORGOTTEN ? data : null;
}

const store = stored('page-features.search', parse);

/** The search that runs, or has a result that nobody has closed yet; null if there is none. */
export const readFeatureSearch = (): Promise<FeatureSearch | null> => store.read();

/** Calls the listener with each change. Returns a function that stops it. */
export const watchFeatureSearch = (listener: (search: FeatureSearch | null) => void): (() => void) =>
  store.watch(listener);

/** Null ends the search. The settings aren't changed by it, so nothing has to be restored. */
export const writeFeatureSearch = (search: FeatureSearch | null): Promise<void> => store.write(search);

/** The features that are off now: those that the user switched off, and those that a running search has off. */
export async function readPagesOff(): Promise<readonly string[]> {
  const [{ pagesOff }, search] = await Promise.all([readSettings(), readFeatureSearch()]);
  return search ? [...pagesOff, ...featuresOff(search)] : pagesOff;
}
