const FIELDS =
  'textarea, input:not([type=button], [type=checkbox], [type=radio], [type=submit]), [contenteditable]';

/** Whether a field holds something other than its initial value. */
function isTyped(field: Element): boolean {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    return field.value !== field.defaultValue || (field === document.activeElement && field.value !== '');
  return field === document.activeElement;
}

/** Whether leaving the screen would lose input, or somebody is typing in it. */
export function hasUnsavedInput(screen: ParentNode = document): boolean {
  return screen.querySelector('dialog[open]') !== null || [...screen.querySelectorAll(FIELDS)].some(isTyped);
}
