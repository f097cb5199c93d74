import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import type { Category, CategoryId } from '../../lib/model/index.ts';
import { Field, Icon, Tile } from '../ui/index.ts';
import { categoryTree, findCategories, pathTo, rowsOf, type TreeRow } from './tree.ts';
import '../ui/combobox.css';
import './category.css';

/** Rows rendered at once. More follow when the person moves or scrolls to them. */
const BATCH_SIZE = 100;
const NONE = -1;

const pathText = (path: readonly Category[]): string => path.map(({ title }) => title).join(' › ');

/**
 * Picks a category from the world's tree with the arrow keys, or by typing: then the matches are a list, each with the
 * categories above it.
 */
export function CategoryPicker(props: {
  categories: readonly Category[];
  value: CategoryId | null;
  /** Keeps the tree open, in a popover. */
  staysOpen?: boolean;
  onPick: (id: CategoryId | null) => void;
}) {
  const { categories, value, staysOpen = false } = props;
  const tree = useMemo(() => categoryTree(categories), [categories]);
  const [typed, setTyped] = useState<string | null>(null);
  const [listed, setListed] = useState(false);
  const [unfolded, setUnfolded] = useState<ReadonlySet<CategoryId>>(new Set());
  const [active, setActive] = useState(NONE);
  const [shown, setShown] = useState(BATCH_SIZE);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  const filtering = typed !== null && typed.trim() !== '';
  const rows = useMemo(
    () => (!listed ? [] : filtering ? findCategories(tree, typed) : rowsOf(tree, unfolded)),
    [tree, typed, filtering, listed, unfolded],
  );
  const isEmpty = listed && filtering && rows.length === 0;
  const visible = rows.slice(0, shown);
  const path = value === null ? [] : pathTo(tree, value);
  const currentPath = path.length ? pathText(path) : value === null ? '' : t('category.unchanged');

  useEffect(() => {
    if (listed) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active, listed]);

  const show = () => {
    if (listed) return;
    const above = new Set(path.slice(0, -1).map((category) => category.id));
    const open = new Set([...unfolded, ...above]);
    const at = rowsOf(tree, open).findIndex((row) => row.category.id === value);
    setUnfolded(open);
    setShown(Math.max(BATCH_SIZE, at + BATCH_SIZE));
    setActive(at);
    setListed(true);
  };
  const close = () => {
    if (!staysOpen) setListed(false);
    setTyped(null);
  };
  useEffect(() => {
    if (staysOpen) show();
  }, [staysOpen]);
  const pick = (next: CategoryId | null) => {
    close();
    props.onPick(next);
  };
  const fold = (row: TreeRow, open: boolean) => {
    const next = new Set(unfolded);
    if (open) next.add(row.category.id);
    else next.delete(row.category.id);
    setUnfolded(next);
  };
  const type = (text: string) => {
    show();
    setTyped(text);
    setShown(BATCH_SIZE);
    setActive(text.trim() && findCategories(tree, text).length > 0 ? 0 : NONE);
  };
  const move = (to: number) => {
    const next = Math.max(NONE, Math.min(rows.length - 1, to));
    if (next >= shown) setShown(next + BATCH_SIZE);
    setActive(next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const row = rows[active];
    const handled = () => event.preventDefault();
    if (!listed) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        handled();
        show();
      } else if ((event.key === 'Backspace' || event.key === 'Delete') && value !== null && typed === null) {
        handled();
        props.onPick(null);
      }
      return;
    }
    switch (event.key) {
      case 'ArrowDown':
        handled();
        return move(active + 1);
      case 'ArrowUp':
        handled();
        return move(active - 1);
      case 'ArrowRight':
        if (filtering || !row?.parent) return;
        handled();
        return row.open ? move(active + 1) : fold(row, true);
      case 'ArrowLeft':
        if (filtering || !row) return;
        handled();
        if (row.open) return fold(row, false);
        return move(rows.findIndex((other) => other.category.id === row.category.parentId));
      case 'Enter':
        handled();
        return row ? pick(row.category.id) : filtering ? undefined : pick(null);
      case 'Escape':
        if (staysOpen) return;
        handled();
        event.stopPropagation();
        return close();
    }
  };

  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const index = Number(event.target.closest('[role="treeitem"]')?.id.slice(id.length + 1));
    if (index === NONE) return pick(null);
    const row = rows[index];
    if (!row) return;
    if (row.parent && !filtering && event.target.closest('.category-fold')) fold(row, !row.open);
    else pick(row.category.id);
  };

  return (
    <Field label={t('category.field')}>
      {(ids) => (
        <div class="combobox">
          <input
            class="input"
            type="text"
            role="combobox"
            aria-haspopup="tree"
            aria-expanded={listed && !isEmpty}
            aria-controls={`${id}-tree`}
            aria-autocomplete="list"
            aria-activedescendant={listed && !isEmpty ? `${id}-${active}` : undefined}
            autocomplete="off"
            spellcheck={false}
            placeholder={t('category.none')}
            dir={(typed ?? currentPath) ? 'auto' : undefined}
            value={typed ?? currentPath}
            onInput={(event) => type(event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
            onClick={(event) => {
              if (typed === null) event.currentTarget.select();
              show();
            }}
            onBlur={close}
            onKeyDown={onKeyDown}
            {...ids}
          />
          <div
            class="combobox-list category-tree"
            role="tree"
            id={`${id}-tree`}
            aria-label={t('library.categories')}
            ref={list}
            hidden={!listed || isEmpty}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onClick}
            onKeyDown={onKeyDown}
            onScroll={(event) => {
              const box = event.currentTarget;
              if (box.scrollTop + box.clientHeight > box.scrollHeight - 200 && shown < rows.length)
                setShown(shown + BATCH_SIZE);
            }}
          >
            {listed && !filtering && (
              <Row
                id={`${id}-${NONE}`}
                level={1}
                selected={active === NONE}
                title={t('category.noCategory')}
                isNone
              />
            )}
            {visible.map((row, index) => (
              <Row
                key={row.category.id}
                id={`${id}-${index}`}
                level={row.level}
                selected={index === active}
                open={row.parent ? row.open : undefined}
                path={filtering ? pathText(pathTo(tree, row.category.id).slice(0, -1)) : ''}
                isFlat={filtering}
                title={row.category.title}
              />
            ))}
          </div>
          {isEmpty && (
            <div class="combobox-list combobox-empty" role="status">
              {t('category.noMatch')}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}

function Row(props: {
  id: string;
  level: number;
  selected: boolean;
  open?: boolean | undefined;
  title: string;
  /** The categories above, or nothing. */
  path?: string;
  /** In a list of matches. */
  isFlat?: boolean;
  isNone?: boolean;
}) {
  const { open, title, path = '', isFlat = false, isNone = false } = props;
  return (
    <div
      class="category-row"
      role="treeitem"
      id={props.id}
      aria-level={props.level}
      aria-selected={props.selected}
      aria-expanded={open}
      tabIndex={-1}
      data-level={Math.min(props.level, 8)}
    >
      {!isFlat && (
        <span class="category-fold" aria-hidden="true">
          {open !== undefined && <Icon name={open ? 'down' : 'chevron'} />}
        </span>
      )}
      {!isNone && (
        <Tile hue="other" size={isFlat ? 'row' : 'small'}>
          <Icon name="folder" />
        </Tile>
      )}
      <span class="category-text">
        <span class={isNone ? 'soft' : 'category-title'} dir="auto">
          {title}
        </span>
        {path && (
          <>
            {' '}
            <span class="category-path" dir="auto">
              {path}
            </span>
          </>
        )}
      </span>
    </div>
  );
}
