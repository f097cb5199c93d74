import type { Page } from '@playwright/test';
import type { SelectionResult } from './inpage.ts';
import type { Length } from './oracle.ts';
import { isPerfect } from './score.ts';

export const PLAN: Record<Length, number> = { short: 4, medium: 4, long: 2 };

/** Seeded selections on the current page, which must already have the scripts. */
export async function liveSelections(page: Page, seed: number, plan = PLAN): Promise<SelectionResult[]> {
  return page.evaluate(`loreside.selections(${seed}, ${JSON.stringify(plan)})`);
}

/** The share of exact selections, for each length. */
export function perfectShares(results: SelectionResult[]): Record<Length, number> {
  const share = (length: Length): number => {
    const all = results.filter((result) => result.length === length);
    return all.length === 0 ? 1 : all.filter((result) => isPerfect(result.score)).length / all.length;
  };
  return { short: share('short'), medium: share('medium'), long: share('long') };
}
