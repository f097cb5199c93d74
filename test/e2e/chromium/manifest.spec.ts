import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

interface Manifest {
  [key: string]: unknown;
  permissions: string[];
}

function manifestOf(browser: 'chrome' | 'firefox'): Manifest {
  const file = path.resolve(import.meta.dirname, `../../../.output/${browser}-mv3/manifest.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const SHARED = [
  'activeTab',
  'alarms',
  'contextMenus',
  'declarativeNetRequestWithHostAccess',
  'idle',
  'scripting',
  'storage',
  'unlimitedStorage',
];
const EXPECTED = {
  chrome: { permissions: [...SHARED, 'sidePanel'].sort() },
  firefox: { permissions: SHARED },
};

/** Every permission requested at install is listed here, so a change of permissions needs a change of this test. */
for (const browser of ['chrome', 'firefox'] as const)
  test(`the ${browser} manifest requests no other permissions`, () => {
    const manifest = manifestOf(browser);
    expect([...manifest.permissions].sort()).toEqual(EXPECTED[browser].permissions);
    expect(manifest).toMatchObject({
      manifest_version: 3,
      incognito: 'not_allowed',
      optional_host_permissions: ['https://*/*', 'http://localhost/*', 'http://127.0.0.1/*'],
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
          "trusted-types 'none'",
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
