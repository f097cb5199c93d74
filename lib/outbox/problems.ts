import type { Sentence } from '../i18n/index.ts';
import { FIELD_LIMITS, lengthOf, TEXT_FIELDS, type TextField, TITLE_LIMIT } from '../model/index.ts';
import type { DraftText } from './draft.ts';

export interface Problem {
  field: 'title' | 'world' | 'template' | 'content' | TextField;
  sentence: Sentence;
}

const NAMES: Partial<Record<TextField, string>> = {
  excerpt: 'excerpt',
  pronunciation: 'pronunciation',
  subheading: 'subheading',
  icon: 'icon',
};

const tooLong = (name: string, length: number, most: number): string =>
  `The ${name} is ${length - most} ${length - most === 1 ? 'character' : 'characters'} too long: ${most} fit.`;

/** Why the text can't be sent, one sentence per field. Empty if it can. */
export function problemsOf(text: DraftText): Problem[] {
  const problems: Problem[] = [];
  if (!text.worldId) problems.push({ field: 'world', sentence: 'Choose the world that it goes to.' });
  if (text.target.kind === 'append') {
    if (!text.title.trim() && !text.content.trim())
      problems.push({ field: 'content', sentence: 'There is nothing to add yet.' });
    return problems;
  }
  if (!text.target.template) problems.push({ field: 'template', sentence: 'Choose a template.' });
  if (!text.title.trim()) problems.push({ field: 'title', sentence: 'Give it a title.' });
  const length = lengthOf(text.title);
  if (length > TITLE_LIMIT.actual)
    problems.push({ field: 'title', sentence: tooLong('title', length, TITLE_LIMIT.actual) });
  for (const field of TEXT_FIELDS) {
    const most = FIELD_LIMITS[field]?.actual;
    const size = lengthOf(text.fields[field] ?? '');
    if (most !== undefined && size > most)
      problems.push({ field, sentence: tooLong(NAMES[field] ?? field, size, most) });
  }
  return problems;
}
