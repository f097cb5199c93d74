const FIELDS =
  'textarea, input:not([type=button], [type=checkbox], [type=radio], [type=submit]), [contenteditable]';

/** Whether a field holds something else than it came with. */
function isTyped(field: Element): boolean {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    return field.value !== field.defaultValue || (field === document.activeElement && field.value !== '');
  return field === document.activeElement;
}

/** Whether the screen holds anything that leaving the place would lose, or is just being typed into. */
export function hasTyping(screen: ParentNode = document): boolean {
  return screen.querySelector('dialog[open]') !== null || [...screen.querySelectorAll(FIELDS)].some(isTyped);
}
