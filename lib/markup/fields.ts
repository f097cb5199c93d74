const TEXT_INPUTS = new Set('text number date time month week datetime-local email tel url'.split(' '));
const SECRET = /\bcc-|\bone-time-code\b|password/;
/** Where a form field belongs to the site's interface rather than to its content. */
const CONTROLS = 'nav, header, footer, [role=search], [role=navigation], [role=toolbar]';

/**
 * The visible value of a form field: check state, text or selected options. Null if it has none or must not be read.
 */
export function fieldText(element: Element, name: string): string | null {
  if (name === 'input' && element instanceof HTMLInputElement) return inputText(element);
  if (name === 'textarea' && element instanceof HTMLTextAreaElement)
    return visibleValue(element, element.value);
  if (name === 'select' && element instanceof HTMLSelectElement) {
    // A list of addresses is site navigation.
    if (element.hasAttribute('onchange') || /^(?:https?:)?\//.test(element.value)) return null;
    return visibleValue(element, [...element.selectedOptions].map(({ text }) => text.trim()).join(', '));
  }
  return null;
}

/** The symbol of a checked or unchecked box. */
export const boxSign = (isChecked: boolean): string => (isChecked ? '☑' : '☐');

function inputText(input: HTMLInputElement): string | null {
  if (input.type === 'checkbox') return visibleValue(input, boxSign(input.checked));
  if (input.type === 'radio') return visibleValue(input, input.checked ? '◉' : '○');
  return TEXT_INPUTS.has(input.type) ? visibleValue(input, input.value) : null;
}

function visibleValue(element: Element, text: string): string | null {
  const isSecret = SECRET.test(element.getAttribute('autocomplete') ?? '');
  return text.trim() === '' || isSecret || element.closest(CONTROLS) ? null : text;
}
