import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { RunOptions } from 'axe-core';

/** The source of axe. */
export const AXE: Promise<string> = readFile(
  fileURLToPath(import.meta.resolve('axe-core/axe.min.js')),
  'utf8',
);

/** Source of an expression for a sheet of the bundled gallery: loads axe from there. */
export const LOAD_SHEET_AXE = `new Promise((loaded, failed) => {
  const script = document.createElement('script');
  Object.assign(script, { src: '/axe.js', onload: () => loaded(null), onerror: failed });
  document.head.append(script);
})`;

/** The axe rules that depend on the color scheme; all others give the same result in both. */
export const COLOR_RULES: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** A sheet of the gallery shows several of one component, so rules about uniqueness don't apply. */
export const SHEET_RULES: RunOptions = {
  rules: {
    'landmark-unique': { enabled: false },
    'page-has-heading-one': { enabled: false },
    // Whoever speaks to the computer says what they see.
    'label-content-name-mismatch': { enabled: true },
  },
};

/** What breaks a rule, and where. */
export interface Violation {
  id: string;
  targets: string[];
}

/** What fades in has too little contrast on its way. Spinners never end, so they aren't waited for. */
const SETTLED = `Promise.allSettled(document.getAnimations()
  .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime)).map(({ finished }) => finished))`;

/**
 * Source of an expression for a page with axe: its violations once what moves is at rest. Skips passed rules and frames, which none of our pages
 * has.
 * @param within a selector of what to check
 */
export function violationsIn(within: string, options: RunOptions): string {
  const asked = JSON.stringify({ resultTypes: ['violations'], iframes: false, ...options });
  return `${SETTLED}.then(() => axe.run(${JSON.stringify(within)}, ${asked})).then(({ violations }) =>
    violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) })))`;
}

/** One line for each element that breaks a rule. */
export const linesOf = (found: readonly Violation[]): string[] =>
  found.flatMap(({ id, targets }) => targets.map((target) => `${id}: ${target}`));
