import type { Cause, Change, Values } from '../../lib/history/index.ts';
import { formatList, type Message, type MessageId, message, t } from '../../lib/i18n/index.ts';
import { FIELD_LABELS, FLAG_VERBS, flagOfField, isSet, nameInWords } from '../../lib/model/index.ts';
import type { TitleLookup } from './displayed-change.ts';

/** Labels of fields. Other fields keep World Anvil's names, which are split at their capitals. */
const LABELS = {
  ...FIELD_LABELS,
  title: 'history.fieldTitle',
  content: 'history.fieldContent',
  tags: 'history.fieldTags',
  description: 'history.fieldDescription',
  position: 'history.fieldPosition',
  alt: 'history.fieldAltText',
  subtitle: 'history.fieldSubtitle',
  isShared: 'history.fieldShared',
  categoryId: 'history.fieldCategory',
  parentId: 'history.fieldParentCategory',
  articleParentId: 'history.fieldParentArticle',
  logicalParentId: 'history.fieldParentArticle',
  folderId: 'history.fieldFolder',
  coverId: 'history.fieldCover',
  groupIds: 'history.fieldGroups',
  source: 'history.fieldSource',
  parser: 'history.fieldFormat',
  jsonData: 'history.fieldData',
  tableData: 'history.fieldTables',
  displayCss: 'history.fieldStyles',
  displayPanelCss: 'history.fieldPanelStyles',
} as const satisfies Record<string, MessageId>;

const isLabeled = (name: string): name is keyof typeof LABELS => Object.hasOwn(LABELS, name);

/** A field's label. Pure. */
export function fieldLabel(name: string): string {
  const flag = flagOfField(name);
  if (flag) return t(flag.label);
  if (isLabeled(name)) return t(LABELS[name]);
  return nameInWords(name);
}

/** Between things that one change did. */
const SEPARATOR = ' · ';

const tagsIn = (values: Values): string[] =>
  Array.isArray(values.tags) ? values.tags.filter((tag) => typeof tag === 'string') : [];

function tagChangeText(before: Values, after: Values): string {
  const [old, now] = [tagsIn(before), tagsIn(after)];
  const added = now.filter((tag) => !old.includes(tag)).map((tag) => `#${tag}`);
  const removed = old.filter((tag) => !now.includes(tag)).map((tag) => `#${tag}`);
  const parts = [
    ...(added.length > 0 ? [t('history.didAddTags', { count: added.length, tags: formatList(added) })] : []),
    ...(removed.length > 0
      ? [t('history.didRemoveTags', { count: removed.length, tags: formatList(removed) })]
      : []),
  ];
  return parts.length === 0 ? t('history.didReorderTags') : parts.join(SEPARATOR);
}

/** What was done to one field: “Marked as a draft”. Pure. */
function fieldChangeText(
  name: string,
  { before, after, cause }: RecordedChange,
  titleById: TitleLookup,
): string {
  const value = after[name];
  const flag = flagOfField(name);
  if (flag) return t(FLAG_VERBS[flag.id][isSet(flag, after) === false ? 'off' : 'on'].done);
  switch (name) {
    case 'tags':
      return tagChangeText(before, after);
    case 'groupIds':
      return t('history.didChangeGroups');
    case 'categoryId':
    case 'parentId': {
      if (value === null || value === undefined || value === '') return t('history.didRemoveFromCategory');
      const title = titleById(String(value));
      return title === null ? t('history.didMove') : t('history.didMoveTo', { category: title });
    }
  }
  const field = fieldLabel(name);
  return cause === 'note' || cause === 'append'
    ? t('history.didAddTo', { field })
    : t('history.didChangeField', { field });
}

type RecordedChange = Pick<Change, 'before' | 'after' | 'cause'>;

const MENTION = /@\[([^\]]*)\]\([^()\s:]+:([^()\s]+)\)/g;

/** The links of all texts: their words by the id that they lead to. And the texts without them. */
function linksIn(values: Values): { words: Map<string, string>; plain: string } {
  const words = new Map<string, string>();
  const plain = JSON.stringify(values).replace(MENTION, (_, label: string, id: string) => {
    words.set(id, label);
    return label;
  });
  return { words, plain };
}

/** The ids and words of links that a change added to texts which it left alone otherwise. */
export function linksAdded({
  before,
  after,
}: Pick<RecordedChange, 'before' | 'after'>): [id: string, words: string][] {
  const [old, now] = [linksIn(before), linksIn(after)];
  return old.plain === now.plain ? [...now.words].filter(([id]) => !old.words.has(id)) : [];
}

/** The names that a change linked, as a list; null if it did something else. */
function namesLinked(change: RecordedChange, titleById: TitleLookup): string | null {
  const names = linksAdded(change).map(([id, words]) => `“${titleById(id) ?? words}”`);
  return names.length === 0 ? null : formatList(names.slice(0, MAX_FIELDS));
}

/** The change that an undo took back. */
const reversed = <T extends RecordedChange>(change: T): T => ({
  ...change,
  ...{ before: change.after, after: change.before, cause: 'flags' },
});

/** Fields described one by one. */
const MAX_FIELDS = 3;

/** Changes made by the outbox and by imports. */
const OUTBOX_TEXTS: Partial<Record<Cause, Message>> = {
  create: message('history.didCreate'),
  tidy: message('history.didTidy'),
  remove: message('history.didRemove'),
  unimport: message('history.didUnimport'),
};

/** Creating and deleting can't be undone by a change. Pure. */
export const canRevert = ({ cause }: Pick<Change, 'cause'>): boolean =>
  cause !== 'create' && cause !== 'remove' && cause !== 'unimport';

/** What was done, as a sentence without a full stop: “Marked as draft”. Pure. */
export function operationText(change: RecordedChange, titleById: TitleLookup): string {
  const outboxText = OUTBOX_TEXTS[change.cause];
  if (outboxText) return t(outboxText);
  if (change.cause === 'undo')
    return t('history.didUndo', { change: operationText(reversed(change), titleById) });
  const linked = namesLinked(change, titleById);
  const names = Object.keys(change.after);
  const actions = linked
    ? [t('history.didLink', { names: linked })]
    : names.slice(0, MAX_FIELDS).map((name) => fieldChangeText(name, change, titleById));
  const more = linked ? 0 : names.length - MAX_FIELDS;
  if (more > 0) actions.push(t('history.didChangeMore', { count: more }));
  const text = actions.join(SEPARATOR) || t('history.didChange');
  return change.cause === 'restore' ? t('history.didRestore', { change: text }) : text;
}

const isPublishing = ({ before, after }: RecordedChange): boolean =>
  before.isDraft === true && after.isDraft === false && Object.keys(after).length === 1;

/** What a batch did, as one intent: “Linked “The Careful Chart” in 5 articles”. Pure. */
export function batchText(
  changes: readonly Pick<Change, 'before' | 'after' | 'cause' | 'ref'>[],
  titleById: TitleLookup,
): string {
  const count = changes.length;
  if (changes.every(({ cause }) => cause === 'undo'))
    return t('history.didUndo', { change: batchText(changes.map(reversed), titleById) });
  if (changes.every(({ cause }) => cause === 'rename'))
    return t('history.didToMany', { change: t('rename.did'), count });
  const [text, ...others] = new Set(changes.map((change) => operationText(change, titleById)));
  if (changes.every(({ ref }) => ref.kind === 'article')) {
    const linked = changes.map((change) => namesLinked(change, titleById));
    const [names] = linked;
    if (names && others.length === 0) return t('history.didLinkIn', { names, count });
    if (linked.every((one) => one !== null)) return t('history.didLinkNames', { count });
    if (changes.every(isPublishing)) return t('history.didPublish', { count });
  }
  return others.length === 0 && text !== undefined
    ? t('history.didToMany', { change: text, count })
    : t('history.changedTogether', { count });
}
