// Renames in a real browser, while it dies, requests fail and somebody else writes: each text is always the old or the new
// one, and one undo restores all of them to the byte.
import type { Page } from '@playwright/test';
import type { ChangedRef, Edit } from '../../lib/model/index.ts';
import { Chromium } from '../e2e/chromium/browser.ts';
import { connectAndCopy } from '../e2e/chromium/search-screen.ts';
import { platformAnswer } from '../e2e/chromium/secret-screen.ts';
import { onDrafts } from '../e2e/chromium/stored-drafts.ts';
import { type FaultKind, type Platform, startPlatform } from '../service/index.ts';
import { draftOf } from '../unit/outbox/drafts.ts';
import { between, type Chance, chanceFrom, pick } from './chance.ts';
import { editOf } from './rename-edit.ts';
import { wait } from './waiting.ts';

export interface RenameTally {
  /** Batches, each with its undo, and the texts in them. */
  trials: number;
  texts: number;
  kills: number;
  crashes: number;
  faults: number;
  /** Looks at all texts on the way. */
  looks: number;
  /** Texts that were neither old nor new nor somebody else's, at any look. */
  half: number;
  /** Texts that the batch left as they were, with a report, because World Anvil failed too often. */
  left: number;
  /** Texts that somebody else wrote meanwhile, and those of them that we overwrote. */
  rivals: number;
  overwritten: number;
  /** Texts that aren't as before after the undo. */
  notRestored: number;
  /** Batches that didn't end in time. */
  unsettled: number;
  seconds: number;
}

/** Trials that run in one browser at the same time, and articles that each has beside its draft and its passage. */
const SESSION = 10;
const ARTICLES = 4;
const PATIENCE = 300_000;

interface Planted {
  ref: ChangedRef;
  before: string;
  after: string;
  /** What somebody else wrote. */
  theirs: string | null;
  edit: Edit;
}

/** An article's title, and its text below. */
function textIn(platform: Platform, id: string): string {
  const article = platform.articles().find((one) => one.id === id);
  return `${article?.title}\n${article?.texts.content}`;
}

const passageIn = (platform: Platform, id: string): unknown =>
  platform.entities('manuscript_beat').find((one) => one.id === id)?.fields.content;

const draftId = (trial: number): string => `aaaaaaaa-0000-4000-8000-${String(trial).padStart(12, '0')}`;

class Session {
  readonly #chromium: Chromium;
  readonly #platform: Platform;
  readonly #chance: Chance;
  readonly #trials: Planted[][] = [];
  readonly tally: RenameTally = noRenames();

  constructor(chromium: Chromium, platform: Platform, chance: Chance) {
    this.#chromium = chromium;
    this.#platform = platform;
    this.#chance = chance;
  }

  async #read({ kind, id }: ChangedRef): Promise<string> {
    if (kind === 'draft') {
      const text = await this.#withPage((page) =>
        page.evaluate<{ title: string; content: string }>(`new Promise((resolve) => {
          const opening = indexedDB.open('loreside-outbox');
          opening.onsuccess = () => {
            const one = opening.result.transaction('drafts').objectStore('drafts').get('${id}');
            one.onsuccess = () => (opening.result.close(), resolve(one.result.text));
          };
        })`),
      );
      return `${text.title}\n${text.content}`;
    }
    if (kind === 'manuscriptBeat') return `\n${passageIn(this.#platform, id)}`;
    return textIn(this.#platform, id);
  }

  /** Runs `work` in a page of the extension, again if the browser died meanwhile. */
  async #withPage<T>(work: (page: Page) => Promise<T>, screen?: 'options'): Promise<T> {
    for (let tries = 1; ; tries++) {
      const page = await (screen ? this.#chromium.open(screen) : this.#chromium.openBare());
      try {
        return await work(page);
      } catch (error) {
        if (tries === 3) throw error;
      } finally {
        await page.close().catch(() => {});
      }
    }
  }

  #ask = (channel: string, request: object): Promise<{ ok: boolean; value?: { batch: string } }> =>
    this.#withPage(
      (page) => page.evaluate(`chrome.runtime.sendMessage(${JSON.stringify({ channel, request })})`),
      'options',
    );

  /** Plants a name of its own in some articles, in a draft and in a passage of a manuscript. */
  async plant(trial: number): Promise<void> {
    const platform = this.#platform;
    const { worldId } = platform;
    const old = `Quillon ${String.fromCharCode(65 + trial)}ask`;
    const planted: Planted[] = [];
    const note = async (ref: ChangedRef, values: { title: string; content: string }) => {
      const edit = await editOf(ref, old, values);
      const { title = values.title, content = values.content } = edit.changes;
      const [before, after] = [`${values.title}\n${values.content}`, `${title}\n${content}`];
      planted.push({ ref, before, after, theirs: null, edit });
    };
    for (const { id } of platform.articles(worldId).slice(trial * ARTICLES, (trial + 1) * ARTICLES)) {
      const title = `The hat of ${old}`;
      const content = `Old [b]${old}[/b]’s hat.\r\n \r\n@[${old}](person:${id}) [img:${old}]\u00a0 [i]${old}[/i]  `;
      await platformAnswer(platform, 'PATCH', `article?id=${id}`, { title, content });
      const [stands = '', ...lines] = textIn(platform, id).split('\n');
      await note({ worldId, kind: 'article', id }, { title: stands, content: lines.join('\n') });
    }
    const text = { ...draftOf().text, worldId, title: `Of ${old}`, content: `${old} waits.  \r\n \r\n` };
    const id = draftId(trial);
    await this.#withPage((page) =>
      page.evaluate(onDrafts(`(drafts) => drafts.put(${JSON.stringify(draftOf({ id, text }))})`)),
    );
    await note({ worldId, kind: 'draft', id }, text);
    const part = { id: platform.entities('manuscript_part')[0]?.id };
    const passage = `${old} waits, [i]still[/i].  \r\n \r\n`;
    const beat = await platformAnswer(platform, 'PUT', 'manuscript_beat', { content: passage, part });
    const beatId = String(beat.id);
    const content = String(passageIn(platform, beatId));
    await note({ worldId, kind: 'manuscriptBeat', id: beatId }, { title: '', content });
    this.#trials.push(planted);
  }

  /** Whether every text is one of those that it may be. */
  async #look(): Promise<void> {
    this.tally.looks++;
    for (const planted of this.#trials.flat()) {
      const text = await this.#read(planted.ref);
      if (![planted.before, planted.after, planted.theirs].includes(text)) {
        this.tally.half++;
        console.error(`${planted.ref.kind} ${planted.ref.id}: ${JSON.stringify(text)}`);
      }
    }
  }

  #fail(): void {
    const commit = pick(this.#chance, [true, false]);
    const fault = pick<FaultKind>(this.#chance, [
      { kind: 'drop', after: 0, by: 'rst', commit },
      { kind: 'status', status: 500, commit },
      { kind: 'challenge', status: 200, commit },
      { kind: 'truncate' },
      { kind: 'empty', commit },
      { kind: 'latency', ms: 900 },
    ]);
    const method = pick(this.#chance, ['PATCH', 'PATCH', 'GET']);
    // Requests of somebody else never fail.
    const match = { method, path: 'boromir/(article|manuscript_beat)\\b(?!.*rival)' };
    this.#platform.faults.add({ ...fault, match, times: 1 });
    this.tally.faults++;
  }

  async #kill(): Promise<void> {
    const how = pick(this.#chance, ['stop', 'close', 'stop', 'close', 'crash'] as const);
    this.tally.kills++;
    if (how !== 'crash') await this.#chromium.killWorker(how);
    else {
      this.tally.crashes++;
      await this.#chromium.crash();
    }
    await (await this.#chromium.open('popup')).close();
  }

  /** Somebody else writes one of the texts. */
  async #compete(): Promise<void> {
    const open = this.#trials.flat().filter(({ ref, theirs }) => ref.kind === 'article' && theirs === null);
    const [planted] = open.slice(between(this.#chance, 0, open.length));
    if (!planted) return;
    const content = `Theirs, ${Math.floor(this.#chance() * 1e6)}.`;
    // The title is written beside it, so that it is clear what has to stand there.
    const [title] = textIn(this.#platform, planted.ref.id).split('\n');
    planted.theirs = `${title}\n${content}`;
    this.tally.rivals++;
    const place = `article?id=${planted.ref.id}&rival`;
    await platformAnswer(this.#platform, 'PATCH', place, { title, content });
  }

  /** How many batches still run. */
  #running = (): Promise<number> =>
    this.#withPage((page) =>
      page.evaluate<number>(`new Promise((resolve) => {
        const opening = indexedDB.open('loreside-history');
        opening.onsuccess = () => {
          const open = opening.result.transaction('batches').objectStore('batches').index('open').count();
          open.onsuccess = () => (opening.result.close(), resolve(open.result));
        };
      })`),
    );

  /** Everything dies, fails and competes while the batches run, then they end in peace. */
  async #chaos(events: number, hasRivals: boolean): Promise<void> {
    for (let number = 0; number < events && (await this.#running()) > 0; number++) {
      for (let faults = between(this.#chance, 0, 3); faults > 0; faults--) this.#fail();
      if (hasRivals && this.#chance() < 0.25) await this.#compete();
      await wait(between(this.#chance, 0, 1_500));
      await this.#kill();
      await this.#look();
    }
    this.#platform.faults.clear();
    for (const deadline = Date.now() + PATIENCE; ; await wait(1_000)) {
      const left = await this.#running();
      if (left === 0) return;
      await (await this.#chromium.open('popup')).close();
      if (Date.now() < deadline) continue;
      this.tally.unsettled += left;
      return;
    }
  }

  async run(): Promise<void> {
    const batches: string[] = [];
    for (const planted of this.#trials) {
      const begun = await this.#ask('history.many', { edits: planted.map(({ edit }) => edit) });
      if (!begun.value) throw new Error(`A batch wasn't begun: ${JSON.stringify(begun)}`);
      batches.push(begun.value.batch);
    }
    const all = this.#trials.flat();
    Object.assign(this.tally, { trials: this.#trials.length, texts: all.length });
    await this.#chaos(this.#trials.length * 2, true);
    await this.#look();
    for (const { ref, before, theirs } of all)
      if (theirs === null && (await this.#read(ref)) === before) this.tally.left++;
    for (const batch of batches) await this.#ask('history.undoMany', { batch });
    await this.#chaos(this.#trials.length * 2, false);
    for (const { ref, before, theirs } of all) {
      const text = await this.#read(ref);
      if (text === (theirs ?? before)) continue;
      this.tally[theirs === null ? 'notRestored' : 'overwritten']++;
      console.error(`Not as before, ${ref.kind} ${ref.id}: ${JSON.stringify(text)}`);
    }
  }
}

async function runSession(trials: number, seed: number): Promise<RenameTally> {
  const begun = Date.now();
  const platform = await startPlatform({ https: true, articles: (trials + 1) * ARTICLES });
  const chromium = await Chromium.launch({});
  try {
    await (await connectAndCopy(chromium, platform)).page.close();
    // The browser stores permissions only after a while, or when it quits.
    await chromium.restart();
    const session = new Session(chromium, platform, chanceFrom(seed));
    for (let trial = 0; trial < trials; trial++) await session.plant(trial);
    await session.run();
    return { ...session.tally, seconds: (Date.now() - begun) / 1000 };
  } finally {
    await chromium.close();
    await platform.close();
  }
}

const NAMES = [
  ...(['trials', 'texts', 'kills', 'crashes', 'faults', 'looks', 'half', 'left'] as const),
  ...(['rivals', 'overwritten', 'notRestored', 'unsettled', 'seconds'] as const),
];

const noRenames = (): RenameTally => ({
  ...{ trials: 0, texts: 0, kills: 0, crashes: 0, faults: 0, looks: 0, half: 0, left: 0, rivals: 0 },
  ...{ overwritten: 0, notRestored: 0, unsettled: 0, seconds: 0 },
});

/** Runs trials in sessions, each with a browser and a stand-in of its own. */
export async function tortureRename(options: {
  trials: number;
  seed: number;
  onSession: (tally: RenameTally) => void;
}): Promise<RenameTally> {
  const total = noRenames();
  for (let done = 0, number = 0; done < options.trials; done += SESSION, number++) {
    const one = await runSession(Math.min(SESSION, options.trials - done), options.seed * 31 + number);
    options.onSession(one);
    for (const name of NAMES) total[name] += one[name];
  }
  return total;
}
