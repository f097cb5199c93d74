import type { CallOptions, FullService } from '../../service/index.ts';

/** What of the platform keeping a copy needs. */
export type LibraryService = Pick<
  FullService,
  | 'version'
  | 'identity'
  | 'world'
  | 'categories'
  | 'category'
  | 'articles'
  | 'article'
  | 'fullArticle'
  | 'secrets'
  | 'secret'
  | 'statblocks'
  | 'statblock'
  | 'statblockFolders'
  | 'folderStatblocks'
  | 'images'
  | 'image'
  | 'manuscripts'
  | 'manuscript'
  | 'userManuscripts'
> & {
  capabilities: Pick<FullService['capabilities'], 'newestFirst' | 'articlePage' | 'missing'>;
};

/** One world, and the platform that it is copied from. */
export interface SyncContext {
  service: LibraryService;
  worldId: string;
  options: CallOptions & { signal: AbortSignal };
  now: () => number;
  /** How many articles the platform counts, where it says so. */
  total: () => number | null;
}

/** The kind of failure that a call of the service ended with; null for any other error. */
export function failureKind(error: unknown): string | null {
  if (!(error instanceof Error) || !('failure' in error)) return null;
  const { failure } = error;
  if (typeof failure !== 'object' || failure === null || !('kind' in failure)) return null;
  return typeof failure.kind === 'string' ? failure.kind : null;
}

/** What a read by id says of a thing: it, or null where it is gone. */
export async function nullIfGone<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (failureKind(error) === 'notFound') return null;
    throw error;
  }
}
