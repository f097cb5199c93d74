import browser from 'webextension-polyfill';
import type { Instant } from '../../model/index.ts';
import type { Draft, DraftText } from '../draft.ts';
import { saveText } from '../draft-actions.ts';
import { type CopyMark, compareMarks } from './copy-location.ts';
import { addLostDrafts, readKnownDrafts, writeKnownDrafts } from './lost-drafts.ts';
import { needsCopy } from './merge.ts';
import { idOf, isNoNewerThan } from './set-aside.ts';
import type { Outbox } from './store.ts';

/** Exists while text is held that couldn't be stored. */
export const UNSAVED_ALARM = 'outbox.unsaved';

/** Characters of a title that are remembered. */
const TITLE = 80;

/** What makes the database and the copies agree. */
interface CheckPlan {
  /** Ids of copies that are newer than the record, or have none. */
  restore: string[];
  /** Drafts without a copy of their newest revision. */
  copy: Draft[];
  /** Ids of copies that are no longer needed. */
  drop: string[];
}

/** Compares the database with the copies. `left`: ids of records that only a newer release can read. */
function planCheck(
  drafts: readonly Draft[],
  left: ReadonlySet<string>,
  newest: ReadonlyMap<string, CopyMark>,
  isComplete: (mark: CopyMark) => boolean,
): CheckPlan {
  const plan: CheckPlan = { restore: [], copy: [], drop: [] };
  const byId = new Map(drafts.map((draft) => [draft.id, draft]));
  for (const mark of newest.values()) {
    const draft = byId.get(mark.id);
    if (left.has(mark.id)) continue;
    if (!draft || compareMarks(mark, draft) > 0) plan.restore.push(mark.id);
    else if (!needsCopy(draft)) plan.drop.push(mark.id);
  }
  const restored = new Set(plan.restore);
  plan.copy = drafts.filter((draft) => needsCopy(draft) && !restored.has(draft.id) && !isComplete(draft));
  return plan;
}

/** Known drafts that are neither stored nor set aside: titles by id. */
function vanished(
  known: Readonly<Record<string, string>>,
  here: ReadonlySet<string>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(known).filter(([id]) => !here.has(id)));
}

/** Fake browsers in tests have no locks and only one context. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('outbox.check', work) : work();

/** Stores text that couldn't be stored when it was typed. */
async function storeHeld({ copies, ...store }: Outbox): Promise<void> {
  for (const draft of await copies.held()) {
    await store.add({ ...draft, updatedAt: draft.createdAt });
    // Text that another window has stored since is newer.
    await store.change(draft.id, (stored) =>
      stored.delivery.state === 'editing' && stored.updatedAt < draft.updatedAt
        ? { ...stored, text: draft.text, touched: true, updatedAt: draft.updatedAt }
        : null,
    );
    await copies.release(draft.id);
  }
  await browser.alarms.clear(UNSAVED_ALARM);
  // A window may have held more since the list was read, and set the alarm before it was cleared.
  if ((await copies.held()).length > 0) await setUnsavedAlarm();
}

/** Stores new drafts one by one. Those that can't be stored now are held until they can. */
export async function addOrHold(
  store: Outbox,
  drafts: readonly Draft[],
  report: (error: unknown) => void,
): Promise<void> {
  for (const draft of drafts) {
    await store.add(draft).catch((error: unknown) => {
      report(error);
      return holdUnsaved(store, draft).catch(report);
    });
  }
}

const setUnsavedAlarm = (): Promise<void> => browser.alarms.create(UNSAVED_ALARM, { periodInMinutes: 0.5 });

/** Keeps text that couldn't be stored in `storage.session`. The alarm retries, whether or not a window is open. */
export async function holdUnsaved({ copies }: Outbox, draft: Draft): Promise<void> {
  await copies.hold(draft);
  await setUnsavedAlarm();
}

/** Restores what the database lost and renews the copies. `newer`: copies that only a newer release can read. */
async function compare(store: Outbox): Promise<{ restored: number; newer: string[] }> {
  const { copies } = store;
  const [{ drafts, aside }, { newest, isComplete }] = await Promise.all([
    store.everything(),
    copies.survey(),
  ]);
  const isDamaged = (id: string, record: unknown) => {
    const mark = newest.get(id);
    return mark !== undefined && isNoNewerThan(record, mark);
  };
  const left = new Set(
    aside.flatMap(({ key, why, record }) =>
      why === 'newer' && !isDamaged(idOf(key), record) ? [idOf(key)] : [],
    ),
  );
  const plan = planCheck(drafts, left, newest, isComplete);
  const read = await Promise.all(plan.restore.map(copies.read));
  const found = read.flatMap((record) => (record?.kind === 'draft' ? [record.draft] : []));
  const restored = found.length > 0 ? await store.restore(found) : 0;
  for (const [index, id] of plan.restore.entries()) {
    const record = read[index];
    if (record?.kind !== 'damaged' || record.raw === undefined) continue;
    await store.putAside(id, record.raw);
    plan.drop.push(id);
  }
  // The next check writes copies that can't be written now.
  await Promise.allSettled([
    ...plan.copy.map((draft) => copies.put(draft, 'now')),
    ...plan.drop.map(copies.drop),
  ]);
  return { restored, newer: plan.restore.filter((_id, index) => read[index]?.kind === 'newer') };
}

/**
 * Reconciles the database with the copies, when the background starts and when a screen opens. Restores what the
 * browser lost and tells the user, by title where a draft can't be restored. Idempotent.
 */
export function checkDrafts(store: Outbox, now: Instant = Date.now()): Promise<number> {
  return alone(async () => {
    await storeHeld(store);
    const { restored, newer } = await compare(store);
    const [{ drafts, aside }, known] = await Promise.all([store.everything(), readKnownDrafts()]);
    const here = new Set([...drafts.map(({ id }) => id), ...aside.map(({ key }) => idOf(key)), ...newer]);
    const gone = Object.values(vanished(known, here));
    if (restored > 0 || gone.length > 0) await addLostDrafts(restored, gone, now);
    await remember(drafts, known);
    return restored;
  });
}

/** Saves text whose record the browser lost: its copy puts the record back. False without one. */
export async function saveTextOfLost(store: Outbox, id: string, text: DraftText): Promise<boolean> {
  if (await store.get(id)) return false;
  await checkDrafts(store);
  return (await saveText(store, id, text)) !== null;
}

/** For a draft that is about to be deleted with its world. One that stays is remembered at the next check. */
export const forgetKnownDraft = (id: string): Promise<void> =>
  alone(async () => {
    const { [id]: title, ...others } = await readKnownDrafts();
    if (title !== undefined) await writeKnownDrafts(others);
  });

async function remember(drafts: readonly Draft[], before: Readonly<Record<string, string>>): Promise<void> {
  const next = Object.fromEntries(
    drafts.filter(needsCopy).map(({ id, text }) => [id, text.title.trim().slice(0, TITLE)]),
  );
  if (JSON.stringify(next) !== JSON.stringify(before)) await writeKnownDrafts(next);
}

/** After a change: remembers which drafts exist. If one has vanished, checks all drafts. */
export async function watchOver(store: Outbox, drafts: readonly Draft[]): Promise<void> {
  const known = await readKnownDrafts();
  const here = new Set(drafts.map(({ id }) => id));
  if (Object.keys(vanished(known, here)).length > 0) await checkDrafts(store);
  else await alone(() => remember(drafts, known));
}
