import type { UserConfig } from 'vite';
import type { EntrypointGroup } from 'wxt';

/**
 * Pages that are built together and share files. By default WXT builds all pages together; each page then starts with
 * about thirty files, which takes nearly twice as long as three larger ones (docs/decisions/page-builds.md).
 */
const BUILDS: readonly (readonly string[])[] = [
  ['popup'],
  ['sidepanel', 'palette'],
  ['options', 'welcome', 'help', 'import'],
];

/**
 * Splits WXT's group of pages into `BUILDS`, in place. Throws if a page isn't listed or a listed page doesn't exist.
 */
export function groupPages(groups: EntrypointGroup[]): void {
  const pages = groups.flatMap((group) => (Array.isArray(group) ? group : []));
  const listed = BUILDS.flat();
  const unlisted = pages.filter(({ name }) => !listed.includes(name)).map(({ name }) => name);
  if (unlisted.length > 0) throw new Error(`No build in page-groups.ts lists ${unlisted.join(', ')}.`);
  const builds = BUILDS.map((names) =>
    names.map((name) => {
      const page = pages.find((one) => one.name === name);
      if (!page) throw new Error(`page-groups.ts lists ${name}, which is not a page.`);
      return page;
    }),
  );
  groups.splice(0, groups.length, ...groups.filter((group) => !Array.isArray(group)), ...builds);
}

/** Excludes entry files: importing a shared chunk must not run another page's script. */
const isShareable = (id: string): boolean => !id.includes('/entrypoints/');

/** One chunk with everything that loads before first paint, and one shared by the parts that load later. */
export const PAGE_CHUNKS: UserConfig = {
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'start', tags: ['$initial'], test: isShareable },
            { name: 'later', minShareCount: 2, test: isShareable },
          ],
        },
      },
    },
  },
};
