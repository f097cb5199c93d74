// What is typed in both editors of the stand-in, while pages, the worker and the browser die and saves fail: nothing older
// than a second may be lost, nothing may be kept of what has arrived, and nothing of secrets.
import * as z from 'zod/mini';
import { platformAnswer } from '../../e2e/chromium/secret-screen.ts';
import { type Platform, startPlatform } from '../../service/index.ts';
import { chanceFrom } from '../chance.ts';
import type { BrowserName } from '../subject.ts';
import { inTime } from '../waiting.ts';
import { editorInChromium } from './chromium.ts';
import { editorInFirefox } from './firefox.ts';
import { EditorTrials, type Found } from './trial.ts';

export interface EditorTally {
  trials: number;
  /** Trials by how they ended. */
  ends: Record<string, number>;
  /** Trials by the editor that was typed in. */
  editors: Record<string, number>;
  /** Trials with a failed save, by how it failed. Counted are those whose save really met the fault. */
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
/** Longer than any trial takes on a busy machine, and than a browser takes to close. */
const TRIAL_LIMIT = 180_000;
const CLOSE_LIMIT = 30_000;

const count = (counts: Record<string, number>, name: string, more = 1): void => {
  counts[name] = (counts[name] ?? 0) + more;
};

async function runSession(
  browser: BrowserName,
  trials: number,
  seed: number,
  name: string,
): Promise<EditorTally> {
  const begun = Date.now();
  const tally = noTrials();
  const chance = chanceFrom(seed);
  const platform = await startPlatform();
  const subject = await (browser === 'chromium' ? editorInChromium() : editorInFirefox(chanceFrom(seed + 1)));
  try {
    await subject.prepare(platform);
    const run = new EditorTrials(subject, platform, chance, await someSecret(platform));
    const articles = platform.articles(platform.worldId);
    for (let number = 0; number < trials; number++) {
      const { title } = articles[number % articles.length] ?? { title: '' };
      const mark = `${name}-${number}`;
      const one = await inTime(run.run(title, mark), TRIAL_LIMIT);
      tally.trials++;
      if (one === null) {
        const open = (await inTime(subject.addresses(), CLOSE_LIMIT)) ?? ['unknown'];
        console.error(`Trial ${mark} didn't end, ${run.step}. Pages: ${open.join(' ')}`);
        tally.hung++;
        // What hangs could still act on this browser.
        break;
      }
      note(tally, one);
      if (one.isLost || one.isOffered || one.isSecretKept) console.error(mark, title, JSON.stringify(one));
    }
  } finally {
    const isClosed = subject.close().then(() => true);
    if (!(await inTime(isClosed, CLOSE_LIMIT))) console.error(`The browser of ${name} doesn't close.`);
    await inTime(platform.close(), CLOSE_LIMIT);
  }
  return { ...tally, seconds: (Date.now() - begun) / 1000 };
}

async function someSecret(platform: Platform): Promise<string> {
  const list = await platformAnswer(platform, 'POST', `world/secrets?id=${platform.worldId}`, { limit: 1 });
  const [{ id } = { id: '' }] = z.array(z.object({ id: z.string() })).parse(list.entities);
  if (id === '') throw new Error('The world has no secret');
  return id;
}

function note(tally: EditorTally, one: Found): void {
  count(tally.ends, one.end);
  if (one.editor) count(tally.editors, one.editor);
  if (one.fault) count(tally.faults, one.fault);
  tally.lost += Number(one.isLost ?? false);
  tally.oldestLost = Math.max(tally.oldestLost, one.oldestLost ?? 0);
  tally.offered += Number(one.isOffered ?? false);
  tally.secrets += Number(one.isSecretKept ?? false);
}

const noTrials = (): EditorTally => ({
  ...{ trials: 0, ends: {}, editors: {}, faults: {} },
  ...{ lost: 0, oldestLost: 0, offered: 0, secrets: 0, hung: 0, seconds: 0 },
});

/** Runs trials in sessions, each with a browser and a stand-in of its own. `lanes`: how many sessions run at once. */
export async function tortureEditor(options: {
  browser: BrowserName;
  trials: number;
  seed: number;
  lanes: number;
  onSession: (tally: EditorTally) => void;
}): Promise<EditorTally> {
  const { browser, seed, onSession } = options;
  const total = noTrials();
  let left = options.trials;
  let number = 0;
  async function lane(): Promise<void> {
    while (left > 0) {
      const trials = Math.min(SESSION, left);
      left -= trials;
      const one = await runSession(browser, trials, seed * 31 + number, `S${seed}T${number++}`);
      left += trials - one.trials;
      onSession(one);
      for (const name of ['ends', 'editors', 'faults'] as const)
        for (const [kind, more] of Object.entries(one[name])) count(total[name], kind, more);
      for (const name of ['trials', 'lost', 'offered', 'secrets', 'hung', 'seconds'] as const)
        total[name] += one[name];
      total.oldestLost = Math.max(total.oldestLost, one.oldestLost);
    }
  }
  await Promise.all(Array.from({ length: options.lanes }, lane));
  return total;
}
