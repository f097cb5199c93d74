import { isPrivate } from '../../lib/entries/index.ts';
import { formatNumber, t } from '../../lib/i18n/index.ts';
import type { Hit } from '../../lib/library/index.ts';
import { EntryTile, kindCount, type Row, RowContent } from '../search/index.ts';
import { Icon } from '../ui/index.ts';
import type { ThumbnailOf } from '../world-image/index.ts';
import type { TreeLine } from './tree-lines.ts';

/** Deeper rows aren't indented further: a narrow panel has no room for it. */
const DEEPEST = 8;

function isCovered(line: TreeLine): boolean {
  if (line.type === 'article') return isPrivate('article', line.hit);
  return line.type === 'category' && line.category.state === 'private';
}

/** One row. The arrow opens and closes it; a click elsewhere opens the entry. */
export function TreeRow(props: {
  id: string;
  line: TreeLine;
  /** Where it starts, in heights of a category's row. */
  offset: number;
  isActive: boolean;
  rowOf: (hit: Hit) => Row;
  thumbnailOf: ThumbnailOf;
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
          <RowContent row={props.rowOf(line.hit)} image={props.thumbnailOf(line.hit.ref)} />
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
