import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Message, message, t } from '../../../lib/i18n/index.ts';
import { outsideComposition } from '../../../lib/input-methods/index.ts';
import type { Draft, DraftText, Problem } from '../../../lib/outbox/index.ts';

/** The props of each part of the form: the text, how to change it, and its problems. */
export interface FormPart {
  text: DraftText;
  change: (change: Partial<DraftText>) => void;
  changeFields: (change: Partial<DraftText['fields']>) => void;
  problemOf: (field: FieldName) => string | null;
}

/** The fields that can have a problem or be focused again. */
export type FieldName = Problem['field'] | 'userMetadata' | 'tags' | 'category';

export interface FieldProblem {
  field: FieldName;
  sentence: Message;
}

/** The draft's name on this screen. */
export function nameOf({ text }: Draft): string {
  return (
    text.title.trim() ||
    (text.target.kind === 'append'
      ? t('capture.forArticle', { article: text.target.articleTitle })
      : t('common.untitled'))
  );
}

/** The error for metadata that isn't valid JSON; null if it is valid or empty. */
export function metadataProblem(text: string | undefined): Message | null {
  if (!text?.trim()) return null;
  try {
    JSON.parse(text);
    return null;
  } catch {
    return message('capture.metadataInvalid');
  }
}

/** Focuses a field, or the chip that opens it; false if it isn't on the screen. */
export function focusField(root: ParentNode, field: string): boolean {
  const place = root.querySelector(`[data-field="${CSS.escape(field)}"]`);
  const control =
    place?.querySelector<HTMLElement>('input, textarea, select, [role="textbox"]') ??
    place?.querySelector<HTMLElement>('button');
  if (!control) return false;
  control.focus();
  if (control instanceof HTMLTextAreaElement && field === 'title')
    control.setSelectionRange(control.value.length, control.value.length);
  return true;
}

/** UI state kept in this browser's `localStorage`. None of it is text that a person typed. */
const KEYS = {
  more: 'capture.more',
  field: 'capture.field',
  shown: 'capture.shown',
  view: 'capture.view',
} as const;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Site data is blocked, so nothing is remembered.
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage isn't available: the fold starts closed and the focus starts in the title.
  }
}

export const moreIsOpen = (): boolean => read(KEYS.more) === 'open';
export const rememberMore = (open: boolean): void => write(KEYS.more, open ? 'open' : 'closed');

/** Whether the text is edited as markup instead of formatted. */
export const markupIsShown = (): boolean => read(KEYS.view) === 'markup';
export const rememberMarkup = (isShown: boolean): void => write(KEYS.view, isShown ? 'markup' : 'text');

/** The field of this draft that was last used; null for any draft but the latest. */
function lastField(draftId: string): string | null {
  const [id, field] = (read(KEYS.field) ?? '').split(' ');
  return id === draftId && field ? field : null;
}
const rememberField = (draftId: string, field: string): void => write(KEYS.field, `${draftId} ${field}`);

/** The draft last shown over this page; null if there was none or another page was visited since. */
export function lastShown(pageUrl: string): string | null {
  const [id, ...address] = (read(KEYS.shown) ?? '').split(' ');
  return id && address.join(' ') === pageUrl ? id : null;
}
export const rememberShown = (draftId: string, pageUrl: string): void =>
  write(KEYS.shown, `${draftId} ${pageUrl}`);

// Keys that are pressed before a form is on the screen. The first form gets them, so that nothing typed is lost.

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
function releaseEarlyTyping(): void {
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

interface FormFocusOptions {
  /** The draft in the form; null if there is no form to type into yet. */
  draft: Draft | null;
  /** Changes whenever the form shows another draft. */
  formId: string | null;
  /** Shows the fields that are folded away. */
  unfold: () => void;
}

interface FormFocus {
  /** The element around the form. */
  root: RefObject<HTMLElement | null>;
  onFocusIn: (event: FocusEvent) => void;
  focus: (field: FieldName) => void;
}

/** Moves the focus to the field of the draft that was last used, and hands it what was typed before it was there. */
export function useFormFocus({ draft, formId, unfold }: FormFocusOptions): FormFocus {
  const root = useRef<HTMLElement>(null);
  // Before the next key, which belongs to this draft.
  useLayoutEffect(() => {
    if (!draft || !root.current) return;
    const field = lastField(draft.id);
    if (!field || !focusField(root.current, field)) focusField(root.current, 'title');
    releaseEarlyTyping();
  }, [formId, draft === null]);
  useEffect(() => dropEarlyTyping, []);
  return {
    root,
    onFocusIn({ target }) {
      const field = target instanceof Element ? target.closest('[data-field]') : null;
      const name = field?.getAttribute('data-field');
      if (draft && name) rememberField(draft.id, name);
    },
    focus(field) {
      if (root.current && !focusField(root.current, field)) unfold();
      requestAnimationFrame(() => root.current && focusField(root.current, field));
    },
  };
}
