import { useId } from 'preact/hooks';
import { isHiddenField } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { lineOf } from '../../lib/markup/index.ts';
import { fieldLabel } from '../entry-view/index.ts';
import { fieldLabel as changedFieldLabel } from '../history/index.ts';
import { EntryPicture, Flags } from '../search/index.ts';
import { Icon } from '../ui/index.ts';
import { isPrivateHit, type Row } from './rows.ts';

/** What stands around what is replaced, which may begin with the word before the place. */
function surroundings({ place, replacement }: Row): readonly [before: string, behind: string] {
  const [before, behind] = place.around;
  const more = replacement.written.length - place.written.length;
  return [before.slice(0, before.length - more), behind];
}

/** Why a place isn't changed unasked, or what to look at. */
function remarkOf({ state, place, text }: Row): string | null {
  if (state === 'fixed') return t(text.isEditable ? 'rename.unfitPlace' : 'rename.fixed');
  if (state === 'ending') return t('rename.ending');
  switch (place.doubt) {
    case 'longer':
      return t('rename.longer', { other: lineOf(place.other ?? '') });
    case null:
      return null;
    default:
      return t(`rename.${place.doubt}`);
  }
}

const MAIN = 'content';
/** Fields that other kinds have, too, have their labels in the history. */
const COMMON: ReadonlySet<string> = new Set([
  MAIN,
  'title',
  'tags',
  'description',
  'excerpt',
  'alt',
  'source',
]);

/** The label of a field. */
export const fieldNamed = (field: string): string =>
  COMMON.has(field) ? changedFieldLabel(field) : fieldLabel({ name: field, title: '' });

/** A place: its sentence with the old and the new words, and where it stands. */
export function PlaceRow(props: {
  row: Row;
  isTaken: boolean;
  canChange: boolean;
  isStop: boolean;
  /** In a group by entry, the heading says where. */
  isByEntry: boolean;
  onTake: (isTaken: boolean) => void;
  onOpen: (where: 'here' | 'tab') => void;
}) {
  const { row, isTaken, isStop, isByEntry } = props;
  const { hit, text, replacement, state } = row;
  const id = useId();
  const [before, behind] = surroundings(row);
  const covered = isPrivateHit(hit) || isHiddenField(text.field) || undefined;
  const remark = remarkOf(row);
  const isOpen = props.canChange && state !== 'fixed';
  const label = fieldNamed(text.field);
  return (
    <li class="rename-place" data-row={`place ${row.key}`} data-state={isTaken ? 'taken' : 'left'}>
      <label class="row-check">
        <input
          type="checkbox"
          data-stop
          tabIndex={isStop ? 0 : -1}
          checked={isTaken && isOpen}
          aria-disabled={!isOpen || undefined}
          aria-labelledby={id}
          onChange={({ currentTarget }) => {
            if (isOpen) props.onTake(currentTarget.checked);
            else currentTarget.checked = false;
          }}
        />
      </label>
      <div class="rename-text column gap-1">
        <p class="place-quote" id={id} dir="auto" data-private={covered}>
          {before}
          <del class="rename-old">{replacement.written}</del> <ins class="rename-new">{replacement.text}</ins>
          {behind}
        </p>
        {(!isByEntry || text.field !== MAIN || remark !== null) && (
          <p class="rename-where wrap gap-1-2 small soft">
            {!isByEntry && (
              <button
                type="button"
                class="place-entry bare"
                tabIndex={isStop ? 0 : -1}
                onClick={(event) => props.onOpen(event.ctrlKey || event.metaKey ? 'tab' : 'here')}
              >
                <EntryPicture
                  of={hit.ref}
                  template={hit.template}
                  isPrivate={isPrivateHit(hit)}
                  size="small"
                />
                <bdi data-private={isPrivateHit(hit) || undefined}>{hit.title || t('common.untitled')}</bdi>
              </button>
            )}
            {!isByEntry && <Flags of={hit} />}
            {text.field !== MAIN && <span>{label}</span>}
            {remark !== null && (
              <span class="rename-remark beside gap-1" data-tone={state} data-private={covered}>
                <Icon name={state === 'ending' ? 'eye' : 'alert'} /> {remark}
              </span>
            )}
          </p>
        )}
      </div>
    </li>
  );
}
