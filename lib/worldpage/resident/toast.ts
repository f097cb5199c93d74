import { type Speak, words } from './words.ts';

/** How long a sentence stays, in milliseconds. */
const LONG = 8_000;

/** Shows one sentence at a time at the foot of the window, and speaks it. */
export function createToast(overlay: ShadowRoot, speak: Speak): (sentence: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: HTMLElement | null = null;
  return (sentence) => {
    clearTimeout(timer);
    shown?.remove();
    // A new element each time: the same one, moved, would count as the page's layout that shifts.
    const toast = words('div', sentence, 'toast plate');
    toast.popover = 'manual';
    overlay.append(toast);
    toast.showPopover();
    shown = toast;
    speak(sentence);
    timer = setTimeout(() => toast.remove(), LONG);
  };
}
