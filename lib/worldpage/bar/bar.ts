import type { ActionId, ShownAction } from '../actions/index.ts';
import type { Acted, PageLook } from '../channels.ts';
import { make, onClick } from '../resident/make.ts';
import type { Resident } from '../resident/resident.ts';
import { type Drawn, draw } from './draw.ts';
import { formOf } from './form.ts';
import { walk } from './keys.ts';
import { placeFor } from './place.ts';
import { STYLE } from './style.ts';

const EDIT = 'a[href*="/world/article/"][href$="/edit"]';
const NOT_COPIED = 'The browser did not let Loreside copy. Click into the page and try again.';

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export interface Bar {
  /** Asks anew what the page shows. */
  look(): void;
  /** Brings the bar to where it belongs now. */
  settle(): void;
  /** As if the action were chosen in the bar. */
  run(id: ActionId): void;
}

/** The bar beside the title of what the page shows; nothing where that is none of the user's things. */
export function createBar({ ask, root, host, style, gone, say, onMove }: Resident): Bar {
  style(STYLE);
  const bar = make('div', { popover: 'manual', class: 'bar away', role: 'toolbar' });
  root.append(bar);
  let look: PageLook = { thing: null, actions: [] };
  let drawn: Drawn | null = null;
  let turn = 0;
  let waiting = 0;
  /** A form is open: what is typed there stays, whatever is learned meanwhile. */
  let isWriting = false;

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

  function show(next: PageLook, isForm = false): void {
    const focused = bar.matches(':focus-within')
      ? (root.activeElement?.getAttribute('data-act') ?? '')
      : null;
    const isSame = next.thing !== null && next.thing.id === look.thing?.id;
    // What stands there already is let be: it may be in the middle of being pressed.
    const isKnown = drawn && !isForm && JSON.stringify(next) === JSON.stringify(look);
    look = next;
    if (isKnown || (isWriting && isSame)) return;
    isWriting = false;
    if (!next.thing) {
      drawn = null;
      bar.replaceChildren();
      if (bar.matches(':popover-open')) bar.hidePopover();
      return;
    }
    const wasOpen = isSame && drawn?.sheet.hidden === false;
    const now = draw(next, run);
    drawn = now;
    onClick(now.more, () => unfold(now.sheet.hidden === true));
    bar.setAttribute('aria-label', `Loreside: ${next.thing.title}`);
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

  function told({ toast, change, look: next }: Acted): void {
    const mine = ++turn;
    say(toast, change === null ? undefined : () => void carry(ask('page.undo', { change })));
    if (mine === turn) show(next);
  }

  /** Resolves with whether it was done; what came of it is said. */
  async function carry(acted: Promise<Acted>): Promise<boolean> {
    bar.setAttribute('aria-busy', 'true');
    try {
      const answer = await acted;
      told(answer);
      return answer.isDone;
    } catch (error) {
      say(wordsOf(error));
      return false;
    } finally {
      bar.removeAttribute('aria-busy');
    }
  }

  function openForm(action: ShownAction): void {
    if (!drawn) return;
    const { id } = action;
    // What its owner saw when they began, and once they were told better, what stands now.
    let seen = action.field?.value ?? null;
    const send = async (value: string, choice: string | null) => {
      const isDone = await carry(ask('page.act', { action: id, value, choice: choice ?? seen }));
      if (!isDone) seen = look.actions.find((one) => one.id === id)?.field?.value ?? seen;
      return isDone;
    };
    const close = () => {
      isWriting = false;
      show(look, true);
      bar.querySelector<HTMLElement>(`[data-act="${id}"]`)?.focus();
    };
    const form = formOf(action, send, close);
    if (!form) return;
    isWriting = true;
    unfold(true);
    bar.classList.remove('away');
    drawn.sheet.replaceChildren(form);
    form.querySelector<HTMLElement>('textarea,.save')?.focus();
  }

  function run(action: ShownAction): void {
    const { id, kind, text, pressed } = action;
    if (kind === 'copy' && text !== null)
      navigator.clipboard.writeText(text).then(
        () => say(`Copied: ${text}`),
        () => say(NOT_COPIED),
      );
    else if (kind === 'link' && text !== null) location.assign(text);
    else if (kind === 'panel')
      ask('page.panel', { action: id }).then(
        (sentence) => sentence && say(sentence),
        (error: unknown) => say(wordsOf(error)),
      );
    else if (action.field) openForm(action);
    else void carry(ask('page.act', { action: id, value: String(pressed !== true), choice: null }));
  }

  bar.addEventListener('keydown', (event) => {
    if (!event.isTrusted || event.defaultPrevented) return;
    if (event.key === 'Escape' && drawn?.sheet.hidden === false) {
      unfold(false);
      drawn.more.focus();
      event.stopPropagation();
    } else if (walk(bar, root.activeElement, event.key)) event.preventDefault();
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
      const action = look.actions.find((one) => one.id === id);
      if (action) run(action);
    },
  };
}
