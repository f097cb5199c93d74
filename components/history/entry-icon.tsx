import type { ChangedRef } from '../../lib/history/index.ts';
import { KindIcon } from '../search/index.ts';
import { Icon } from '../ui/index.ts';
import { entryOf } from './use-entry-info.ts';

/** The icon of a changed entry; a world has its own. */
export function EntryIcon({ of }: { of: ChangedRef }) {
  const entry = entryOf(of);
  return (
    <span class="entry-icon">
      {entry ? <KindIcon kind={entry.kind} template={null} /> : <Icon name="world" />}
    </span>
  );
}
