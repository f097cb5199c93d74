import { type ComponentChildren, h } from 'preact';
import { t } from '../../lib/i18n/index.ts';
import type { MarkupNode } from '../../lib/markup/index.ts';
import type { RenderContext } from './render-context.ts';

type Box = Extract<MarkupNode, { kind: 'box' }>;

/** Layout tags of World Anvil that we render too. Other boxes are ignored and only their content is shown. */
const BOX_CLASSES: Readonly<Record<string, string>> = {
  aloud: 'rich-aloud rich-step',
  center: 'rich-center',
  right: 'rich-right',
  in: 'rich-in rich-step',
  row: 'rich-row',
};
const AUDIENCE_LABELS = {
  subcontainer: 'markup.forSubscribers',
  userstate: 'markup.forSomeReaders',
} as const;

const isForSome = (name: string): name is keyof typeof AUDIENCE_LABELS =>
  Object.hasOwn(AUDIENCE_LABELS, name);

/** Whether the box has a start side. Columns and custom boxes have none. */
const isDirected = (name: string): boolean => name === 'aloud' || name === 'in' || isForSome(name);

/** Colors, sizes and classes from the text are ignored. */
export function drawBox(node: Box, context: RenderContext, draw: Draw): ComponentChildren {
  const inside = draw(
    node.children,
    node.block ? { ...context, hasDirection: isDirected(node.name) } : context,
  );
  if (!node.block) {
    if (node.name === 'tooltip' && node.argument)
      return (
        <span class="rich-tip" dir="auto" title={node.argument}>
          {inside}
          <span class="visually-hidden"> ({node.argument})</span>
        </span>
      );
    return <span>{inside}</span>;
  }
  if (isForSome(node.name))
    return (
      <div class="rich-some rich-step" dir="auto">
        <p class="rich-caption">{t(AUDIENCE_LABELS[node.name])}</p>
        {inside}
      </div>
    );
  const className = Object.hasOwn(BOX_CLASSES, node.name) ? BOX_CLASSES[node.name] : 'rich-box';
  return (
    <div class={className} dir={isDirected(node.name) ? 'auto' : undefined}>
      {inside}
    </div>
  );
}

type Draw = (nodes: readonly MarkupNode[], context: RenderContext) => ComponentChildren[];
type List = Extract<MarkupNode, { kind: 'list' | 'item' }>;
type Table = Extract<MarkupNode, { kind: 'table' | 'row' | 'cell' }>;

/** Focusable, so that it can be scrolled by keyboard. */
const scrollable = () => ({ role: 'group', 'aria-label': t('markup.table'), tabIndex: 0 }) as const;

/**
 * Lists contain only items, whatever the text says; an item without a list becomes a block. Direction is set on the
 * whole list, so that its markers are on the correct side.
 */
export function drawList(node: List, context: RenderContext, draw: Draw): ComponentChildren {
  if (node.kind === 'item') return <div dir="auto">{draw(node.children, context)}</div>;
  const items = node.children.map((child) => (
    <li>{draw(child.kind === 'item' ? child.children : [child], { ...context, hasDirection: true })}</li>
  ));
  return h(node.ordered ? 'ol' : 'ul', { class: 'rich-step', dir: 'auto' }, items);
}

/** Tables contain only rows of cells, and scroll if they are too wide. */
export function drawTable(node: Table, context: RenderContext, draw: Draw): ComponentChildren {
  if (node.kind === 'cell') return <div dir="auto">{draw(node.children, context)}</div>;
  const rows = node.kind === 'row' ? [node] : rowsOf(node.children);
  if (rows.length === 0) return null;
  const cells = rows.flatMap((row) => row.children);
  // Header cells without other cells are no headers.
  const isHeaded = cells.some((cell) => cell.kind === 'cell' && !cell.header);
  return (
    <div class="rich-table" {...scrollable()}>
      <table>
        <tbody>
          {rows.map((row, at) => (
            <tr>
              {row.children.map((cell) => {
                const header = isHeaded && cell.kind === 'cell' && cell.header;
                const inside = draw(cell.kind === 'cell' ? cell.children : [cell], context);
                if (header)
                  return (
                    <th scope={at === 0 ? 'col' : 'row'} dir="auto">
                      {inside}
                    </th>
                  );
                return <td dir="auto">{inside}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Cells outside of rows, and text between rows, get a row of their own. */
function rowsOf(children: readonly MarkupNode[]): { children: MarkupNode[] }[] {
  const rows: { children: MarkupNode[] }[] = [];
  let loose: { children: MarkupNode[] } | null = null;
  for (const child of children) {
    if (child.kind === 'row') {
      rows.push(child);
      loose = null;
      continue;
    }
    if (!loose) {
      loose = { children: [] };
      rows.push(loose);
    }
    loose.children.push(child);
  }
  return rows;
}
