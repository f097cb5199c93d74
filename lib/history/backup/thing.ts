import { type Instant, LISTED_RECORDS, type ListedRecordKind } from '../../model/index.ts';

/** What the library's copy holds too. */
export const COPIED_KINDS = ['article', 'category', 'statblock', 'image', 'manuscript', 'secret'] as const;
export type CopiedKind = (typeof COPIED_KINDS)[number];

/** What a backup alone reads: maps, timelines, notes and the like, by the platform's words for them. */
export type ReadKind = ListedRecordKind | 'rpgsystem';
export const READ_KINDS: readonly ReadKind[] = [...LISTED_RECORDS, 'rpgsystem'];
export const isReadKind = (kind: string): kind is ReadKind => READ_KINDS.some((one) => one === kind);

/** What a backup holds, each by its id. */
export type BackupKind = CopiedKind | ReadKind;
export const BACKUP_KINDS: readonly BackupKind[] = [...COPIED_KINDS, ...READ_KINDS];

/** A thing of a world as its lists show it. */
export interface Listed<Kind extends BackupKind = BackupKind> {
  kind: Kind;
  /** As text, numbers too. */
  id: string;
  title: string;
  /** Of articles and images their category, of categories the one above. */
  categoryId: string | null;
  url: string | null;
  updatedAt: Instant | null;
}

export const keyOf = ({ kind, id }: { kind: string; id: string }): string => `${kind} ${id}`;
