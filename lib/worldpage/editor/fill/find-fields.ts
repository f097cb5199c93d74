import { type FillName, isNamed } from './field-names.ts';

export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type FoundField =
  | { kind: 'text'; element: HTMLInputElement | HTMLTextAreaElement }
  | { kind: 'select'; element: HTMLSelectElement }
  | { kind: 'box'; element: HTMLInputElement }
  | { kind: 'rich'; element: HTMLElement };

const WORDS = new Set(['text', 'search', '']);

const isShown = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;

function namesOf(element: HTMLElement): string[] {
  const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
  const place = element.closest('[data-field]');
  return [
    element.getAttribute('name'),
    element.id,
    place?.getAttribute('data-field'),
    element.getAttribute('aria-label'),
    ...labels.map((label) => label.textContent),
    element.getAttribute('placeholder'),
  ].flatMap((name) => (name ? [name] : []));
}

function fieldOf(element: Element): FoundField | null {
  if (element instanceof HTMLTextAreaElement)
    return element.readOnly || element.disabled ? null : { kind: 'text', element };
  if (element instanceof HTMLSelectElement) return element.disabled ? null : { kind: 'select', element };
  if (element instanceof HTMLInputElement) {
    if (element.disabled || element.readOnly) return null;
    if (element.type === 'checkbox') return { kind: 'box', element };
    return WORDS.has(element.type) ? { kind: 'text', element } : null;
  }
  return element instanceof HTMLElement && element.isContentEditable ? { kind: 'rich', element } : null;
}

/** Every field of the page that could be part of an article, in the page's order. */
function allFields(document: Document): FoundField[] {
  const found = document.querySelectorAll(
    'input, textarea, select, [contenteditable=""], [contenteditable="true"], [contenteditable="plaintext-only"]',
  );
  return [...found].flatMap((element) => {
    const field = fieldOf(element);
    return field && isShown(field.element) ? [field] : [];
  });
}

const isLong = ({ kind, element }: FoundField): boolean =>
  kind === 'rich' || element instanceof HTMLTextAreaElement;

/** Fields for these parts. World Anvil's visual editor names none: its widest part is the text, the other the sidebar. */
export function findFields(document: Document, parts: readonly FillName[]): Map<FillName, FoundField> {
  const all = allFields(document);
  const found = new Map<FillName, FoundField>();
  const taken = new Set<FoundField>();
  const take = (part: FillName, field: FoundField | undefined) => {
    if (!field || found.has(part)) return;
    found.set(part, field);
    taken.add(field);
  };
  for (const part of parts)
    take(
      part,
      all.find((field) => {
        const fits = part === 'title' ? !isLong(field) : part !== 'content' || isLong(field);
        return fits && !taken.has(field) && isNamed(namesOf(field.element), part);
      }),
    );
  const nameless = all.filter((field) => field.kind === 'rich' && !taken.has(field));
  const byWidth = nameless.sort((a, b) => b.element.clientWidth - a.element.clientWidth);
  if (parts.includes('content')) take('content', byWidth[0]);
  if (parts.includes('sidebarcontent') && byWidth.length === 2) take('sidebarcontent', byWidth[1]);
  return found;
}
