// This folder has what lies above the page: popovers, menus, dialogs and toasts. Popovers and dialogs are the browser's
// own.

import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';

/** Pixels kept free at the edges of the window. */
const MARGIN = 8;
/** Pixels between an anchor and what opens beside it. */
const GAP = 4;

/** Puts the surface below its anchor, or above it if there is more room, and keeps it inside the window. */
function place(anchor: Element, surface: HTMLElement, isAtEnd: boolean): void {
  const around = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = clientHeight - around.bottom - GAP - MARGIN;
  const above = around.top - GAP - MARGIN;
  surface.style.maxBlockSize = '';
  const isAbove = surface.offsetHeight > below && above > below;
  surface.style.maxBlockSize = `${Math.max(0, isAbove ? above : below)}px`;
  const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const left = isAtEnd === isRightToLeft ? around.left : around.right - surface.offsetWidth;
  const top = isAbove ? around.top - GAP - surface.offsetHeight : around.bottom + GAP;
  surface.style.left = `${Math.max(MARGIN, Math.min(left, clientWidth - MARGIN - surface.offsetWidth))}px`;
  surface.style.top = `${Math.max(MARGIN, top)}px`;
}

/**
 * Shows a surface beside its anchor, above everything else on the page, and closes it on a press outside.
 * The surface needs `popover="manual"` and the class `popover`.
 * @param align the edge of the anchor, in reading direction, that the surface lines up with
 */
export function usePopover(options: {
  anchor: RefObject<Element | null>;
  surface: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  align?: 'start' | 'end' | undefined;
}): void {
  const { anchor, surface, isOpen, onClose, align = 'start' } = options;
  useLayoutEffect(() => {
    const [at, shown] = [anchor.current, surface.current];
    if (!isOpen || !at || !shown) return;
    shown.showPopover();
    const put = () => place(at, shown, align === 'end');
    put();
    const resized = new ResizeObserver(put);
    resized.observe(shown);
    window.addEventListener('resize', put);
    window.addEventListener('scroll', put, { capture: true, passive: true });
    return () => {
      resized.disconnect();
      window.removeEventListener('resize', put);
      window.removeEventListener('scroll', put, { capture: true });
      if (shown.isConnected) shown.hidePopover();
    };
  }, [isOpen, align]);
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = (event: Event) => {
      const path = event.composedPath();
      const isInside = [anchor.current, surface.current].some((element) => element && path.includes(element));
      if (!isInside) onClose();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen, onClose]);
}
