import type { ChangedRef } from '../../lib/history/index.ts';
import { EntryTile } from '../search/index.ts';
import { Icon, Tile } from '../ui/index.ts';
import { type EntryInfo, entryOf } from './use-entry-info.ts';

/** The tile of a changed entry; a world has its own. */
export function ChangedTile({ of, entryInfo }: { of: ChangedRef; entryInfo: EntryInfo }) {
  const entry = entryOf(of);
  return entry ? (
    <EntryTile kind={entry.kind} template={entryInfo.templateOf(of)} />
  ) : (
    <Tile hue="world">
      <Icon name="world" />
    </Tile>
  );
}
