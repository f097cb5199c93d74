import browser from 'webextension-polyfill';
import type { Sender } from '../../lib/bridge/index.ts';
import { openHistory } from '../../lib/history/index.ts';
import { type Hit, openLocalCopy } from '../../lib/library/index.ts';
import type { Edit, Values } from '../../lib/model/index.ts';
import { readSettings } from '../../lib/settings/index.ts';
import { isListAddress, type ManyBegun, type ManyChange, type ManyState } from '../../lib/worldpage/index.ts';
import type { Outcome } from '../background/outcome.ts';
import { type FoundLink, findLinks } from './cards.ts';
import { manySentence } from './manysentence.ts';
import { addressOf } from './pagething.ts';

/** Several changes as the history makes them, one after the other. */
export interface ManyChanging {
  /** The id by which they are found from now on. */
  many(edits: readonly Edit[]): Promise<Outcome<string>>;
  stopMany(batch: string): Promise<Outcome<void>>;
  /** Null: it had changed nothing. */
  undoMany(batch: string): Promise<Outcome<string | null>>;
}

const SCRIPT = '/page-list.js';
/** Which tab asked for which changes: it alone hears of them, and takes them back. As long as the browser runs. */
const KEY = 'pages.batches';
const MOST_BATCHES = 50;

async function batches(): Promise<Record<string, unknown>> {
  const stored: unknown = (await browser.storage.session.get(KEY))[KEY];
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

async function remember(batch: string, { tab }: Sender): Promise<void> {
  const kept = Object.entries(await batches()).slice(1 - MOST_BATCHES);
  await browser.storage.session.set({ [KEY]: Object.fromEntries([...kept, [batch, tab?.id]]) });
}

const isOf = async (batch: string, { tab }: Sender): Promise<boolean> =>
  tab?.id !== undefined && (await batches())[batch] === tab.id;

/** Puts the script for lists into the page that asks. */
export async function putList(sender: Sender): Promise<boolean> {
  const tabId = sender.tab?.id;
  const { pagesOff } = await readSettings();
  const isOff = pagesOff.includes('all') || pagesOff.includes('list-flags');
  if (tabId === undefined || isOff || !isListAddress(addressOf(sender))) return false;
  await browser.scripting.executeScript({ target: { tabId, frameIds: [0] }, files: [SCRIPT] });
  return true;
}

const byId = (ids: readonly string[]): Promise<(FoundLink | null)[]> =>
  findLinks(ids.map((id) => ({ href: '', id })));

/** The categories of an article's world, by their whole path. */
export async function choicesFor(id: string): Promise<{ id: string; title: string }[]> {
  const [found = null] = await byId([id]);
  if (!found) return [];
  const { categories } = await (await openLocalCopy()).world(found.worldId);
  const above = new Map(categories.map((category) => [category.id, category]));
  const pathOf = (from: string): string => {
    const names: string[] = [];
    for (let one = above.get(from); one && names.length < 10; one = above.get(one.parentId ?? ''))
      names.unshift(one.title);
    return names.join(' › ');
  };
  return categories
    .map((category) => ({ id: category.id, title: pathOf(category.id) }))
    .sort((a, b) => a.title.localeCompare(b.title));
}

const sameTag = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** What an article's fields were seen as, and are to be; null: it stands so already. Pure. */
export function fieldsFor(
  {
    isDraft,
    isWip,
    state,
    tags,
    categoryId,
  }: Pick<Hit, 'isDraft' | 'isWip' | 'state' | 'tags' | 'categoryId'>,
  change: ManyChange,
): { cause: Edit['cause']; seen: Values; changes: Values } | null {
  switch (change.kind) {
    case 'draft':
      return isDraft === change.value
        ? null
        : { cause: 'flags', seen: { isDraft }, changes: { isDraft: change.value } };
    case 'wip':
      return isWip === change.value
        ? null
        : { cause: 'flags', seen: { isWip }, changes: { isWip: change.value } };
    case 'state':
      return state === change.value
        ? null
        : { cause: 'flags', seen: { state }, changes: { state: change.value } };
    case 'addTag':
      return tags.some((tag) => sameTag(tag, change.value))
        ? null
        : { cause: 'tags', seen: { tags }, changes: { tags: [...tags, change.value] } };
    case 'removeTag': {
      const left = tags.filter((tag) => !sameTag(tag, change.value));
      return left.length === tags.length ? null : { cause: 'tags', seen: { tags }, changes: { tags: left } };
    }
    case 'category':
      return categoryId === change.value
        ? null
        : { cause: 'move', seen: { categoryId }, changes: { categoryId: change.value } };
  }
}

const begun = async (batch: string | null, sentence: string, sender: Sender): Promise<Outcome<ManyBegun>> => {
  if (batch !== null) await remember(batch, sender);
  return { ok: true, value: { batch, sentence } };
};

/** Begins to change several articles that the copy knows; what stands so already is left alone. */
export async function changeMany(
  ids: readonly string[],
  change: ManyChange,
  sender: Sender,
  changing: ManyChanging,
): Promise<Outcome<ManyBegun>> {
  const { pagesOff } = await readSettings();
  if (pagesOff.includes('list-pick'))
    return begun(null, 'Picking several is switched off in the options.', sender);
  const edits = (await byId([...new Set(ids)])).flatMap((found): Edit[] => {
    if (found?.hit.ref.kind !== 'article' || found.hit.isPending) return [];
    const fields = fieldsFor(found.hit, change);
    const { worldId, hit } = found;
    return fields ? [{ ref: { worldId, kind: 'article', id: hit.ref.id }, title: hit.title, ...fields }] : [];
  });
  if (edits.length === 0) return begun(null, 'All of them stand so already. Nothing was changed.', sender);
  const made = await changing.many(edits);
  return made.ok ? begun(made.value, '', sender) : begun(null, made.sentence, sender);
}

/** How far they are, for the tab that asked; null for any other. */
export async function stateOfMany(batch: string, sender: Sender): Promise<ManyState | null> {
  if (!(await isOf(batch, sender))) return null;
  const history = await openHistory();
  const [progress, items] = await Promise.all([history.progress(batch), history.items(batch)]);
  if (!progress) return null;
  const isRunning = progress.state === 'running';
  const settled = items.filter(({ outcome }) => outcome !== null).length;
  return {
    done: settled,
    total: progress.total,
    isRunning,
    sentence: manySentence(progress, items),
    canUndo: progress.done > 0,
  };
}

export async function stopMany(
  batch: string,
  sender: Sender,
  changing: ManyChanging,
): Promise<Outcome<boolean>> {
  if (!(await isOf(batch, sender))) return { ok: true, value: false };
  const stopped = await changing.stopMany(batch);
  return stopped.ok ? { ok: true, value: true } : stopped;
}

/** Takes back what was asked for from this very tab. */
export async function undoMany(
  batch: string,
  sender: Sender,
  changing: ManyChanging,
): Promise<Outcome<ManyBegun>> {
  if (!(await isOf(batch, sender))) return begun(null, 'These changes were not made from this page.', sender);
  const undone = await changing.undoMany(batch);
  if (!undone.ok) return begun(null, undone.sentence, sender);
  return begun(undone.value, undone.value === null ? 'Nothing of it was changed.' : '', sender);
}
