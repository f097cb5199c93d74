import type { RefObject } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import type { Category, CategoryId } from '../../lib/model/index.ts';
import { categoryTree, findCategories, pathTo, rowsOf, type TreeRow } from './tree.ts';

/** Rows rendered at once. More follow when the person moves or scrolls to them. */
const BATCH_SIZE = 100;

/** The index of the row for no category, which is above the first one. */
export const NONE = -1;

export interface CategoryPickerOptions {
  categories: readonly Category[];
  value: CategoryId | null;
  /** Keeps the tree open, in a popover. */
  staysOpen: boolean;
  onPick: (id: CategoryId | null) => void;
}

export interface CategoryPickerState {
  isListed: boolean;
  /** Whether the rows are matches of what was typed, instead of the tree. */
  isFiltering: boolean;
  /** Whether nothing matches. */
  isEmpty: boolean;
  /** The first rows; more follow on demand. */
  rows: readonly TreeRow[];
  active: number;
  /** What is typed; null if the field shows the chosen category. */
  typed: string | null;
  /** The chosen category with those above it. */
  chosen: string;
  list: RefObject<HTMLDivElement | null>;
  /** The id of the row at this index, or of the tree. */
  idOf: (part: number | 'tree') => string;
  /** The titles of the categories above a row. */
  pathAbove: (row: TreeRow) => string;
  show: () => void;
  close: () => void;
  type: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClick: (event: MouseEvent) => void;
  onScroll: () => void;
}

const pathText = (path: readonly Category[]): string => path.map(({ title }) => title).join(' › ');

/** The state of a category picker, and what its keys and clicks do. */
export function useCategoryPicker(options: CategoryPickerOptions): CategoryPickerState {
  const { categories, value, staysOpen, onPick } = options;
  const tree = useMemo(() => categoryTree(categories), [categories]);
  const [typed, setTyped] = useState<string | null>(null);
  const [isListed, setListed] = useState(false);
  const [unfolded, setUnfolded] = useState<ReadonlySet<CategoryId>>(new Set());
  const [active, setActive] = useState(NONE);
  const [shown, setShown] = useState(BATCH_SIZE);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  const isFiltering = typed !== null && typed.trim() !== '';
  const rows = useMemo(
    () => (!isListed ? [] : isFiltering ? findCategories(tree, typed) : rowsOf(tree, unfolded)),
    [tree, typed, isFiltering, isListed, unfolded],
  );
  const path = value === null ? [] : pathTo(tree, value);

  useEffect(() => {
    if (isListed)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active, isListed]);

  const show = () => {
    if (isListed) return;
    const above = new Set(path.slice(0, -1).map((category) => category.id));
    const open = new Set([...unfolded, ...above]);
    const at = rowsOf(tree, open).findIndex((row) => row.category.id === value);
    setUnfolded(open);
    setShown(Math.max(BATCH_SIZE, at + BATCH_SIZE));
    setActive(at);
    setListed(true);
  };
  useEffect(() => {
    if (staysOpen) show();
  }, [staysOpen]);
  const close = () => {
    if (!staysOpen) setListed(false);
    setTyped(null);
  };
  const pick = (next: CategoryId | null) => {
    close();
    onPick(next);
  };
  const fold = (row: TreeRow, isOpen: boolean) => {
    const next = new Set(unfolded);
    if (isOpen) next.add(row.category.id);
    else next.delete(row.category.id);
    setUnfolded(next);
  };
  const move = (to: number) => {
    const next = Math.max(NONE, Math.min(rows.length - 1, to));
    if (next >= shown) setShown(next + BATCH_SIZE);
    setActive(next);
  };

  /** What a key does in the field while there is no list. Null if nothing. */
  const actionInField = (key: string): (() => void) | null => {
    if (key === 'ArrowDown' || key === 'ArrowUp') return show;
    const clears = key === 'Backspace' || key === 'Delete';
    return clears && value !== null && typed === null ? () => onPick(null) : null;
  };
  /** What a key does in the list. Null if nothing. */
  const actionInList = (key: string): (() => void) | null => {
    const row = rows[active];
    switch (key) {
      case 'ArrowDown':
        return () => move(active + 1);
      case 'ArrowUp':
        return () => move(active - 1);
      case 'ArrowRight':
        if (isFiltering || !row?.parent) return null;
        return () => (row.open ? move(active + 1) : fold(row, true));
      case 'ArrowLeft':
        if (isFiltering || !row) return null;
        if (row.open) return () => fold(row, false);
        return () => move(rows.findIndex((other) => other.category.id === row.category.parentId));
      case 'Enter':
        // With nothing found, it mustn't submit the form.
        return () => {
          if (row || !isFiltering) pick(row?.category.id ?? null);
        };
      case 'Escape':
        return staysOpen ? null : close;
      default:
        return null;
    }
  };

  return {
    isListed,
    isFiltering,
    isEmpty: isListed && isFiltering && rows.length === 0,
    rows: rows.slice(0, shown),
    active,
    typed,
    chosen: path.length > 0 ? pathText(path) : value === null ? '' : t('category.unchanged'),
    list,
    idOf: (part) => `${id}-${part}`,
    pathAbove: (row) => pathText(pathTo(tree, row.category.id).slice(0, -1)),
    show,
    close,
    type(text) {
      show();
      setTyped(text);
      setShown(BATCH_SIZE);
      setActive(text.trim() && findCategories(tree, text).length > 0 ? 0 : NONE);
    },
    onKeyDown: outsideComposition((event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const action = isListed ? actionInList(event.key) : actionInField(event.key);
      if (!action) return;
      event.preventDefault();
      // Only the list is closed, not what is around it.
      if (event.key === 'Escape') event.stopPropagation();
      action();
    }),
    onClick({ target }) {
      if (!(target instanceof Element)) return;
      const index = Number(target.closest('[role="treeitem"]')?.id.slice(id.length + 1));
      if (index === NONE) return pick(null);
      const row = rows[index];
      if (!row) return;
      if (row.parent && !isFiltering && target.closest('.category-fold')) fold(row, !row.open);
      else pick(row.category.id);
    },
    onScroll() {
      const box = list.current;
      if (box && box.scrollTop + box.clientHeight > box.scrollHeight - 200 && shown < rows.length)
        setShown(shown + BATCH_SIZE);
    },
  };
}
