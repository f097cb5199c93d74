import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type BuiltFor, explained, sourceOf } from './permissions-table.ts';

interface Manifest {
  [key: string]: unknown;
  permissions: string[];
  optional_host_permissions: string[];
  browser_specific_settings?: {
    gecko: { data_collection_permissions: { required: string[]; optional: string[] } };
    gecko_android: { strict_min_version: string };
  };
}

function manifestOf(browser: BuiltFor): Manifest {
  const file = path.resolve(import.meta.dirname, `../../../.output/${browser}-mv3/manifest.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** How each permission is used. A permission that isn't listed here isn't used. */
const USED: Record<string, RegExp> = {
  activeTab: /scripting\.executeScript/,
  alarms: /browser\.alarms\./,
  contextMenus: /contextMenus\.create/,
  declarativeNetRequestWithHostAccess: /declarativeNetRequest\.updateSessionRules/,
  idle: /idle\??\.(onStateChanged|setDetectionInterval)/,
  scripting: /scripting\.(executeScript|registerContentScripts)/,
  sidePanel: /sidePanel\??\.open/,
  storage: /storage\.local/,
  unlimitedStorage: /openDB/,
  'https://*/*': /requestAccess\(|permissions\.request\(/,
  'http://localhost/*': /requestAccess\(/,
  'http://127.0.0.1/*': /requestAccess\(/,
  authenticationInfo: /'x-auth-token': to\.userToken/,
  websiteContent: /draft\.text\.content/,
  browsingActivity: /source\.url/,
};

const TABLES = {
  permissions: explained('At installation'),
  optional_host_permissions: explained('At Connect'),
  data: explained('Data that is sent'),
};

/** What the manifest requests, by table. */
function requestedBy(manifest: Manifest): Record<keyof typeof TABLES, string[]> {
  return {
    permissions: manifest.permissions,
    optional_host_permissions: manifest.optional_host_permissions,
    data: manifest.browser_specific_settings?.gecko.data_collection_permissions.optional ?? [],
  };
}

test('each permission is explained in a sentence, and used where the explanation says', () => {
  for (const { name, browsers, sentence, files } of Object.values(TABLES).flat()) {
    expect(browsers, name).not.toEqual([]);
    expect(sentence, name).toMatch(/^[A-Z].{20,}\.$/);
    expect(files, name).not.toEqual([]);
    for (const file of files) expect(sourceOf(file), `${name} in ${file}`).toMatch(USED[name] ?? /$^/);
  }
});

/** A change of permissions needs a change of `docs/permissions.md`. */
for (const browser of ['chrome', 'firefox'] as const)
  test(`the ${browser} manifest requests what docs/permissions.md explains, and nothing else`, () => {
    const manifest = manifestOf(browser);
    const requested = requestedBy(manifest);
    for (const table of ['permissions', 'optional_host_permissions', 'data'] as const) {
      const rows = TABLES[table].filter(({ browsers }) => browsers.includes(browser));
      expect(requested[table].toSorted(), table).toEqual(rows.map(({ name }) => name).toSorted());
    }
    expect(manifest).toMatchObject({
      manifest_version: 3,
      incognito: 'not_allowed',
      content_security_policy: {
        extension_pages: [
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          "img-src 'self' data: blob:",
          "font-src 'self'",
          "connect-src 'self' https: http://localhost:* http://127.0.0.1:*",
          "base-uri 'none'",
          "form-action 'none'",
          "object-src 'none'",
          "require-trusted-types-for 'script'",
          'trusted-types link-map-workers inert-documents',
        ].join('; '),
      },
    });
    for (const name of [
      'host_permissions',
      'content_scripts',
      'web_accessible_resources',
      'externally_connectable',
      'optional_permissions',
      'update_url',
    ])
      expect(manifest[name], name).toBeUndefined();
    expect(Object.keys(Object(manifest.commands)).sort()).toEqual([
      '_execute_action',
      'complete-mention',
      'lock',
      'open-palette',
      'open-panel',
    ]);
    expect(manifest.omnibox).toEqual({ keyword: 'lore' });
  });

test('Firefox installs without asking about data, on desktop and Android', () => {
  expect(manifestOf('firefox').browser_specific_settings).toMatchObject({
    gecko: { data_collection_permissions: { required: ['none'] }, strict_min_version: '142.0' },
    gecko_android: { strict_min_version: '142.0' },
  });
});
