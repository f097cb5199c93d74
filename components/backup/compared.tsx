import { useState } from 'preact/hooks';
import { type Backup, type BackupResource, keyOf } from '../../lib/history/backup/index.ts';
import { formatNumber, t } from '../../lib/i18n/index.ts';
import { safeAddress } from '../../lib/markup/index.ts';
import { FieldChange } from '../history/differences/field-change.tsx';
import '../history/history.css';
import '../template/template.css';
import { Button, Notice, Trans } from '../ui/index.ts';
import { iconPathOf, kindName, type NamedKind } from './backup-text.ts';
import type { ChangedEntry, Comparison } from './compare.ts';

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
    <div class="backup-compared column gap-2">
      {isSame ? (
        <Notice tone="good">{t('backup.noDifferences', { count: same })}</Notice>
      ) : (
        <p>
          <Trans
            id="backup.differences"
            values={{
              ...{ added: added.length, changed: changed.length, gone: gone.length, same },
              strong: (text) => <strong>{text}</strong>,
            }}
          />
        </p>
      )}
      {isOlder && <Notice>{t('backup.olderBackup')}</Notice>}
      {isOtherVersion && <Notice>{t('backup.otherApi')}</Notice>}
      <Group
        title={t('backup.changedEntries')}
        rows={changed}
        keyOf={({ resource }) => `${resource.kind} ${resource.id} ${resource.title}`}
        draw={(change) => <Change change={change} />}
      />
      <Group title={t('backup.newEntries')} rows={added} keyOf={keyOf} draw={(row) => <Title row={row} />} />
      <Group
        title={t('backup.deletedEntries')}
        rows={gone}
        keyOf={keyOf}
        draw={(resource) => <Gone resource={resource} backup={backup} />}
      />
      <Group
        title={t('backup.notCompared')}
        rows={unread}
        keyOf={keyOf}
        draw={(row) => <Title row={row} />}
      />
    </div>
  );
}

function Group<Resource>(props: {
  title: string;
  rows: readonly Resource[];
  keyOf: (row: Resource) => string;
  draw: (row: Resource) => preact.ComponentChildren;
}) {
  const { title, rows, keyOf, draw } = props;
  const [limit, setLimit] = useState(PAGE_SIZE);
  if (rows.length === 0) return null;
  return (
    <section class="backup-group column gap-2">
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
            {t('backup.showMore', {
              count: Math.min(PAGE_SIZE, rows.length - limit),
              total: rows.length - limit,
            })}
          </Button>
        </div>
      )}
    </section>
  );
}

function Title({ row }: { row: Row }) {
  const href = row.url ? safeAddress(row.url) : null;
  const title = <bdi>{row.title || t('common.untitled')}</bdi>;
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
      <span class="small soft">{kindName(row.kind)}</span>
    </span>
  );
}

const unnamed = () => null;

function Change({ change: { resource, url, fields } }: { change: ChangedEntry }) {
  if (fields.length === 0) return <Title row={{ ...resource, url }} />;
  return (
    <details class="backup-change">
      <summary>
        <Title row={resource} />
        <span class="small soft">{t('backup.fieldCount', { count: fields.length })}</span>
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
function Gone({ resource, backup }: { resource: BackupResource; backup: Backup }) {
  const [text, setText] = useState<string | null>(null);
  const path = resource.markdown ?? resource.json;
  const read = async () => setText((await backup.text(path)) ?? t('backup.damagedFile'));
  return (
    <details class="backup-change" onToggle={() => text === null && void read()}>
      <summary>
        <Title row={resource} />
      </summary>
      <p class="small soft backup-path">
        <Trans id="backup.pathInBackup" values={{ path, file: (text) => <bdi>{text}</bdi> }} />
      </p>
      {text !== null && <pre class="backup-text">{text}</pre>}
    </details>
  );
}
