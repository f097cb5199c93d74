// Keys that are pressed before a form is on the screen. The first form gets them, so that nothing typed is lost.

import { outsideComposition } from '../../lib/input-methods/index.ts';

let typed = '';

const isForThePage = ({ target }: KeyboardEvent): boolean =>
  target === document.body || target === document.documentElement;

const press = outsideComposition((event: KeyboardEvent): void => {
  if (event.defaultPrevented || !isForThePage(event)) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key.length === 1) typed += event.key;
  else if (event.key === 'Backspace') typed = typed.slice(0, -1);
  else return;
  event.preventDefault();
});

/** Starts listening. Call it while the script is evaluated. */
export function catchEarlyTyping(): void {
  document.addEventListener('keydown', press, true);
}

export function dropEarlyTyping(): void {
  typed = '';
  document.removeEventListener('keydown', press, true);
  document.removeEventListener('focusin', releaseEarlyTyping);
}

/** Stops listening and types what was caught into the focused field. */
export function releaseEarlyTyping(): void {
  document.removeEventListener('keydown', press, true);
  document.removeEventListener('focusin', releaseEarlyTyping);
  const field = document.activeElement;
  const text = typed;
  if (!text) return;
  typed = '';
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (isField && !field.readOnly) {
    const end = field.value.length;
    field.setRangeText(text, field.selectionStart ?? end, field.selectionEnd ?? end, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
  } else if (field instanceof HTMLElement && field.isContentEditable)
    document.execCommand('insertText', false, text);
  else {
    // The editor of the text takes the focus once it is loaded.
    typed = text;
    document.addEventListener('focusin', releaseEarlyTyping);
  }
}
