import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

export type BuiltFor = 'chrome' | 'firefox';

export interface Explained {
  name: string;
  browsers: readonly BuiltFor[];
  /** What a user reads about it. */
  sentence: string;
  /** Where it is used. */
  files: readonly string[];
}

const BROWSERS: Record<string, readonly BuiltFor[]> = {
  both: ['chrome', 'firefox'],
  Chromium: ['chrome'],
  Firefox: ['firefox'],
};

const inBackticks = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** The rows of the table below a heading of `docs/permissions.md`. */
export function explained(heading: string): Explained[] {
  const text = readFileSync(path.join(ROOT, 'docs/permissions.md'), 'utf8');
  const section = text.split(/^## /m).find((one) => one.startsWith(heading)) ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      const [name = ''] = inBackticks(cells[1] ?? '');
      return {
        name,
        browsers: BROWSERS[cells[2] ?? ''] ?? [],
        sentence: cells[3] ?? '',
        files: inBackticks(cells.at(-2) ?? ''),
      };
    });
}

export const sourceOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
