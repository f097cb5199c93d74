import path from 'node:path';
import { mergeConfig } from 'vite';
import { defineConfig } from 'wxt';
import project from './package.json' with { type: 'json' };

/** The background's second script takes these from the first (entrypoints/background/lentlibraries.ts). */
const LENT = {
  'zod/mini': 'loresideLibraries.zod',
  'webextension-polyfill': 'loresideLibraries.browser',
  idb: 'loresideLibraries.idb',
  [path.resolve('lib/service/index.ts')]: 'loresideLibraries.service',
};

/**
 * What is opened together lies in one file: the views of things, and the work on the text beside. A package pays for each
 * file, and small ones compress badly. What a page needs for its first paint stays apart.
 */
const PAGES = {
  output: {
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        {
          name: 'things',
          test: /components\/(article|thing|markup|dice|statblock|secret|image|manuscript|world|user)\//,
        },
        { name: 'tree', test: /components\/category\/(?!CategoryPicker|index|picker)/ },
        { name: 'drafts', test: /lib\/outbox\// },
        { name: 'beside', test: /components\/(write|follow)\/|lib\/worldpage\// },
        {
          name: 'form',
          test: /components\/ui\/(Switch|Segmented|Chip|ConfirmDialog|ModalDialog|HelpDialog|Field|TextField|TextAreaField)/,
        },
      ],
    },
  },
};

export default defineConfig({
  hooks: {
    'vite:build:extendConfig'(entrypoints, config) {
      if (entrypoints.some(({ name }) => name === 'sidepanel'))
        Object.assign(config, mergeConfig(config, { build: { rollupOptions: PAGES } }));
      if (!entrypoints.some(({ name }) => name === 'deferred')) return;
      const lent = { external: Object.keys(LENT), output: { globals: LENT } };
      Object.assign(config, mergeConfig(config, { build: { rollupOptions: lent } }));
    },
  },
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
    incognito: browser === 'firefox' ? undefined : 'spanning',
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
