import type { FaultKind, Platform } from '../../service/index.ts';
import { between, type Chance, pick } from '../chance.ts';
import { soon, wait } from '../waiting.ts';
import type { EditorSubject, EditorTab } from './subject.ts';
import { plainLine, type Typed, typeWords } from './typing.ts';

type Editor = 'plain' | 'visual';
/** How a trial ends: a death, a save that fails, a save that works, or the editor of a secret. */
const ENDS = ['page', 'worker', 'browser', 'failed', 'failed', 'saved', 'saved', 'secret'] as const;
type End = (typeof ENDS)[number];

/** What a trial did and found. */
export interface Found {
  end: End;
  editor?: Editor;
  /** How its save failed. */
  fault?: string;
  /** Something typed more than a second before the end is neither kept nor on World Anvil. */
  isLost?: boolean;
  /** The longest time before the end whose text was lost, in milliseconds. */
  oldestLost?: number;
  /** The text had arrived, and was offered or still kept on the next visit. */
  isOffered?: boolean;
  /** The text of a secret was kept. */
  isSecretKept?: boolean;
}
type Outcome = Omit<Found, 'end' | 'editor'>;

const LIMIT = 1_000;
const FAULTS: readonly [FaultKind, ...FaultKind[]] = [
  { kind: 'status', status: 500 },
  { kind: 'empty', commit: false },
  { kind: 'redirect', to: 'same' },
  { kind: 'drop', after: 0, by: 'rst' },
  { kind: 'hang' },
];

/** The journal's texts, read from its database. Makes none, and wakes nothing that is dead. */
const KEPT = `(async () => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  if (!(await indexedDB.databases()).some(({ name }) => name === 'loreside-journal')) return [];
  const database = await done(indexedDB.open('loreside-journal'));
  const rows = await done(database.transaction('texts').objectStore('texts').getAll());
  database.close();
  return rows.map(({ text }) => text);
})()`;

/** Runs trials in one browser. */
export class EditorTrials {
  readonly #subject: EditorSubject;
  readonly #platform: Platform;
  readonly #chance: Chance;
  readonly #secretId: string;
  /** What the running trial does, for the report of one that hangs. */
  step = '';

  constructor(subject: EditorSubject, platform: Platform, chance: Chance, secretId: string) {
    this.#subject = subject;
    this.#platform = platform;
    this.#chance = chance;
    this.#secretId = secretId;
  }

  /** Runs one trial with an article of its own; what it found. `mark`: what its text begins with. */
  async run(title: string, mark: string): Promise<Found> {
    const end = pick(this.#chance, ENDS);
    this.step = `${end}: opening the editor`;
    if (end === 'secret') return { end, ...(await this.#secret(mark)) };
    const editor = pick<Editor>(this.#chance, ['plain', 'visual']);
    const tab = await this.#open(title, editor);
    // The journal's script has asked what it may do.
    await wait(LIMIT);
    await tab.empty(editor === 'plain' ? 'textarea[name=content]' : '.ProseMirror[aria-label=content]');
    if (end === 'failed') this.#failSaves();
    this.step = `${end}: typing in the ${editor} editor`;
    const killing =
      end === 'worker'
        ? wait(between(this.#chance, 100, 1_500)).then(() => this.#subject.killWorker())
        : null;
    const typed = await typeWords(tab, this.#chance, mark);
    await killing;
    this.step = `${end}: ending in the ${editor} editor`;
    if (end === 'saved') return { end, editor, ...(await this.#saved(tab, title, editor, typed)) };
    const { at, ...fault } = await this.#die(tab, end, title, editor);
    this.step = `${end}: judging what the ${editor} editor had`;
    return { end, editor, ...fault, ...(await this.#judge(title, typed, at)) };
  }

  /** Opens an article's editor: text fields, or a real ProseMirror. */
  #open(title: string, editor: Editor): Promise<EditorTab> {
    const id = this.#article(title)?.id;
    return this.#openAt(editor === 'plain' ? `/world/article/${id}/edit` : `/p/athena/article/${id}`);
  }

  #openAt(path: string): Promise<EditorTab> {
    return this.#subject.open(this.#platform.url + path);
  }

  #failSaves(): void {
    const how = pick(this.#chance, FAULTS);
    for (const method of ['PATCH', 'POST'])
      this.#platform.faults.add({ ...how, match: { method, path: '^/(p/athena|world)/' } });
  }

  /** Ends what was typed; when, and the fault that its save has met. */
  async #die(
    tab: EditorTab,
    end: End,
    title: string,
    editor: Editor,
  ): Promise<{ at: number; fault?: string }> {
    if (end !== 'failed') {
      const at = Date.now();
      await (end === 'browser' ? this.#subject.crash() : tab.kill());
      return { at };
    }
    if (editor === 'plain') await tab.save();
    const id = this.#article(title)?.id ?? '';
    const met = async () =>
      this.#platform.requests().find(({ fault, path }) => fault !== null && path.includes(id))?.fault;
    const fault = await soon(met, Boolean);
    if (!fault) throw new Error('No save has met the fault');
    const at = Date.now();
    await tab.close();
    this.#platform.faults.clear();
    return { at, fault };
  }

  #article(title: string) {
    return this.#platform.articles(this.#platform.worldId).find((one) => one.title === title);
  }

  #stands(title: string): string {
    return plainLine(this.#article(title)?.texts.content ?? '');
  }

  async #kept(): Promise<string[]> {
    return [await this.#subject.ask(KEPT)].flat().map(String);
  }

  /** How much of what was typed is neither kept nor on World Anvil. */
  async #judge(title: string, typed: Typed, endedAt: number): Promise<Outcome> {
    const due = typed.findLast(({ at }) => at <= endedAt - LIMIT)?.text ?? '';
    const places = async () => [...(await this.#kept()).map(plainLine), this.#stands(title)];
    const has = (all: readonly string[], text: string) => all.some((one) => one.startsWith(plainLine(text)));
    const all = await soon(places, (found) => has(found, due), 3_000);
    const oldest = typed.find(({ text }) => !has(all, text));
    return { isLost: !has(all, due), oldestLost: oldest ? Math.max(0, endedAt - oldest.at) : 0 };
  }

  async #saved(tab: EditorTab, title: string, editor: Editor, typed: Typed): Promise<Outcome> {
    const whole = plainLine(typed.at(-1)?.text ?? '');
    if (editor === 'plain') await tab.save();
    const stands = await soon(
      async () => this.#stands(title),
      (text) => text === whole,
    );
    await tab.close();
    if (stands !== whole) return { isLost: true };
    const again = await this.#open(title, editor);
    const isKept = (all: readonly string[]) => all.some((one) => plainLine(one) === whole);
    const kept = await soon(
      () => this.#kept(),
      (all) => !isKept(all),
    );
    await again.close();
    return { isOffered: isKept(kept) };
  }

  async #secret(mark: string): Promise<Outcome> {
    const tab = await this.#openAt(`/world/secret/${this.#secretId}/edit`);
    await wait(LIMIT);
    await tab.empty('textarea');
    await typeWords(tab, this.#chance, mark);
    await wait(LIMIT);
    await tab.kill();
    return { isSecretKept: (await this.#kept()).some((one) => one.includes(mark)) };
  }
}
