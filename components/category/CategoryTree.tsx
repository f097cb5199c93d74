import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import type { EntryRef } from '../../lib/library/index.ts';
import { CopyProgress, copyMention, useShelf } from '../search/index.ts';
import { useInSight } from '../thing/index.ts';
import { announce, Button, Icon, Notice } from '../ui/index.ts';
import { TreeRow } from './TreeRow.tsx';
import type { TreeLine } from './treelines.ts';
import './tree.css';
import { useTree } from './useTree.ts';
import { worldTree } from './worldtree.ts';

export interface CategoryTreeProps {
  worldId: string;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
}

const refOf = (line: TreeLine): EntryRef | null =>
  line.type === 'article'
    ? line.hit.ref
    : line.type === 'category'
      ? { kind: 'category', id: line.category.id }
      : null;

/** The world's categories as a tree, with the articles in them; only what stands in the window is drawn. */
export function CategoryTree({ worldId, open }: CategoryTreeProps) {
  const [state, tryAgain] = useShelf(worldId);
  const shelf = state.state === 'open' ? state.shelf : null;
  const told = shelf?.copy?.categories;
  const tree = useMemo(
    () => (shelf && told ? worldTree(worldId, told, shelf.searcher) : null),
    [worldId, told, shelf?.searcher],
  );
  const openLine = (line: TreeLine, where: 'here' | 'tab') => {
    const ref = refOf(line);
    if (ref) open(ref, where);
    else walk.toggle(line);
  };
  const walk = useTree({
    worldId,
    tree,
    open: openLine,
    copy(line) {
      const ref = refOf(line);
      if (!ref) return;
      const template = line.type === 'article' ? line.hit.template : null;
      void copyMention({ ref, title: line.title, template, url: null });
    },
  });
  const { lines, typed } = walk;
  const found = lines.filter((line) => line.type === 'category' && line.isMatch).length;
  useEffect(() => {
    if (typed.trim() !== '')
      announce(`${found.toLocaleString()} ${found === 1 ? 'category' : 'categories'} found.`);
  }, [typed, found]);
  if (state.state === 'closed')
    return (
      <Notice tone="danger" actions={<Button onClick={tryAgain}>Try again</Button>}>
        {state.sentence}
      </Notice>
    );
  return (
    <section class="list categories" aria-label="Categories" aria-busy={!tree}>
      <h1>Categories {tree && <span class="soft small">{tree.byId.size.toLocaleString()}</span>}</h1>
      {shelf && <CopyProgress shelf={shelf} />}
      {tree && tree.byId.size > 0 && (
        <>
          <div class="categories-find">
            <Icon name="search" />
            <input
              class="input"
              type="search"
              aria-label="Find a category"
              placeholder="Find a category"
              autocomplete="off"
              spellcheck={false}
              value={typed}
              onInput={(event) => walk.setTyped(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === 'ArrowDown') {
                  event.preventDefault();
                  event.currentTarget
                    .closest('section')
                    ?.querySelector<HTMLElement>('[role="tree"]')
                    ?.focus();
                } else if (event.key === 'Escape' && typed !== '') {
                  event.preventDefault();
                  event.stopPropagation();
                  walk.setTyped('');
                }
              }}
            />
          </div>
          {tree.isFlat && (
            <p class="soft small">
              Which category lies in which is not known here (yet), so they stand in one list. Opening a
              category asks the platform where it belongs.
            </p>
          )}
        </>
      )}
      {tree && tree.byId.size === 0 && (
        <p class="soft">
          {shelf?.copy?.progress
            ? 'No category has been copied yet.'
            : 'This world has no categories that Loreside may see. They are made on the platform, beside its articles.'}
        </p>
      )}
      {tree && typed.trim() !== '' && found === 0 && (
        <p class="soft">
          No category is called that.{' '}
          <Button size="small" tone="quiet" onClick={() => walk.setTyped('')}>
            Show all
          </Button>
        </p>
      )}
      {lines.length > 0 && (
        <Lines
          walk={walk}
          onOpen={(line, where) => {
            walk.activate(line);
            openLine(line, where);
          }}
        />
      )}
    </section>
  );
}

function Lines(props: {
  walk: ReturnType<typeof useTree>;
  onOpen: (line: TreeLine, where: 'here' | 'tab') => void;
}) {
  const { walk, onOpen } = props;
  const { lines, active } = walk;
  const list = useRef<HTMLDivElement>(null);
  const [rowHeight, setRowHeight] = useState(0);
  const id = useId();
  const { from, upTo } = useInSight(list, lines.length, rowHeight);
  useEffect(() => {
    const measure = () =>
      setRowHeight(list.current?.querySelector('[role="treeitem"]')?.getBoundingClientRect().height ?? 0);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  // The active line follows the keys into sight, but nothing scrolls for a hand that only looks.
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
    if (isFold) walk.toggle(line);
    else onOpen(line, event.button === 1 || event.ctrlKey || event.metaKey ? 'tab' : 'here');
  };
  const drawn: { line: TreeLine; at: number }[] = [];
  const add = (at: number) => {
    const line = lines[at];
    if (line) drawn.push({ line, at });
  };
  // What keys act on is always there, so that a screen reader can say it.
  if (active >= 0 && active < from) add(active);
  for (let at = from; at < Math.min(upTo, lines.length); at++) add(at);
  if (active >= upTo) add(active);
  return (
    <div
      class="tree"
      role="tree"
      aria-label="Categories"
      tabIndex={0}
      aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
      ref={list}
      style={{ blockSize: `calc(var(--row) * ${lines.length})` }}
      onKeyDown={walk.onKeyDown}
      // The lines take no focus of their own.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      onAuxClick={(event) => event.button === 1 && onClick(event)}
    >
      {drawn.map(({ line, at }) => (
        <TreeRow key={line.key} id={`${id}-${at}`} line={line} at={at} isActive={at === active} />
      ))}
    </div>
  );
}
