/** Everything that a build reads, besides the installed packages. Build ids and the source archive are made from it. */
export const SOURCES = [
  ...['components', 'entrypoints', 'lib', 'public', 'scripts/build', 'scripts/wxt-modules'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'wxt.config.ts'],
];

/** Also in the source archive, for whoever builds from it. */
const FOR_READERS = ['BUILDING.md', 'LICENSE'];

/** The files of the source archive, as glob patterns. */
export const ARCHIVED = [...SOURCES, ...FOR_READERS].flatMap((place) =>
  /\.\w+$|^LICENSE$/.test(place) ? [place] : [`${place}/**`],
);
