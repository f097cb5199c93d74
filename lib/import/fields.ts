import type { ReadDocument } from '../documents/index.ts';
import { escapeMarkup } from '../markup/index.ts';
import {
  FIELD_LIMITS,
  lengthOf,
  TEMPLATES,
  TEXT_FIELDS,
  type TextField,
  TITLE_LIMIT,
} from '../model/index.ts';
import type { Lost, TooLong } from './plan.ts';

/** Names of World Anvil's fields in front matter, in lower case and without signs. */
const NAMES = new Map<string, TextField>([
  ...TEXT_FIELDS.map((field): [string, TextField] => [field, field]),
  ['summary', 'excerpt'],
  ['authornote', 'authornotes'],
  ['subtitle', 'subheading'],
]);
const nameKey = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');

const CODES = new Map<string, string>([
  ...TEMPLATES.map(({ code }): [string, string] => [code.toLowerCase(), code]),
  ...TEMPLATES.map(({ code, label }): [string, string] => [nameKey(label), code]),
  ...[
    ['character', 'person'],
    ['npc', 'person'],
    ['place', 'location'],
    ['session', 'report'],
  ].map(([name = '', code = '']): [string, string] => [name, code]),
]);

/** A template by its code or name, however it is written. */
export const templateNamed = (name: string): string | null => CODES.get(nameKey(name)) ?? null;

const YES = /^(?:true|yes|1|on)$/i;
const NO = /^(?:false|no|0|off)$/i;

/** What front matter says about an article. */
export interface SaidFields {
  fields: Partial<Record<TextField, string>>;
  template: string | null;
  /** A category's title. */
  category: string | null;
  isDraft: boolean | null;
  isWip: boolean | null;
  isPrivate: boolean | null;
  lost: Lost[];
}

const flag = (value: string | undefined): boolean | null =>
  value === undefined ? null : YES.test(value) ? true : NO.test(value) ? false : null;

/** Assigns front matter to World Anvil's fields. What World Anvil lacks goes into the author's notes. Pure. */
export function saidFields({
  fields,
  footnotes,
  notes,
}: Pick<ReadDocument, 'fields' | 'footnotes' | 'notes'>): SaidFields {
  const said: SaidFields = {
    fields: {},
    template: null,
    category: null,
    isDraft: null,
    isWip: null,
    isPrivate: null,
    lost: [],
  };
  const others: string[] = [];
  const texts: Partial<Record<TextField, string[]>> = {};
  const add = (field: TextField, text: string): void => {
    if (text.trim() !== '') texts[field] = [...(texts[field] ?? []), text];
  };
  add('footnotes', footnotes);
  for (const [name, value] of Object.entries(fields)) {
    const key = nameKey(name);
    const field = NAMES.get(key);
    const template = key === 'template' || key === 'type' ? templateNamed(value) : null;
    said.template ??= template;
    if (field) add(field, escapeMarkup(value));
    else if (key === 'category') said.category = value;
    else if (key === 'draft' || key === 'isdraft') said.isDraft = flag(value);
    else if (key === 'wip' || key === 'iswip') said.isWip = flag(value);
    else if (key === 'private') said.isPrivate = flag(value);
    else if (template === null) {
      others.push(`${escapeMarkup(name)}: ${escapeMarkup(value)}`);
      said.lost.push({ code: 'field', detail: name });
    }
  }
  for (const note of notes) add('authornotes', escapeMarkup(note));
  add('authornotes', others.join('[br]'));
  for (const field of TEXT_FIELDS) {
    const all = texts[field];
    if (all) said.fields[field] = all.join('\n\n');
  }
  return said;
}

const limitOf = (field: TooLong['field']): number | undefined =>
  field === 'title' ? TITLE_LIMIT.actual : FIELD_LIMITS[field]?.actual;

/** Fields that World Anvil would refuse. */
export function tooLongOf(title: string, fields: Partial<Record<TextField, string>>): TooLong[] {
  const all: (readonly [TooLong['field'], string])[] = [['title', title]];
  for (const field of TEXT_FIELDS) all.push([field, fields[field] ?? '']);
  return all.flatMap(([field, text]) => {
    const limit = limitOf(field);
    // Most texts are shorter even in UTF-16 units.
    if (limit === undefined || text.length <= limit) return [];
    const length = lengthOf(text);
    return length > limit ? [{ field, length, limit }] : [];
  });
}

/** The first characters that fit, up to a word's end. */
export function cut(text: string, limit: number): string {
  const characters = [...text].slice(0, limit - 1).join('');
  const end = characters.search(/\s\S*$/);
  return `${characters.slice(0, end > limit / 2 ? end : undefined).trimEnd()}…`;
}
