import type { SourceFile } from './tree.ts';

/** Lines that are free before a figure has to be lowered. */
const SLACK = 250;

/**
 * The most lines of each module: code, styles and pages, with comments and blank lines. Raise a figure only for what
 * users get, with a sentence in the commit that says why; lower it when lines go.
 */
export const LINE_BUDGET: Readonly<Record<string, number>> = {
  'components/article': 1_500,
  'components/backup': 2_850,
  'components/bulk-edit': 450,
  'components/by-hand': 550,
  'components/capture': 5_550,
  'components/category': 1_600,
  'components/connection': 1_750,
  'components/diagnostics': 400,
  'components/dice': 660,
  'components/documents': 1_600,
  'components/entering': 500,
  'components/editor-frame': 255,
  'components/editor-integration': 800,
  'components/entry-view': 1_200,
  'components/findings': 1_850,
  'components/follow': 250,
  'components/history': 3_100,
  'components/image': 550,
  'components/import': 1_200,
  'components/library': 850,
  'components/link-map': 2_400,
  'components/link-problems': 1_250,
  'components/linked-from': 800,
  'components/local-worlds': 550,
  'components/manuscript': 1_100,
  'components/markup': 1_250,
  'components/names': 500,
  'components/news': 50,
  'components/outbox': 1_700,
  'components/panel': 4_100,
  'components/progress': 1_250,
  'components/quick-edit': 600,
  'components/rename': 1_600,
  'components/restart': 100,
  'components/review': 1_100,
  'components/rich-text': 2_200,
  'components/screen-share': 450,
  'components/search': 3_450,
  'components/secret': 900,
  'components/statblock': 2_950,
  'components/template': 350,
  'components/ui': 4_700,
  'components/unlinked-mentions': 2_900,
  'components/versions': 1_650,
  'components/user': 150,
  'components/world': 1_200,
  'components/world-image': 1_400,
  entrypoints: 150,
  'entrypoints/background': 50,
  'entrypoints/help': 500,
  'entrypoints/import': 150,
  'entrypoints/options': 2_600,
  'entrypoints/palette': 700,
  'entrypoints/popup': 100,
  'entrypoints/sidepanel': 150,
  'entrypoints/welcome': 650,
  'lib/archive': 350,
  'lib/background': 6_710,
  'lib/capture': 5_700,
  'lib/checks': 10_130,
  'lib/database': 350,
  'lib/diagnostics': 300,
  'lib/documents': 2_250,
  'lib/entries': 350,
  'lib/history': 4_050,
  'lib/i18n': 450,
  'lib/images': 550,
  'lib/import': 2_700,
  'lib/input-methods': 50,
  'lib/journal': 300,
  'lib/library': 14_650,
  'lib/link-map': 850,
  'lib/link-problems': 550,
  'lib/markup': 4_850,
  'lib/messaging': 1_100,
  'lib/model': 1_450,
  'lib/outbox': 4_670,
  'lib/permissions': 100,
  'lib/progress': 600,
  'lib/put-back': 950,
  'lib/sample-world': 2_750,
  'lib/rename': 1_180,
  'lib/service': 5_450,
  'lib/settings': 900,
  'lib/stored-state': 750,
  'lib/unlinked-mentions': 600,
  'lib/vault': 500,
  'lib/versions': 2_400,
  'lib/windows': 250,
  'lib/world-export': 1_860,
  'lib/worldpage': 5_530,
};

/** The most lines of all modules together. */
const TOTAL = 157_200;

const COUNTED = /^((?:lib|components|entrypoints)\/[^/]+|entrypoints)\/[^.].*\.(?:tsx?|css|html)$/;

/** The module whose budget a file counts in. Files beside the folders of `entrypoints/` are one. */
const moduleOf = (file: string): string | null => COUNTED.exec(file)?.[1] ?? null;

/** Compares the lines of each module with its figure, and of all with the total. */
export function lineBudgetFaults(
  files: readonly Pick<SourceFile, 'path' | 'text'>[],
  budget = LINE_BUDGET,
  total = TOTAL,
): string[] {
  const lines = new Map<string, number>();
  for (const { path, text } of files) {
    const module = moduleOf(path);
    if (module !== null) lines.set(module, (lines.get(module) ?? 0) + text.split('\n').length - 1);
  }
  const all = [...lines.values()].reduce((sum, count) => sum + count, 0);
  return [
    ...[...lines].flatMap(([module, count]) => {
      const most = budget[module];
      if (most === undefined) return [`${module} needs a figure in LINE_BUDGET: ${count} lines.`];
      if (count > most) return [`${module} has ${count} lines, ${most} at most: make room, or say why not.`];
      return most - count > SLACK ? [`${module} has ${count} lines: lower its figure of ${most}.`] : [];
    }),
    ...Object.keys(budget)
      .filter((module) => !lines.has(module))
      .map((module) => `${module} is gone: take it out of LINE_BUDGET.`),
    ...(all > total ? [`All modules have ${all} lines, ${total} at most: make room, or say why not.`] : []),
  ];
}
