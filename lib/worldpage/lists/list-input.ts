import { outsideComposition } from '../../input-methods/index.ts';
/** What pointer and keys do in a list. */
export interface ListTargets {
  isSelecting(): boolean;
  /** The entry whose link or card contains an element. */
  linkAt(target: EventTarget | null): HTMLAnchorElement | null;
  cardAt(target: EventTarget | null): HTMLAnchorElement | null;
  /** The entry whose checkbox is at a point of the window. */
  checkboxAt(x: number, y: number): HTMLAnchorElement | null;
  /** The entry before (-1) or after (1) another. */
  neighbor(link: HTMLAnchorElement, step: number): HTMLAnchorElement | undefined;
  toggle(link: HTMLAnchorElement): void;
  extendTo(link: HTMLAnchorElement, from?: HTMLAnchorElement): void;
  selectAll(): void;
  startOrEnd(): void;
  end(): void;
  /** The pointer or the keyboard focus is on this entry, or on none. */
  hover(link: HTMLAnchorElement | null): void;
  focus(link: HTMLAnchorElement | null): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea)$/.test(target.localName));

/** Selects entries by mouse and keys. Ignores events of the page's own scripts. */
export function listenToList(list: ListTargets, signal: AbortSignal): void {
  const entryAt = ({ target, clientX, clientY }: MouseEvent) =>
    list.checkboxAt(clientX, clientY) ?? (list.isSelecting() ? list.cardAt(target) : null);
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  /** A click on a checkbox selects. So does one anywhere on a card while selecting, instead of following a link. */
  const onClick = (event: MouseEvent) => {
    // A key that clicks a link has no position.
    const link = event.detail > 0 ? entryAt(event) : list.isSelecting() ? list.linkAt(event.target) : null;
    if (!link || event.ctrlKey || event.metaKey) return;
    stop(event);
    if (event.shiftKey && list.isSelecting()) list.extendTo(link);
    else list.toggle(link);
  };
  const onSelectingKey = (event: KeyboardEvent, link: HTMLAnchorElement | null): boolean => {
    const { code, shiftKey } = event;
    const step = STEPS[code];
    if (code === 'Escape') list.end();
    else if (link && code === 'Space') shiftKey ? list.extendTo(link) : list.toggle(link);
    else if (link && step !== undefined) {
      const next = list.neighbor(link, step);
      // Before the focus moves, so that the announcement on focus is true.
      if (next && shiftKey) list.extendTo(next, link);
      next?.focus();
    } else return false;
    return true;
  };
  const onKey = outsideComposition((event: KeyboardEvent) => {
    const { code, altKey, shiftKey } = event;
    if (!event.isTrusted) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (code === 'KeyP' && altKey && shiftKey && !isCommand) list.startOrEnd();
    else if (altKey || !list.isSelecting() || isTextField(event.target)) return;
    else if (isCommand) {
      if (code !== 'KeyA' || shiftKey) return;
      list.selectAll();
    } else if (!onSelectingKey(event, list.linkAt(event.target))) return;
    stop(event);
  });
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    act: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, (event) => event.isTrusted && act(event), { capture: true, signal });
  on('click', onClick);
  on('keydown', onKey);
  // Otherwise Shift+click selects text.
  on('mousedown', (event) => event.shiftKey && entryAt(event) && event.preventDefault());
  on('pointermove', ({ target, clientX, clientY, pointerType }) => {
    if (pointerType !== 'touch') list.hover(list.checkboxAt(clientX, clientY) ?? list.cardAt(target));
  });
  on('pointerout', ({ relatedTarget }) => relatedTarget === null && list.hover(null));
  on('focusin', ({ target }) => list.focus(list.linkAt(target)));
  on('focusout', () => list.focus(null));
}
