import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { Button, navigateRows, stopOf, useRowFocus } from '../ui/index.ts';
import { GroupView } from './group-view.tsx';
import type { PlaceGroup } from './place-list.ts';
import type { ListActions, ListView } from './view-state.ts';
import './mentions.css';

/** The letters of a row's actions. */
const LETTERS: Readonly<Record<string, string>> = { l: 'link', o: 'open', c: 'copy', Enter: 'open' };

/**
 * Moves between the rows of a list of groups and places with the arrow keys, and runs the actions of the row that has the
 * focus. Returns whether the key was one of them.
 */
function onRowKey(list: HTMLElement, event: KeyboardEvent, exclude: (row: string) => boolean): boolean {
  const pressed = navigateRows(list, event);
  if (!pressed || pressed.isDone) return pressed !== null;
  const { key, target } = event;
  // A button has its own meaning for Enter.
  if (target !== stopOf(pressed.row) || (key === 'Enter' && target instanceof HTMLButtonElement))
    return false;
  if (key === 'x' || key === 'Delete') return exclude(pressed.row.dataset.row ?? '');
  const button = pressed.row.querySelector<HTMLElement>(`[data-act="${LETTERS[key] ?? ''}"]`);
  button?.click();
  return button !== null;
}

/** Groups shown at first, and added when the end comes into sight. */
const PAGE = 40;

/** All groups, as far as the person has scrolled. Arrow keys move through groups and places. */
export function MentionList(props: {
  groups: readonly PlaceGroup[];
  view: ListView;
  actions: ListActions;
  selected: ReadonlySet<string>;
}) {
  const { groups, view, actions, selected } = props;
  const [shown, setShown] = useState(PAGE);
  const [active, setActive] = useState<string | null>(null);
  /** The first group begins unfolded, also if it comes later than the list. */
  const first = useRef<string | undefined>(undefined);
  first.current ??= groups[0]?.key;
  /** Groups that differ from how they began. */
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const visible = groups.slice(0, shown);
  const hasMore = groups.length > shown;
  const activeRow = active ?? (visible[0] ? `group ${visible[0].key}` : null);
  useEffect(() => {
    if (!end.current || !hasMore || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setShown((before) => before + PAGE),
      { rootMargin: '400px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, shown]);
  const exclude = useRef<(row: string) => boolean>(() => false);
  exclude.current = (row) => {
    const places = groups.flatMap((group) => group.places);
    const place = places.find(({ key }) => row === `place ${key}`);
    if (!place || !view.isOpen(place)) return false;
    actions.exclude(place, 'here');
    return true;
  };
  // A layout effect, so that no key press is lost.
  useLayoutEffect(() => {
    const { current } = list;
    const onKeyDown = outsideComposition((event: KeyboardEvent) => {
      if (current && onRowKey(current, event, (row) => exclude.current(row))) event.preventDefault();
    });
    const onFocusIn = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('[data-row]') : null;
      if (row) setActive(row.getAttribute('data-row'));
    };
    current?.addEventListener('keydown', onKeyDown);
    current?.addEventListener('focusin', onFocusIn);
    return () => {
      current?.removeEventListener('keydown', onKeyDown);
      current?.removeEventListener('focusin', onFocusIn);
    };
  }, []);
  useRowFocus(list);
  return (
    <div class="mention-list" ref={list}>
      {visible.map((group) => (
        <GroupView
          key={group.key}
          group={group}
          view={view}
          actions={actions}
          selected={selected}
          isUnfolded={(group.key === first.current) !== toggled.has(group.key)}
          onUnfold={() => {
            const next = new Set(toggled);
            if (!next.delete(group.key)) next.add(group.key);
            setToggled(next);
          }}
          activeRow={activeRow}
        />
      ))}
      {hasMore && (
        <div ref={end} class="mention-more" data-row="more">
          <Button tone="quiet" data-stop onClick={() => setShown(shown + PAGE)}>
            {t('common.showMore', { count: Math.min(PAGE, groups.length - shown) })}
          </Button>
        </div>
      )}
    </div>
  );
}
