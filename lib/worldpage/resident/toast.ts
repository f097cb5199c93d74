import { make, onClick } from './make.ts';

/** How long a sentence stays, in milliseconds. */
const LONG = 8_000;

/** Says one sentence at a time at the foot of the window; one that is being read or reached for stays. */
export function createToast(root: ShadowRoot): (sentence: string, undo?: () => void) => void {
  const words = make('span', { role: 'status' });
  const toast = make('div', { popover: 'manual', class: 'toast plate' }, words);
  root.append(toast);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    if (toast.matches(':hover,:focus-within')) timer = setTimeout(hide, LONG);
    else toast.hidePopover();
  };
  return (sentence, undo) => {
    clearTimeout(timer);
    toast.replaceChildren(words);
    // Where nobody can be told (the page stands behind), nothing is shown either.
    toast.showPopover();
    words.textContent = sentence;
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
