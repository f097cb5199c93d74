import type { ListedEntry } from '../channels.ts';
import type { PageScript } from '../page-script/page-script.ts';
import { type Cards, cardsOf } from './cards.ts';
import { CHECKBOX_RULES, checkboxesIn, entryLinks } from './checkboxes.ts';
import { listenToList } from './list-input.ts';
import { isListAddress } from './load-more-scripts.ts';
import { MARK_RULES, marksIn } from './marks.ts';
import { type SelectionMode, startSelectionMode } from './selection-mode.ts';
import { createSelectionButton, TOOLBAR_RULES } from './toolbar.ts';

/** Maximum entries of a list, and how long to wait after a change of the page, in milliseconds. */
const MOST = 500;
const SETTLE = 300;

type Shown = ReadonlyMap<HTMLAnchorElement, ListedEntry>;

export interface ListScript {
  /** Starts or ends selection mode. */
  pick(): void;
}

/** Shows the status of the entries in this page's lists and lets users select several. */
export function startList(pageScript: PageScript): ListScript {
  const { ask, overlay, style, stopped, text, onNavigate, announce } = pageScript;
  style(TOOLBAR_RULES + MARK_RULES + CHECKBOX_RULES);
  const checkboxes = checkboxesIn(overlay, text);
  const marks = marksIn(overlay, text, checkboxes.boxOf);
  let shown: Shown = new Map();
  let cards: Cards = cardsOf([]);
  let selecting: SelectionMode | null = null;
  let selected: ReadonlySet<string> | null = null;
  let hovered: HTMLAnchorElement | null = null;
  let focused: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let maySelect = false;
  let turn = 0;

  const draw = () => {
    // Before anything is selected, only the entry in use has a checkbox.
    const isUsed = (link: HTMLAnchorElement) => maySelect && (link === hovered || link === focused);
    const boxes = [...shown].flatMap(([link, { id }]) =>
      selected || isUsed(link) ? [[link, selected?.has(id) ?? false] as const] : [],
    );
    checkboxes.set(new Map(boxes), cards);
    marks.set(
      new Map([...shown].flatMap(([link, { flags }]) => (flags.length > 0 ? [[link, flags] as const] : []))),
    );
  };
  const read = async () => {
    const mine = ++turn;
    const links = isListAddress(location.href) ? entryLinks(document.body).slice(0, MOST) : [];
    const hints = links.map(({ href, dataset }) => ({ href, id: dataset.articleId ?? null }));
    const none = { entries: [], mayPick: false };
    const known = hints.length === 0 ? null : await ask('page.flags', { links: hints });
    // If the background doesn't reply, the page keeps its current marks.
    if (mine !== turn || stopped.aborted || known?.ok === false) return;
    const reply = known?.value ?? none;
    shown = new Map(
      links.flatMap((link, at) => {
        const entry = reply.entries[at];
        return entry ? [[link, entry] as const] : [];
      }),
    );
    cards = cardsOf(shown.keys());
    maySelect = reply.mayPick && shown.size > 1;
    placeSelectionButton();
    draw();
  };
  const readSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void read(), SETTLE);
  };
  /** `isBrief`: selection mode ends when nothing is selected any more. */
  const start = (isBrief: boolean) => {
    if (selecting || !maySelect) return;
    const entries = {
      ids: () => [...shown].flatMap(([link, { id }]) => (link.isConnected ? id : [])),
      draw(now: ReadonlySet<string> | null) {
        selected = now;
        draw();
      },
    };
    selecting = startSelectionMode(pageScript, entries, isBrief, () => {
      selecting = null;
      readSoon();
    });
    placeSelectionButton();
  };
  const firstInView = () =>
    [...shown.keys()].find((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  /** `byKey`: keys select from an entry on, so the focus moves to one. */
  const pick = (byKey: boolean) => {
    if (selecting) return selecting.end();
    start(false);
    if (maySelect && byKey && !linkAt(document.activeElement)) firstInView()?.focus();
  };
  const selectionButton = createSelectionButton(pageScript, pick);
  const placeSelectionButton = () => {
    const [first = null] = shown.keys();
    selectionButton.show(maySelect && selecting === null ? first : null);
  };
  const idOf = (link: HTMLAnchorElement) => shown.get(link)?.id ?? '';
  const linkAt = (target: EventTarget | null): HTMLAnchorElement | null => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    return link && shown.has(link) ? link : null;
  };
  listenToList(
    {
      linkAt,
      isSelecting: () => selecting !== null,
      cardAt: (target) => cards.entryOf(target),
      checkboxAt: checkboxes.at,
      neighbor(link, step) {
        const links = [...shown.keys()];
        return links[links.indexOf(link) + step];
      },
      toggle(link) {
        start(true);
        selecting?.toggle(idOf(link), link.textContent.trim());
      },
      extendTo: (link, from) => selecting?.extendTo(idOf(link), from && idOf(from)),
      selectAll: () => selecting?.selectAll(),
      startOrEnd: () => pick(true),
      end: () => selecting?.end(),
      hover(link) {
        if (link === hovered) return;
        hovered = link;
        if (!selected) draw();
      },
      focus(link) {
        focused = link?.matches(':focus-visible') ? link : null;
        const entry = focused && shown.get(focused);
        if (!selected) draw();
        if (!entry) return;
        // Its mark and checkbox aren't next to it in the tree.
        const state = selected === null ? [] : [text(selected.has(entry.id) ? 'selected' : 'notSelected')];
        const status = [...entry.flags.map((flag) => flag.text), ...state].join(', ');
        if (status) announce(status);
      },
    },
    stopped,
  );
  let frame = 0;
  const placeSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      checkboxes.place();
      marks.place();
      placeSelectionButton();
    });
  };
  for (const name of ['scroll', 'load', 'toggle', 'transitionend'])
    document.addEventListener(name, placeSoon, { capture: true, passive: true, signal: stopped });
  window.addEventListener('resize', readSoon, { signal: stopped });
  // Picks up changes made in the panel.
  window.addEventListener('focus', readSoon, { signal: stopped });
  document.addEventListener('visibilitychange', readSoon, { signal: stopped });
  const watcher = new MutationObserver(readSoon);
  watcher.observe(document.body, { childList: true, subtree: true });
  const sizes = new ResizeObserver(placeSoon);
  sizes.observe(document.body);
  stopped.addEventListener('abort', () => {
    watcher.disconnect();
    sizes.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    selecting?.end();
    selectionButton.remove();
    checkboxes.remove();
    marks.remove();
  });
  onNavigate(readSoon);
  // If the background doesn't reply, the page stays as it is.
  void read().catch(() => {});
  return { pick: () => pick(false) };
}
