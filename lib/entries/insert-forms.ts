import type { EntryRef } from '../library/index.ts';
import type { Insertion } from '../worldpage/index.ts';

/** The fields of a search result that are needed to insert it. */
export interface InsertableEntry {
  ref: EntryRef;
  title: string;
  template: string | null;
  /** Address of its page, or null if unknown. */
  page: string | null;
}

export interface InsertForm {
  name: 'mention' | 'tag' | 'link';
  /** Label of the button. */
  buttonLabel: string;
  insertion: Insertion;
}

/** Brackets would end the markup and newlines the line, so both are replaced. */
const labelOf = (text: string): string =>
  text.replace(/\s+/g, ' ').replaceAll('[', '(').replaceAll(']', ')').trim();

/** The entity class of a template: `militaryConflict` becomes `MilitaryConflict` (platform notes, mentions). */
const classOf = (template: string): string => template.charAt(0).toUpperCase() + template.slice(1);

/** A mention, `@[Label](person:id)`, with `text` as its label. */
export function mentionForm(entry: InsertableEntry, text: string): InsertForm {
  const template = entry.ref.kind === 'statblock' ? 'block' : (entry.template ?? 'article');
  const label = labelOf(text) || 'Untitled';
  const { id } = entry.ref;
  return {
    name: 'mention',
    buttonLabel: 'Insert mention',
    insertion: {
      text: `@[${label}](${template}:${id})`,
      rich: { type: 'mention', id, label, url: entry.page ?? '', entityClass: classOf(template) },
    },
  };
}

function tagForm(entry: InsertableEntry, tag: string): InsertForm {
  const buttonLabel = `Insert ${entry.ref.kind}`;
  return { name: 'tag', buttonLabel, insertion: { text: `[${tag}:${entry.ref.id}]`, rich: null } };
}

/** A link, `[url:https://…]Label[/url]`, for sites whose editor doesn't support mentions. */
function linkForm({ title, page }: InsertableEntry): InsertForm[] {
  const url = page && /^https?:\/\//.test(page) && !/[[\]|\s]/.test(page) ? page : null;
  if (url === null) return [];
  const label = labelOf(title) || url;
  return [
    {
      name: 'link',
      buttonLabel: 'Insert link',
      insertion: { text: `[url:${url}]${label}[/url]`, rich: { type: 'link', label, url } },
    },
  ];
}

/**
 * All forms in which an entry can be inserted (platform notes, mentions and links), the most common first: a mention for
 * articles, the embedding tag for statblocks and secrets. Empty for a draft, which World Anvil doesn't have yet.
 */
export function formsOf(entry: InsertableEntry): readonly [InsertForm, ...InsertForm[]] | readonly [] {
  const { kind, id } = entry.ref;
  if (id.startsWith('draft:')) return [];
  switch (kind) {
    case 'article':
      return [mentionForm(entry, entry.title), ...linkForm(entry)];
    case 'statblock':
      return [tagForm(entry, 'block'), mentionForm(entry, entry.title), ...linkForm(entry)];
    case 'image':
      return [tagForm(entry, 'img')];
    case 'secret':
    case 'category':
    case 'manuscript':
      return [tagForm(entry, kind)];
  }
}
