import { Firefox } from '../../e2e/firefox/browser.ts';
import type { Tab } from '../../e2e/firefox/tab.ts';
import { connectAndCopy } from '../../e2e/firefox/welcome.ts';
import { type Chance, pick } from '../chance.ts';
import { type EditorSubject, type EditorTab, JOURNAL_ON } from './subject.ts';

const CONTROL = '\uE009';
const DELETE = '\uE017';

/** In the browser's window: the process of the page with this address. */
const processOf = (url: string): string =>
  `gBrowser.browsers.find(({ currentURI }) => currentURI.spec === ${JSON.stringify(url)}).frameLoader.remoteTab.osPid`;

const tabOf = (firefox: Firefox, tab: Tab, url: string): EditorTab => ({
  async empty(css) {
    await tab.click(css);
    await tab.chord(CONTROL, 'a');
    await tab.keys(DELETE);
  },
  type: (text) => tab.keys(text),
  save: () => tab.press('Save'),
  async kill() {
    process.kill(Number(await firefox.privileged(processOf(url))), 'SIGKILL');
    await firefox.closeTab(tab);
  },
  close: () => firefox.closeTab(tab),
});

/** The background dies as when it is idle, or with the process of the extension's pages. */
export async function editorInFirefox(chance: Chance): Promise<EditorSubject> {
  const firefox = await Firefox.launchDurable();
  async function ask(expression: string): Promise<unknown> {
    // A file on which nothing runs opens in a third of the time of a page.
    const tab = await firefox.screen('licenses.txt#');
    try {
      return await tab.eval(expression);
    } finally {
      await firefox.closeTab(tab);
    }
  }
  return {
    async prepare(platform) {
      await connectAndCopy(firefox, platform, 'opened');
      await ask(JOURNAL_ON);
      // Firefox stores permissions and preferences only after a while, or when it quits.
      await firefox.restart();
    },
    open: async (url) => tabOf(firefox, await firefox.open(url), url),
    ask,
    async killWorker() {
      if (pick(chance, ['idle', 'process']) === 'idle') await firefox.terminateBackground();
      else await firefox.crashExtension();
    },
    crash: () => firefox.crash(),
    addresses: async () =>
      [await firefox.privileged('gBrowser.browsers.map(({ currentURI }) => currentURI.spec)')]
        .flat()
        .map(String),
    close: () => firefox.close(),
  };
}
