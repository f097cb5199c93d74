import { mergeConfig } from 'vite';
import { defineConfig } from 'wxt';
import { DATA_TYPES } from './lib/permissions/data-types.ts';
import project from './package.json' with { type: 'json' };
import { buildId } from './scripts/build/build-id.ts';
import { FIREFOX_ID, HOMEPAGE } from './scripts/build/domain.ts';
import { newsVersions, readAllHelp } from './scripts/build/help/index.ts';
import { BUNDLE_LICENSES, collectLicenses } from './scripts/build/licenses.ts';
import { languageList, readLanguages } from './scripts/build/messages/index.ts';
import { groupPages, PAGE_CHUNKS } from './scripts/build/page-groups.ts';
import { ARCHIVED } from './scripts/build/sources.ts';

const licenses = collectLicenses();

export default defineConfig({
  hooks: {
    async 'build:done'({ config }) {
      if (config.command === 'build') await licenses.write(config.outDir);
    },
    'entrypoints:grouped': (_wxt, groups) => groupPages(groups),
    'vite:build:extendConfig'(entrypoints, config) {
      if (entrypoints.every(({ inputPath }) => inputPath.endsWith('.html')))
        Object.assign(config, mergeConfig(config, PAGE_CHUNKS));
    },
  },
  vite: () => ({
    define: {
      'import.meta.env.BUILD_ID': JSON.stringify(buildId(project.version, import.meta.dirname)),
      __LANGUAGES__: JSON.stringify(languageList(readLanguages())),
      __NEWS__: JSON.stringify(newsVersions(readAllHelp(readLanguages()))),
    },
    plugins: [licenses.plugin()],
    worker: { format: 'es', plugins: () => [licenses.workerPlugin()] },
    build: {
      license: { fileName: BUNDLE_LICENSES },
      // As the manifests below ask for.
      target: ['chrome137', 'firefox142'],
      modulePreload: { polyfill: false },
    },
  }),
  zip: { includeSources: ARCHIVED },
  modulesDir: 'scripts/wxt-modules',
  manifestVersion: 3, // WXT's default for Firefox is 2
  imports: false, // explicit imports only: the compiler, the linter and the reader see everything
  manifest: ({ browser }) => ({
    name: '__MSG_extName__',
    description: '__MSG_extDescription__',
    default_locale: 'en',
    homepage_url: HOMEPAGE,
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
        // 'self': the messages of the user's language
        "connect-src 'self' https: http://localhost:* http://127.0.0.1:*",
        "base-uri 'none'",
        "form-action 'none'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
        // One policy starts the workers of the link map (components/link-map/start-worker.ts), the other parses
        // documents that belong to no window (lib/documents/inert.ts).
        'trusted-types link-map-workers inert-documents',
      ].join('; '),
    },
    ...(browser === 'firefox' && {
      browser_specific_settings: {
        gecko: {
          id: FIREFOX_ID,
          strict_min_version: '142.0',
          // Nothing is sent before Connect, which asks for the optional kinds.
          data_collection_permissions: { required: ['none'], optional: [...DATA_TYPES] },
        },
        // The first version for Android that asks about data.
        gecko_android: { strict_min_version: '142.0' },
      },
    }),
    ...(browser !== 'firefox' && { minimum_chrome_version: '137' }),
  }),
});
