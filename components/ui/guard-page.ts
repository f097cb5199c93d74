import { isComposing } from '../../lib/input-methods/index.ts';

/** Keeps a page of ours from what the browser does by itself. */
export function guardPage(): void {
  window.addEventListener('dragover', guardDrop);
  window.addEventListener('drop', guardDrop);
  window.addEventListener('keydown', guardKey, true);
}

/** A file or link that is dropped would replace the page. What handles it itself gets it, and text fields get texts. */
function guardDrop(event: DragEvent): void {
  const { dataTransfer, target } = event;
  if (event.defaultPrevented || !dataTransfer) return;
  const isEditable = target instanceof Element && target.matches(':read-write');
  if (isEditable && !dataTransfer.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

/** Enter would send the form, and Escape empty the search or close the dialog, while an input method uses them. */
function guardKey(event: KeyboardEvent): void {
  if (isComposing(event) && event.target instanceof HTMLInputElement && /^(?:Enter|Escape)$/.test(event.key))
    event.preventDefault();
}
