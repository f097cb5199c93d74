import { mergeConfig } from 'vite';
import { defineConfig } from 'wxt';
import project from './package.json' with { type: 'json' };
import { buildId } from './scripts/build/buildid.ts';
import { compiledAhead } from './scripts/build/compiledahead.ts';
import { filesOf } from './scripts/build/files.ts';
import { BUNDLE_LICENSES, collectLicenses } from './scripts/build/licenses.ts';
import { groupPairs, pageScripts, sharing } from './scripts/build/pagescripts.ts';
import { workerFiles } from './scripts/build/workerfiles.ts';

const BACKGROUND = 'background.js';
/** What brings its next files together with what those need; every list of them costs room, so others wait a moment. */
const AHEAD = ['chunks/popup.js', 'chunks/sidepanel.js'];
/** What the first answer waits for. */
const SEARCH = 'chunks/search.js';

/** A package is of one release: names need no fingerprints, which cost room wherever they stand. */
const NAMES = {
  entryFileNames: ({ name }: { name: string }) => (name === 'background' ? BACKGROUND : 'chunks/[name].js'),
  chunkFileNames: 'chunks/[name].js',
  assetFileNames: 'assets/[name].[ext]',
};

const licenses = collectLicenses();

export default defineConfig({
  hooks: {
    async 'build:done'({ config }) {
      if (config.command === 'build') await licenses.write(config.outDir);
    },
    // What is in this folder is part of the background, no script of its own.
    'entrypoints:found'(_wxt, found) {
      const at = found.findIndex(({ name }) => name === 'deferred');
      if (at >= 0) found.splice(at, 1);
    },
    'entrypoints:grouped': (_wxt, groups) => groupPairs(groups),
    'vite:build:extendConfig'(entrypoints, config) {
      const options = entrypoints.some(({ name }) => name === 'background')
        ? { output: { ...NAMES, codeSplitting: filesOf('entrypoints/background/index.ts') } }
        : sharing(entrypoints.map(({ name }) => name));
      if (entrypoints.length > 1)
        Object.assign(config, mergeConfig(config, { build: { rollupOptions: options } }));
    },
    'build:manifestGenerated'({ config }, { background }) {
      // Its files are made scripts (`workerFiles`).
      if (config.browser !== 'firefox' && background && 'type' in background) delete background.type;
    },
  },
  vite: ({ browser }) => ({
    define: { 'import.meta.env.BUILD_ID': JSON.stringify(buildId(project.version, import.meta.dirname)) },
    plugins: [
      pageScripts(),
      licenses.plugin(),
      ...(browser === 'firefox' ? [] : [workerFiles(BACKGROUND), compiledAhead([SEARCH])]),
    ],
    build: {
      license: { fileName: BUNDLE_LICENSES },
      // As the manifests below ask for.
      target: ['chrome137', 'firefox142'],
      rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 3 } } },
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, needed, { hostId, hostType }) =>
          hostType === 'html' || AHEAD.includes(hostId) ? needed : [],
      },
    },
  }),
  manifestVersion: 3, // WXT's default for Firefox is 2
  imports: false, // explicit imports only: the compiler, the linter and the reader see everything
  manifest: ({ browser }) => ({
    name: '__MSG_extName__',
    description: '__MSG_extDescription__',
    default_locale: 'en',
    homepage_url: project.homepage,
    permissions: [
      'activeTab',
      'alarms',
      'contextMenus',
      'declarativeNetRequestWithHostAccess',
      'idle',
      'scripting',
      'storage',
      'unlimitedStorage',
      ...(browser === 'firefox' ? [] : ['sidePanel']),
    ],
    // Asked for one address at a time, at the click on "Connect"; plain http only makes sense on this machine.
    optional_host_permissions: ['https://*/*', 'http://localhost/*', 'http://127.0.0.1/*'],
    // Drafts, offline copies and what screens remember are all written to disk, which nothing from a private window may be.
    // Where the extension doesn't exist, nothing can slip through.
    incognito: 'not_allowed',
    commands: {
      _execute_action: {
        // Chromium keeps Alt+Shift+C for its own tab groups (but on macOS) and drops the wish without a word.
        suggested_key:
          browser === 'firefox' ? { default: 'Alt+Shift+C' } : { default: 'Alt+Shift+D', mac: 'Alt+Shift+C' },
        description: '__MSG_commandCapture__',
      },
      'open-panel': { suggested_key: { default: 'Alt+Shift+L' }, description: '__MSG_commandPanel__' },
      'open-palette': { suggested_key: { default: 'Alt+Shift+K' }, description: '__MSG_commandPalette__' },
      'complete-mention': {
        suggested_key: { default: 'Alt+Shift+M' },
        description: '__MSG_commandMention__',
      },
      lock: { description: '__MSG_commandLock__' },
    },
    omnibox: { keyword: 'lore' },
    content_security_policy: {
      extension_pages: [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        'connect-src https: http://localhost:* http://127.0.0.1:*',
        "base-uri 'none'",
        "form-action 'none'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
        // Chromium wants a policy for the background's second script; there is none for anything else.
        `trusted-types ${browser === 'firefox' ? "'none'" : 'deferred'}`,
      ].join('; '),
    },
    ...(browser === 'firefox' && {
      browser_specific_settings: {
        gecko: {
          id: 'loreside@loreside.example',
          strict_min_version: '142.0',
          data_collection_permissions: { required: ['none'] },
        },
      },
    }),
    ...(browser !== 'firefox' && { minimum_chrome_version: '137' }),
  }),
});
