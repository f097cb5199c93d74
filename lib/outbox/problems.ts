import { type Message, message, type PlainMessageId } from '../i18n/index.ts';
import {
  FIELD_LABELS,
  FIELD_LIMITS,
  lengthOf,
  TEXT_FIELDS,
  type TextField,
  TITLE_LIMIT,
} from '../model/index.ts';
import type { DraftText, SourceField } from './draft.ts';

/** Where an article can name the source of its text. */
export const SOURCE_PLACES: readonly (readonly [SourceField, PlainMessageId])[] = [
  ['footnotes', 'history.fieldFootnotes'],
  ['authornotes', 'history.fieldAuthorNotes'],
  ['scrapbook', 'capture.placeScrapbook'],
  ['sidebarcontent', 'history.fieldSidebar'],
  ['content', 'capture.placeText'],
  ['none', 'capture.placeNone'],
];

export interface Problem {
  field: 'title' | 'world' | 'template' | 'content' | TextField;
  sentence: Message;
}

const tooLong = (field: Message, length: number, limit: number): Message =>
  message('draft.tooLong', { field, count: length - limit, limit });

/** Why the text can't be sent, one sentence per field. Empty if it can. */
export function problemsOf(text: DraftText): Problem[] {
  const problems: Problem[] = [];
  if (!text.worldId) problems.push({ field: 'world', sentence: message('draft.worldMissing') });
  if (text.target.kind === 'append') {
    if (!text.title.trim() && !text.content.trim())
      problems.push({ field: 'content', sentence: message('draft.nothingToAdd') });
    return problems;
  }
  if (!text.target.template) problems.push({ field: 'template', sentence: message('draft.templateMissing') });
  if (!text.title.trim()) problems.push({ field: 'title', sentence: message('draft.titleMissing') });
  const length = lengthOf(text.title);
  if (length > TITLE_LIMIT.actual)
    problems.push({
      field: 'title',
      sentence: tooLong(message('history.fieldTitle'), length, TITLE_LIMIT.actual),
    });
  for (const field of TEXT_FIELDS) {
    const most = FIELD_LIMITS[field]?.actual;
    const size = lengthOf(text.fields[field] ?? '');
    if (most !== undefined && size > most)
      problems.push({ field, sentence: tooLong(message(FIELD_LABELS[field]), size, most) });
  }
  return problems;
}
