import { make, onClick } from './make.ts';

/** How long a sentence stays, in milliseconds. */
const LONG = 8_000;

/** Says one sentence at a time at the foot of the window; one that is being read or reached for stays. */
export function createToast(root: ShadowRoot): (sentence: string, undo?: () => void) => void {
  const toast = make('div', { popover: 'manual', class: 'toast plate' });
  const heard = make('div', { role: 'status', class: 'heard' });
  root.append(toast, heard);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    if (toast.matches(':hover,:focus-within')) timer = setTimeout(hide, LONG);
    else toast.hidePopover();
  };
  return (sentence, undo) => {
    clearTimeout(timer);
    // New words each time: the same ones, moved, would count as the page's layout that shifts.
    toast.replaceChildren(make('span', {}, sentence));
    toast.showPopover();
    heard.textContent = sentence;
    if (undo) {
      const button = make('button', { type: 'button' }, 'Undo');
      onClick(button, () => {
        toast.hidePopover();
        undo();
      });
      toast.append(button);
    }
    timer = setTimeout(hide, LONG);
  };
}
