import type { RichActions } from '../markup/index.ts';
import type { SheetSection, SheetValue, Table } from './content/sheet.ts';
import { type HeadingLevel, Lines, PictureLines, StatText, Title } from './lines.tsx';

/** A statblock of any template: sections in order, short values as lines, long ones as text. */
export function SheetCard(props: {
  sections: readonly SheetSection[];
  /** The level of its headings. */
  level: 2 | 3;
  name: string;
  actions: RichActions;
}) {
  const below = props.level === 2 ? 3 : 4;
  return (
    <div class="stat-sheet column gap-3">
      {props.sections.map(({ title, values }, at) => (
        <div key={title ?? ''} class="stat-section column gap-3">
          {title && <Title level={props.level}>{title}</Title>}
          {runsOf(values).map((run, part) => (
            <Run
              key={run[0]?.line.key}
              run={run}
              name={`${props.name}-${at}-${part}`}
              level={title ? below : props.level}
              isSmall={title !== null}
              hasSameTitle={
                values.length === 1 && values[0]?.line.label.toLowerCase() === title?.toLowerCase()
              }
              actions={props.actions}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Groups consecutive lines into one list. */
function runsOf(values: readonly SheetValue[]): SheetValue[][] {
  const runs: SheetValue[][] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (value.as === 'line' && last?.[0]?.as === 'line') last.push(value);
    else runs.push([value]);
  }
  return runs;
}

function Run(props: {
  run: readonly SheetValue[];
  name: string;
  level: HeadingLevel;
  /** Whether a section heading is above it. */
  isSmall: boolean;
  /** Whether the section heading already says what it is. */
  hasSameTitle: boolean;
  actions: RichActions;
}) {
  const { run, name, level, isSmall, hasSameTitle, actions } = props;
  const [first] = run;
  if (!first) return null;
  const { label, text } = first.line;
  switch (first.as) {
    case 'line':
      if (hasSameTitle) return <StatText text={text} name={name} level={level} actions={actions} />;
      return <Lines lines={run.map(({ line }) => line)} name={name} actions={actions} />;
    case 'picture':
      return <PictureLines lines={[first.line]} name={name} actions={actions} />;
    case 'text':
    case 'table':
      return (
        <div class="stat-titled">
          {!hasSameTitle && (
            <Title level={level} isSmall={isSmall}>
              {label}
            </Title>
          )}
          {first.as === 'text' ? (
            <StatText text={text} name={name} level={level + 1} actions={actions} />
          ) : (
            <TableView table={first.table} label={label} name={name} actions={actions} />
          )}
        </div>
      );
  }
}

/** Makes a scrollable element reachable by keyboard. */
const scrolls = (label: string) => ({ role: 'group', 'aria-label': label, tabIndex: 0 }) as const;

/** Wide tables scroll on their own. */
function TableView(props: { table: Table; label: string; name: string; actions: RichActions }) {
  const { table, name, actions } = props;
  const cell = (text: string, at: string) => (
    <StatText text={text} name={`${name}-${at}`} actions={actions} />
  );
  return (
    <div class="stat-table" {...scrolls(props.label)}>
      <table>
        {table.head && (
          <thead>
            <tr>
              {table.head.map((text, at) => (
                <th key={`${at}`} scope="col">
                  {cell(text, `h${at}`)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {table.rows.map((row, at) => (
            <tr key={`${at}`}>
              {row.map((text, column) => (
                <td key={`${column}`}>{cell(text, `${at}-${column}`)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
