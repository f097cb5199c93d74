import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Bidi } from './bidi.ts';
import { Tab } from './tab.ts';

const EXTENSION = path.resolve(import.meta.dirname, '../../../.output/firefox-mv3');
const ID = 'loreside@loreside.example';
const NOWHERE = 'http://127.0.0.1:9/';

type Preferences = Record<string, string | number | boolean>;

const PREFERENCES: Preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': NOWHERE,
  'toolkit.telemetry.server': NOWHERE,
};

async function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`Firefox did not start: ${said}`)), 60_000);
    child.once('exit', (code) => reject(new Error(`Firefox left with ${code}: ${said}`)));
    child.stderr?.on('data', (data) => {
      said += data;
      const url = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said)?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    });
  });
}

/** A real Firefox, for the built extension. */
export class Firefox {
  readonly #folder: string;
  readonly #child: ChildProcess;
  readonly #bidi: Bidi;
  /** Host of the extension's pages; none while it is not installed. */
  #uuid: string | null = null;

  private constructor(folder: string, child: ChildProcess, bidi: Bidi) {
    this.#folder = folder;
    this.#child = child;
    this.#bidi = bidi;
  }

  /** Without the extension. */
  static async launch(): Promise<Firefox> {
    const folder = await mkdtemp(path.join(tmpdir(), 'loreside-firefox-'));
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    await writeFile(path.join(folder, 'user.js'), lines.join(''));
    // Without system access, Firefox refuses to open an extension's pages.
    const args = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port=0'];
    const child = spawn(
      process.env.FIREFOX ?? '/usr/bin/firefox-esr',
      [...args, '--remote-allow-system-access', 'about:blank'],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const bidi = await Bidi.open(`${await listening(child)}/session`);
    await bidi.send('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
    return new Firefox(folder, child, bidi);
  }

  /**
   * Installs the extension under an origin that was never there before, and so with stores of its own. Of an earlier one
   * nothing is left: neither leaves nor tabs nor what the browser has noted of it.
   */
  async install(): Promise<void> {
    if (this.#uuid !== null) await this.#uninstall();
    this.#uuid = randomUUID();
    await this.prefer({
      'extensions.webextensions.uuids': JSON.stringify({ [ID]: this.#uuid }),
      // The extension's request for a host is granted without a prompt.
      'extensions.webextOptionalPermissionPrompts': false,
    });
    await this.#bidi.send('webExtension.install', { extensionData: { type: 'path', path: EXTENSION } });
  }

  async #uninstall(): Promise<void> {
    const { context } = await this.open('about:blank');
    const tree = await this.#bidi.send('browsingContext.getTree', { maxDepth: 0 });
    const tabs = tree.get('contexts');
    for (const at of Array.isArray(tabs) ? tabs.keys() : []) {
      const other = tree.text('contexts', at, 'context');
      if (other !== context) await this.#bidi.send('browsingContext.close', { context: other });
    }
    await this.#bidi.send('webExtension.uninstall', { extension: ID });
    await this.privileged('Services.console.reset()');
  }

  async open(url: string): Promise<Tab> {
    const created = await this.#bidi.send('browsingContext.create', { type: 'tab' });
    const context = created.text('context');
    await this.#bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    return new Tab(this.#bidi, context);
  }

  /** A page of the extension in a tab. */
  screen(name: string, query = ''): Promise<Tab> {
    return this.open(`moz-extension://${this.#uuid}/${name}.html${query}`);
  }

  async closeTab(tab: Tab): Promise<void> {
    await this.#bidi.send('browsingContext.close', { context: tab.context });
  }

  /** Runs in the browser's own window, with the browser's rights. */
  async privileged(expression: string): Promise<unknown> {
    const tree = await this.#bidi.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
    return new Tab(this.#bidi, tree.text('contexts', 0, 'context')).eval(expression);
  }

  async prefer(preferences: Preferences): Promise<void> {
    await this.privileged(`(() => {
      const set = { string: 'setStringPref', number: 'setIntPref', boolean: 'setBoolPref' };
      for (const [name, value] of Object.entries(${JSON.stringify(preferences)}))
        Services.prefs[set[typeof value]](name, value);
    })()`);
  }

  /** Ends the event page as idleness would; answers its state. */
  terminateBackground(): Promise<unknown> {
    return this.privileged(`(async () => {
      const { extension } = WebExtensionPolicy.getByID(${JSON.stringify(ID)});
      await extension.terminateBackground({ ignoreDevToolsAttached: true, disableResetIdleForTest: true });
      return extension.backgroundState;
    })()`);
  }

  /** Picks the extension's item from the open context menu; false while it is not there. */
  pickFromContextMenu(label: string): Promise<unknown> {
    return this.privileged(`(() => {
      const menu = document.getElementById('contentAreaContextMenu');
      const items = menu.state === 'open' ? [...menu.querySelectorAll('menuitem')] : [];
      const item = items.find((one) => one.label.startsWith(${JSON.stringify(label)}));
      // Several items of one extension lie in a menu of their own, which has to be open.
      const within = item?.closest('menu');
      if (within && !within.open) {
        within.openMenu(true);
        return false;
      }
      if (item) item.closest('menupopup').activateItem(item);
      return Boolean(item);
    })()`);
  }

  /** The key of a command of the extension, by its letter: keys that are sent to a page do not reach the browser. */
  pressShortcut(letter: string): Promise<unknown> {
    return this.privileged(`(() => {
      const keys = [...document.querySelectorAll('keyset[id^=ext-keyset-id-] > key')];
      const key = keys.find((one) => one.getAttribute('key') === ${JSON.stringify(letter)});
      key.doCommand();
    })()`);
  }

  /** Answers the browser's question; false while it asks nothing. */
  answerPrompt(isYes: boolean): Promise<unknown> {
    return this.privileged(`(() => {
      const { panel } = PopupNotifications;
      const asked = panel.state === 'open' && panel.querySelector('popupnotification');
      if (asked) asked.${isYes ? 'button' : 'secondaryButton'}.click();
      return Boolean(asked);
    })()`);
  }

  /** Switches the extension off and on, as the list of add-ons does. */
  enable(isOn: boolean): Promise<unknown> {
    return this.privileged(`(async () => {
      const { AddonManager } = ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs');
      const addon = await AddonManager.getAddonByID(${JSON.stringify(ID)});
      await addon.${isOn ? 'enable' : 'disable'}();
    })()`);
  }

  async close(): Promise<void> {
    const gone = new Promise<void>((resolve) => this.#child.once('exit', () => resolve()));
    await this.#bidi.send('browser.close').catch(() => {});
    await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 10_000))]);
    if (this.#child.exitCode === null) this.#child.kill('SIGKILL');
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
