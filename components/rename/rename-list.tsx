import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { EntryPicture, Flags } from '../search/index.ts';
import { Button, FoldHead, FoldTitle, navigateRows, useRowFocus } from '../ui/index.ts';
import { PlaceRow } from './place-row.tsx';
import { isPrivateHit, type Row, type RowGroup } from './rows.ts';

/** Groups shown at first, and places of each; and what each press adds. */
const GROUPS = 40;
const PLACES = 20;

export interface ListProps {
  groups: readonly RowGroup[];
  canChange: boolean;
  isTaken: (row: Row) => boolean;
  take: (rows: readonly Row[], isTaken: boolean) => void;
  open: (row: Row, where: 'here' | 'tab') => void;
}

/** Places that can be changed. */
const changeable = (rows: readonly Row[]): Row[] => rows.filter(({ state }) => state !== 'fixed');

/** All groups, as far as the person has asked for them. Keys move between places, skip them and open them. */
export function RenameList(props: ListProps) {
  const { groups, isTaken, take } = props;
  const [shown, setShown] = useState(GROUPS);
  const [active, setActive] = useState<string | null>(null);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const visible = groups.slice(0, shown);
  const more = Math.min(GROUPS, groups.length - shown);
  const isThere = visible.some(
    ({ key, rows }) => active === `group ${key}` || rows.some((row) => active === `place ${row.key}`),
  );
  const stop = isThere ? active : visible[0] ? `group ${visible[0].key}` : null;
  const act = useRef<(row: string, key: string, where: 'here' | 'tab') => boolean>(() => false);
  act.current = (of, key, where) => {
    const group = groups.find((one) => of === `group ${one.key}`);
    const row = groups.flatMap(({ rows }) => rows).find((one) => of === `place ${one.key}`);
    if (key === 'x' || key === 'Delete') {
      const rows = changeable(row ? [row] : (group?.rows ?? []));
      take(rows, !rows.every(isTaken));
      return rows.length > 0;
    }
    if (key !== 'Enter' || !row) return false;
    props.open(row, where);
    return true;
  };
  // A layout effect, so that no key press is lost.
  useLayoutEffect(() => {
    const { current } = list;
    const onKeyDown = outsideComposition((event: KeyboardEvent) => {
      const isWithTab = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      const target = event.target instanceof Element ? event.target : null;
      const row = target?.closest<HTMLElement>('[data-row]')?.dataset.row ?? '';
      if (isWithTab && target?.matches('input') && act.current(row, 'Enter', 'tab'))
        return event.preventDefault();
      const pressed = current && navigateRows(current, event);
      if (!pressed) return;
      const isButton = event.key === 'Enter' && !target?.matches('input');
      if (!pressed.isDone && (isButton || !act.current(row, event.key, 'here'))) return;
      event.preventDefault();
    });
    current?.addEventListener('keydown', onKeyDown);
    return () => current?.removeEventListener('keydown', onKeyDown);
  }, []);
  useRowFocus(list);
  return (
    <div
      class="rename-list"
      ref={list}
      onFocusIn={({ target }) => {
        const row = target instanceof Element ? target.closest('[data-row]') : null;
        if (row) setActive(row.getAttribute('data-row'));
      }}
    >
      {visible.map((group) => (
        <GroupView
          key={group.key}
          {...props}
          group={group}
          stop={stop}
          isUnfolded={!folded.has(group.key)}
          onUnfold={() => {
            const next = new Set(folded);
            if (!next.delete(group.key)) next.add(group.key);
            setFolded(next);
          }}
        />
      ))}
      {more > 0 && (
        <Button size="small" tone="quiet" onClick={() => setShown(shown + GROUPS)}>
          {t('common.showMore', { count: more })}
        </Button>
      )}
    </div>
  );
}

function GroupView(
  props: ListProps & { group: RowGroup; stop: string | null; isUnfolded: boolean; onUnfold: () => void },
) {
  const { group, stop, isTaken, take } = props;
  const [shown, setShown] = useState(PLACES);
  const id = useId();
  const { hit, rows } = group;
  const row = `group ${group.key}`;
  const own = changeable(rows);
  const taken = own.filter(isTaken).length;
  const more = Math.min(PLACES, rows.length - shown);
  const name = hit ? hit.title || t('common.untitled') : group.key;
  return (
    <section class="rename-group" data-group aria-labelledby={`${id}-title`}>
      <FoldHead
        row={row}
        isStop={stop === row}
        contentId={`${id}-places`}
        isUnfolded={props.isUnfolded}
        onUnfold={props.onUnfold}
        count={rows.length}
        countInWords={t('rename.places', { count: rows.length })}
        tile={
          hit && (
            <EntryPicture of={hit.ref} template={hit.template} isPrivate={isPrivateHit(hit)} size="small" />
          )
        }
        name={
          <>
            <FoldTitle id={`${id}-title`} isPrivate={group.isPrivate}>
              {name}
            </FoldTitle>
            {hit && <Flags of={hit} />}
          </>
        }
        before={
          <label class="row-check">
            <input
              type="checkbox"
              tabIndex={stop === row ? 0 : -1}
              aria-label={t('mentions.selectAllOf', { title: name })}
              disabled={!props.canChange || own.length === 0}
              checked={own.length > 0 && taken === own.length}
              ref={(box) => {
                if (box) box.indeterminate = taken > 0 && taken < own.length;
              }}
              onChange={({ currentTarget }) => take(own, currentTarget.checked)}
            />
          </label>
        }
      />
      {props.isUnfolded && (
        <ul class="rename-places" id={`${id}-places`}>
          {rows.slice(0, shown).map((one) => (
            <PlaceRow
              key={one.key}
              row={one}
              isTaken={isTaken(one)}
              canChange={props.canChange}
              isStop={stop === `place ${one.key}`}
              isByEntry={hit !== null}
              onTake={(next) => take([one], next)}
              onOpen={(where) => props.open(one, where)}
            />
          ))}
        </ul>
      )}
      {props.isUnfolded && more > 0 && (
        <Button size="small" tone="quiet" onClick={() => setShown(shown + PLACES)}>
          {t('common.showMore', { count: more })}
        </Button>
      )}
    </section>
  );
}
