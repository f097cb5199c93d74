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

async function read(page: Page): Promise<OutboxView> {
  const titles = (section: string): Promise<string[]> =>
    page.getByRole('list', { name: section, exact: true }).getByRole('heading').allTextContents();
  const rows = await page
    .getByRole('list', { name: 'Needs attention', exact: true })
    .getByRole('listitem')
    .all();
  const attention = await Promise.all(
    rows.map(async (row) => ({
      title: (await row.getByRole('heading').textContent()) ?? '',
      words: (await row.textContent()) ?? '',
    })),
  );
  return {
    underway: await titles('On its way'),
    sent: await titles('Sent'),
    writing: await titles('Writing'),
    attention,
  };
}

/** Looks into the outbox until nothing is under way any more; what is left after that long is the verdict's matter. */
async function settled(chromium: Chromium, patience: number): Promise<OutboxView> {
  const page = await chromium.open('sidepanel');
  const deadline = Date.now() + patience;
  for (;;) {
    const view = await read(page);
    const quiet = view.underway.length === 0;
    if (quiet || Date.now() > deadline) return view;
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
      await chromium.open('popup');
    }
  }
  platform.faults.clear();
  const outbox = await settled(chromium, 60_000);
  return judge(platform, titles, outbox, { kills, crashes, seconds: (Date.now() - begun) / 1000 });
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
