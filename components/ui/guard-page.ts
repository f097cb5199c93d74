import { isComposing } from '../../lib/input-methods/index.ts';

/** Keeps a page of ours from what the browser does by itself. */
export function guardPage(): void {
  window.addEventListener('dragover', guardDrop);
  window.addEventListener('drop', guardDrop);
  // Enter would send the form, and Escape empty the search or close the dialog, while an input method uses them.
  const keys = ['Enter', 'Escape'];
  window.addEventListener(
    'keydown',
    (event) => {
      const { target, key } = event;
      if (isComposing(event) && target instanceof HTMLInputElement && keys.includes(key))
        event.preventDefault();
    },
    true,
  );
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
