import { type Instant, LISTED_RECORDS, type ListedRecordKind } from '../../model/index.ts';

/** Kinds that the offline copy contains, too. */
export const COPIED_KINDS = ['article', 'category', 'statblock', 'image', 'manuscript', 'secret'] as const;
export type CopiedKind = (typeof COPIED_KINDS)[number];

/** Kinds that only backups read: maps, timelines, notes and so on, by World Anvil's names. */
export type ReadKind = ListedRecordKind | 'rpgsystem';
export const READ_KINDS: readonly ReadKind[] = [...LISTED_RECORDS, 'rpgsystem'];
export const isReadKind = (kind: string): kind is ReadKind => READ_KINDS.some((one) => one === kind);

/** Kinds of resources in a backup. */
export type BackupKind = CopiedKind | ReadKind;
export const BACKUP_KINDS: readonly BackupKind[] = [...COPIED_KINDS, ...READ_KINDS];

/** A resource as its list shows it. */
export interface Listed<Kind extends BackupKind = BackupKind> {
  kind: Kind;
  /** As text, even if World Anvil uses a number. */
  id: string;
  title: string;
  /** The category of an article or image; the parent of a category. */
  categoryId: string | null;
  url: string | null;
  updatedAt: Instant | null;
}

export const keyOf = ({ kind, id }: { kind: string; id: string }): string => `${kind} ${id}`;
