import type { EntryKind, Resource } from '../library/index.ts';
import { TEXT_FIELDS } from '../model/index.ts';
import { textsOf as runningTexts } from '../unlinked-mentions/index.ts';
import type { TextForm } from './visible.ts';

/** A text of an entry that people read. */
export interface RenameText {
  /** World Anvil's name of the field. */
  field: string;
  /** Which of a field's texts: the number of a tag. */
  item: number;
  text: string;
  form: TextForm;
  /** Whether Loreside can change it, and undo the change. */
  isEditable: boolean;
}

const textIn = (resource: Resource, field: string): unknown => Reflect.get(resource, field);

/** Fields of each kind beside the running texts, and how they are written. */
const FIELDS: Readonly<Partial<Record<EntryKind, Readonly<Record<string, TextForm>>>>> = {
  article: { title: 'plain' },
  category: { title: 'plain', excerpt: 'plain' },
  statblock: { title: 'plain', source: 'data' },
  image: { title: 'plain', description: 'plain', alt: 'plain' },
  manuscript: { title: 'plain', description: 'markup' },
};
/** Texts of articles that World Anvil shows as they are. */
const PLAIN = ['excerpt', 'pronunciation'];

/** An image without a title shows its file's name, which nobody can change. */
const hasOwn = (resource: Resource, field: string): boolean =>
  !(field === 'title' && 'alt' in resource && resource.raw.title === null);

function read(kind: EntryKind, resource: Resource): RenameText[] {
  const texts: RenameText[] = [];
  const add = (field: string, text: unknown, form: TextForm, item = 0): void => {
    if (typeof text === 'string' && text !== '') texts.push({ field, item, text, form, isEditable: true });
  };
  for (const [field, form] of Object.entries(FIELDS[kind] ?? {}))
    if (hasOwn(resource, field)) add(field, textIn(resource, field), form);
  for (const one of runningTexts(kind, resource)) texts.push({ ...one, item: 0, form: 'markup' });
  if (kind === 'article' && 'sections' in resource)
    for (const { name, content } of resource.sections) if (PLAIN.includes(name)) add(name, content, 'plain');
  const tags = textIn(resource, 'tags');
  if (Array.isArray(tags)) for (const [item, tag] of tags.entries()) add('tags', tag, 'plain', item);
  return texts;
}

/** Texts of a draft or of an open secret, by their field: what no offline copy has in plain. Its title first. */
export function renameTextsOf(values: Readonly<Record<string, unknown>>): RenameText[] {
  const known = ['title', 'content', ...TEXT_FIELDS].filter((field) => field !== 'icon');
  const texts = known.map((field): [field: string, item: number, text: unknown] => [field, 0, values[field]]);
  const tags = Array.isArray(values.tags) ? values.tags : [];
  for (const [item, tag] of tags.entries()) texts.push(['tags', item, tag]);
  return texts.flatMap(([field, item, text]): RenameText[] => {
    if (typeof text !== 'string' || text === '') return [];
    const form = ['title', 'tags', ...PLAIN].includes(field) ? 'plain' : 'markup';
    return [{ field, item, text, form, isEditable: true }];
  });
}

/** The texts of an entry in which a name may stand, its title first. None of a damaged record. */
export function renameTexts(kind: EntryKind, resource: Resource): RenameText[] {
  try {
    return read(kind, resource);
  } catch {
    // A damaged record can throw anywhere.
    return [];
  }
}
