import { type MessageId, t } from '../../lib/i18n/index.ts';
import type { WorldFields } from '../../lib/model/index.ts';

export type FieldName = keyof WorldFields;

type WorldMessage = MessageId & `world.field${string}`;

export interface FieldWords {
  name: FieldName;
  label: WorldMessage;
  hint?: WorldMessage;
  kind: 'line' | 'text' | 'code' | 'tags' | 'state';
}

/** Every setting of a world that can be changed, in the order of the form. */
export const FIELDS: readonly FieldWords[] = [
  { name: 'title', label: 'world.fieldTitle', kind: 'line' },
  { name: 'subtitle', label: 'world.fieldSubtitle', kind: 'line' },
  { name: 'state', label: 'world.fieldState', hint: 'world.fieldStateHint', kind: 'state' },
  { name: 'tags', label: 'world.fieldTags', hint: 'world.fieldTagsHint', kind: 'tags' },
  { name: 'description', label: 'world.fieldDescription', hint: 'world.fieldDescriptionHint', kind: 'text' },
  {
    name: 'globalAnnouncement',
    label: 'world.fieldAnnouncement',
    hint: 'world.fieldAnnouncementHint',
    kind: 'text',
  },
  { name: 'globalHeader', label: 'world.fieldHeader', hint: 'world.fieldHeaderHint', kind: 'text' },
  {
    name: 'globalArticleIntroduction',
    label: 'world.fieldIntroduction',
    hint: 'world.fieldIntroductionHint',
    kind: 'text',
  },
  { name: 'sidebarContent', label: 'world.fieldSidebar', hint: 'world.fieldSidebarHint', kind: 'text' },
  { name: 'globalSidebarFooter', label: 'world.fieldFooter', kind: 'text' },
  { name: 'copyright', label: 'world.fieldCopyright', kind: 'text' },
  { name: 'displayCss', label: 'world.fieldCss', hint: 'world.fieldCssHint', kind: 'code' },
  { name: 'displayPanelCss', label: 'world.fieldPanelCss', kind: 'code' },
];

export function labelOf(name: FieldName): string {
  const field = FIELDS.find((one) => one.name === name);
  return field ? t(field.label) : name;
}

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
