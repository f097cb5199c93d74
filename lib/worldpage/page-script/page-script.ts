import type { PageRequest } from '../channels.ts';
import type { TextOf } from '../page-texts.ts';
import { type Announce, withGeneratedText } from './create-element.ts';
import type { Layer } from './layer.ts';

/** How long a message is shown, in milliseconds. */
const LONG = 8_000;

/** Shows one message at a time at the bottom of the window and announces it. */
export function createToast(overlay: ShadowRoot, announce: Announce): (sentence: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: HTMLElement | null = null;
  return (sentence) => {
    clearTimeout(timer);
    shown?.remove();
    // A new element each time, because moving an existing one would count as a layout shift of the page.
    const toast = withGeneratedText('div', sentence, 'toast plate');
    toast.popover = 'manual';
    overlay.append(toast);
    toast.showPopover();
    shown = toast;
    announce(sentence);
    timer = setTimeout(() => toast.remove(), LONG);
  };
}

/** What each feature on a World Anvil page works with. `stopped`: remove everything. */
export interface PageScript extends Layer {
  ask: PageRequest;
  /** Texts in the user's language. Don't store them: the user may choose another. */
  text: TextOf;
  /** Aborted when the extension was updated, disabled or lost its permission for the page. */
  stopped: AbortSignal;
  /** Called when the page has changed its address without a reload, and when everything should be refreshed. */
  onNavigate(listener: () => void): void;
  /** Shows a message at the bottom of the window and announces it. */
  showMessage(sentence: string): void;
  /** Announces to screen readers only. */
  announce: Announce;
}
