import { type BackupKind, isReadKind, readKindName } from '../../lib/history/backup/index.ts';
import { formatList, t } from '../../lib/i18n/index.ts';
import { kindIconPath, kindLabel } from '../search/kinds.ts';

/** The kind of an entry in a backup, or the world itself. */
export type NamedKind = BackupKind | 'world';

export function kindName(kind: NamedKind): string {
  if (kind === 'world') return t('backup.kindWorld');
  return isReadKind(kind) ? readKindName(kind) : kindLabel(kind);
}

/** “Map, Notebook, and Variable”; unknown kinds keep World Anvil's name. */
export const listKinds = (kinds: readonly string[]): string =>
  formatList(kinds.map((kind) => (isReadKind(kind) ? readKindName(kind) : kind)));

/** An icon path on a 20 × 20 grid: the kind's own, or a globe for kinds that only backups have. */
export const iconPathOf = (kind: NamedKind): string =>
  kind === 'world' || isReadKind(kind)
    ? 'M10 2.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15M2.5 10h15M10 2.5c-5 5-5 10 0 15c5-5 5-10 0-15'
    : kindIconPath(kind);
