import { useState } from 'preact/hooks';
import { type Backup, type BackupThing, keyOf } from '../../lib/history/backup/index.ts';
import { safeAddress } from '../../lib/markup/index.ts';
import { FieldChange } from '../history/field-change.tsx';
import '../history/history.css';
import { Button, Notice } from '../ui/index.ts';
import { formatEntryCount, formatNumber } from './backup-text.ts';
import type { ChangedEntry, Comparison } from './compare.ts';
import { iconPathOf, type NamedKind, singularLabel } from './kind-text.ts';

/** Rows rendered at a time; the rest is counted. */
const PAGE_SIZE = 200;

interface Row {
  kind: NamedKind;
  id: string;
  title: string;
  url?: string | null;
}

/** What was added, changed and deleted since a backup was made. */
export function Compared({ comparison, backup }: { comparison: Comparison; backup: Backup }) {
  const { added, gone, changed, unread, same, isOtherVersion, isOlder } = comparison;
  const isSame = added.length + gone.length + changed.length + unread.length === 0;
  return (
    <div class="backup-compared">
      {isSame ? (
        <Notice tone="good">
          Nothing differs: all {formatEntryCount(same)} stand on the platform as in this backup.
        </Notice>
      ) : (
        <p>
          <strong>Since then:</strong> {formatNumber(added.length)} new, {formatNumber(changed.length)}{' '}
          changed, {formatNumber(gone.length)} gone; {formatNumber(same)} as they were.
        </p>
      )}
      {isOlder && (
        <Notice>
          This backup was made by an older Loreside, which kept less: the world itself, the texts of
          manuscripts, maps, timelines and the like are not compared.
        </Notice>
      )}
      {isOtherVersion && (
        <Notice>
          This backup was made over the other version of the platform’s interface, which words its answers in
          another way: it is told what has changed, but not how.
        </Notice>
      )}
      <Group
        title="Changed"
        rows={changed}
        keyOf={({ thing }) => `${thing.kind} ${thing.id} ${thing.title}`}
        draw={(change) => <Change change={change} />}
      />
      <Group title="New on the platform" rows={added} keyOf={keyOf} draw={(row) => <Title row={row} />} />
      <Group
        title="Gone from the platform"
        rows={gone}
        keyOf={keyOf}
        draw={(thing) => <Gone thing={thing} backup={backup} />}
      />
      <Group title="Could not be compared" rows={unread} keyOf={keyOf} draw={(row) => <Title row={row} />} />
    </div>
  );
}

function Group<Thing>(props: {
  title: string;
  rows: readonly Thing[];
  keyOf: (row: Thing) => string;
  draw: (row: Thing) => preact.ComponentChildren;
}) {
  const { title, rows, keyOf, draw } = props;
  const [limit, setLimit] = useState(PAGE_SIZE);
  if (rows.length === 0) return null;
  return (
    <section class="backup-group">
      <h4>
        {title} <span class="soft">{formatNumber(rows.length)}</span>
      </h4>
      <ul data-private>
        {rows.slice(0, limit).map((row) => (
          <li key={keyOf(row)}>{draw(row)}</li>
        ))}
      </ul>
      {rows.length > limit && (
        <div>
          <Button tone="quiet" onClick={() => setLimit(limit + PAGE_SIZE)}>
            {formatNumber(Math.min(PAGE_SIZE, rows.length - limit))} more of{' '}
            {formatNumber(rows.length - limit)}
          </Button>
        </div>
      )}
    </section>
  );
}

function Title({ row }: { row: Row }) {
  const href = row.url ? safeAddress(row.url) : null;
  const title = <bdi>{row.title || 'Untitled'}</bdi>;
  return (
    <span class="backup-entry">
      <svg class="template-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d={iconPathOf(row.kind)} />
      </svg>
      {href === null ? (
        title
      ) : (
        <a href={href} target="_blank" rel="noreferrer">
          {title}
        </a>
      )}
      <span class="small soft">{singularLabel(row.kind)}</span>
    </span>
  );
}

const unnamed = () => null;

function Change({ change: { thing, url, fields } }: { change: ChangedEntry }) {
  if (fields.length === 0) return <Title row={{ ...thing, url }} />;
  return (
    <details class="backup-change">
      <summary>
        <Title row={thing} />
        <span class="small soft">
          {fields.length === 1 ? '1 field' : `${formatNumber(fields.length)} fields`}
        </span>
      </summary>
      {fields.slice(0, PAGE_SIZE).map(({ name, path, before, after }) => (
        <FieldChange
          key={path.join(' ')}
          name={path.at(-1) ?? ''}
          label={name}
          before={before}
          after={after}
          titleById={unnamed}
        />
      ))}
    </details>
  );
}

/** A deleted entry, with its text and path in the backup. */
function Gone({ thing, backup }: { thing: BackupThing; backup: Backup }) {
  const [text, setText] = useState<string | null>(null);
  const path = thing.markdown ?? thing.json;
  const read = async () => setText((await backup.text(path)) ?? 'This file of the backup is damaged.');
  return (
    <details class="backup-change" onToggle={() => text === null && void read()}>
      <summary>
        <Title row={thing} />
      </summary>
      <p class="small soft backup-path">
        In the backup: <bdi>{path}</bdi>
      </p>
      {text !== null && <pre class="backup-text">{text}</pre>}
    </details>
  );
}
