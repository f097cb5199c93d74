import browser from 'webextension-polyfill';
import { isPinned, readPins, setPinned } from '../../entries/index.ts';
import { type Message, message } from '../../i18n/index.ts';
import { escapeMarkup } from '../../markup/index.ts';
import { failed, ok, type Problem, type Result } from '../../model/index.ts';
import { type Captured, type Draft, discard, newDraft, openOutbox } from '../../outbox/index.ts';
import { readSettings } from '../../settings/index.ts';
import { readConnection } from '../../stored-state/index.ts';
import { openSmallWindow } from '../../windows/index.ts';
import type { PageActId, PageEntry } from '../../worldpage/index.ts';

/** An untouched draft makes room for a new one. */
const isBlank = ({ delivery, touched, text }: Draft): boolean =>
  delivery.state === 'editing' && !touched && text.title === '' && text.content === '';

/** Opens a draft for editing in a small window over the page. */
async function write(draft: Draft): Promise<void> {
  const store = await openOutbox();
  for (const one of await store.list()) if (isBlank(one)) await discard(store, one.id);
  await store.add(draft);
  await openSmallWindow(`popup.html?draft=${encodeURIComponent(draft.id)}`, { width: 480, height: 640 });
}

async function begun(resource: PageEntry, template: string, clip: Captured | null): Promise<Draft> {
  const settings = await readSettings();
  const now = Date.now();
  return newDraft({ worldId: resource.worldId, template, clip, settings, now, id: crypto.randomUUID() });
}

const CODE = /^[a-z][a-zA-Z]{0,79}$/;

/** A draft next to the entry: in its category, below it, or with its template. */
async function newArticle(action: PageActId, resource: PageEntry): Promise<Result<Message>> {
  const [settings, connection] = await Promise.all([readSettings(), readConnection()]);
  const own = resource.kind === 'article' ? resource.template : null;
  const wanted = action === 'new-sibling' ? own : settings.recentTemplates[0];
  const isKnown = wanted != null && (connection.state === 'none' || connection.templates.includes(wanted));
  const template = isKnown && CODE.test(wanted) ? wanted : 'article';
  const draft = await begun(resource, template, null);
  const categoryId = resource.kind === 'category' ? resource.id : (resource.category?.id ?? null);
  const fields = {
    ...draft.text.fields,
    categoryId,
    ...(action === 'new-child' && { articleParentId: resource.id }),
  };
  await write({ ...draft, text: { ...draft.text, fields } });
  return ok(message('worldPage.draftOpen'));
}

const isWords = (result: unknown): result is string => typeof result === 'string' && result.trim() !== '';

/** The text selected in a tab, if the browser grants access. */
async function selectionIn(tabId: number): Promise<string | null> {
  const results = await browser.scripting
    .executeScript({ target: { tabId }, func: () => String(getSelection() ?? '') })
    // Browsers allow no scripts on some pages; then nothing is selected there.
    .catch(() => []);
  return results.map(({ result }) => result).find(isWords) ?? null;
}

const NO_SELECTION: Problem = { kind: 'noSelection', sentence: message('worldPage.noSelection') };
const NOT_PINNED: Problem = { kind: 'cannotPin', sentence: message('worldPage.cannotPinWorld') };

/** A draft of a section for the article, from the selection in the last used tab. The user sends it. */
async function appendSelection(resource: PageEntry, tabId: number | null): Promise<Result<Message>> {
  const tabs = await browser.tabs.query({});
  const others = tabs
    .filter(({ id, discarded }) => id !== undefined && id !== tabId && !discarded)
    .sort((a, b) => (b.lastAccessed ?? 0) - (a.lastAccessed ?? 0));
  for (const tab of others) {
    const text = tab.id === undefined ? null : await selectionIn(tab.id);
    if (text === null) continue;
    const [url, title, accessed] = [tab.url ?? '', tab.title ?? '', Date.now()];
    const nothing = { canonicalUrl: null, site: null, author: null, published: null };
    const draft = await begun(resource, 'article', {
      content: escapeMarkup(text.trim()),
      source: { url, title, accessed, language: null, licence: null, ...nothing },
      ...{ titles: [title].filter(Boolean), images: [], facts: [], truncated: false },
      clipKey: `append ${resource.id} ${text.length} ${text.trim().slice(0, 500)}`,
    });
    const target = { kind: 'append', articleId: resource.id, articleTitle: resource.title } as const;
    await write({ ...draft, touched: true, text: { ...draft.text, target } });
    return ok(message('worldPage.selectionReady'));
  }
  return failed(NO_SELECTION);
}

async function pin(resource: PageEntry): Promise<Result<Message>> {
  if (resource.kind === 'world') return failed(NOT_PINNED);
  const pinned = { worldId: resource.worldId, ref: { kind: resource.kind, id: resource.id } };
  const isNew = !isPinned(await readPins(), pinned);
  await setPinned(pinned, isNew);
  return ok(message(isNew ? 'worldPage.pinned' : 'worldPage.unpinned'));
}

/** Runs an action on an entry. Resolves with a sentence about what was done. `tabId`: the sending tab. */
export async function runPageAction(
  resource: PageEntry,
  action: PageActId,
  tabId: number | null,
): Promise<Result<Message>> {
  switch (action) {
    case 'pin':
      return pin(resource);
    case 'append':
      return appendSelection(resource, tabId);
    case 'new-here':
    case 'new-child':
    case 'new-sibling':
      return newArticle(action, resource);
  }
}
