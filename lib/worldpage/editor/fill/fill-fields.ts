import { pasteHtml } from '../paste.ts';
import { readRich } from '../rich-text.ts';
import { fieldSelection, writeInField } from '../write-field.ts';
import {
  type FillItem,
  type FillMode,
  type FillName,
  type FillOutcome,
  type FillReply,
  type FillRequest,
  type FillText,
  isNamed,
  type MentionsRequest,
  type SurveyRequest,
} from './protocol.ts';

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type FoundField =
  | { kind: 'text'; element: HTMLInputElement | HTMLTextAreaElement }
  | { kind: 'select'; element: HTMLSelectElement }
  | { kind: 'box'; element: HTMLInputElement }
  | { kind: 'rich'; element: HTMLElement };

const WORDS = new Set(['text', 'search', '']);

export const isShown = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;

export function namesOf(element: HTMLElement): string[] {
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
function findFields(document: Document, parts: readonly FillName[]): Map<FillName, FoundField> {
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

/** As a blur would after typing. */
const announceChange = (element: FormField): void => {
  element.dispatchEvent(new Event('change', { bubbles: true }));
};

async function fillText(
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  mode: FillMode,
  replaced?: string,
): Promise<FillOutcome> {
  // Browsers write every line break of a field as one character.
  const wanted = text.replace(/\r\n?/g, '\n');
  const { value } = field;
  if (value.trim() === wanted.trim()) return 'filled';
  const isReplaced = mode === 'replace' || (replaced !== undefined && dense(value) === dense(replaced));
  const isEmpty = isReplaced || value.trim() === '';
  if (!isEmpty && mode === 'ifEmpty') return 'taken';
  const [start, end] = mode === 'atCaret' ? fieldSelection(field) : [value.length, value.length];
  // A text on its own lines.
  const lead = value.slice(0, start).trim() === '' ? '' : '\n\n';
  const tail = value.slice(end).trim() === '' ? '' : '\n\n';
  const isWritten = isEmpty
    ? await writeInField(field, [0, value.length], wanted)
    : await writeInField(field, [start, end], lead + wanted + tail);
  if (isWritten) announceChange(field);
  return isWritten ? 'filled' : field.value === value ? 'refused' : 'partly';
}

function choose(select: HTMLSelectElement, wanted: readonly string[], isFree: boolean): FillOutcome {
  const fits = ({ value, text }: HTMLOptionElement): boolean =>
    wanted.some((one) => one !== '' && (value === one || text.trim().toLowerCase() === one.toLowerCase()));
  const options = [...select.options].filter(fits);
  if (options.length === 0) return 'refused';
  if (options.every((option) => option.selected)) return 'filled';
  if (!isFree) return 'taken';
  for (const option of options) option.selected = true;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  announceChange(select);
  if (!options.every((option) => option.selected)) return 'refused';
  return options.length === wanted.length ? 'filled' : 'partly';
}

/** Whether nobody has chosen anything: the first option, or one without a value. */
const isUnchosen = (select: HTMLSelectElement): boolean =>
  select.multiple ? select.selectedOptions.length === 0 : select.value === '' || select.selectedIndex <= 0;

function tick(box: HTMLInputElement, isOn: boolean, isNew: boolean): FillOutcome {
  if (box.checked === isOn) return 'filled';
  if (!isNew) return 'taken';
  box.click();
  return box.checked === isOn ? 'filled' : 'refused';
}

/** `isNew`: the article has no title yet, so its flags are the page's defaults and nobody's choice. */
function fill(
  field: FoundField,
  item: FillItem,
  mode: FillMode,
  isNew: boolean,
): Promise<FillOutcome> | FillOutcome {
  switch (item.kind) {
    case 'text': {
      if (field.kind === 'text') return fillText(field.element, item.text, mode, item.before?.text);
      return field.kind === 'rich' ? fillRich(field.element, item, mode) : 'refused';
    }
    case 'tags':
      if (field.kind === 'text') return fillText(field.element, item.tags.join(', '), 'ifEmpty');
      return field.kind === 'select'
        ? choose(field.element, item.tags, isUnchosen(field.element))
        : 'refused';
    case 'choice':
      return field.kind === 'select'
        ? choose(field.element, [item.value], isNew || (item.part !== 'state' && isUnchosen(field.element)))
        : 'missing';
    case 'flag':
      return field.kind === 'box' ? tick(field.element, item.isOn, isNew) : 'missing';
  }
}

const isTextOrTitle = (part: string): boolean => part === 'title' || part === 'content';

/** Only the text is put beside what is there, or in its place. */
const modeFor = ({ part }: FillItem, mode: FillMode): FillMode => (part === 'content' ? mode : 'ifEmpty');

/** The parts that this page has fields for; none if it isn't one of World Anvil's editors. */
export function surveyFields({ parts, hosts }: SurveyRequest): FillReply {
  const found = hosts.includes(location.host) ? [...findFields(document, parts).keys()] : [];
  return { state: 'surveyed', parts: found.some(isTextOrTitle) ? found : [] };
}

/** Whether this page has texts that nobody may have saved. */
let hasFilled = false;

/** Whether World Anvil has these mentions: in the texts of an editor, or of an article as readers see it. */
export function mentionsAll({ ids, title, hosts }: MentionsRequest): FillReply {
  const texts = [...document.querySelectorAll('textarea')].map(({ value }) => value).join();
  const isThere = (id: string): boolean =>
    texts.includes(`:${id})`) ||
    ['data-target-id', 'data-article-id'].some((name) =>
      document.querySelector(`[${name}="${CSS.escape(id)}"]`),
    );
  const isAsked = !hasFilled && hosts.includes(location.host) && document.title.includes(title);
  return { state: 'mentions', all: isAsked && ids.every(isThere) };
}

/**
 * Fills in the parts that the page has empty fields for, in the page's own way of editing, and says what became of each.
 * What is there stays. The text comes last, so that the caret ends in it.
 */
export async function fillFields({ items, mode, hosts }: FillRequest): Promise<FillReply> {
  if (!hosts.includes(location.host)) return { state: 'surveyed', parts: [] };
  hasFilled = true;
  const parts = [...new Set(['title', 'content', ...items.map(({ part }) => part)])];
  const found = findFields(document, parts);
  const title = found.get('title');
  const isNew = title?.kind === 'text' && title.element.value.trim() === '';
  const outcomes = new Map<string, FillOutcome>();
  for (const item of [...items].sort((a, b) => Number(a.part === 'content') - Number(b.part === 'content'))) {
    const field = found.get(item.part);
    outcomes.set(item.part, field ? await fill(field, item, modeFor(item, mode), isNew) : 'missing');
  }
  return {
    state: 'filled',
    results: items.map(({ part }) => ({ part, outcome: outcomes.get(part) ?? 'missing' })),
  };
}

/** How long an editor may take to show what it was given, in milliseconds. */
const PATIENCE = 600;
const STEP = 20;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, STEP));

export const isProseMirror = (root: HTMLElement): boolean =>
  root.matches('.ProseMirror') || root.querySelector('.ProseMirror') !== null;

/** Editors set their own space and line breaks, so only the other characters are compared. */
const dense = (text: string): string => text.replace(/\s+/g, '');

/** Puts the caret where the text goes, or selects all. At the caret: where it is, if it is in this editor. */
async function placeCaret(root: HTMLElement, mode: FillMode): Promise<void> {
  const selection = root.ownerDocument.getSelection();
  const isInside = selection?.anchorNode != null && root.contains(selection.anchorNode);
  root.focus({ preventScroll: true });
  if (mode === 'atCaret' && isInside) return;
  selection?.selectAllChildren(root);
  if (mode !== 'replace') selection?.collapseToEnd();
  // The browser's own event may reach the editor too late.
  root.ownerDocument.dispatchEvent(new Event('selectionchange'));
  await pause();
}

/** Writes into an editor with formatted text: as a paste, one undo step, or else as typed markup. */
async function fillRich(
  root: HTMLElement,
  what: FillText & { before?: FillText },
  mode: FillMode,
): Promise<FillOutcome> {
  const shown = readRich(root);
  const before = dense(shown.text);
  const isPasted = isProseMirror(root);
  const wordsOf = (text: FillText): string => dense(isPasted ? text.words : text.text);
  const wanted = wordsOf(what);
  // A text with links may have the same words as the one without.
  const isKnown = what.before !== undefined && before === wordsOf(what.before);
  const isReplaced = mode === 'replace' || (isKnown && mode === 'ifEmpty');
  if (before === wanted && !isReplaced) return 'filled';
  if (before !== '' && mode === 'ifEmpty' && !isReplaced) return 'taken';
  const times = (text: string) => text.split(wanted).length;
  await placeCaret(root, isReplaced ? 'replace' : mode);
  if (isPasted) pasteHtml(root, what.html);
  else root.ownerDocument.execCommand('insertText', false, what.text);
  for (const since = performance.now(); ; await pause()) {
    const { text, linked } = readRich(root);
    const now = dense(text);
    const isThere = isReplaced
      ? now === wanted && (before !== wanted || linked.length !== shown.linked.length)
      : times(now) > times(before);
    if (isThere) return 'filled';
    if (performance.now() - since >= PATIENCE) return now === before ? 'refused' : 'partly';
  }
}
