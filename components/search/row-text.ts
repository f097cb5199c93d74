import { entryLabel } from './kinds.ts';
import type { Row } from './row.ts';

/** Categories shown of a path. The last ones say most. */
const SHOWN_CATEGORIES = 2;

export interface ShownPath {
  text: string;
  isPrivate: boolean;
}

/** “People › Smugglers”, or null for an entry in no category. */
export function pathText(path: Row['path']): ShownPath | null {
  const shown = path.slice(-SHOWN_CATEGORIES);
  if (shown.length === 0) return null;
  return {
    text: shown.map(({ title }) => title).join(' › '),
    isPrivate: path.some(({ state }) => state === 'private'),
  };
}

/** What the second line begins with: the template of an article, else the kind; for a statblock its template, too. */
export function labelsOf(row: Pick<Row, 'ref' | 'template'>): string[] {
  const label = entryLabel(row);
  return row.ref.kind === 'statblock' && row.template ? [label, row.template] : [label];
}

/** Letters of a title that are visible in a narrow row. */
const VISIBLE_LETTERS = 28;

/**
 * The keys of rows that look like another one: the same beginning of another title, and the same second line. They show
 * two lines of their title.
 */
export function similarRows(rows: readonly Row[]): ReadonlySet<string> {
  const alike = new Map<string, Row[]>();
  for (const row of rows) {
    if (row.title.length <= VISIBLE_LETTERS) continue;
    const line = [...labelsOf(row), pathText(row.path)?.text, row.why?.text ?? row.excerpt];
    const look = [row.title.slice(0, VISIBLE_LETTERS), ...line].join('\n');
    const group = alike.get(look);
    if (group) group.push(row);
    else alike.set(look, [row]);
  }
  const groups = [...alike.values()].filter((group) => new Set(group.map(({ title }) => title)).size > 1);
  return new Set(groups.flat().map(({ key }) => key));
}
