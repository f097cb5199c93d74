import { useState } from 'preact/hooks';
import { Button, Notice } from '../ui/index.ts';
import { download } from './export-drafts.ts';
import { exportUnreadable } from './export-unreadable.ts';

/** A stored record that can't be read as a draft. */
export interface Unreadable {
  why: 'damaged' | 'newer';
  record: unknown;
  /** Deletes it permanently. */
  forget: () => void;
}

function damagedSentence(count: number): string {
  return count === 1
    ? '1 draft can’t be read. Its data hasn’t been changed, and your other drafts work as usual. Save it as a file to keep what’s in it.'
    : `${count} drafts can’t be read. Their data hasn’t been changed, and your other drafts work as usual. Save them as a file to keep what’s in them.`;
}

function newerSentence(count: number): string {
  return count === 1
    ? '1 draft is from a newer version of Loreside. It hasn’t been changed. Update Loreside to open it.'
    : `${count} drafts are from a newer version of Loreside. They haven’t been changed. Update Loreside to open them.`;
}

/** Says which drafts can't be read, and saves them as a file. */
export function SetAsideNotice({ items }: { items: readonly Unreadable[] }) {
  const [isSaved, setSaved] = useState(false);
  const damaged = items.filter(({ why }) => why === 'damaged');
  const newer = items.length - damaged.length;
  const save = () => {
    download('loreside-unreadable-drafts.json', exportUnreadable(damaged.map(({ record }) => record)));
    setSaved(true);
  };
  return (
    <>
      {damaged.length > 0 && (
        <Notice
          tone="danger"
          actions={
            <>
              <Button onClick={save}>Save as file</Button>
              {isSaved && (
                <Button tone="danger" onClick={() => damaged.forEach(({ forget }) => void forget())}>
                  Delete here
                </Button>
              )}
            </>
          }
        >
          {damagedSentence(damaged.length)}
        </Notice>
      )}
      {newer > 0 && <Notice tone="warn">{newerSentence(newer)}</Notice>}
    </>
  );
}
