// What is typed in both editors of the stand-in, while pages, the worker and the browser die and saves fail: nothing older
// than a second may be lost, nothing may be kept of what has arrived, and nothing of secrets.
import type { Page } from '@playwright/test';
import { Chromium } from '../e2e/chromium/browser.ts';
import { editArticle, field, visual } from '../e2e/chromium/editor-stage.ts';
import { entriesIn } from '../e2e/chromium/library-copy.ts';
import { connectAndCopy } from '../e2e/chromium/search-screen.ts';
import { type FaultKind, type Platform, startPlatform } from '../service/index.ts';
import { between, type Chance, chanceFrom, pick } from './chance.ts';
import { plainLine, type Typed, typeWords } from './typing.ts';
import { inTime, soon, wait } from './waiting.ts';

type Editor = 'plain' | 'visual';
/** How a trial ends: a death, a save that fails, a save that works, or the editor of a secret. */
const ENDS = ['page', 'worker', 'browser', 'failed', 'failed', 'saved', 'saved', 'secret'] as const;
type End = (typeof ENDS)[number];

export interface EditorTally {
  trials: number;
  /** Trials by how they ended. */
  ends: Record<string, number>;
  /** Trials by the editor that was typed in. */
  editors: Record<string, number>;
  /** Failed saves, by how they failed. */
  faults: Record<string, number>;
  /** Trials in which something typed more than a second before the end is neither kept nor on World Anvil. */
  lost: number;
  /** The longest time before the end whose text was lost, in milliseconds. */
  oldestLost: number;
  /** Texts that had arrived and were offered or still kept on the next visit. */
  offered: number;
  /** Texts of secrets that were kept. */
  secrets: number;
  /** Trials that took too long or broke off, with a report. They count as neither lost nor kept. */
  hung: number;
  seconds: number;
}

/** Trials in a row with the same browser and world: each has an article of its own. */
const SESSION = 40;
const LIMIT = 1_000;
/** Longer than any trial takes on a busy machine, and than a browser takes to close. */
const TRIAL_LIMIT = 180_000;
const CLOSE_LIMIT = 30_000;
const TAB_LIMIT = 20_000;

const keptTexts = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(async () => {
    const ask = (channel, request) => chrome.runtime.sendMessage({ channel, request });
    const list = (await ask('journal.list', {})).value ?? [];
    const read = await Promise.all(list.map(({ id }) => ask('journal.read', { id })));
    return read.map(({ value }) => value?.text ?? '');
  })()`);

async function withOptions<T>(chromium: Chromium, work: (page: Page) => Promise<T>): Promise<T> {
  const page = await chromium.open('options');
  try {
    return await work(page);
  } finally {
    await page.close();
  }
}

/** What a trial did and found. */
type Found = Partial<Pick<EditorTally, 'lost' | 'oldestLost' | 'offered' | 'secrets'>> & {
  end: End;
  editor?: Editor;
  fault?: string | null;
};
type Loss = Omit<Found, 'end'>;

async function crashPage(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void cdp.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
}

const count = (counts: Record<string, number>, name: string, more = 1): void => {
  counts[name] = (counts[name] ?? 0) + more;
};

class Session {
  readonly #chromium: Chromium;
  readonly #platform: Platform;
  readonly #chance: Chance;
  readonly #secretId: string;
  /** What the running trial does, for the report of one that hangs. */
  step = '';
  constructor(chromium: Chromium, platform: Platform, chance: Chance, secretId: string) {
    this.#secretId = secretId;
    this.#chromium = chromium;
    this.#platform = platform;
    this.#chance = chance;
  }

  /** Runs one trial; what it found. */
  async trial(title: string, mark: string): Promise<Found> {
    const end = pick(this.#chance, ENDS);
    this.step = `${end}: opening the editor`;
    if (end === 'secret') return { end, ...(await this.#secret(mark)) };
    const editor = pick<Editor>(this.#chance, ['plain', 'visual']);
    const page = await editArticle(this.#chromium, this.#platform, title, editor);
    // The journal's script has asked what it may do.
    await wait(1_000);
    const text = editor === 'plain' ? field(page, 'content') : visual(page, 'content');
    await text.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    const fault = end === 'failed' ? this.#failSaves() : null;
    this.step = `${end}: typing in the ${editor} editor`;
    const killing =
      end === 'worker'
        ? wait(between(this.#chance, 100, 1_500)).then(() => this.#chromium.killWorker())
        : null;
    const typed = await typeWords(page, this.#chance, mark);
    await killing;
    const endedAt = Date.now();
    this.step = `${end}: ending in the ${editor} editor`;
    const how = { end, editor, fault };
    if (end === 'saved') return { ...how, ...(await this.#saved(page, title, editor, typed)) };
    await this.#die(page, end, editor);
    this.step = `${end}: judging what the ${editor} editor had`;
    return { ...how, ...(await this.#judge(title, typed, endedAt)) };
  }

  #failSaves(): string {
    const how = pick<FaultKind>(this.#chance, [
      { kind: 'status', status: 500 },
      { kind: 'empty', commit: false },
      { kind: 'redirect', to: 'same' },
      { kind: 'drop', after: 0, by: 'rst' },
    ]);
    for (const method of ['PATCH', 'POST'])
      this.#platform.faults.add({ ...how, match: { method, path: '/(p/athena|world)/' } });
    return how.kind;
  }

  /** A tab that is closed while it goes to another page may never be: then the driver waits for good. */
  async #close(page: Page): Promise<void> {
    const isClosed = page.close().then(() => true);
    if (await inTime(isClosed, TAB_LIMIT)) return;
    const { targetInfos } = await this.#chromium.cdp.send('Target.getTargets');
    const open = targetInfos.filter(({ type, url }) => type === 'page' && url.startsWith(this.#platform.url));
    console.error(`A tab doesn't close, ${this.step}: ${open.map(({ url }) => url).join(' ')}`);
    for (const { targetId } of open) await this.#chromium.cdp.send('Target.closeTarget', { targetId });
  }

  async #die(page: Page, end: End, editor: Editor): Promise<void> {
    if (end === 'failed' && editor === 'plain') {
      await page.getByRole('button', { name: 'Save' }).click({ noWaitAfter: true });
      await wait(500);
    }
    if (end === 'browser') await this.#chromium.crash();
    else if (end === 'failed') await this.#close(page);
    else await crashPage(page);
    this.#platform.faults.clear();
  }

  #stands(title: string): string {
    return this.#platform.articles().find((one) => one.title === title)?.texts.content ?? '';
  }

  /** How much of what was typed is neither kept nor on World Anvil. */
  async #judge(title: string, typed: Typed, endedAt: number): Promise<Loss> {
    const due = typed.findLast(({ at }) => at <= endedAt - LIMIT)?.text ?? '';
    const places = async () =>
      [...(await withOptions(this.#chromium, keptTexts)), this.#stands(title)].map(plainLine);
    const has = (all: readonly string[], text: string) => all.some((one) => one.startsWith(plainLine(text)));
    const all = await soon(places, (found) => has(found, due), 3_000);
    const oldest = typed.find(({ text }) => !has(all, text));
    return { lost: has(all, due) ? 0 : 1, oldestLost: oldest ? Math.max(0, endedAt - oldest.at) : 0 };
  }

  async #saved(page: Page, title: string, editor: Editor, typed: Typed): Promise<Loss> {
    const whole = plainLine(typed.at(-1)?.text ?? '');
    if (editor === 'plain') await page.getByRole('button', { name: 'Save' }).click();
    await soon(
      async () => plainLine(this.#stands(title)),
      (text) => text === whole,
    );
    if (plainLine(this.#stands(title)) !== whole) return { lost: 1, oldestLost: 0 };
    await this.#close(page);
    const again = await editArticle(this.#chromium, this.#platform, title, editor);
    const isKept = (all: readonly string[]) => all.some((one) => plainLine(one) === whole);
    const kept = await soon(
      () => withOptions(this.#chromium, keptTexts),
      (all) => !isKept(all),
    );
    await this.#close(again);
    return { offered: isKept(kept) ? 1 : 0 };
  }

  async #secret(mark: string): Promise<Loss> {
    const page = await this.#chromium.visit(`${this.#platform.url}/world/secret/${this.#secretId}/edit`);
    await wait(1_000);
    const text = page.locator('textarea').first();
    await text.click();
    await typeWords(page, this.#chance, mark);
    await wait(LIMIT);
    await crashPage(page);
    const kept = await withOptions(this.#chromium, keptTexts);
    return { secrets: kept.some((one) => one.includes(mark)) ? 1 : 0 };
  }
}

async function runSession(trials: number, seed: number, name: string): Promise<EditorTally> {
  const begun = Date.now();
  const tally = noTrials();
  const platform = await startPlatform({ https: true });
  const chromium = await Chromium.launch({});
  try {
    await (await connectAndCopy(chromium, platform)).page.close();
    await withOptions(chromium, (page) =>
      page.evaluate(`chrome.storage.local.get('settings').then(({ settings }) =>
        chrome.storage.local.set({ settings: { ...settings, journal: 'on' } }))`),
    );
    await chromium.restart();
    const secret = (await withOptions(chromium, entriesIn)).find(({ kind }) => kind === 'secret');
    if (!secret) throw new Error('The world has no secret');
    const session = new Session(chromium, platform, chanceFrom(seed), secret.id);
    const articles = platform.articles(platform.worldId);
    for (let number = 0; number < trials; number++) {
      const { title } = articles[number % articles.length] ?? { title: '' };
      const mark = `${name}-${number}`;
      const one = await inTime(session.trial(title, mark), TRIAL_LIMIT);
      tally.trials++;
      if (one === null) {
        const open = chromium.context.pages().map((page) => page.url());
        console.error(`Trial ${mark} didn't end, ${session.step}. Pages: ${open.join(' ')}`);
        tally.hung++;
        // What hangs could still act on this browser.
        break;
      }
      count(tally.ends, one.end);
      if (one.editor) count(tally.editors, one.editor);
      if (one.fault) count(tally.faults, one.fault);
      tally.lost += one.lost ?? 0;
      tally.oldestLost = Math.max(tally.oldestLost, one.oldestLost ?? 0);
      tally.offered += one.offered ?? 0;
      tally.secrets += one.secrets ?? 0;
      if ((one.lost ?? 0) + (one.offered ?? 0) + (one.secrets ?? 0) > 0)
        console.error(`Trial ${mark}: ${JSON.stringify(one)}`);
    }
  } finally {
    if (
      (await inTime(
        chromium.close().then(() => true),
        CLOSE_LIMIT,
      )) === null
    )
      console.error(`The browser of ${name} doesn't close.`);
    await inTime(platform.close(), CLOSE_LIMIT);
  }
  return { ...tally, seconds: (Date.now() - begun) / 1000 };
}

export const noTrials = (): EditorTally => ({
  ...{
    trials: 0,
    ends: {},
    editors: {},
    faults: {},
    lost: 0,
    oldestLost: 0,
    offered: 0,
    secrets: 0,
    hung: 0,
    seconds: 0,
  },
});

/** Runs trials in sessions, each with a browser and a stand-in of its own. */
export async function tortureEditor(options: {
  trials: number;
  seed: number;
  onSession: (tally: EditorTally) => void;
}): Promise<EditorTally> {
  const total = noTrials();
  for (let number = 0; total.trials < options.trials; number++) {
    const trials = Math.min(SESSION, options.trials - total.trials);
    const one = await runSession(trials, options.seed * 31 + number, `S${options.seed}T${number}`);
    options.onSession(one);
    total.trials += one.trials;
    for (const name of ['ends', 'editors', 'faults'] as const)
      for (const [kind, more] of Object.entries(one[name])) count(total[name], kind, more);
    total.lost += one.lost;
    total.oldestLost = Math.max(total.oldestLost, one.oldestLost);
    total.offered += one.offered;
    total.secrets += one.secrets;
    total.hung += one.hung;
    total.seconds += one.seconds;
  }
  return total;
}
