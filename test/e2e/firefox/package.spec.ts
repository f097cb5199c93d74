import path from 'node:path';
import project from '../../../package.json' with { type: 'json' };
import { FIREFOX_ID } from '../../../scripts/build/domain.ts';
import { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';

const PACKAGE = path.resolve(
  import.meta.dirname,
  `../../../.output/${project.name}-${project.version}-firefox.zip`,
);

test('Firefox installs the package, which opens the welcome page', async () => {
  const firefox = await Firefox.launchDurable(undefined, PACKAGE);
  try {
    const addon = await firefox.privileged(`(async () => {
      const { AddonManager } = ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs');
      const { name, version, isActive, temporarilyInstalled, icons } =
        await AddonManager.getAddonByID(${JSON.stringify(FIREFOX_ID)});
      return JSON.stringify({ name, version, isActive, temporarilyInstalled, icons: Object.keys(icons) });
    })()`);
    expect(JSON.parse(String(addon))).toEqual({
      name: 'Loreside',
      version: project.version,
      isActive: true,
      temporarilyInstalled: false,
      icons: ['16', '32', '48', '96', '128'],
    });
    const opened = () =>
      firefox.privileged('gBrowser.tabs.map((tab) => tab.linkedBrowser.currentURI.spec).join()');
    await expect.poll(opened).toContain('/welcome.html');
    const welcome = await firefox.screen('welcome');
    await expect.poll(() => welcome.text()).toContain('How do you want to start?');
  } finally {
    await firefox.close();
  }
});
