// The import rules, checked by `npm run lint`. `docs/architecture.md` explains the layers; `docs/decisions/import-rules.md`
// says why this tool.
import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

/** Layers, lowest first. A module imports its own layer and lower ones; a module is a folder with an `index.ts`. */
export const LAYERS = [
  [
    'lib/archive',
    'lib/i18n',
    'lib/input-methods',
    'lib/model',
    'lib/markup',
    'lib/vault',
    'lib/settings',
    'lib/stored-state',
    'lib/database',
    'lib/diagnostics',
    'lib/images',
    'lib/permissions',
    'lib/windows',
    'lib/link-map',
  ],
  [
    'lib/service',
    'lib/sample-world',
    'lib/capture',
    'lib/worldpage',
    'lib/messaging',
    'lib/world-export',
    'lib/documents',
  ],
  [
    'lib/outbox',
    'lib/versions',
    'lib/journal',
    'lib/library',
    'lib/history',
    'lib/entries',
    'lib/unlinked-mentions',
    'lib/checks',
    'lib/link-problems',
    'lib/progress',
    'lib/rename',
    'lib/import',
    'lib/put-back',
  ],
  ['lib/background', 'components'],
  ['entrypoints'],
];

/** Folders of `components/`, lowest first. A folder imports only folders of lower levels. */
export const COMPONENT_LEVELS = [
  ['ui', 'editor-frame'],
  ['diagnostics', 'by-hand', 'local-worlds', 'import'],
  ['template', 'outbox', 'screen-share', 'dice', 'connection', 'restart', 'world-image', 'news'],
  ['search', 'markup', 'rich-text'],
  ['entry-view', 'library', 'follow', 'names', 'entering'],
  [
    'article',
    'category',
    'history',
    'image',
    'linked-from',
    'manuscript',
    'secret',
    'statblock',
    'user',
    'world',
    'editor-integration',
  ],
  ['findings', 'link-problems', 'rename', 'unlinked-mentions', 'versions'],
  ['documents'],
  ['capture', 'backup'],
  ['quick-edit', 'review', 'link-map', 'bulk-edit', 'progress'],
  ['panel'],
];

const under = (folders: readonly string[]): string => `^(${folders.join('|')})/`;
const known = LAYERS.flat().filter((folder) => folder.startsWith('lib/'));
const inComponents = (folders: readonly string[]): string[] =>
  folders.map((folder) => `components/${folder}`);

const severity: IForbiddenRuleType['severity'] = 'error';

const forbidden: IForbiddenRuleType[] = [
  ...LAYERS.slice(0, -1).map((layer, at) => ({
    name: `layer-${at + 1}`,
    comment: 'Imports go to the same layer or a lower one.',
    severity,
    from: { path: under(layer) },
    to: { path: under(LAYERS.slice(at + 1).flat()) },
  })),
  {
    name: 'module-without-layer',
    comment: 'Every module of lib/ has a layer in .dependency-cruiser.ts.',
    severity,
    from: { path: '^lib/', pathNot: under(known) },
    to: {},
  },
  {
    name: 'background-without-components',
    comment: 'The background shows nothing: what it shares with screens belongs in lib/.',
    severity,
    from: { path: '^lib/background/' },
    to: { path: '^components/' },
  },
  {
    name: 'screens-without-background',
    comment: 'Screens send messages (lib/messaging); they never run code of the background.',
    severity,
    from: { path: '^components/' },
    to: { path: '^lib/background/' },
  },
  {
    name: 'by-index',
    comment: 'Another module is imported by its index.ts.',
    severity,
    from: { path: '^(lib/[^/]+|components|entrypoints)/' },
    to: {
      path: '^lib/',
      pathNot: ['^$1/', '^lib/[^/]+/index\\.ts$', '^lib/history/backup/index\\.ts$'],
    },
  },
  {
    name: 'search-alone',
    comment: 'The search index and the name finder could be packages: they import none of our other code.',
    severity,
    from: { path: '^lib/library/(search|names)/' },
    to: { path: '^(lib|components|entrypoints)/', pathNot: '^lib/library/$1/' },
  },
  {
    name: 'fulltext-alone',
    comment:
      'Full-text search could be a package that depends on one other: the search index, by its index.ts.',
    severity,
    from: { path: '^lib/library/fulltext/' },
    to: {
      path: '^(lib|components|entrypoints)/',
      pathNot: ['^lib/library/fulltext/', '^lib/library/search/index\\.ts$'],
    },
  },
  {
    name: 'search-by-index',
    comment: 'The rest of the library imports the three of them by their index.ts.',
    severity,
    from: { path: '^lib/library/([^/]+)' },
    to: {
      path: '^lib/library/(search|fulltext|names)/',
      pathNot: ['^lib/library/$1/', '^lib/library/[^/]+/index\\.ts$'],
    },
  },
  {
    name: 'backups-by-index',
    comment: 'Backups are a module within lib/history, with an index.ts of their own.',
    severity,
    from: { path: '^lib/history/', pathNot: '^lib/history/backup/' },
    to: { path: '^lib/history/backup/', pathNot: 'backup/index\\.ts$' },
  },
  {
    name: 'history-by-index',
    comment: 'Backups import the history by its index.ts.',
    severity,
    from: { path: '^lib/history/backup/' },
    to: { path: '^lib/history/', pathNot: '^lib/history/(backup/|index\\.ts$)' },
  },
  ...COMPONENT_LEVELS.map((level, at) => ({
    name: `component-level-${at}`,
    comment: 'A folder of components/ imports only folders of lower levels.',
    severity,
    from: { path: `^components/(${level.join('|')})/` },
    to: { path: under(inComponents(COMPONENT_LEVELS.slice(at).flat())), pathNot: '^components/$1/' },
  })),
  {
    name: 'component-without-level',
    comment: 'Every folder of components/ has a level in .dependency-cruiser.ts.',
    severity,
    from: { path: '^components/', pathNot: under(inComponents(COMPONENT_LEVELS.flat())) },
    to: {},
  },
  {
    name: 'world-page-base',
    comment: 'The base of lib/worldpage knows no feature; index.ts and mount-on-page.ts put them together.',
    severity,
    from: {
      path: '^lib/worldpage/(page-script/|[^/]+$)',
      pathNot: '^lib/worldpage/(index|mount-on-page)\\.ts$',
    },
    to: {
      path: '^lib/worldpage/(actions|bar|cards|complete|editor|lists|names-on-page)/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'entry-points-apart',
    comment: 'What two entry points share belongs in a lower layer.',
    severity,
    from: { path: '^entrypoints/([^/.]+)' },
    to: { path: '^entrypoints/', pathNot: '^entrypoints/$1[/.]' },
  },
  {
    name: 'stand-in-apart',
    comment:
      'The stand-in for World Anvil checks our code, so it shares none with it: only the text of a world.',
    severity,
    from: { path: '^test/service/' },
    to: { path: '^(lib|components|entrypoints)/', pathNot: '^lib/sample-world/content/index\\.ts$' },
  },
  {
    name: 'content-alone',
    comment: 'The text of the sample world is only data.',
    severity,
    from: { path: '^lib/sample-world/content/' },
    to: { pathNot: '^lib/sample-world/content/' },
  },
  {
    name: 'one-database-opener',
    comment: 'IndexedDB is opened and deleted by lib/database, which knows what can go wrong.',
    severity,
    from: { path: '^(lib|components|entrypoints)/', pathNot: '^lib/database/' },
    to: { path: '^(idb$|node_modules/idb/)', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'one-browser-api',
    comment:
      'The extension uses webextension-polyfill; only scripts for web pages, which must be small, use wxt/browser.',
    severity,
    from: { path: '^(lib|components|entrypoints)/', pathNot: '^entrypoints/[^/]+\\.ts$' },
    to: { path: '^(wxt/browser|node_modules/wxt/dist/browser)' },
  },
  {
    name: 'no-cycles',
    comment: 'Files that import each other can only be understood together. Types count too.',
    severity,
    from: { path: '^(lib|components|entrypoints)/' },
    to: { circular: true },
  },
];

export default {
  forbidden,
  options: {
    // The only parser here that reads TSX: TypeScript 7 has no JavaScript API. It sees type-only imports too.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'] },
  },
} satisfies IConfiguration;
