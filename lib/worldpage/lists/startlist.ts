import type { ListedEntry } from '../linkchannels.ts';
import type { Resident } from '../resident/resident.ts';
import { entryLinks } from './entrylinks.ts';
import { isListAddress } from './listaddress.ts';
import { drawMarks, isMark, type Mark, markBeside } from './mark.ts';
import { openerFor } from './opener.ts';
import { type Entries, type Picking, startPicking } from './picking.ts';
import { TOOLBAR_RULES } from './toolbarrules.ts';

/** Entries that one list may have; and how long a page that changes is left to settle, in milliseconds. */
const MOST = 500;
const SETTLE = 300;
/** So many are drawn in one go: a page that is scrolled meanwhile never stops. */
const AT_ONCE = 50;

export interface ListScript {
  /** Begins to pick, or ends it. */
  pick(): void;
}

interface Shown {
  link: HTMLAnchorElement;
  mark: Mark;
  entry: ListedEntry | null;
}

/** Marks the entries of this page's lists as they stand, and lets several be picked. */
export function startList(resident: Resident): ListScript {
  const { ask, style, gone, onMove } = resident;
  style(TOOLBAR_RULES);
  const shown = new Map<HTMLAnchorElement, Shown>();
  let picking: Picking | null = null;
  let picked: ReadonlySet<string> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let mayPick = false;
  let turn = 0;

  const known = (): ListedEntry[] =>
    [...shown.values()].flatMap(({ entry, link }) => (entry && link.isConnected ? entry : []));
  let drawing = 0;
  const draw = async () => {
    const mine = ++drawing;
    const all = [...shown.values()];
    for (let from = 0; from < all.length; from += AT_ONCE) {
      if (from > 0) await new Promise((resolve) => setTimeout(resolve, 0));
      if (mine !== drawing || gone.aborted) return;
      const some = all.slice(from, from + AT_ONCE);
      drawMarks(
        some.flatMap(({ entry, mark }) =>
          entry ? { mark, look: { ...entry, isPicked: picked?.has(entry.id) ?? null } } : [],
        ),
      );
    }
  };
  const read = async () => {
    const mine = ++turn;
    const links = isListAddress(location.href) ? entryLinks(document.body).slice(0, MOST) : [];
    for (const [link, { mark }] of shown)
      if (!links.includes(link)) {
        mark.remove();
        shown.delete(link);
      }
    const asked = links.map(({ href, dataset }) => ({ href, id: dataset.articleId ?? null }));
    const none = { entries: [], mayPick: false };
    const { entries, mayPick: may } = asked.length === 0 ? none : await ask('page.flags', { links: asked });
    if (mine !== turn || gone.aborted) return;
    for (const [at, link] of links.entries()) {
      const mark = shown.get(link)?.mark ?? markBeside(link, () => pickAt(link));
      const entry = entries[at] ?? null;
      // What may not be told any more goes.
      if (!entry) mark.remove();
      shown.set(link, { link, mark, entry });
    }
    mayPick = may;
    opener.show(mayPick && picking === null && known().length > 1 ? links[0] : undefined);
    await draw();
  };
  const readSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void read().catch(() => {}), SETTLE);
  };
  const pickAt = (link: HTMLAnchorElement) => {
    const entry = shown.get(link)?.entry;
    if (!entry) return;
    picking?.toggle(entry.id);
    shown.get(link)?.mark.focus();
  };
  const entries: Entries = {
    all: known,
    refresh: read,
    draw(now) {
      picked = now;
      void draw();
    },
  };
  const pick = () => {
    if (picking) return picking.end();
    if (!mayPick || known().length === 0) return;
    picking = startPicking(resident, entries, () => {
      picking = null;
      readSoon();
    });
    opener.show(undefined);
  };
  const opener = openerFor(pick);

  /** While entries are picked a click on one picks it, and goes nowhere. */
  const onClick = (event: MouseEvent) => {
    if (!picking || !event.isTrusted || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || !shown.get(link)?.entry) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pickAt(link);
  };
  const onKey = (event: KeyboardEvent) => {
    const { code, altKey, shiftKey, ctrlKey, metaKey } = event;
    if (!event.isTrusted || code !== 'KeyP' || !altKey || !shiftKey || ctrlKey || metaKey) return;
    event.preventDefault();
    pick();
  };
  document.addEventListener('click', onClick, { capture: true, signal: gone });
  document.addEventListener('keydown', onKey, { capture: true, signal: gone });
  window.addEventListener('resize', readSoon, { signal: gone });
  const watcher = new MutationObserver((changes) => {
    const isOurs = ({ addedNodes, removedNodes }: MutationRecord) =>
      [...addedNodes, ...removedNodes].every((node) => isMark(node) || node === opener.host);
    if (!changes.every(isOurs)) readSoon();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  gone.addEventListener('abort', () => {
    watcher.disconnect();
    clearTimeout(timer);
    picking?.end();
    for (const { mark } of shown.values()) mark.remove();
    opener.show(undefined);
  });
  onMove(readSoon);
  void read().catch(() => {});
  return { pick };
}
