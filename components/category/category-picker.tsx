import { t } from '../../lib/i18n/index.ts';
import type { Category, CategoryId } from '../../lib/model/index.ts';
import { Field, Icon, Tile } from '../ui/index.ts';
import { NONE, useCategoryPicker } from './use-category-picker.ts';
import '../ui/controls/combobox.css';
import './category.css';

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
  const picker = useCategoryPicker({ ...props, staysOpen: props.staysOpen ?? false });
  const { isListed, isFiltering, isEmpty, rows, active, typed, idOf } = picker;
  const text = typed ?? picker.chosen;
  return (
    <Field label={t('history.fieldCategory')}>
      {(ids) => (
        <div class="combobox">
          <input
            class="input"
            type="text"
            role="combobox"
            aria-haspopup="tree"
            aria-expanded={isListed && !isEmpty}
            aria-controls={idOf('tree')}
            aria-autocomplete="list"
            aria-activedescendant={isListed && !isEmpty ? idOf(active) : undefined}
            autocomplete="off"
            spellcheck={false}
            placeholder={t('category.none')}
            dir={text ? 'auto' : undefined}
            value={text}
            onInput={(event) => picker.type(event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
            onClick={(event) => {
              if (typed === null) event.currentTarget.select();
              picker.show();
            }}
            onBlur={picker.close}
            onKeyDown={picker.onKeyDown}
            {...ids}
          />
          <div
            class="combobox-list category-tree"
            role="tree"
            id={idOf('tree')}
            aria-label={t('library.categories')}
            ref={picker.list}
            hidden={!isListed || isEmpty}
            onMouseDown={(event) => event.preventDefault()}
            onClick={picker.onClick}
            onKeyDown={picker.onKeyDown}
            onScroll={picker.onScroll}
          >
            {isListed && !isFiltering && (
              <Row
                id={idOf(NONE)}
                level={1}
                selected={active === NONE}
                title={t('category.noCategory')}
                isNone
              />
            )}
            {rows.map((row, index) => (
              <Row
                key={row.category.id}
                id={idOf(index)}
                level={row.level}
                selected={index === active}
                open={row.parent ? row.open : undefined}
                path={isFiltering ? picker.pathAbove(row) : ''}
                isFlat={isFiltering}
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
      class="category-row beside gap-2"
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
            <span class="category-path cut small soft" dir="auto">
              {path}
            </span>
          </>
        )}
      </span>
    </div>
  );
}
