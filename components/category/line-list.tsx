import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { isPrivate } from '../../lib/entries/index.ts';
import { formatNumber, t } from '../../lib/i18n/index.ts';
import type { Hit } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { useVisibleRows } from '../entry-view/index.ts';
import { dragEntry, EntryTile, kindCount, type Row, RowContent } from '../search/index.ts';
import { Icon, keepFocus } from '../ui/index.ts';
import type { TreeLine } from './tree-lines.ts';
import type { TreeNavigation } from './use-tree.ts';

/** Deeper rows aren't indented further: a narrow panel has no room for it. */
const DEEPEST = 8;

function isCovered(line: TreeLine): boolean {
  if (line.type === 'article') return isPrivate('article', line.hit);
  return line.type === 'category' && line.category.state === 'private';
}

/** One row. The arrow opens and closes it; a click elsewhere opens the entry. */
function TreeRow(props: {
  id: string;
  line: TreeLine;
  /** Where it starts, in heights of a category's row. */
  offset: number;
  isActive: boolean;
  rowOf: (hit: Hit) => Row;
}) {
  const { id, line, offset, isActive } = props;
  const covered = isCovered(line) || undefined;
  const isOpen = line.type === 'article' ? null : line.isOpen;
  return (
    <div
      class="tree-row beside gap-2"
      role="treeitem"
      id={id}
      aria-level={line.level}
      aria-setsize={line.setSize}
      aria-posinset={line.posInSet}
      aria-selected={isActive}
      aria-expanded={isOpen ?? undefined}
      data-soft={line.type === 'category' && !line.isMatch ? '' : undefined}
      data-type={line.type}
      style={{
        insetBlockStart: `calc(var(--row) * ${offset})`,
        paddingInlineStart: `calc(var(--step) * ${Math.min(line.level, DEEPEST) - 1})`,
      }}
      title={covered ? undefined : line.title}
      tabIndex={-1}
      draggable={line.type !== 'loose'}
    >
      <span class="tree-fold" aria-hidden="true">
        {isOpen !== null && <Icon name={isOpen ? 'down' : 'chevron'} />}
      </span>
      {line.type === 'article' ? (
        <span class="entry-row">
          <RowContent row={props.rowOf(line.hit)} />
        </span>
      ) : (
        <>
          <EntryTile kind="category" template={null} size="small" />
          <bdi class="tree-title cut" data-private={covered}>
            {line.title || t('common.untitled')}
          </bdi>
        </>
      )}
      {line.type === 'category' && line.category.state === 'private' && (
        <span class="flag" data-tone="drawn" title={t('flags.private')}>
          <Icon name="lock" />
          <span class="visually-hidden">{t('flags.privateMark')}</span>
        </span>
      )}
      {line.type !== 'article' && line.count > 0 && (
        <span class="tree-count small soft" title={kindCount('article', line.count)}>
          <span aria-hidden="true">{formatNumber(line.count)}</span>
          <span class="visually-hidden">{kindCount('article', line.count)}</span>
        </span>
      )}
    </div>
  );
}

/** Where each row starts, in heights of a category's row; after the last, where the list ends. */
function offsetsOf(lines: readonly TreeLine[], articleHeight: number): readonly number[] {
  const offsets = [0];
  let end = 0;
  for (const { type } of lines) {
    end += type === 'article' ? articleHeight : 1;
    offsets.push(end);
  }
  return offsets;
}

/** The first row that ends below this offset. */
function rowAt(offsets: readonly number[], offset: number): number {
  let [low, high] = [0, offsets.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle + 1] ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Renders only the visible rows and the active one, in a box as tall as all rows. */
export function LineList(props: {
  navigation: TreeNavigation;
  worldId: WorldId;
  rowOf: (hit: Hit) => Row;
  onOpen: (line: TreeLine, where: 'here' | 'tab') => void;
}) {
  const { navigation, onOpen } = props;
  const { lines, active } = navigation;
  const list = useRef<HTMLDivElement>(null);
  const [rowHeight, setRowHeight] = useState(0);
  const id = useId();
  // The style sheet has the same heights.
  const articleHeight = document.documentElement.dataset.density === 'one-line' ? 1 : 1.5;
  const offsets = useMemo(() => offsetsOf(lines, articleHeight), [lines, articleHeight]);
  const total = offsets.at(-1) ?? 0;
  const inSight = useVisibleRows(list, Math.ceil(total), rowHeight);
  const [from, upTo] = [rowAt(offsets, inSight.from), rowAt(offsets, inSight.upTo - 0.5) + 1];
  useEffect(() => {
    const measure = () => setRowHeight((list.current?.getBoundingClientRect().height ?? 0) / (total || 1));
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [total]);
  // Keyboard navigation scrolls the active row into view. Nothing else scrolls.
  const key = lines[active]?.key;
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [key]);
  const lineAt = ({ target }: Event) =>
    target instanceof Element
      ? lines[Number(target.closest('[role="treeitem"]')?.id.slice(id.length + 1))]
      : undefined;
  const onClick = (event: MouseEvent) => {
    const line = lineAt(event);
    if (!line || !(event.target instanceof Element)) return;
    list.current?.focus({ preventScroll: true });
    const isFold = event.target.closest('.tree-fold') && line.type !== 'article' && line.isOpen !== null;
    if (isFold) navigation.toggle(line);
    else onOpen(line, event.button === 1 || event.ctrlKey || event.metaKey ? 'tab' : 'here');
  };
  const rendered: { line: TreeLine; at: number }[] = [];
  const add = (at: number) => {
    const line = lines[at];
    if (line) rendered.push({ line, at });
  };
  // The active row is always rendered, so that a screen reader can announce it.
  if (active >= 0 && active < from) add(active);
  for (let at = from; at < Math.min(upTo, lines.length); at++) add(at);
  if (active >= upTo) add(active);
  return (
    <div
      class="tree"
      role="tree"
      aria-label={t('library.categories')}
      tabIndex={0}
      aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
      ref={list}
      style={{ blockSize: `calc(var(--row) * ${total})` }}
      onKeyDown={navigation.onKeyDown}
      // The tree keeps the focus; rows don't take it.
      onMouseDown={(event) => keepFocus(event, list.current)}
      onDragStart={(event) => dragEntry(event, entryOf(lineAt(event)))}
      onClick={onClick}
      onAuxClick={(event) => event.button === 1 && onClick(event)}
    >
      {rendered.map(({ line, at }) => (
        <TreeRow
          key={line.key}
          id={`${id}-${at}`}
          line={line}
          offset={offsets[at] ?? 0}
          isActive={at === active}
          rowOf={props.rowOf}
        />
      ))}
    </div>
  );
}

/** What is dragged with a row. */
function entryOf(line: TreeLine | undefined) {
  if (line?.type === 'article') return line.hit;
  if (line?.type !== 'category') return;
  const { id, title, state } = line.category;
  return { ref: { kind: 'category' as const, id }, title, state, template: null, url: null, isDraft: false };
}
