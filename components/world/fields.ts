import type { WorldFields } from '../../lib/model/index.ts';

export type FieldName = keyof WorldFields;

export interface FieldWords {
  name: FieldName;
  label: string;
  hint?: string;
  kind: 'line' | 'text' | 'code' | 'tags' | 'state';
}

/** Every setting of a world that can be changed, in the order of the form. */
export const FIELDS: readonly FieldWords[] = [
  { name: 'title', label: 'Name', kind: 'line' },
  { name: 'subtitle', label: 'Subtitle', kind: 'line' },
  {
    name: 'state',
    label: 'Who can see the world',
    hint: 'New articles take this state too, unless they say otherwise.',
    kind: 'state',
  },
  { name: 'tags', label: 'Tags', hint: 'Separated by commas.', kind: 'tags' },
  { name: 'description', label: 'Description', hint: 'On the world’s own page. Markup works.', kind: 'text' },
  {
    name: 'globalAnnouncement',
    label: 'Announcement',
    hint: 'Shown to all readers, on every page.',
    kind: 'text',
  },
  { name: 'globalHeader', label: 'Header', hint: 'At the very top of every page.', kind: 'text' },
  {
    name: 'globalArticleIntroduction',
    label: 'Introduction of articles',
    hint: 'Above the text of every article.',
    kind: 'text',
  },
  { name: 'sidebarContent', label: 'Sidebar', hint: 'At the top of the left sidebar.', kind: 'text' },
  { name: 'globalSidebarFooter', label: 'Foot of the sidebar', kind: 'text' },
  { name: 'copyright', label: 'Copyright', kind: 'text' },
  { name: 'displayCss', label: 'Style sheet', hint: 'Of the world’s pages; never used here.', kind: 'code' },
  { name: 'displayPanelCss', label: 'Style sheet of panels', kind: 'code' },
];

export const labelOf = (name: FieldName): string =>
  FIELDS.find((field) => field.name === name)?.label ?? name;

/** The value of a field as text. Pure. */
export function textOf(value: WorldFields[FieldName]): string {
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}

/** Stores the typed text in its field. Pure. */
export function withTyped(fields: WorldFields, { name, kind }: FieldWords, typed: string): WorldFields {
  if (kind === 'tags')
    return {
      ...fields,
      tags: typed
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    };
  if (kind === 'state') return { ...fields, state: typed === 'public' ? 'public' : 'private' };
  return { ...fields, [name]: typed };
}

const plain = (value: WorldFields[FieldName]): string => textOf(value).replaceAll(/\r\n?/g, '\n').trimEnd();

/** The fields that differ between two readings, regardless of line endings. Pure. */
export function differing(one: WorldFields, other: WorldFields): FieldName[] {
  return FIELDS.map(({ name }) => name).filter((name) => plain(one[name]) !== plain(other[name]));
}

/** Picks these fields. Pure. */
export function pickFields(fields: WorldFields, names: readonly FieldName[]): WorldFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.some((one) => one === name)));
}

/** Applies the typed changes to the current values; untouched fields follow the current ones. Pure. */
export function rebase(typed: WorldFields, before: WorldFields, now: WorldFields): WorldFields {
  return { ...now, ...pickFields(typed, differing(typed, before)) };
}
