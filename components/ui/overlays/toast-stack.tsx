import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../../lib/i18n/index.ts';
import { outsideComposition } from '../../../lib/input-methods/index.ts';
import { Button, IconButton } from '../controls/button.tsx';
import { Icon, type IconName } from '../controls/icon.tsx';
import { useCurrent } from '../use-current.ts';
import './toast-stack.css';
import { closeToast, currentToasts, type Toast, watchToasts } from './toasts.ts';

const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, dialog, [contenteditable]';

const ICONS: Partial<Record<Toast['tone'], IconName>> = { good: 'check', warn: 'alert', danger: 'alert' };

/**
 * The toasts of a page, above what sticks to its lower edge. They move nothing, and give way to the element that has
 * the focus.
 */
export function ToastStack() {
  const toasts = useCurrent(currentToasts, watchToasts);
  const [isHeld, setHeld] = useState(false);
  const stack = useRef<HTMLElement>(null);
  const newest = toasts.findLast(({ onUndo }) => onUndo);
  useUndoKey(newest && (() => newest.onUndo?.()), newest);
  useRoomForFocus(stack, toasts);
  return (
    <section
      class="toasts"
      ref={stack}
      aria-label={t('common.messages')}
      hidden={toasts.length === 0}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocusIn={() => setHeld(true)}
      onFocusOut={() => setHeld(false)}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isHeld={isHeld} hasKey={toast === newest} />
      ))}
    </section>
  );
}

function ToastCard({ toast, isHeld, hasKey }: { toast: Toast; isHeld: boolean; hasKey: boolean }) {
  const { tone, content, displayMs, onUndo, onClose } = toast;
  useEffect(() => {
    if (displayMs === null || isHeld) return;
    const timer = setTimeout(() => closeToast(toast), displayMs);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  const icon = ICONS[tone];
  return (
    <div class="toast" data-toast={toast.id} data-tone={tone}>
      {icon && <Icon name={icon} />}
      <div class="toast-text">{content}</div>
      <div class="toast-actions">
        {onUndo && (
          <Button size="small" tone="quiet" {...(hasKey && { keys: 'Ctrl+Z' })} onClick={onUndo}>
            {t('common.undo')}
          </Button>
        )}
        {onClose && tone !== 'busy' && (
          <IconButton size="small" icon="close" label={t('common.close')} onClick={() => closeToast(toast)} />
        )}
      </div>
    </div>
  );
}

/**
 * Whether the key belongs to the text of a field. A search or filter box has nothing to undo if it is empty, or if nothing
 * was typed there since the toast came.
 */
function isTyping(target: Element, edited: EventTarget | null): boolean {
  const field = target.closest(TEXT_FIELDS);
  if (!(field instanceof HTMLInputElement)) return field !== null;
  return field.value !== '' && field === edited;
}

/** Ctrl+Z anywhere undoes something, except in a text that was typed since `what` it is about came. */
export function useUndoKey(undo: (() => void) | undefined, what: unknown): void {
  const latest = useRef(undo);
  latest.current = undo;
  // A layout effect, so that the key works from the first paint.
  useLayoutEffect(() => {
    if (!undo) return;
    let edited: EventTarget | null = null;
    const pressed = outsideComposition((event: KeyboardEvent) => {
      const isUndo =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z';
      const { target } = event;
      if (!isUndo || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') || (target instanceof Element && isTyping(target, edited)))
        return;
      event.preventDefault();
      latest.current?.();
    });
    const typed = ({ target }: Event) => {
      edited = target;
    };
    document.addEventListener('input', typed);
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('input', typed);
      document.removeEventListener('keydown', pressed);
    };
  }, [undo === undefined, what]);
}

/** Moves the stack to the upper edge while it would cover the focused element. */
function useRoomForFocus(stack: RefObject<HTMLElement | null>, toasts: readonly Toast[]): void {
  useLayoutEffect(() => {
    const shown = stack.current;
    if (!shown || toasts.length === 0) return;
    const place = () => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || shown.contains(focused)) return;
      delete shown.dataset.edge;
      const [ours, theirs] = [shown.getBoundingClientRect(), focused.getBoundingClientRect()];
      // An element as tall as the page can't be left free.
      const isSmall = theirs.height < window.innerHeight / 2;
      if (isSmall && theirs.bottom > ours.top && theirs.top < ours.bottom) shown.dataset.edge = 'top';
    };
    place();
    document.addEventListener('focusin', place);
    return () => document.removeEventListener('focusin', place);
  }, [toasts]);
}
