import { t } from '../../../lib/i18n/index.ts';
import type { StatblockTemplate, TemplateField } from '../../../lib/model/index.ts';
import { labelOfKey } from '../../entry-view/index.ts';
import { isLine } from './stat-text.ts';
import type { Line } from './stored-schema.ts';

/** Rows of cells, each with its own markup. */
export interface Table {
  head: string[] | null;
  rows: string[][];
}

/**
 * Reads rows with pipes between their cells as a table. The first row is the header, except in random tables, whose
 * rows start with a number. Pipes inside tags and mentions don't count.
 * @returns null if it isn't a table: fewer than two rows, or rows of different lengths
 */
export function tableOf(text: string, heads: 'none' | 'guessed'): Table | null {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const rows = lines.map(cellsOf);
  const width = rows[0]?.length ?? 0;
  if (rows.length < 2 || width < 2 || rows.some((row) => row.length !== width)) return null;
  const isNumbered = rows.every(([first = '']) => /^\d+(\s?[-–]\s?\d+)?$/.test(first));
  const [first = [], ...others] = rows;
  return heads === 'none' || isNumbered ? { head: null, rows } : { head: first, rows: others };
}

function cellsOf(line: string): string[] {
  const cells = line.match(/(?:\[[^[\]]*\]|[^|])+|(?<=\|)(?=\||$)|^(?=\|)/g) ?? [];
  return trimmed(cells.map((cell) => cell.trim()));
}

/** Pipes at both ends are only a frame. */
function trimmed(cells: string[]): string[] {
  const isFramed = cells.length > 2 && cells[0] === '' && cells.at(-1) === '';
  return isFramed ? cells.slice(1, -1) : cells;
}

/** A value, by the way it is displayed. */
export type SheetValue =
  | { as: 'line'; line: Line }
  | { as: 'text'; line: Line }
  | { as: 'table'; line: Line; table: Table }
  /** `line.text` is the image's id. */
  | { as: 'picture'; line: Line };

/** Values under a heading; null for the first ones, which have none. */
export interface SheetSection {
  title: string | null;
  values: SheetValue[];
}

/**
 * A statblock of any template. Labels, order and sections come from the template if it is known; otherwise the values
 * keep their stored order. Every value ends up somewhere.
 */
export function sheetOf(
  values: ReadonlyMap<string, string>,
  template: StatblockTemplate | null,
): SheetSection[] {
  const left = new Map(values);
  const sections = new Map<string, SheetSection>();
  const put = (title: string | null, shown: SheetValue) => {
    const section = sections.get(title ?? '') ?? { title, values: [] };
    section.values.push(shown);
    sections.set(title ?? '', section);
  };
  for (const field of template?.fields ?? []) {
    const text = left.get(field.name);
    if (text === undefined) continue;
    left.delete(field.name);
    put(field.section?.trim() || null, valueFor(field.name, text, field));
  }
  const rest = sections.size === 0 ? null : t('statblock.more');
  for (const [key, text] of left) put(rest, valueFor(key, text, null));
  return [...sections.values()];
}

function valueFor(key: string, text: string, field: TemplateField | null): SheetValue {
  const label = field?.label.trim() || labelOfKey(key);
  const line = { key, label, text };
  const isId = /^\d{1,12}$/.test(text.trim());
  if (isId && (field ? field.renderer === 'image' : /^(image|picture|portrait)(_?id)?$/i.test(key)))
    return { as: 'picture', line };
  const isChecked = parseCheckbox(text, field?.input ?? null);
  if (isChecked !== null)
    return { as: 'line', line: { ...line, text: t(isChecked ? 'statblock.yes' : 'statblock.no') } };
  const table = tableOf(text, field?.renderer === 'random' ? 'none' : 'guessed');
  if (table) return { as: 'table', line, table };
  return { as: isLine(text) ? 'line' : 'text', line };
}

/** Reads a checkbox value, which World Anvil stores as text; null for anything else. */
function parseCheckbox(text: string, input: string | null): boolean | null {
  const word = text.trim().toLowerCase();
  if (word === 'on' || (input === 'checkbox' && /^(1|yes|true)$/.test(word))) return true;
  if (word === 'off' || (input === 'checkbox' && /^(0|no|false)$/.test(word))) return false;
  return null;
}
