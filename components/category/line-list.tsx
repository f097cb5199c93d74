import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { useVisibleRows } from '../entry-view/index.ts';
import type { TreeLine } from './tree-lines.ts';
import { TreeRow } from './tree-row.tsx';
import type { TreeNavigation } from './use-tree.ts';

/** Renders only the visible rows and the active one, in a box as tall as all rows. */
export function LineList(props: {
  navigation: TreeNavigation;
  onOpen: (line: TreeLine, where: 'here' | 'tab') => void;
}) {
  const { navigation, onOpen } = props;
  const { lines, active } = navigation;
  const list = useRef<HTMLDivElement>(null);
  const [rowHeight, setRowHeight] = useState(0);
  const id = useId();
  const { from, upTo } = useVisibleRows(list, lines.length, rowHeight);
  useEffect(() => {
    const measure = () =>
      setRowHeight(list.current?.querySelector('[role="treeitem"]')?.getBoundingClientRect().height ?? 0);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  // Keyboard navigation scrolls the active row into view. Nothing else scrolls.
  const key = lines[active]?.key;
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [key]);
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const line = lines[Number(event.target.closest('[role="treeitem"]')?.id.slice(id.length + 1))];
    if (!line) return;
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
      style={{ blockSize: `calc(var(--row) * ${lines.length})` }}
      onKeyDown={navigation.onKeyDown}
      // The tree keeps the focus; rows don't take it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      onAuxClick={(event) => event.button === 1 && onClick(event)}
    >
      {rendered.map(({ line, at }) => (
        <TreeRow key={line.key} id={`${id}-${at}`} line={line} at={at} isActive={at === active} />
      ))}
    </div>
  );
}
