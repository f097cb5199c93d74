import browser from 'webextension-polyfill';
import { isPinned, readPins, setPinned } from '../../components/panel/pins.ts';
import { escapeMarkup } from '../../lib/markup/index.ts';
import type { Cause, Changed, ChangedRef, Values } from '../../lib/model/index.ts';
import { type Captured, type Draft, discard, newDraft, openOutbox } from '../../lib/outbox/index.ts';
import { readConnection, readSettings } from '../../lib/settings/index.ts';
import type { ActionId, PageThing } from '../../lib/worldpage/index.ts';
import type { Outcome } from '../background/outcome.ts';
import type { Changing } from './changing.ts';

/** What came of an action: what is said, and the change that can be undone. */
export interface Done {
  toast: string;
  isDone: boolean;
  change: string | null;
}

export interface Wish {
  action: ActionId;
  value: string;
  choice: string | null;
  /** The tab that it came from. */
  tabId: number | null;
}

const done = (toast: string, isDone = true): Outcome<Done> => ({
  ok: true,
  value: { toast, isDone, change: null },
});

const kindOf = (kind: PageThing['kind']): ChangedRef['kind'] | null => (kind === 'manuscript' ? null : kind);

/** A few words of a value, to be laid side by side with another. */
function words(values: Values): string {
  const all = Object.values(values).map((value) => (Array.isArray(value) ? value.join(', ') : String(value)));
  const text = all.join('; ');
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** What became of a change, in words. Nothing was overwritten unasked: a conflict is told side by side. */
export function saidOf(changed: Changed, said: string, onward = 'Save again to have yours.'): Done {
  switch (changed.state) {
    case 'done':
      return { toast: said, isDone: true, change: changed.change.id };
    case 'same':
      return { toast: 'It stands so already.', isDone: true, change: null };
    case 'conflict': {
      const { stands, wanted } = changed;
      const toast = `Somebody has changed this meanwhile. Nothing was overwritten: there it is “${words(stands)}”, yours is “${words(wanted)}”. ${onward}`;
      return { toast, isDone: false, change: null };
    }
    case 'refused':
      return { toast: changed.sentence, isDone: false, change: null };
    case 'unknown':
      return {
        toast: 'No clear answer came. It is looked up soon; the history says how it ended.',
        isDone: true,
        change: null,
      };
  }
}

/** Tags as a person types them: separated by commas, each once. Pure. */
export function tagsOf(typed: string): string[] {
  return [...new Set(typed.split(',').map((tag) => tag.trim().replace(/^#/, '')))].filter(
    (tag) => tag !== '',
  );
}

/** A switch, as a field of the thing: what was seen, what is wanted, and what is said of it. Pure. */
export function switched(
  action: ActionId,
  on: boolean,
): { seen: Values; changes: Values; said: string } | null {
  switch (action) {
    case 'draft':
      return {
        seen: { isDraft: !on },
        changes: { isDraft: on },
        said: on ? 'Now a draft.' : 'No draft any more.',
      };
    case 'wip':
      return {
        seen: { isWip: !on },
        changes: { isWip: on },
        said: on ? 'Marked as in progress.' : 'Not in progress any more.',
      };
    case 'adult':
      return {
        seen: { isAdultContent: !on },
        changes: { isAdultContent: on },
        said: on ? 'Marked as adult content.' : 'Not adult content any more.',
      };
    case 'state': {
      const word = (isPrivate: boolean) => (isPrivate ? 'private' : 'public');
      return { seen: { state: word(!on) }, changes: { state: word(on) }, said: `Now ${word(on)}.` };
    }
    default:
      return null;
  }
}

/** Begun before, and nothing was written in it: it makes room. */
const isBlank = ({ delivery, touched, text }: Draft): boolean =>
  delivery.state === 'editing' && !touched && text.title === '' && text.content === '';

/** Opens a draft to be written in, in a small window over the page. */
async function write(draft: Draft): Promise<void> {
  const store = await openOutbox();
  for (const one of await store.list()) if (isBlank(one)) await discard(store, one.id);
  await store.add(draft);
  const url = browser.runtime.getURL(`popup.html?draft=${encodeURIComponent(draft.id)}`);
  await browser.windows.create({ url, type: 'popup', width: 480, height: 640 });
}

async function begun(thing: PageThing, template: string, clip: Captured | null): Promise<Draft> {
  const settings = await readSettings();
  const now = Date.now();
  return newDraft({ worldId: thing.worldId, template, clip, settings, now, id: crypto.randomUUID() });
}

const CODE = /^[a-z][a-zA-Z]{0,79}$/;

/** A draft where the thing stands: in its category, under it, or of its kind. */
async function newArticle(action: ActionId, thing: PageThing): Promise<Outcome<Done>> {
  const [settings, connection] = await Promise.all([readSettings(), readConnection()]);
  const known = connection.state === 'none' ? [] : connection.templates;
  const own = thing.kind === 'article' ? thing.template : null;
  const wanted = action === 'new-sibling' ? own : settings.recentTemplates[0];
  const template = wanted != null && CODE.test(wanted) && known.includes(wanted) ? wanted : 'article';
  const draft = await begun(thing, template, null);
  const categoryId = thing.kind === 'category' ? thing.id : (thing.category?.id ?? null);
  const fields = {
    ...draft.text.fields,
    categoryId,
    ...(action === 'new-child' && { articleParentId: thing.id }),
  };
  await write({ ...draft, text: { ...draft.text, fields } });
  return done('The draft is open.');
}

const isWords = (result: unknown): result is string => typeof result === 'string' && result.trim() !== '';

/** The words that are selected in a tab, as far as the browser lets us look there. */
async function selectionIn(tabId: number): Promise<string | null> {
  const results = await browser.scripting
    .executeScript({ target: { tabId }, func: () => String(getSelection() ?? '') })
    .catch(() => []);
  return results.map(({ result }) => result).find(isWords) ?? null;
}

const NO_SELECTION =
  'No selection was found in another tab that Loreside may read. Select the words there, press the capture key, and choose “Add to” in the window.';

/** A section to be added to the article, from what is selected in the tab that was looked at last; its owner sends it. */
async function appendSelection(thing: PageThing, tabId: number | null): Promise<Outcome<Done>> {
  const tabs = await browser.tabs.query({});
  const others = tabs
    .filter(({ id, discarded }) => id !== undefined && id !== tabId && !discarded)
    .sort((a, b) => (b.lastAccessed ?? 0) - (a.lastAccessed ?? 0));
  for (const tab of others) {
    const text = tab.id === undefined ? null : await selectionIn(tab.id);
    if (text === null) continue;
    const [url, title, accessed] = [tab.url ?? '', tab.title ?? '', Date.now()];
    const nothing = { canonicalUrl: null, site: null, author: null, published: null };
    const draft = await begun(thing, 'article', {
      content: escapeMarkup(text.trim()),
      source: { url, title, accessed, language: null, licence: null, ...nothing },
      ...{ titles: [title].filter(Boolean), images: [], facts: [], truncated: false },
      clipKey: `append ${thing.id} ${text.length} ${text.trim().slice(0, 500)}`,
    });
    const target = { kind: 'append', articleId: thing.id, articleTitle: thing.title } as const;
    await write({ ...draft, touched: true, text: { ...draft.text, target } });
    return done('The selection is ready to be added.');
  }
  return done(NO_SELECTION, false);
}

/** Does one action with a thing that it fits; what is not done here is nobody's. */
export async function act(thing: PageThing, wish: Wish, changing: Changing): Promise<Outcome<Done> | null> {
  const { action, value, choice, tabId } = wish;
  const kind = kindOf(thing.kind);
  const change = async (
    cause: Cause,
    changes: Values,
    seen: Values,
    said: string,
  ): Promise<Outcome<Done>> => {
    if (kind === null) return done('This cannot be changed from here.', false);
    const ref = { worldId: thing.worldId, kind, id: thing.id };
    const changed = await changing.change({ ref, title: thing.title, cause, changes, seen });
    return changed.ok ? { ok: true, value: saidOf(changed.value, said) } : changed;
  };
  const flag = switched(action, value === 'true');
  if (flag) return change('flags', flag.changes, flag.seen, flag.said);
  switch (action) {
    case 'pin': {
      if (thing.kind === 'world') return null;
      const pin = { worldId: thing.worldId, ref: { kind: thing.kind, id: thing.id } };
      const pinned = !isPinned(await readPins(), pin);
      await setPinned(pin, pinned);
      return done(pinned ? 'Pinned in the panel.' : 'No longer pinned.');
    }
    case 'tags':
      // What was in the form when it was opened is what its owner saw.
      return change('tags', { tags: tagsOf(value) }, { tags: tagsOf(choice ?? '') }, 'Tags saved.');
    case 'note': {
      if (value.trim() === '') return done('There was nothing to add.', false);
      const field = choice === 'seeded' ? 'seeded' : 'scrapbook';
      const ref = { worldId: thing.worldId, kind: 'article', id: thing.id } as const;
      const key = crypto.randomUUID();
      const added = await changing.append({
        ref,
        title: thing.title,
        cause: 'note',
        field,
        text: value,
        key,
      });
      return added.ok ? { ok: true, value: saidOf(added.value, 'Note added.') } : added;
    }
    case 'append':
      return appendSelection(thing, tabId);
    case 'new-here':
    case 'new-child':
    case 'new-sibling':
      return newArticle(action, thing);
    default:
      return null;
  }
}
