import { Fragment, type Node, Slice } from 'prosemirror-model';
import { type EditorState, NodeSelection, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { parseMarkup, plainTextOf, readDom, readSource, renderMarkup } from '../../lib/markup/index.ts';
import { type ReadDocument, readDocument } from './read-document.ts';
import { schema } from './schema.ts';
import { writeDocument } from './write-document.ts';

const { paragraph } = schema.nodes;

/**
 * Moves the caret behind a selected block or chip, so that what comes next doesn't replace it: only keys that delete do.
 * Null if no such is selected.
 */
export function caretBehindNode({ selection, tr }: EditorState): Transaction | null {
  if (!(selection instanceof NodeSelection)) return null;
  const { node, to } = selection;
  if (node.isInline) return tr.setSelection(TextSelection.create(tr.doc, to));
  const next = tr.doc.nodeAt(to);
  const isEmptyLine = next?.type === paragraph && next.content.size === 0;
  if (!isEmptyLine) tr.insert(to, paragraph.create());
  return tr.setSelection(TextSelection.create(tr.doc, to + 1));
}

/** Types text behind a selected block or chip. */
export function typeBehindNode(view: EditorView, text: string): boolean {
  const behind = caretBehindNode(view.state);
  if (behind) view.dispatch(behind.insertText(text).scrollIntoView());
  return behind !== null;
}

/** Before an input method starts, because its text appears at the caret. */
export function leaveNode(view: EditorView): false {
  const behind = caretBehindNode(view.state);
  if (behind) view.dispatch(behind);
  return false;
}

/** Text that comes without a key: from an emoji picker, dictation or a correction. */
export function takeInput(view: EditorView, event: InputEvent): boolean {
  const isText = event.inputType === 'insertText' || event.inputType === 'insertReplacementText';
  if (!isText || !event.data || !typeBehindNode(view, event.data)) return false;
  event.preventDefault();
  return true;
}

const { nodes } = schema;

/** Copied content as markup, so that islands and mentions stay what they are. */
const MARKUP_TYPE = 'application/x-loreside-markup';

/** Puts the selection on the clipboard: as markup, as HTML for other programs, and as plain text. */
export function copy(view: EditorView, event: ClipboardEvent, read: ReadDocument): boolean {
  const { selection } = view.state;
  if (selection.empty || !event.clipboardData) return false;
  const { content } = selection.content();
  const blocks =
    selection instanceof NodeSelection && selection.node.isInline
      ? [nodes.paragraph.create(null, content)]
      : content;
  const markup = writeDocument(nodes.doc.create(null, blocks), { ...read, blocks: [], after: '' });
  const tree = parseMarkup(markup);
  const html = document.createElement('div');
  html.append(renderMarkup(tree, document));
  event.preventDefault();
  event.clipboardData.setData(MARKUP_TYPE, markup);
  event.clipboardData.setData('text/html', html.getHTML());
  event.clipboardData.setData('text/plain', plainTextOf(tree));
  return true;
}

/** The forms of what was pasted or dropped, the best first; empty where there is none. */
export interface PastedSources {
  markup: string;
  html: string;
  text: string;
}

/** Anything but text, such as a file, is ignored. */
export function sourcesOf(data: DataTransfer, plain: boolean): PastedSources {
  const text = data.getData('text/plain');
  if (plain) return { markup: '', html: '', text };
  return {
    markup: data.getData(MARKUP_TYPE) || entryMarkupIn(text),
    html: data.getData('text/html'),
    text,
  };
}

/** Inserts what was pasted or dropped, behind a selected block or chip, in place of other selections. */
export function insert(view: EditorView, { markup, html, text }: PastedSources): void {
  const content = markup || markupOfHtml(html);
  if (content) insertMarkup(view, content);
  else if (text !== '') insertSlice(view, pastedText(text));
}

export function insertMarkup(view: EditorView, markup: string): void {
  insertSlice(view, joining(readDocument(markup).doc.content));
}

function insertSlice(view: EditorView, slice: Slice): void {
  const change = caretBehindNode(view.state) ?? view.state.tr;
  view.dispatch(change.replaceSelection(slice).scrollIntoView().setMeta('paste', true));
}

const EMBED = /^\[(?:block|img|secret|category|manuscript):[\w-]+\]$/;
/** Longest markup of a mention. */
const LONGEST_MENTION = 2_000;

/** A mention or embed of one entry, as it is copied or dragged from lists; else an empty text. */
function entryMarkupIn(text: string): string {
  const markup = text.trim();
  if (markup.length > LONGEST_MENTION) return '';
  if (EMBED.test(markup)) return markup;
  const [node, ...others] = readSource(markup);
  return node?.kind === 'mention' && node.id !== '' && others.length === 0 ? markup : '';
}

/**
 * Reads HTML as a captured page is read: only text, structure and safe links stay. Its document is inert, so nothing
 * in it runs or loads. Browsers without `setHTML` take the plain text instead.
 */
export function inertBody(html: string): HTMLElement | null {
  if (html === '') return null;
  const { body } = document.implementation.createHTMLDocument('');
  if (!canSetHtml(body)) return null;
  body.setHTML(html, { sanitizer: {} });
  return body;
}

function markupOfHtml(html: string): string {
  const body = inertBody(html);
  return body ? readDom(body, { base: 'about:blank' }).markup : '';
}

interface SetsHtml {
  setHTML(html: string, options: { sanitizer: object }): void;
}
const canSetHtml = (element: HTMLElement): element is HTMLElement & SetsHtml => 'setHTML' in element;

/** A slice that joins the paragraphs at both ends with the text around it. */
function joining(content: Fragment): Slice {
  const blocks: Node[] = [];
  content.forEach((node) => {
    blocks.push(node.type.create({ ...node.attrs, origin: null }, node.content));
  });
  const depth = (node: Node | undefined): number => (node?.type === nodes.paragraph ? 1 : 0);
  return new Slice(Fragment.from(blocks), depth(blocks[0]), depth(blocks[blocks.length - 1]));
}

/** Reads plain text: a blank line starts a paragraph, a line end breaks the line. */
function pastedText(text: string): Slice {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => {
      const content = paragraph
        .split('\n')
        .flatMap((line, at) => [
          ...(at > 0 ? [nodes.break.create()] : []),
          ...(line === '' ? [] : [schema.text(line)]),
        ]);
      return nodes.paragraph.create(null, content);
    });
  return new Slice(Fragment.from(paragraphs), 1, 1);
}
