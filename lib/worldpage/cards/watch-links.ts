import { outsideComposition } from '../../input-methods/index.ts';
import type { LinkAt, LinkCard } from '../channels.ts';
import { loadMoreScripts } from '../lists/load-more-scripts.ts';
import type { PageScript } from '../page-script/page-script.ts';
import { announcementOf, CARD_RULES, cardIn } from './card.ts';

/** Delay in milliseconds before a card opens, and before it closes after the pointer has left. */
const PAUSE = 350;
const GRACE = 250;
/** How long a card is cached, in milliseconds. */
const CACHE_TIME = 30_000;

/** Paths that may lead to an entry of a world. */
const LIKELY = /^\/(w\/[^/]+\/\w|world\/\w|p\/athena\/|sheet\/|block\/|i\/|community\/manuscripts\/)/;

/** The link around an event's target, if it may lead to an entry on another page. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || !/^https?:$/.test(link.protocol)) return null;
  if (link.pathname === location.pathname && link.host === location.host) return null;
  return link.dataset.articleId || LIKELY.test(link.pathname) ? link : null;
}

/** Shows hover cards on links. On list pages, also loads the script for lists. */
export function watchLinks(pageScript: PageScript): void {
  const { ask, overlay, style, stopped, onNavigate, announce } = pageScript;
  loadMoreScripts(pageScript);
  style(CARD_RULES);
  const card = cardIn(overlay);
  const cache = new Map<string, { card: LinkCard; at: number }>();
  let link: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isShown = false;

  const hide = () => {
    clearTimeout(timer);
    link = null;
    if (isShown) card.hide();
    isShown = false;
  };
  const cardOf = async ({ href, id }: LinkAt): Promise<LinkCard | null> => {
    const known = cache.get(href);
    if (known && Date.now() - known.at < CACHE_TIME) return known.card;
    const read = await ask('page.card', { href, id });
    const found = read.ok ? read.value : null;
    if (found?.isPublic && found.excerpt !== null) cache.set(href, { card: found, at: Date.now() });
    return found;
  };
  const show = async (at: HTMLAnchorElement, x: number, y: number, isHeard: boolean) => {
    clearTimeout(timer);
    link = at;
    const content = await cardOf({ href: at.href, id: at.dataset.articleId ?? null });
    if (!content || link !== at || !at.isConnected || stopped.aborted) return;
    const lines = [...at.getClientRects()];
    const line = lines.find(
      ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    );
    card.show(content, at, line ?? at.getBoundingClientRect());
    isShown = true;
    if (isHeard) announce(announcementOf(content));
  };
  const leave = () => {
    clearTimeout(timer);
    timer = setTimeout(hide, isShown ? GRACE : 0);
  };

  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    act: (event: DocumentEventMap[Name]) => void,
  ) =>
    document.addEventListener(name, (event) => event.isTrusted && act(event), {
      capture: true,
      signal: stopped,
    });
  on('pointerover', ({ target, pointerType, clientX, clientY }) => {
    if (pointerType === 'touch' || card.containsPoint(clientX, clientY)) return;
    const at = linkOf(target);
    if (!at) return leave();
    clearTimeout(timer);
    if (at === link && isShown) return;
    timer = setTimeout(() => {
      hide();
      void show(at, clientX, clientY, false);
    }, PAUSE);
  });
  // The card ignores pointer events, so that the page never sees one with the card as its target. Its hover state is
  // computed from coordinates instead.
  let wasInside = false;
  on('pointermove', ({ clientX, clientY, target }) => {
    if (!isShown) return;
    const isInside = card.containsPoint(clientX, clientY);
    if (isInside) clearTimeout(timer);
    else if (wasInside && linkOf(target) !== link) leave();
    wasInside = isInside;
  });
  // A click on the card must not reach what is below it.
  for (const name of ['mousedown', 'click', 'auxclick'] as const)
    on(name, (event) => {
      if (!card.containsPoint(event.clientX, event.clientY)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    });
  on(
    'keydown',
    outsideComposition((event) => {
      const { code, altKey, shiftKey, ctrlKey, metaKey } = event;
      if (code === 'Escape' && isShown) {
        event.stopImmediatePropagation();
        hide();
      } else if (code === 'KeyH' && altKey && shiftKey && !ctrlKey && !metaKey) {
        const at = linkOf(document.activeElement);
        if (!at) return;
        event.preventDefault();
        void show(at, -1, -1, true);
      }
    }),
  );
  on('pointerdown', ({ clientX, clientY }) => card.containsPoint(clientX, clientY) || hide());
  for (const name of ['scroll', 'focusin', 'wheel'] as const) on(name, hide);
  stopped.addEventListener('abort', hide);
  onNavigate(hide);
}
