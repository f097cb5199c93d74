import type { ListedEntry } from '../linkchannels.ts';
import type { Resident } from '../resident/resident.ts';
import { entryLinks } from './entrylinks.ts';
import { isListAddress } from './listaddress.ts';
import { isMark, type Mark, markBeside } from './mark.ts';
import { openerFor } from './opener.ts';
import { type Entries, type Picking, startPicking } from './picking.ts';
import { TOOLBAR_RULES } from './toolbarrules.ts';

/** Entries that one list may have; and how long a page that changes is left to settle, in milliseconds. */
const MOST = 500;
const SETTLE = 300;

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
  let turn = 0;

  const known = (): ListedEntry[] =>
    [...shown.values()].flatMap(({ entry, link }) => (entry && link.isConnected ? entry : []));
  const draw = () => {
    for (const { entry, mark } of shown.values())
      if (entry) mark.show({ ...entry, isPicked: picked?.has(entry.id) ?? null });
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
    const entries = asked.length === 0 ? [] : await ask('page.flags', { links: asked });
    if (mine !== turn || gone.aborted) return;
    for (const [at, link] of links.entries()) {
      const mark = shown.get(link)?.mark ?? markBeside(link, () => pickAt(link));
      shown.set(link, { link, mark, entry: entries[at] ?? null });
    }
    draw();
    opener.show(picking === null ? (known().length > 1 ? links[0] : undefined) : undefined);
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
      draw();
    },
  };
  const pick = () => {
    if (picking) return picking.end();
    if (known().length === 0) return;
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
