import type { ComponentChildren } from 'preact';
import type { RichActions } from '../markup/index.ts';
import { Lines, PictureLines } from './Lines.tsx';
import { StatText } from './StatText.tsx';
import type { SheetSection, Shown } from './sheet.ts';
import type { Table } from './table.ts';

/** A statblock of any template: its sections in their order, short values as lines, long ones to be read. */
export function SheetCard(props: { sections: readonly SheetSection[]; name: string; actions: RichActions }) {
  return (
    <div class="stat-sheet">
      {props.sections.map(({ title, values }, at) => (
        <section key={title ?? ''} class="stat-section" aria-label={title ?? 'Values'}>
          {title && <h3 dir="auto">{title}</h3>}
          {runsOf(values).map((run, part) => (
            <Run
              key={run[0]?.line.key}
              run={run}
              name={`${props.name}-${at}-${part}`}
              level={title ? 4 : 3}
              actions={props.actions}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

/** Lines that follow one another make one list. */
function runsOf(values: readonly Shown[]): Shown[][] {
  const runs: Shown[][] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (value.as === 'line' && last?.[0]?.as === 'line') last.push(value);
    else runs.push([value]);
  }
  return runs;
}

function Run(props: { run: readonly Shown[]; name: string; level: 3 | 4; actions: RichActions }) {
  const { run, name, level, actions } = props;
  const [first] = run;
  if (!first) return null;
  switch (first.as) {
    case 'line':
      return <Lines lines={run.map(({ line }) => line)} name={name} actions={actions} />;
    case 'picture':
      return <PictureLines lines={[first.line]} name={name} actions={actions} />;
    case 'text':
      return (
        <Titled label={first.line.label} level={level}>
          <StatText text={first.line.text} name={name} level={5} actions={actions} />
        </Titled>
      );
    case 'table':
      return (
        <Titled label={first.line.label} level={level}>
          <Cells table={first.table} label={first.line.label} name={name} actions={actions} />
        </Titled>
      );
  }
}

function Titled(props: { label: string; level: 3 | 4; children: ComponentChildren }) {
  const Heading = props.level === 3 ? 'h3' : 'h4';
  return (
    <div class="stat-titled">
      <Heading dir="auto">{props.label}</Heading>
      {props.children}
    </div>
  );
}

/** What scrolls is reached by keyboard. */
const scrolls = (label: string) => ({ role: 'group', 'aria-label': label, tabIndex: 0 }) as const;

/** Wide ones scroll by themselves. */
function Cells(props: { table: Table; label: string; name: string; actions: RichActions }) {
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
