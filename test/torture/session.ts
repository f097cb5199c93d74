import type { Version } from '../e2e/chromium/connect.ts';
import { type Platform, startPlatform } from '../service/index.ts';
import type { Chance } from './chance.ts';
import { tortureChromium } from './chromium.ts';
import { tortureFirefox } from './firefox.ts';
import { execute } from './killer.ts';
import { plan } from './plan.ts';
import type { BrowserName, Protocol, Subject } from './subject.ts';
import { judge, type OutboxView, type Tally } from './verdict.ts';

export interface SessionOptions {
  browser: BrowserName;
  version: Version;
  protocol: Protocol;
  trials: number;
  chance: Chance;
  headed: boolean;
  /** The drafts' name, followed by a number. */
  name: string;
}

/** Milliseconds before a worker that waits for a faulty stand-in is replaced. */
const STALL = 8_000;

/** Polls the outbox until every draft is settled, and counts the workers it took. */
async function settle(
  subject: Subject,
  titles: string[],
  patience: number,
): Promise<{ view: OutboxView; kills: number }> {
  const deadline = Date.now() + patience;
  let last = { words: '', at: Date.now() };
  let kills = 0;
  for (;;) {
    const view = await subject.outbox();
    const done = new Set([...view.sent, ...view.writing, ...view.attention.map(({ title }) => title)]);
    if (titles.every((title) => done.has(title))) return { view, kills };
    if (Date.now() > deadline) {
      console.error(`Not settled in time; the panel says:\n${await subject.describe()}`);
      return { view, kills };
    }
    const words = JSON.stringify(view);
    if (words !== last.words) last = { words, at: Date.now() };
    if (Date.now() - last.at > STALL) {
      await subject.kill('stop');
      await subject.lookIn();
      kills += 1;
      last = { words, at: Date.now() };
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function torture(subject: Subject, platform: Platform, options: SessionOptions): Promise<Tally> {
  const begun = Date.now();
  const titles: string[] = [];
  let kills = 0;
  let crashes = 0;
  await subject.connect(platform, options.version, options.protocol);
  for (const round of plan(options.chance, options.trials, options.name)) {
    await subject.write(round.titles);
    titles.push(...round.titles);
    for (const fault of round.faults) platform.faults.add(fault);
    for (const kill of round.kills) {
      const isCrash = await execute(kill, subject, platform);
      kills += 1;
      if (isCrash) crashes += 1;
    }
  }
  platform.faults.clear();
  const end = await settle(subject, titles, 120_000);
  const totals = { kills: kills + end.kills, crashes, seconds: (Date.now() - begun) / 1000 };
  return judge(platform, titles, end.view, totals);
}

/** Runs one browser with its own stand-in: types drafts on the real screen, with faults and kills as planned. */
export async function runSession(options: SessionOptions): Promise<Tally> {
  const platform = await startPlatform({ https: true, h2: true });
  try {
    const subject = await (options.browser === 'chromium'
      ? tortureChromium(options.headed)
      : tortureFirefox());
    try {
      return await torture(subject, platform, options);
    } finally {
      await subject.close();
    }
  } finally {
    await platform.close();
  }
}
