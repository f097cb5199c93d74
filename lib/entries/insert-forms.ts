import { type Message, message } from '../i18n/index.ts';
import type { EntryRef } from '../library/index.ts';
import type { Insertion } from '../worldpage/index.ts';
import { NO_TITLE } from './mention.ts';

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
  buttonLabel: Message;
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
  const label = labelOf(text) || NO_TITLE;
  const { id } = entry.ref;
  return {
    name: 'mention',
    buttonLabel: message('search.actionInsert'),
    insertion: {
      text: `@[${label}](${template}:${id})`,
      rich: { type: 'mention', id, label, url: entry.page ?? '', entityClass: classOf(template) },
    },
  };
}

/** The kinds that are embedded. */
const EMBED_LABELS = {
  statblock: message('markup.insertStatblock'),
  secret: message('markup.insertSecret'),
  category: message('markup.insertCategory'),
  image: message('markup.insertImage'),
  manuscript: message('markup.insertManuscript'),
};

function tagForm(entry: InsertableEntry, kind: keyof typeof EMBED_LABELS, tag: string): InsertForm {
  const buttonLabel = EMBED_LABELS[kind];
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
      buttonLabel: message('markup.insertLink'),
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
      return [tagForm(entry, kind, 'block'), mentionForm(entry, entry.title), ...linkForm(entry)];
    case 'image':
      return [tagForm(entry, kind, 'img')];
    case 'secret':
    case 'category':
    case 'manuscript':
      return [tagForm(entry, kind, kind)];
  }
}
