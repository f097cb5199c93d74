import { PAGE_ACT_IDS, type PageActId } from '../actions/action.ts';
import type { ActionId, ShownAction } from '../actions/index.ts';
import type { BarActions } from '../channels.ts';
import { make, onClick } from '../resident/make.ts';
import type { Resident } from '../resident/resident.ts';
import { type Drawn, draw } from './draw.ts';
import { walk } from './keys.ts';
import { placeFor } from './place.ts';
import { STYLE } from './style.ts';

const EDIT = 'a[href*="/world/article/"][href$="/edit"]';
const NOT_COPIED = 'The browser did not let Loreside copy. Click into the page and try again.';

const isPageAct = (id: ActionId): id is PageActId => PAGE_ACT_IDS.some((one) => one === id);

export interface Bar {
  /** Asks anew what the page shows. */
  look(): void;
  /** Brings the bar to where it belongs now. */
  settle(): void;
  /** As if the action were chosen in the bar. */
  run(id: ActionId): void;
}

/**
 * The bar beside the title of what the page shows; nothing where that is none of the user's things. It holds the same
 * words for everybody and changes nothing on World Anvil: a page that covers it, or gets hold of it, gains nothing.
 */
export function createBar({ ask, root, host, style, gone, say, onMove }: Resident): Bar {
  style(STYLE);
  const bar = make('div', {
    popover: 'manual',
    class: 'bar away',
    role: 'toolbar',
    'aria-label': 'Loreside',
  });
  root.append(bar);
  let actions: BarActions = [];
  let drawn: Drawn | null = null;
  let turn = 0;
  let waiting = 0;

  function unfold(open: boolean): void {
    if (!drawn) return;
    drawn.sheet.hidden = !open;
    drawn.more.setAttribute('aria-expanded', String(open));
    if (open) keepInSight(drawn.sheet);
  }

  /** What unfolds to the right of a bar at the right edge unfolds to the left; what has little room below scrolls. */
  function keepInSight(sheet: HTMLElement): void {
    sheet.style.translate = '';
    const { top, right } = sheet.getBoundingClientRect();
    const over = right + 8 - document.documentElement.clientWidth;
    if (over > 0) sheet.style.translate = `${-over}px`;
    const below = bar.matches('.page') ? `${Math.max(140, innerHeight - top - 8)}px` : '';
    sheet.style.maxHeight = below;
  }

  function show(next: BarActions): void {
    // What stands there already is let be: it may be in the middle of being pressed.
    if (JSON.stringify(next) === JSON.stringify(actions)) return;
    const wasOpen = drawn?.sheet.hidden === false;
    const focused = bar.matches(':focus-within') ? root.activeElement?.getAttribute('data-act') : null;
    actions = next;
    if (next.length === 0) {
      drawn = null;
      bar.replaceChildren();
      bar.hidePopover();
      return;
    }
    const now = draw(next, run);
    drawn = now;
    onClick(now.more, () => unfold(now.sheet.hidden === true));
    bar.replaceChildren(now.pill, now.sheet);
    bar.showPopover();
    unfold(wasOpen);
    if (focused !== null) (bar.querySelector<HTMLElement>(`[data-act="${focused}"]`) ?? now.more).focus();
    settle();
  }

  async function lookNow(): Promise<void> {
    const mine = ++turn;
    const edit = document.querySelector<HTMLAnchorElement>(EDIT)?.href ?? null;
    const isUnseen = getComputedStyle(host).display === 'none';
    const next = await ask('page.look', { edit, isUnseen }).catch(() => null);
    if (next && mine === turn && !gone.aborted) show(next);
  }

  function settle(): void {
    if (!drawn || waiting) return;
    waiting = requestAnimationFrame(() => {
      waiting = 0;
      if (!drawn || gone.aborted) return;
      const { width, height, right } = drawn.pill.getBoundingClientRect();
      // What somebody is just using stays where it is, unless the window became too narrow for that.
      const far = Math.max(right, drawn.sheet.getBoundingClientRect().right);
      const isOut = far > document.documentElement.clientWidth;
      if (!isOut && !drawn.sheet.hidden && bar.matches(':focus-within')) return;
      const place = placeFor({ width, height }, host);
      bar.className = place ? `bar ${place.where}` : 'bar away';
      // Moved as a drawing, so that it never counts as the page's layout that shifts.
      if (place) bar.style.transform = `translate(${place.x}px,${place.y}px)`;
      if (!drawn.sheet.hidden) keepInSight(drawn.sheet);
    });
  }

  const sayError = (error: unknown) => say(error instanceof Error ? error.message : String(error));

  function run({ id, kind, text, name }: ShownAction): void {
    if (kind === 'copy' && text !== null)
      navigator.clipboard.writeText(text).then(
        () => say(name === 'Copy mention' ? 'Mention copied.' : 'Embed copied.'),
        () => say(NOT_COPIED),
      );
    else if (kind === 'link' && text !== null) location.assign(text);
    else if (kind === 'panel')
      ask('page.panel', { action: id }).then((sentence) => sentence && say(sentence), sayError);
    else if (isPageAct(id)) {
      const mine = ++turn;
      ask('page.act', { action: id }).then(({ sentence, bar: next }) => {
        say(sentence);
        if (mine === turn) show(next);
      }, sayError);
    }
  }

  bar.addEventListener('keydown', (event) => {
    if (!event.isTrusted || event.defaultPrevented) return;
    if (event.key === 'Escape' && drawn?.sheet.hidden === false) {
      unfold(false);
      drawn.more.focus();
      event.stopPropagation();
    } else if (walk(bar, root.activeElement, event.key)) event.preventDefault();
  });
  // Back above whatever the page has put over it meanwhile. What has the focus would lose it by that.
  bar.addEventListener('pointerenter', () => {
    if (bar.matches(':focus-within') || !drawn) return;
    bar.hidePopover();
    bar.showPopover();
  });
  const signal = gone;
  for (const event of ['scroll', 'resize', 'click', 'keyup', 'load'])
    addEventListener(event, settle, { signal, capture: true, passive: true });
  document.addEventListener('visibilitychange', () => document.hidden || void lookNow(), { signal });
  // A click anywhere else folds it in.
  addEventListener('pointerdown', ({ target }) => target !== host && unfold(false), { signal });
  onMove(() => void lookNow());
  void lookNow();
  return {
    look: () => void lookNow(),
    settle,
    run(id) {
      const action = actions.find((one) => one.id === id);
      if (action) run(action);
    },
  };
}
