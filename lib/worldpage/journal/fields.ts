import { isShown, namesOf } from '../editor/fill/fill-fields.ts';
import { isNamed, plainName } from '../editor/fill/protocol.ts';
import { editingHost, TEXT_INPUTS } from '../editor/write-field.ts';
import type { RichReader } from './rich-reader.ts';

/** The longest text that is kept. */
const LONGEST = 2_000_000;
/** Names of fields that hold no text of an article. */
const NOT_KEPT = /passw|secret|token|search/i;
const RICH = '[contenteditable=""],[contenteditable="true"],[contenteditable="plaintext-only"]';

export type JournalElement = HTMLTextAreaElement | HTMLInputElement | HTMLElement;

export const isPlain = (element: HTMLElement): element is HTMLTextAreaElement | HTMLInputElement =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;

/** The fields of the page that hold text of an entry: text areas, the inputs beside them, and visual editors. */
export function journalFields(): JournalElement[] {
  const found = document.querySelectorAll<HTMLElement>(`textarea,input,${RICH}`);
  return [...new Set([...found].flatMap((element) => journalField(element) ?? []))];
}

/** The field that an element is or belongs to, null if it holds no text of an entry. */
export function journalField(element: HTMLElement): JournalElement | null {
  if (isPlain(element)) {
    const isOfText =
      element instanceof HTMLTextAreaElement ||
      (TEXT_INPUTS.has(element.type) &&
        (isNamed(namesOf(element), 'title') || element.form?.querySelector('textarea') != null));
    const isKept = isOfText && !element.readOnly && !element.disabled && nameOf(element) !== '';
    return isKept && !namesOf(element).some((name) => NOT_KEPT.test(name)) ? element : null;
  }
  return element.isContentEditable ? editingHost(element) : null;
}

/** What both editors call the same. The visual one names none: its widest part is the text, the next one the sidebar. */
export function nameOf(element: JournalElement): string {
  if (isPlain(element)) return plainName(namesOf(element)[0] ?? '');
  const named = element.closest('[data-field]')?.getAttribute('data-field');
  if (named) return plainName(named);
  const hosts = journalFields().filter((one) => !isPlain(one) && isShown(one));
  const rank = hosts.sort((a, b) => b.clientWidth - a.clientWidth).indexOf(element);
  return ['content', 'sidebarcontent'][rank] ?? `text${rank}`;
}

/** What the field has now; null if it is too long to keep. */
export function readField(
  element: JournalElement,
  rich: RichReader,
): { text: string; html: string | null } | null {
  const { text, html } = isPlain(element) ? { text: element.value, html: null } : rich.read(element);
  return text.length > LONGEST || (html ?? '').length > LONGEST ? null : { text, html };
}

/** What World Anvil had when the page came. Browsers put typed text back into plain fields when they reload a page. */
export const textOnArrival = (element: JournalElement, rich: RichReader): string =>
  isPlain(element) ? element.defaultValue.replace(/\r\n?/g, '\n') : rich.text(element);
