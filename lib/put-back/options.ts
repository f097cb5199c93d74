import type { Backup, BackupResource } from '../history/backup/index.ts';
import type { ImportPlan } from '../import/index.ts';
import type { ChangedKind, FullArticle, Raw, WorldId } from '../model/index.ts';

/** Reads an entry as World Anvil returned it. Undefined: it isn't there, or damaged. */
export type ReadRaw = (kind: string, id: string) => Promise<Raw | undefined>;

/** Something of an entry that isn't put back. */
export interface Loss {
  code: /** The file in the backup is damaged, or says too little. */
    | 'damaged'
    /** What it is in is neither there nor put back. */
    | 'parent'
    /** Texts that only its template has; they go below its text. */
    | 'section'
    /** Fields that lead to other entries. */
    | 'relation'
    /** Its own template, a cover, or the folding of a manuscript’s parts. */
    | 'template'
    | 'nesting'
    /** It links to something that is neither there nor put back. */
    | 'link';
  title: string;
  detail: string;
}

export interface PutBackPlan {
  plan: ImportPlan;
  lost: Loss[];
  /** Entries that readers will see. */
  visible: number;
  /** How many are created, restored, and get new links only. */
  created: number;
  restored: number;
  relinked: number;
}

/** What is read of a backup. */
export type BackupFiles = Pick<Backup, 'json'> & {
  manifest: Pick<Backup['manifest'], 'service' | 'resources' | 'versions'>;
};

export interface PutBackOptions {
  backup: BackupFiles;
  worldId: WorldId;
  /** The keys of what the world has, by `keyOf`; of another world, of nothing that the backup has. */
  there: ReadonlySet<string>;
  /** Those that were put back before. */
  back: ReadonlySet<string>;
  create: readonly BackupResource[];
  restore: readonly BackupResource[];
  /** Entries of the world whose links to what comes back are changed, if they have some. */
  relink: readonly { kind: ChangedKind; id: string; title: string }[];
  /** Reads an entry of the world as it is now. */
  readNow: ReadRaw;
  /** An article's text, with what only its template has below it. */
  contentOf(article: FullArticle): string;
  slice(): Promise<void> | null;
  signal: AbortSignal;
  onProgress(done: number, total: number): void;
}
