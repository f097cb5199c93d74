import type { LinkAt, LinkCard } from '../link-channels.ts';
import { offerList } from '../lists/offer-list.ts';
import type { Resident } from '../resident/resident.ts';
import { CARD_RULES, cardIn, spoken } from './card.ts';

/** A pointer that rests so long means the link; one that has left may come back to the card. Milliseconds. */
const PAUSE = 350;
const GRACE = 250;
/** So long a card is believed without asking again, in milliseconds. */
const KEPT = 30_000;

/** Addresses that a thing of a world can have. */
const LIKELY = /^\/(w\/[^/]+\/\w|world\/\w|p\/athena\/|sheet\/|block\/|i\/|community\/manuscripts\/)/;

/** The link that an event is about, where it may lead to a thing of a world, and elsewhere than here. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || !/^https?:$/.test(link.protocol)) return null;
  if (link.pathname === location.pathname && link.host === location.host) return null;
  return link.dataset.articleId || LIKELY.test(link.pathname) ? link : null;
}

/** Shows cards on links from now on; and what else there is for links, where the page lists things. */
export function watchLinks(resident: Resident): void {
  const { ask, overlay, style, gone, onMove, speak } = resident;
  offerList(resident);
  style(CARD_RULES);
  const card = cardIn(overlay);
  const kept = new Map<string, { card: LinkCard; at: number }>();
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
    const known = kept.get(href);
    if (known && Date.now() - known.at < KEPT) return known.card;
    const found = await ask('page.card', { href, id });
    if (found?.isPublic && found.excerpt !== null) kept.set(href, { card: found, at: Date.now() });
    return found;
  };
  const show = async (at: HTMLAnchorElement, x: number, y: number, isHeard: boolean) => {
    clearTimeout(timer);
    link = at;
    const told = await cardOf({ href: at.href, id: at.dataset.articleId ?? null }).catch(() => null);
    if (!told || link !== at || !at.isConnected || gone.aborted) return;
    const lines = [...at.getClientRects()];
    const line = lines.find(
      ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    );
    card.show(told, at, line ?? at.getBoundingClientRect());
    isShown = true;
    if (isHeard) speak(spoken(told));
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
      signal: gone,
    });
  on('pointerover', ({ target, pointerType, clientX, clientY }) => {
    if (pointerType === 'touch' || card.holds(clientX, clientY)) return;
    const at = linkOf(target);
    if (!at) return leave();
    clearTimeout(timer);
    if (at === link && isShown) return;
    timer = setTimeout(() => {
      hide();
      void show(at, clientX, clientY, false);
    }, PAUSE);
  });
  // The card takes no pointer, so that no event of the page is ever aimed at it: where the pointer is says as much.
  let wasInside = false;
  on('pointermove', ({ clientX, clientY, target }) => {
    if (!isShown) return;
    const isInside = card.holds(clientX, clientY);
    if (isInside) clearTimeout(timer);
    else if (wasInside && linkOf(target) !== link) leave();
    wasInside = isInside;
  });
  // A click on the card is not meant for what lies below it.
  for (const name of ['mousedown', 'click', 'auxclick'] as const)
    on(name, (event) => {
      if (!card.holds(event.clientX, event.clientY)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    });
  on('keydown', (event) => {
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
  });
  on('pointerdown', ({ clientX, clientY }) => card.holds(clientX, clientY) || hide());
  for (const name of ['scroll', 'focusin', 'wheel'] as const) on(name, hide);
  gone.addEventListener('abort', hide);
  onMove(hide);
}
