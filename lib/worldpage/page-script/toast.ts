import { type Announce, withGeneratedText } from './generated-text.ts';

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
