import { outsideComposition } from '../../input-methods/index.ts';
import { PAGE_ACT_IDS, type PageActId } from '../actions/action.ts';
import type { ActionId, ShownAction } from '../actions/index.ts';
import type { BarActions } from '../channels.ts';
import { createElement, onClick } from '../page-script/create-element.ts';
import type { PageScript } from '../page-script/page-script.ts';
import { barPosition } from './bar-position.ts';
import { type BarElements, renderBar, statusValuesIn, VALUE_RULES } from './draw.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus between buttons with arrow keys (wrapping around), Home and End. Returns true if it moved. */
function moveFocus(bar: HTMLElement, from: Element | null, key: string): boolean {
  const buttons = [...bar.querySelectorAll<HTMLElement>('button,a')].filter((one) => one.checkVisibility());
  const at = buttons.findIndex((one) => one.isSameNode(from));
  const step = STEPS[key];
  const next =
    key === 'Home'
      ? 0
      : key === 'End'
        ? -1
        : step === undefined || at < 0
          ? null
          : (at + step) % buttons.length;
  if (next === null) return false;
  buttons.at(next)?.focus();
  return true;
}

/** Styles of the bar and its menu. */
const STYLE = `
.bar.page{position:absolute}
.bar.away{visibility:hidden}
.bar{left:0;top:0}
.pill{display:flex;padding:1px}
.pill>*{padding:0 6px}
.sheet{position:absolute;top:calc(100% + 4px);left:0;width:min(272px,100vw - 16px);max-height:min(80vh,560px);overflow:auto;overscroll-behavior:contain;padding:4px;display:grid;gap:4px}
.sheet[hidden]{display:none}
.corner .sheet{top:auto;bottom:calc(100% + 4px)}
.sheet>div{display:grid}
.sheet>div+div{padding-top:4px;border-top:1px solid var(--line)}
.sheet :is(button,a){padding:0 8px;gap:8px}
.sheet svg{color:var(--soft)}
.sheet span{overflow:hidden;text-overflow:ellipsis}
.sheet .flags span{padding-inline-end:72px}
.sheet p{padding:4px 8px 0;color:var(--soft);font-size:12px}
`;

const EDIT = 'a[href*="/world/article/"][href$="/edit"]';

const titleIn = (mention: string): string => /^@\[(.*)\]\(/su.exec(mention)?.[1] ?? mention;

const isPageAct = (id: ActionId): id is PageActId => PAGE_ACT_IDS.some((one) => one === id);

interface Bar {
  /** Requests the actions for the current page again. */
  refresh(): void;
  /** Updates the bar's position. */
  reposition(): void;
  /** Runs the action as if it were clicked in the bar. */
  run(id: ActionId): void;
}

/**
 * The toolbar next to the title. Hidden if the page doesn't show one of the user's entries. Its texts don't depend on
 * the entry and it changes nothing on World Anvil, so a page that covers or accesses it gains nothing.
 */
export function createBar(pageScript: PageScript): Bar {
  const { ask, root, host, overlay, style, stopped, text, showMessage, announce, onNavigate } = pageScript;
  style(STYLE + VALUE_RULES);
  const values = statusValuesIn(overlay);
  const bar = createElement('div', {
    popover: 'manual',
    class: 'bar away',
    role: 'toolbar',
    'aria-label': 'Loreside',
  });
  pageScript.add(bar);
  let actions: BarActions = [];
  let drawn: BarElements | null = null;
  let turn = 0;
  let waiting = 0;

  function unfold(open: boolean): void {
    if (!drawn) return;
    drawn.sheet.hidden = !open;
    drawn.more.setAttribute('aria-expanded', String(open));
    if (open) keepOnScreen(drawn.sheet);
    placeValues();
  }

  function placeValues(): void {
    const shown = drawn && !bar.matches('.away') ? drawn : null;
    values.place(shown?.buttons ?? [], shown && !shown.sheet.hidden ? shown.items : []);
  }

  /** Shifts the menu left at the right edge of the window, and makes it scroll if there is little space below. */
  function keepOnScreen(sheet: HTMLElement): void {
    sheet.style.translate = '';
    const { top, right } = sheet.getBoundingClientRect();
    const over = right + 8 - document.documentElement.clientWidth;
    if (over > 0) sheet.style.translate = `${-over}px`;
    const below = bar.matches('.page') ? `${Math.max(140, innerHeight - top - 8)}px` : '';
    sheet.style.maxHeight = below;
  }

  function show(next: BarActions): void {
    // Don't redraw unchanged content: it may be in the middle of a click.
    if (JSON.stringify(next) === JSON.stringify(actions)) return;
    const wasOpen = drawn?.sheet.hidden === false;
    const focused = bar.matches(':focus-within')
      ? (root.activeElement?.getAttribute('data-act') ?? '')
      : null;
    actions = next;
    if (next.length === 0) {
      drawn = null;
      bar.replaceChildren();
      bar.hidePopover();
      placeValues();
      return;
    }
    const now = renderBar(next, text, choose);
    drawn = now;
    onClick(now.more, () => unfold(now.sheet.hidden === true));
    now.sheet.addEventListener('scroll', placeValues, { passive: true });
    bar.replaceChildren(now.pill, now.sheet);
    bar.showPopover();
    unfold(wasOpen);
    if (focused !== null) (bar.querySelector<HTMLElement>(`[data-act="${focused}"]`) ?? now.more).focus();
    reposition();
  }

  async function refreshNow(): Promise<void> {
    const mine = ++turn;
    const edit = document.querySelector<HTMLAnchorElement>(EDIT)?.href ?? null;
    const isUnseen = getComputedStyle(host).display === 'none';
    const next = await ask('page.look', { edit, isUnseen });
    if (next.ok && mine === turn && !stopped.aborted) show(next.value);
  }

  function reposition(): void {
    if (!drawn || waiting) return;
    waiting = requestAnimationFrame(() => {
      waiting = 0;
      if (!drawn || stopped.aborted) return;
      const { width, height, right } = drawn.pill.getBoundingClientRect();
      // Don't move the bar while it is in use, unless the window has become too narrow for it.
      const far = Math.max(right, drawn.sheet.getBoundingClientRect().right);
      const isOut = far > document.documentElement.clientWidth;
      if (!isOut && !drawn.sheet.hidden && bar.matches(':focus-within')) return;
      const place = barPosition({ width, height }, host);
      bar.className = place ? `bar ${place.where}` : 'bar away';
      // A transform, because changing `left` or `top` would count as a layout shift of the page.
      if (place) bar.style.transform = `translate(${place.x}px,${place.y}px)`;
      if (!drawn.sheet.hidden) keepOnScreen(drawn.sheet);
      placeValues();
    });
  }

  function run({ id, kind, text: content }: ShownAction): void {
    if (kind === 'copy' && content !== null)
      navigator.clipboard.writeText(content).then(
        () =>
          showMessage(
            id === 'mention' ? text('copiedMention', { title: titleIn(content) }) : text('copiedEmbed'),
          ),
        () => showMessage(text('notCopied')),
      );
    else if (kind === 'link' && content !== null) location.assign(content);
    else if (kind === 'panel')
      void ask('page.panel', { action: id }).then(
        (opened) => opened.ok || showMessage(opened.problem.sentence),
      );
    else if (isPageAct(id)) {
      const mine = ++turn;
      void ask('page.act', { action: id }).then((done) => {
        showMessage(done.ok ? done.value.sentence : done.problem.sentence);
        if (done.ok && mine === turn) show(done.value.bar);
      });
    }
  }

  /** Runs an action that was clicked. The menu closes, and the focus doesn't go with it. */
  function choose(action: ShownAction): void {
    // First, because browsers open the panel only during the click.
    run(action);
    if (drawn?.sheet.contains(root.activeElement)) drawn.more.focus();
    unfold(false);
  }

  bar.addEventListener(
    'keydown',
    outsideComposition((event) => {
      if (!event.isTrusted || event.defaultPrevented) return;
      if (event.key === 'Escape' && drawn?.sheet.hidden === false) {
        unfold(false);
        drawn.more.focus();
        event.stopPropagation();
      } else if (event.key === 'Tab') {
        // Once the focus has moved. The menu stays while it is inside.
        setTimeout(() => bar.matches(':focus-within') || unfold(false));
      } else if (moveFocus(bar, root.activeElement, event.key)) event.preventDefault();
    }),
  );
  // Reopening the popover moves it above anything the page has put over it since. It would also lose the focus.
  bar.addEventListener('pointerenter', () => {
    if (bar.matches(':focus-within') || !drawn) return;
    bar.hidePopover();
    bar.showPopover();
    placeValues();
  });
  // The status isn't next to its button or item in the tree.
  bar.addEventListener('focusin', ({ target }) => {
    const all = drawn ? [...drawn.buttons, ...drawn.items] : [];
    const value = all.find(([item]) => item === target)?.[1].value;
    if (value) announce(value);
  });
  const signal = stopped;
  for (const event of ['scroll', 'resize', 'click', 'keyup', 'load'])
    addEventListener(event, reposition, { signal, capture: true, passive: true });
  document.addEventListener('visibilitychange', () => document.hidden || void refreshNow(), { signal });
  // Closes the menu on a click outside.
  addEventListener('pointerdown', ({ target }) => target !== host && unfold(false), { signal });
  onNavigate(() => void refreshNow());
  void refreshNow();
  return {
    refresh: () => void refreshNow(),
    reposition,
    run(id) {
      const action = actions.find((one) => one.id === id);
      if (action) run(action);
    },
  };
}
