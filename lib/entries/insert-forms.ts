import type { EntryRef } from '../library/index.ts';
import type { Insertion } from '../worldpage/index.ts';

/** What is inserted, as far as lists know it. */
export interface InsertableEntry {
  ref: EntryRef;
  title: string;
  template: string | null;
  /** Where it is shown on the web; null: nowhere known. */
  page: string | null;
}

export interface InsertForm {
  name: 'mention' | 'tag' | 'link';
  /** On its button. */
  words: string;
  insertion: Insertion;
}

/** Brackets would end the mark-up too early, and line breaks the line. */
const labelOf = (words: string): string =>
  words.replace(/\s+/g, ' ').replaceAll('[', '(').replaceAll(']', ')').trim();

/** `militaryConflict` is the class `MilitaryConflict` (platform notes, mentions). */
const classOf = (template: string): string => template.charAt(0).toUpperCase() + template.slice(1);

/** `@[Words](person:id)`, with the words as they are to be read. */
export function mentionForm(thing: InsertableEntry, words: string): InsertForm {
  const template = thing.ref.kind === 'statblock' ? 'block' : (thing.template ?? 'article');
  const label = labelOf(words) || 'Untitled';
  const { id } = thing.ref;
  return {
    name: 'mention',
    words: 'Insert mention',
    insertion: {
      text: `@[${label}](${template}:${id})`,
      rich: { type: 'mention', id, label, url: thing.page ?? '', entityClass: classOf(template) },
    },
  };
}

function tagForm(thing: InsertableEntry, tag: string): InsertForm {
  const words = `Insert ${thing.ref.kind}`;
  return { name: 'tag', words, insertion: { text: `[${tag}:${thing.ref.id}]`, rich: null } };
}

/** `[url:https://…]Words[/url]`: for pages whose reader knows nothing of mentions. */
function linkForm({ title, page }: InsertableEntry): InsertForm[] {
  const url = page && /^https?:\/\//.test(page) && !/[[\]|\s]/.test(page) ? page : null;
  if (url === null) return [];
  const label = labelOf(title) || url;
  return [
    {
      name: 'link',
      words: 'Insert link',
      insertion: { text: `[url:${url}]${label}[/url]`, rich: { type: 'link', label, url } },
    },
  ];
}

/**
 * Every form in which a thing can stand in a text (platform notes, mentions and links), the usual one first: articles as a
 * mention, statblocks and secrets as the tag that shows them. None for what the platform does not know yet.
 */
export function formsOf(thing: InsertableEntry): readonly [InsertForm, ...InsertForm[]] | readonly [] {
  const { kind, id } = thing.ref;
  if (id.startsWith('draft:')) return [];
  switch (kind) {
    case 'article':
      return [mentionForm(thing, thing.title), ...linkForm(thing)];
    case 'statblock':
      return [tagForm(thing, 'block'), mentionForm(thing, thing.title), ...linkForm(thing)];
    case 'image':
      return [tagForm(thing, 'img')];
    case 'secret':
    case 'category':
    case 'manuscript':
      return [tagForm(thing, kind)];
  }
}
