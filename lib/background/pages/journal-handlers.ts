import browser from 'webextension-polyfill';
import { report, reportAs } from '../../diagnostics/index.ts';
import { formatDate } from '../../i18n/index.ts';
import {
  deleteTexts,
  type EditorPage,
  keepText,
  listTexts,
  openPages,
  openTexts,
  pruneJournal,
  readText,
  settleArrived,
  settleText,
} from '../../journal/index.ts';
import { type EntryRef, onLibraryChange, openLocalCopy } from '../../library/index.ts';
import type { Handlers, Sender } from '../../messaging/index.ts';
import { ok, VERSIONED_KINDS, type VersionedRef, type WorldId } from '../../model/index.ts';
import { changeSettings, loadLanguage, readSettings, type Settings } from '../../settings/index.ts';
import { noteTyped, stateOf } from '../../versions/index.ts';
import { type PageJournal, plainName } from '../../worldpage/index.ts';
import { deleteFallbackTexts, moveFallbackTexts } from './fallback-texts.ts';
import { editorAt, mayKeep, ownEditor, type ShownEditor } from './own-editors.ts';
import { addressOf } from './page-entry.ts';

type JournalHandlers = Pick<
  Handlers,
  | 'page.journal'
  | 'page.kept'
  | 'page.keep'
  | 'page.settle'
  | 'page.compareKept'
  | 'page.chooseJournal'
  | 'journal.list'
  | 'journal.read'
  | 'journal.delete'
>;

const SCRIPT = '/page-journal.js';
/** Editors that may keep what is typed, by path. For this session: finding out needs the offline copies. */
const EDITORS_KEY = 'journal.editors';
const MOST_EDITORS = 50;
/** Entries of a sync in which the texts of new entries are looked for. */
const MOST_READ = 50;
const OFF: PageJournal = { state: 'off', kept: [] };

/** The editor that a path shows, if the settings let the journal keep its texts. */
async function journalAt(settings: Settings, sender: Sender, path: string): Promise<ShownEditor | null> {
  const shown = await editorAt(settings, sender, path);
  return shown && mayKeep(settings, shown) ? shown : null;
}

async function readEditors(): Promise<Record<string, EditorPage>> {
  const stored: Record<string, unknown> = await browser.storage.session.get(EDITORS_KEY);
  return Object(stored[EDITORS_KEY]);
}

async function allowEditor(path: string, editor: EditorPage): Promise<void> {
  const { [path]: _, ...others } = await readEditors();
  const kept = Object.entries(others).slice(1 - MOST_EDITORS);
  await browser.storage.session.set({ [EDITORS_KEY]: Object.fromEntries([...kept, [path, editor]]) });
}

/** The editor, if `page.kept` has allowed it and the settings still do. */
async function allowedEditor(sender: Sender, path: string): Promise<EditorPage | null> {
  const [settings, editors] = await Promise.all([readSettings(), readEditors()]);
  if (settings.journal === 'ask') return null;
  return (await journalAt(settings, sender, path)) ? (editors[path] ?? null) : null;
}

/** “14:32”, with the day if it is another one. */
const whenOf = (at: number): string =>
  formatDate(new Date(at), {
    ...(new Date(at).toDateString() !== new Date().toDateString() && { dateStyle: 'medium' }),
    timeStyle: 'short',
  });

async function journalOf(sender: Sender, path: string, named: string | null): Promise<PageJournal> {
  const settings = await readSettings();
  const found = await journalAt(settings, sender, path);
  const editor = found && (await ownEditor(found, named));
  if (!editor) return OFF;
  if (settings.journal === 'ask') return { state: 'ask', kept: [] };
  await allowEditor(path, editor);
  await moveFallbackTexts();
  // A journal that can't be read offers nothing, but new texts may be stored again.
  const texts = await openTexts(editor).catch((error: unknown) => {
    report(error, 'journal.read');
    return [];
  });
  await loadLanguage();
  const kept = texts.map(({ id, field, text, html, before, at, isHere }) => ({
    ...{ id, field, text, html, before, isHere },
    when: whenOf(at),
  }));
  return { state: 'on', kept };
}

/** The script also tells what a save has lost, which keeps nothing: an editor of a secret only needs it for its journal. */
async function inject(sender: Sender): Promise<boolean> {
  const tabId = sender.tab?.id;
  const { pathname, search } = new URL(addressOf(sender));
  const settings = await readSettings();
  const shown = await editorAt(settings, sender, pathname + search);
  const isWanted = shown !== null && (shown.page.subject !== 'secret' || settings.journal === 'secrets');
  if (tabId === undefined || !isWanted) return false;
  await browser.scripting.executeScript({ target: { tabId, frameIds: [0] }, files: [SCRIPT] });
  return true;
}

/** Whatever a sync has read may be a text that was typed here: then it is no longer kept. */
async function settle(worldId: WorldId, refs: readonly EntryRef[]): Promise<void> {
  if (refs.length === 0 || (await readSettings()).journal === 'ask') return;
  const pages = await openPages();
  // A new entry may have become any of them. In a first copy, it's one of very many.
  const isAny = refs.length <= MOST_READ && [...pages].some((page) => page.startsWith('/'));
  const wanted = refs.filter(({ kind, id }) => isAny || pages.has(`${kind}:${id}`));
  const library = await openLocalCopy();
  for (const { kind, id } of wanted) {
    const body = await library.body(worldId, { kind, id });
    if (!body) continue;
    const texts = Object.entries(stateOf(body.resource));
    const fields = new Map(
      texts.flatMap(([name, value]) => (typeof value === 'string' ? [[plainName(name), value]] : [])),
    );
    const versioned = VERSIONED_KINDS.find((one) => one === kind);
    if ((await settleArrived({ page: `${kind}:${id}`, worldId }, fields)) && versioned)
      await noteTyped(worldId, { kind: versioned, id });
  }
}

/** The entry that an editor is of; null for a new one and a secret, whose text is only read when it is wanted. */
function entryOf({ page }: EditorPage): VersionedRef | null {
  const [name, id] = page.split(':');
  const kind = VERSIONED_KINDS.find((one) => one === name && one !== 'secret');
  return kind && id !== undefined ? { kind, id } : null;
}

/**
 * Handlers of the editors' journal. What is kept, and for whom, follows from the address that the browser reports.
 * @param saved called when a text has arrived, which makes the one before it a version
 */
export function journalHandlers(
  saved: (worldId: WorldId, ref: VersionedRef) => Promise<unknown>,
): JournalHandlers {
  /** Entries that are being read: a page brings several texts at once. */
  const reading = new Set<string>();
  async function noteSaved(editor: EditorPage): Promise<void> {
    const ref = entryOf(editor);
    if (!ref || reading.has(editor.page)) return;
    reading.add(editor.page);
    await saved(editor.worldId, ref).finally(() => reading.delete(editor.page));
  }
  onLibraryChange(({ worldId, what, refs = [] }) => {
    if (what === 'bodies' && worldId !== null) void settle(worldId, refs).catch(reportAs('journal.settle'));
  });
  return {
    'page.journal': async (_, sender) => ok(await inject(sender)),
    'page.kept': async ({ path, world }, sender) => ok(await journalOf(sender, path, world)),
    'page.keep': async ({ path, typed }, sender) => {
      const editor = await allowedEditor(sender, path);
      return ok(editor !== null && (await keepText(editor, typed, Date.now())));
    },
    'page.settle': async ({ path, id, outcome }, sender) => {
      const editor = await allowedEditor(sender, path);
      const wasKept = editor !== null && (await settleText(editor, id, outcome));
      if (wasKept && outcome === 'arrived') void noteSaved(editor).catch(reportAs('journal.saved'));
      return ok(undefined);
    },
    'page.compareKept': async ({ path, id }, sender) => {
      if (await allowedEditor(sender, path))
        await browser.tabs.create({
          url: browser.runtime.getURL(`/options.html#kept=${encodeURIComponent(id)}`),
        });
      return ok(undefined);
    },
    'page.chooseJournal': async ({ isOn }, sender) => {
      const { pathname, search } = new URL(addressOf(sender));
      // Only the question may be answered there. What the person has chosen stays.
      if (await journalAt(await readSettings(), sender, pathname + search))
        await changeSettings((all) =>
          all.journal === 'ask' ? { ...all, journal: isOn ? 'on' : 'off' } : all,
        );
      return ok(undefined);
    },
    'journal.list': async () => {
      await moveFallbackTexts();
      await pruneJournal(Date.now());
      return ok(await listTexts());
    },
    'journal.read': async ({ id }) => ok(await readText(id)),
    'journal.delete': async ({ id }) => {
      if (id === null) await deleteFallbackTexts();
      return ok(await deleteTexts(id));
    },
  };
}
