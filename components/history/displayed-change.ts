import { isSealed, type Json } from '../../lib/history/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { flagOfField, isSet } from '../../lib/model/index.ts';

/** How a field's change is displayed. */
export type DisplayedChange =
  /** A few words before, and after. */
  | { as: 'words'; before: string; after: string }
  | { as: 'tags'; kept: readonly string[]; added: readonly string[]; removed: readonly string[] }
  | { as: 'text'; before: string; after: string };

/** The title for an id; null if it isn't known here. */
export type TitleLookup = (id: string) => string | null;

const LINKS: ReadonlySet<string> = new Set([
  ...['categoryId', 'parentId', 'articleParentId', 'logicalParentId'],
]);
/** Longer texts, and those of several lines, are shown as differences. */
const MAX_INLINE_LENGTH = 60;

const stringsOf = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** A value as text; other types become JSON. Pure. */
export function textOf(value: Json | undefined): string {
  if (isSealed(value)) return t('history.encrypted');
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}

/** A single value in a few words. Pure. */
export function formatValue(field: string, value: Json | undefined, titleById: TitleLookup): string {
  if (isSealed(value)) return t('history.encrypted');
  const flag = flagOfField(field);
  const isOn = flag && value !== undefined ? isSet(flag, { [field]: value }) : null;
  if (flag && isOn !== null) return t(isOn ? flag.mark : flag.unmarked);
  if (field === 'isShared' && typeof value === 'boolean')
    return t(value ? 'history.shared' : 'history.notShared');
  if (typeof value === 'boolean') return t(value ? 'history.yesValue' : 'history.noValue');
  if (field === 'tags') return stringsOf(value).join(', ') || t('history.noTags');
  if (field === 'groupIds') return t('history.groupCount', { count: stringsOf(value).length });
  if (LINKS.has(field)) {
    if (value === null || value === undefined || value === '') return t('history.noParent');
    return titleById(String(value)) ?? t('history.unknownParent');
  }
  return textOf(value) || t('history.emptyValue');
}

/** The best way to show the change of one field. Pure. */
export function displayChange(
  field: string,
  before: Json | undefined,
  after: Json | undefined,
  titleById: TitleLookup,
): DisplayedChange {
  if (field === 'tags' && !isSealed(before)) {
    const [old, now] = [stringsOf(before), stringsOf(after)];
    return {
      as: 'tags',
      kept: old.filter((tag) => now.includes(tag)),
      added: now.filter((tag) => !old.includes(tag)),
      removed: old.filter((tag) => !now.includes(tag)),
    };
  }
  const texts = [textOf(before), textOf(after)] as const;
  const isPlain = texts.every((text) => text.length <= MAX_INLINE_LENGTH && !text.includes('\n'));
  if (isPlain || LINKS.has(field) || field === 'groupIds')
    return {
      as: 'words',
      before: formatValue(field, before, titleById),
      after: formatValue(field, after, titleById),
    };
  return { as: 'text', before: texts[0], after: texts[1] };
}
