const WORDS = new Set('text number date time month week datetime-local email tel url'.split(' '));
const SECRET = /\bcc-|\bone-time-code\b|password/;
/** Where fields serve the page, not what it says. */
const CONTROLS = 'nav, header, footer, [role=search], [role=navigation], [role=toolbar]';

/** What a form field shows: a box that is checked, what was filled in, what is chosen; null: nothing to say. */
export function fieldWords(element: Element, name: string): string | null {
  if (name === 'input' && element instanceof HTMLInputElement) return inputWords(element);
  if (name === 'textarea' && element instanceof HTMLTextAreaElement) return filled(element, element.value);
  if (name === 'select' && element instanceof HTMLSelectElement) {
    // A list of addresses leads through the site.
    if (element.hasAttribute('onchange') || /^(?:https?:)?\//.test(element.value)) return null;
    return filled(element, [...element.selectedOptions].map(({ text }) => text.trim()).join(', '));
  }
  return null;
}

/** The sign of a box that is checked or not. */
export const boxSign = (isChecked: boolean): string => (isChecked ? '☑' : '☐');

function inputWords(input: HTMLInputElement): string | null {
  if (input.type === 'checkbox') return filled(input, boxSign(input.checked));
  if (input.type === 'radio') return filled(input, input.checked ? '◉' : '○');
  return WORDS.has(input.type) ? filled(input, input.value) : null;
}

function filled(element: Element, words: string): string | null {
  const isSecret = SECRET.test(element.getAttribute('autocomplete') ?? '');
  return words.trim() === '' || isSecret || element.closest(CONTROLS) ? null : words;
}
