import type { Instant } from '../../model/index.ts';

/** What a backup holds, each by its id. */
export const BACKUP_KINDS = ['article', 'category', 'statblock', 'image', 'manuscript', 'secret'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

/** A thing of a world as its lists show it. */
export interface Listed {
  kind: BackupKind;
  /** As text, numbers too. */
  id: string;
  title: string;
  /** Of articles and images their category, of categories the one above. */
  categoryId: string | null;
  url: string | null;
  updatedAt: Instant | null;
}

export const keyOf = ({ kind, id }: { kind: string; id: string }): string => `${kind} ${id}`;
