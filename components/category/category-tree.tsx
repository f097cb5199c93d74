import { useEffect, useMemo, useRef } from 'preact/hooks';
import { formatNumber, t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import { UnreadableNotice } from '../diagnostics/index.ts';
import { CopyProgress, copyMention, NoneOfKind, rowOfHit, useWorldIndex } from '../search/index.ts';
import { announce, Button, Icon } from '../ui/index.ts';
import { LineList } from './line-list.tsx';
import type { TreeLine } from './tree-lines.ts';
import './tree.css';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { useTree } from './use-tree.ts';
import { worldTree } from './world-tree.ts';

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

/** The world's categories as a tree with their articles. Only visible rows are rendered. */
export function CategoryTree({ worldId, open }: CategoryTreeProps) {
  const [state, tryAgain] = useWorldIndex(worldId);
  const worldIndex = state.state === 'open' ? state.worldIndex : null;
  const categories = worldIndex?.copy?.categories;
  const tree = useMemo(
    () => (worldIndex && categories ? worldTree(worldId, categories, worldIndex.searcher) : null),
    [worldId, categories, worldIndex?.searcher],
  );
  const openLine = (line: TreeLine, where: 'here' | 'tab') => {
    const ref = refOf(line);
    if (ref) open(ref, where);
    else navigation.toggle(line);
  };
  const navigation = useTree({
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
  const box = useRef<HTMLInputElement>(null);
  const { lines, typed } = navigation;
  const found = lines.filter((line) => line.type === 'category' && line.isMatch).length;
  useEffect(() => {
    if (typed.trim() !== '') announce(t('category.found', { count: found }));
  }, [typed, found]);
  if (state.state === 'closed') return <UnreadableNotice sentence={state.sentence} onTryAgain={tryAgain} />;
  return (
    <section class="list categories" aria-label={t('library.categories')} aria-busy={!tree}>
      <h1>
        {t('library.categories')} {tree && <span class="soft small">{formatNumber(tree.byId.size)}</span>}
      </h1>
      {worldIndex && <CopyProgress worldIndex={worldIndex} />}
      {tree && tree.byId.size > 0 && (
        <>
          <div class="input-with-icon">
            <Icon name="search" />
            <input
              ref={box}
              class="input"
              type="search"
              aria-label={t('category.find')}
              placeholder={t('category.find')}
              autocomplete="off"
              spellcheck={false}
              value={typed}
              onInput={(event) => navigation.setTyped(event.currentTarget.value)}
              onKeyDown={outsideComposition((event) => {
                if (event.key === 'ArrowDown') {
                  event.preventDefault();
                  event.currentTarget
                    .closest('section')
                    ?.querySelector<HTMLElement>('[role="tree"]')
                    ?.focus();
                } else if (event.key === 'Escape' && typed !== '') {
                  event.preventDefault();
                  event.stopPropagation();
                  navigation.setTyped('');
                }
              })}
            />
          </div>
          {tree.isFlat && <p class="soft small">{t('category.flatList')}</p>}
        </>
      )}
      {worldIndex && tree && tree.byId.size === 0 && <NoneOfKind worldIndex={worldIndex} kind="category" />}
      {tree && typed.trim() !== '' && found === 0 && (
        <p class="soft">
          {t('category.noMatch')}{' '}
          <Button
            size="small"
            tone="quiet"
            onClick={() => {
              navigation.setTyped('');
              box.current?.focus();
            }}
          >
            {t('category.showAll')}
          </Button>
        </p>
      )}
      {worldIndex && lines.length > 0 && (
        <LineList
          navigation={navigation}
          worldId={worldId}
          // The tree itself shows the path.
          rowOf={(hit) => ({ ...rowOfHit(worldIndex, hit), path: [] })}
          onOpen={(line, where) => {
            navigation.activate(line);
            openLine(line, where);
          }}
        />
      )}
    </section>
  );
}
