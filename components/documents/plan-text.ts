import type { Unreadable } from '../../lib/documents/index.ts';
import { type MessageId, t } from '../../lib/i18n/index.ts';
import type { Lost, PlannedCategory, PlanRow } from '../../lib/import/index.ts';

/** What the list can be limited to. A row has one of the first four, and may have a note. */
export const ROW_STATES = ['create', 'update', 'skip', 'blocked'] as const;

export type RowState = (typeof ROW_STATES)[number];

export const STATE_LABELS = {
  create: 'documents.create',
  update: 'documents.update',
  skip: 'documents.skip',
  blocked: 'documents.blocked',
  twin: 'common.sameTitle',
} as const satisfies Record<RowState | 'twin', MessageId>;

/** A blocked row could be imported, if somebody decides how. */
export const stateOf = ({ action, tooLong, source, title }: PlanRow): RowState => {
  if (action !== 'skip') return action;
  return tooLong.length > 0 || source === 'conflict' || title === '' ? 'blocked' : 'skip';
};

const SOURCES = {
  new: null,
  unchanged: 'documents.unchanged',
  changedHere: 'documents.changedHere',
  changedThere: 'documents.changedThere',
  conflict: 'documents.conflict',
  goneThere: 'documents.goneThere',
} as const satisfies Record<PlanRow['source'], MessageId | null>;

/** Why a row is treated as it is; null if nothing needs to be said. */
export function reasonOf({ source, double, twin, tooLong, title }: PlanRow): string | null {
  if (title === '') return t('documents.noTitle');
  const [long] = tooLong;
  if (long) return t('documents.tooLong', { length: long.length, limit: long.limit });
  const said = SOURCES[source];
  if (said) return t(said);
  if (double) return t('documents.double', { title: double.title });
  return twin === null ? null : t('documents.twin', { path: twin });
}

const LOST = {
  guessedLetters: 'documents.lostLetters',
  frontMatter: 'documents.lostFrontMatter',
  cutShort: 'documents.lostEnd',
  trackedChanges: 'documents.lostChanges',
  object: 'documents.lostObject',
  plugin: 'documents.lostPlugin',
  field: 'documents.lostField',
  link: 'documents.lostLink',
  heading: 'documents.lostHeading',
  embed: 'documents.lostEmbed',
  image: 'documents.lostImage',
} as const satisfies Record<Lost['code'], MessageId>;

export const lostText = ({ code }: Pick<Lost, 'code'>): string => t(LOST[code]);

const UNREADABLE = {
  otherFormat: 'documents.unreadFormat',
  empty: 'documents.unreadEmpty',
  tooLarge: 'documents.unreadLarge',
  tooDeep: 'documents.unreadDeep',
  damaged: 'documents.unreadDamaged',
  nothingInIt: 'documents.unreadNothing',
  tooMany: 'documents.unreadRest',
} as const satisfies Record<Unreadable['reason'], MessageId>;

export const unreadableText = ({ reason, format }: Unreadable): string =>
  reason === 'otherFormat' && format !== null
    ? t('documents.unreadFormatNamed', { format })
    : t(UNREADABLE[reason]);

/** Where an article goes. */
export const categoryText = (category: PlannedCategory | null): string =>
  category === null ? t('category.none') : category.title;
