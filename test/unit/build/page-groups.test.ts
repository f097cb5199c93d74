import { expect, it } from 'vitest';
import type { EntrypointGroup } from 'wxt';
import { groupPages } from '../../../scripts/build/page-groups.ts';

const page = (name: string) => ({
  ...{ type: 'unlisted-page' as const, name, options: {}, outputDir: 'out', skipped: false },
  inputPath: `/entrypoints/${name}/index.html`,
});
const script = { ...page('capture'), type: 'unlisted-script' as const, inputPath: '/entrypoints/capture.ts' };
const PAGES = ['popup', 'sidepanel', 'palette', 'options', 'welcome', 'help', 'import'];
const names = (groups: EntrypointGroup[]) =>
  groups.map((group) => (Array.isArray(group) ? group.map(({ name }) => name) : group.name));

it('builds the popup alone, the panel with the palette, and the options with welcome and help', () => {
  const groups: EntrypointGroup[] = [script, PAGES.map(page)];
  groupPages(groups);
  expect(names(groups)).toEqual([
    'capture',
    ['popup'],
    ['sidepanel', 'palette'],
    ['options', 'welcome', 'help', 'import'],
  ]);
});

it('fails if a page was added or removed, instead of omitting it', () => {
  expect(() => groupPages([[...PAGES, 'about'].map(page)])).toThrow(/lists about/);
  expect(() => groupPages([PAGES.slice(1).map(page)])).toThrow(/lists popup/);
});
