import type { ListedEntry } from '../link-channels.ts';
import type { PageScript } from '../page-script/page-script.ts';
import { entryLinks } from './entry-links.ts';
import { isListAddress } from './list-address.ts';
import { MARK_RULES } from './mark-rules.ts';
import { marksIn } from './marks.ts';
import { createSelectionButton } from './selection-button.ts';
import { type SelectionMode, startSelectionMode } from './selection-mode.ts';
import { TOOLBAR_RULES } from './toolbar.ts';

/** Maximum entries of a list, and how long to wait after a change of the page, in milliseconds. */
const MOST = 500;
const SETTLE = 300;

export interface ListScript {
  /** Starts or ends selection mode. */
  pick(): void;
}

/** Shows the status of the entries in this page's lists and lets users select several. */
export function startList(pageScript: PageScript): ListScript {
  const { ask, overlay, style, stopped, text, onNavigate, announce } = pageScript;
  style(TOOLBAR_RULES + MARK_RULES);
  const marks = marksIn(overlay, text);
  let shown: ReadonlyMap<HTMLAnchorElement, ListedEntry> = new Map();
  let picking: SelectionMode | null = null;
  let picked: ReadonlySet<string> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let mayPick = false;
  let turn = 0;

  const draw = () => {
    const contents = [...shown].flatMap(([link, { id, flags }]) => {
      const isPicked = picked?.has(id) ?? null;
      return flags.length > 0 || isPicked !== null ? [[link, { flags, isPicked }] as const] : [];
    });
    marks.set(new Map(contents));
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
    mayPick = reply.mayPick;
    placeSelectionButton();
    draw();
  };
  const readSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void read(), SETTLE);
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
    picking = startSelectionMode(pageScript, entries, () => {
      picking = null;
      readSoon();
    });
    placeSelectionButton();
  };
  const selectionButton = createSelectionButton(pageScript, pick);
  const placeSelectionButton = () => {
    const [first = null] = shown.keys();
    selectionButton.show(mayPick && picking === null && shown.size > 1 ? first : null);
  };

  const entryOf = (target: EventTarget | null): HTMLAnchorElement | null => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    return link && shown.has(link) ? link : null;
  };
  /** In selection mode, a click on an entry or its box selects it instead of following the link. */
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
  // Announces the status of a focused entry, because its mark isn't next to it in the tree.
  const onFocus = ({ target, isTrusted }: FocusEvent) => {
    const link = isTrusted ? entryOf(target) : null;
    const entry = link && shown.get(link);
    if (!entry || !link.matches(':focus-visible')) return;
    const state = picked === null ? [] : [text(picked.has(entry.id) ? 'selected' : 'notSelected')];
    const status = [...entry.flags.map((flag) => flag.text), ...state].join(', ');
    if (status) announce(status);
  };
  let frame = 0;
  const placeSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      marks.place();
      placeSelectionButton();
    });
  };
  const options = { capture: true, signal: stopped };
  document.addEventListener('click', onClick, options);
  document.addEventListener('keydown', onKey, options);
  document.addEventListener('focusin', onFocus, options);
  for (const name of ['scroll', 'load', 'toggle', 'transitionend'])
    document.addEventListener(name, placeSoon, { ...options, passive: true });
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
    picking?.end();
    selectionButton.remove();
    marks.remove();
  });
  onNavigate(readSoon);
  // If the background doesn't reply, the page stays as it is.
  void read().catch(() => {});
  return { pick };
}
