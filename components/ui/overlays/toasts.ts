import type { ComponentChildren } from 'preact';
import type { WorldId } from '../../../lib/model/index.ts';

export interface Toast {
  /** A toast with the same id replaces it in its place. */
  id: string;
  /** `busy`: its action still runs. */
  tone: 'plain' | 'busy' | 'good' | 'warn' | 'danger';
  content: ComponentChildren;
  /** Milliseconds until it goes; null if it stays until it is dismissed. */
  displayMs: number | null;
  /** Undo, by its button or Ctrl+Z. */
  onUndo?: (() => void) | undefined;
  /** The person closed it, or it went by itself. Without this, it has no close button. */
  onClose?: (() => void) | undefined;
  /** The world that it is about. It goes with that world. */
  worldId?: WorldId;
}

const MAX_TOASTS = 3;

export let toasts: readonly Toast[] = [];

const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of [...listeners]) listener();
}

/** Oldest first. */
export const currentToasts = (): readonly Toast[] => toasts;

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds a toast. With more than three, the oldest that isn't busy goes. Announcing it is up to the caller. */
export function showToast(toast: Toast): void {
  const isKnown = toasts.some(({ id }) => id === toast.id);
  const next = isKnown ? toasts.map((one) => (one.id === toast.id ? toast : one)) : [...toasts, toast];
  const surplus =
    next.length > MAX_TOASTS ? next.find(({ id, tone }) => id !== toast.id && tone !== 'busy') : undefined;
  publish(next.filter((one) => one !== surplus));
  surplus?.onClose?.();
}

/** Removes a toast without telling its owner. */
export function dismissToast(id: string): void {
  if (toasts.some((one) => one.id === id)) publish(toasts.filter((one) => one.id !== id));
}

/** Removes a toast that the person closed, or whose time is over. */
export function closeToast(toast: Toast): void {
  dismissToast(toast.id);
  toast.onClose?.();
}

/** Removes the toasts about worlds that are gone. Nothing of them can be undone. */
export function closeToastsOf(worldIds: readonly WorldId[]): void {
  for (const toast of toasts)
    if (toast.worldId !== undefined && worldIds.includes(toast.worldId)) closeToast(toast);
}

let region: HTMLElement | null = null;

/** Announces a sentence to screen readers, politely. The live region is created on first use and kept. */
export function announce(sentence: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.className = 'visually-hidden announcer';
    region.setAttribute('role', 'status');
    region.setAttribute('aria-live', 'polite');
    document.body.append(region);
  }
  region.textContent = sentence;
}
