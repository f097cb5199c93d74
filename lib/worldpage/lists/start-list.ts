import type { ListedEntry } from '../link-channels.ts';
import type { Resident } from '../resident/resident.ts';
import { entryLinks } from './entry-links.ts';
import { isListAddress } from './list-address.ts';
import { MARK_RULES } from './mark-rules.ts';
import { marksIn } from './marks.ts';
import { openerIn } from './opener.ts';
import { type Picking, startPicking } from './picking.ts';
import { TOOLBAR_RULES } from './toolbar.ts';

/** Entries that one list may have; and how long a page that changes is left to settle, in milliseconds. */
const MOST = 500;
const SETTLE = 300;

export interface ListScript {
  /** Begins to select, or ends it. */
  pick(): void;
}

/** Marks the entries of this page's lists with their status, and lets several be selected. */
export function startList(resident: Resident): ListScript {
  const { ask, root, overlay, style, gone, onMove, speak } = resident;
  style(TOOLBAR_RULES + MARK_RULES);
  const marks = marksIn(overlay);
  let shown: ReadonlyMap<HTMLAnchorElement, ListedEntry> = new Map();
  let picking: Picking | null = null;
  let picked: ReadonlySet<string> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let mayPick = false;
  let turn = 0;

  const draw = () => {
    const looks = [...shown].flatMap(([link, { id, flags }]) => {
      const isPicked = picked?.has(id) ?? null;
      return flags.length > 0 || isPicked !== null ? [[link, { flags, isPicked }] as const] : [];
    });
    marks.set(new Map(looks));
  };
  const read = async () => {
    const mine = ++turn;
    const links = isListAddress(location.href) ? entryLinks(document.body).slice(0, MOST) : [];
    const asked = links.map(({ href, dataset }) => ({ href, id: dataset.articleId ?? null }));
    const none = { entries: [], mayPick: false };
    const told = asked.length === 0 ? none : await ask('page.flags', { links: asked });
    if (mine !== turn || gone.aborted) return;
    shown = new Map(
      links.flatMap((link, at) => {
        const entry = told.entries[at];
        return entry ? [[link, entry] as const] : [];
      }),
    );
    mayPick = told.mayPick;
    placeOpener();
    draw();
  };
  const readSoon = () => {
    clearTimeout(timer);
    // The background doesn’t answer: the page keeps the marks that it has.
    timer = setTimeout(() => void read().catch(() => {}), SETTLE);
  };
  const pickAt = (link: HTMLAnchorElement) => {
    const entry = shown.get(link);
    if (entry) picking?.toggle(entry.id, link.textContent.trim());
  };
  const pick = () => {
    if (picking) return picking.end();
    if (!mayPick || shown.size === 0) return;
    const entries = {
      ids: () => [...shown].flatMap(([link, { id }]) => (link.isConnected ? id : [])),
      draw(now: ReadonlySet<string> | null) {
        picked = now;
        draw();
      },
    };
    picking = startPicking(resident, entries, () => {
      picking = null;
      readSoon();
    });
    placeOpener();
  };
  const opener = openerIn(root, pick);
  const placeOpener = () => {
    const [first = null] = shown.keys();
    opener.show(mayPick && picking === null && shown.size > 1 ? first : null);
  };

  const entryOf = (target: EventTarget | null): HTMLAnchorElement | null => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    return link && shown.has(link) ? link : null;
  };
  /** While entries are selected a click on one, or on its box, selects it and goes nowhere. */
  const onClick = (event: MouseEvent) => {
    if (!picking || !event.isTrusted) return;
    const link = entryOf(event.target) ?? (event.detail > 0 ? marks.at(event.clientX, event.clientY) : null);
    if (!link) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pickAt(link);
  };
  const onKey = (event: KeyboardEvent) => {
    const { code, altKey, shiftKey, ctrlKey, metaKey } = event;
    if (!event.isTrusted || ctrlKey || metaKey) return;
    const link = code === 'Space' && picking && !altKey && !shiftKey ? entryOf(event.target) : null;
    if (link) pickAt(link);
    else if (code === 'KeyP' && altKey && shiftKey) pick();
    else return;
    event.preventDefault();
  };
  // Where the focus comes to an entry, its status is spoken: the marks are not beside it in the tree.
  const onFocus = ({ target, isTrusted }: FocusEvent) => {
    const link = isTrusted ? entryOf(target) : null;
    const entry = link && shown.get(link);
    if (!entry || !link.matches(':focus-visible')) return;
    const state = picked === null ? [] : [picked.has(entry.id) ? 'selected' : 'not selected'];
    const said = [...entry.flags, ...state].join(', ');
    if (said) speak(said);
  };
  let frame = 0;
  const placeSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      marks.place();
      placeOpener();
    });
  };
  const options = { capture: true, signal: gone };
  document.addEventListener('click', onClick, options);
  document.addEventListener('keydown', onKey, options);
  document.addEventListener('focusin', onFocus, options);
  for (const name of ['scroll', 'load', 'toggle', 'transitionend'])
    document.addEventListener(name, placeSoon, { ...options, passive: true });
  window.addEventListener('resize', readSoon, { signal: gone });
  // What was changed in the panel meanwhile.
  window.addEventListener('focus', readSoon, { signal: gone });
  document.addEventListener('visibilitychange', readSoon, { signal: gone });
  const watcher = new MutationObserver(readSoon);
  watcher.observe(document.body, { childList: true, subtree: true });
  const sizes = new ResizeObserver(placeSoon);
  sizes.observe(document.body);
  gone.addEventListener('abort', () => {
    watcher.disconnect();
    sizes.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    picking?.end();
    opener.remove();
    marks.remove();
  });
  onMove(readSoon);
  // The background doesn’t answer: the page stays as it is.
  void read().catch(() => {});
  return { pick };
}
