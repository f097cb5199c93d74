import { FieldChange } from '../history/FieldChange.tsx';
import '../history/history.css';
import { Notice } from '../ui/index.ts';
import type { ChangedThing, Comparison } from './compare.ts';
import { drawingOf, type NamedKind, oneWord } from './kindwords.ts';
import { number, thingsWords } from './words.ts';

/** Rows of a list that are drawn; nobody reads more, and the number is told. */
const MOST = 200;

interface Row {
  kind: NamedKind;
  id: string;
  title: string;
}

/** What is new, changed and gone since a backup was made. */
export function Compared({ comparison }: { comparison: Comparison }) {
  const { added, gone, changed, unread, same, isOtherVersion } = comparison;
  if (added.length + gone.length + changed.length + unread.length === 0)
    return (
      <Notice tone="good">
        Nothing differs: all {thingsWords(same)} stand on the platform as in this backup.
      </Notice>
    );
  return (
    <div class="backup-compared">
      <p>
        <strong>Since then:</strong> {number(added.length)} new, {number(changed.length)} changed,{' '}
        {number(gone.length)} gone; {number(same)} as they were.
      </p>
      {isOtherVersion && (
        <Notice>
          This backup was made over the other version of the platform’s interface, which words its answers in
          another way: it is told what has changed, but not how.
        </Notice>
      )}
      <Group
        title="Changed"
        rows={changed.map(({ thing }) => thing)}
        draw={(_, at) => <Change change={changed[at]} />}
      />
      <Group title="New on the platform" rows={added} draw={(row) => <Title row={row} />} />
      <Group title="Gone from the platform" rows={gone} draw={(row) => <Title row={row} />} />
      <Group title="Could not be read just now" rows={unread} draw={(row) => <Title row={row} />} />
    </div>
  );
}

function Group(props: {
  title: string;
  rows: readonly Row[];
  draw: (row: Row, at: number) => preact.ComponentChildren;
}) {
  const { title, rows, draw } = props;
  if (rows.length === 0) return null;
  return (
    <section class="backup-group">
      <h4>
        {title} <span class="soft">{number(rows.length)}</span>
      </h4>
      <ul data-private>
        {rows.slice(0, MOST).map((row, at) => (
          <li key={`${row.kind} ${row.id} ${at}`}>{draw(row, at)}</li>
        ))}
      </ul>
      {rows.length > MOST && <p class="small soft">and {number(rows.length - MOST)} more</p>}
    </section>
  );
}

function Title({ row }: { row: Row }) {
  return (
    <span class="backup-thing">
      <svg class="template-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d={drawingOf(row.kind)} />
      </svg>
      <bdi>{row.title || 'Untitled'}</bdi>
      <span class="small soft">{oneWord(row.kind)}</span>
    </span>
  );
}

const unnamed = () => null;

function Change({ change }: { change: ChangedThing | undefined }) {
  if (!change) return null;
  const { thing, fields } = change;
  if (fields.length === 0) return <Title row={thing} />;
  return (
    <details class="backup-change">
      <summary>
        <Title row={thing} />
        <span class="small soft">{fields.length === 1 ? '1 field' : `${number(fields.length)} fields`}</span>
      </summary>
      {fields.slice(0, MOST).map(({ path, before, after }) => (
        <FieldChange
          key={path.join(' ')}
          name={path.join(' ') || 'All of it'}
          before={before}
          after={after}
          naming={unnamed}
        />
      ))}
    </details>
  );
}
