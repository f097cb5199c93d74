import type { ComponentChildren } from 'preact';
import { createEntryBar, EntryBarContext, type EntryBarState } from '../../../components/entry-view/index.ts';
import { EntryBar } from '../../../components/panel/entry/entry-bar.tsx';
import type { InsertableEntry } from '../../../lib/entries/index.ts';

export const newBar = (): EntryBarState => createEntryBar(() => {});

/** Parts of an entry's screen below its bar. */
export function InBar(props: {
  bar: EntryBarState;
  insertable?: InsertableEntry;
  children: ComponentChildren;
}) {
  return (
    <EntryBarContext.Provider value={props.bar}>
      <EntryBar
        bar={props.bar}
        insertable={props.insertable ?? null}
        openPage={null}
        isPinned={false}
        pin={() => {}}
        copyMention={null}
        map={null}
        versions={null}
        sync={null}
      />
      {props.children}
    </EntryBarContext.Provider>
  );
}
