import type { CallOptions, FullService } from '../../service/index.ts';

/** What syncing needs of the API client. */
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

/** One world and where it is copied from. */
export interface SyncContext {
  service: LibraryService;
  worldId: string;
  options: CallOptions & { signal: AbortSignal };
  now: () => number;
  /** World Anvil's article count, if known. */
  total: () => number | null;
}

/** How a call of the service failed; null for any other error. */
export function failureKind(error: unknown): string | null {
  if (!(error instanceof Error) || !('failure' in error)) return null;
  const { failure } = error;
  if (typeof failure !== 'object' || failure === null || !('kind' in failure)) return null;
  return typeof failure.kind === 'string' ? failure.kind : null;
}

/** Null if the item is deleted. */
export async function nullIfGone<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (failureKind(error) === 'notFound') return null;
    throw error;
  }
}
