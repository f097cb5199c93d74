import { type MessageId, t } from '../../../lib/i18n/index.ts';
import type { Loss, Obstacle, PutBackRow, RowState } from '../../../lib/put-back/index.ts';

export const ROW_STATES = ['missing', 'differs', 'double', 'before', 'cannot'] as const;

export const STATE_LABELS = {
  missing: 'putBack.missing',
  differs: 'putBack.differs',
  double: 'common.sameTitle',
  before: 'putBack.before',
  cannot: 'putBack.cannot',
} as const satisfies Record<RowState, MessageId>;

const OBSTACLES = {
  kind: 'putBack.noKind',
  change: 'putBack.noChange',
  version: 'putBack.noVersion',
  earlier: 'putBack.noEarlier',
  secrets: 'putBack.noSecrets',
  damaged: 'putBack.noDamaged',
  versions: 'putBack.noVersions',
  unknown: 'putBack.noText',
  section: 'putBack.noSection',
} as const satisfies Record<Obstacle, MessageId>;

/** Fields that are named in one line. */
const NAMED = 4;

/** What would become of an entry. */
export function reasonOf(
  { key, state, obstacle, resource: { kind } }: PutBackRow,
  differing: ReadonlyMap<string, readonly string[]>,
): string {
  if (obstacle) return t(OBSTACLES[obstacle]);
  switch (state) {
    case 'differs': {
      const names = [...new Set(differing.get(key))];
      const more = names.length > NAMED ? ` ${t('import.more', { count: names.length - NAMED })}` : '';
      const fields = names.slice(0, NAMED).join(', ') + more;
      return t('putBack.willRestore', { fields });
    }
    case 'double':
      return t('putBack.isDouble');
    case 'before':
      // A category of this title in this place is used again.
      return t(kind === 'category' ? 'putBack.before' : 'putBack.wasBefore');
    default:
      return t('putBack.willCreate');
  }
}

const LOSSES = {
  damaged: 'putBack.lossDamaged',
  parent: 'putBack.lossParent',
  section: 'putBack.lossSection',
  relation: 'putBack.lossRelation',
  template: 'putBack.lossTemplate',
  nesting: 'putBack.lossNesting',
  link: 'putBack.lossLink',
} as const satisfies Record<Loss['code'], MessageId>;

export const lossText = (code: Loss['code']): string => t(LOSSES[code]);
