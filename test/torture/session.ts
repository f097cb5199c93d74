import { expect, type Page } from '@playwright/test';
import { Chromium } from '../e2e/chromium/browser.ts';
import { CaptureScreen } from '../e2e/chromium/capture-screen.ts';
import { connect, type Version } from '../e2e/chromium/connect.ts';
import { hasten } from '../e2e/chromium/hasten.ts';
import { type Platform, startPlatform } from '../service/index.ts';
import type { Chance } from './chance.ts';
import { execute } from './killer.ts';
import { plan } from './plan.ts';
import { judge, type OutboxView, type Tally } from './verdict.ts';

export type Protocol = 'h1' | 'h2';

export interface SessionOptions {
  version: Version;
  protocol: Protocol;
  trials: number;
  chance: Chance;
  headed: boolean;
  /** What the drafts are called, with a number behind it. */
  name: string;
}

/** Writes a draft into the real capture screen and saves it; returns once the screen says that it is kept. */
async function write(screen: CaptureScreen, title: string): Promise<void> {
  await screen.beginAnother();
  await screen.title.fill(title);
  await screen.content.fill(`Written for ${title}.`);
  await screen.save();
  await expect(screen.receipt.getByRole('heading', { name: title, exact: true })).toBeVisible();
}

/** The sections of the outbox in the side panel, all at one moment. */
function read(page: Page): Promise<OutboxView> {
  return page.evaluate(() => {
    const rows = (section: string): { title: string; words: string }[] =>
      [...document.querySelectorAll(`ul[aria-label="${section}"] > li`)].map((row) => ({
        title: row.querySelector('button')?.textContent ?? '',
        words: row.textContent,
      }));
    const titles = (section: string): string[] => rows(section).map(({ title }) => title);
    return {
      underway: [
        ...titles('On its way'),
        ...rows('Sent').flatMap(({ title, words }) => (words.includes('Making sure') ? title : [])),
      ],
      // A copy that is still being made sure of is on its way, however it is called.
      sent: rows('Sent').flatMap(({ title, words }) =>
        words.includes('It stands there once.') ? title : [],
      ),
      writing: titles('Writing'),
      attention: rows('Needs attention'),
    };
  });
}

/** A worker that waits out a platform in trouble for longer than this is replaced by a fresh one. */
const STALL = 8_000;

/** Looks into the outbox until every draft is settled there, and counts the workers that it took. */
async function settle(
  chromium: Chromium,
  titles: string[],
  patience: number,
): Promise<{ view: OutboxView; kills: number }> {
  const page = await chromium.open('sidepanel');
  const deadline = Date.now() + patience;
  let last = { words: '', at: Date.now() };
  let kills = 0;
  for (;;) {
    const view = await read(page);
    const done = new Set([...view.sent, ...view.writing, ...view.attention.map(({ title }) => title)]);
    if (titles.every((title) => done.has(title))) return { view, kills };
    if (Date.now() > deadline) {
      console.error(`Not settled in time; the panel says:\n${await page.locator('body').ariaSnapshot()}`);
      return { view, kills };
    }
    const words = JSON.stringify(view);
    if (words !== last.words) last = { words, at: Date.now() };
    if (Date.now() - last.at > STALL) {
      await chromium.killWorker('stop');
      await (await chromium.open('popup')).close();
      await page.reload();
      kills += 1;
      last = { words, at: Date.now() };
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function torture(chromium: Chromium, platform: Platform, options: SessionOptions): Promise<Tally> {
  const begun = Date.now();
  const titles: string[] = [];
  let kills = 0;
  let crashes = 0;
  await connect(chromium, platform, options.version, options.protocol === 'h2');
  await hasten(chromium);
  // The browser writes down what it was allowed only after a while, or when it quits.
  await chromium.restart();
  for (const round of plan(options.chance, options.trials, options.name)) {
    const screen = await CaptureScreen.open(chromium);
    for (const title of round.titles) {
      await write(screen, title);
      titles.push(title);
    }
    for (const fault of round.faults) platform.faults.add(fault);
    for (const kill of round.kills) {
      await execute(kill, chromium, platform);
      kills += 1;
      if (kill.how === 'crash') crashes += 1;
    }
  }
  platform.faults.clear();
  const end = await settle(chromium, titles, 120_000);
  const deeds = { kills: kills + end.kills, crashes, seconds: (Date.now() - begun) / 1000 };
  return judge(platform, titles, end.view, deeds);
}

/** One browser and one platform of their own, drafts written into the real screen, faults and kills as planned. */
export async function runSession(options: SessionOptions): Promise<Tally> {
  const platform = await startPlatform({ https: true, h2: true });
  const chromium = await Chromium.launch({ headed: options.headed });
  try {
    return await torture(chromium, platform, options);
  } finally {
    await chromium.close();
    await platform.close();
  }
}
