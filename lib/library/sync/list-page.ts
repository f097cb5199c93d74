import type { Category } from '../../model/index.ts';
import type { Page } from '../../service/index.ts';
import type { Entry } from '../search/index.ts';
import type { FolderPlace, ListRow } from '../store/database.ts';
import type { Completeness } from '../store/merge.ts';

/** One page of a list, and where the list continues. */
export interface ListPage {
  entries: Entry[];
  completeness: Completeness;
  categories?: Category[];
  offset: number;
  folders: FolderPlace | null;
  isLast: boolean;
  /** In a user's list: ids that belong to another world, and the user. */
  elsewhere?: string[];
  userId?: string;
  /** For several pages read as one: why they end early. */
  cutOff?: { by: unknown };
}

/** An empty page ends a list, whatever the response says. */
export function pageOf<T>(page: Page<T>, list: ListRow, entry: (item: T) => Entry): ListPage {
  const read = page.items.length + page.skipped;
  return {
    entries: page.items.map(entry),
    completeness: 'listed',
    offset: list.offset + read,
    folders: list.folders,
    isLast: page.last || read === 0,
  };
}
