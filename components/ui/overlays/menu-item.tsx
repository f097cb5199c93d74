import type { ComponentChildren } from 'preact';
import { t } from '../../../lib/i18n/index.ts';
import { Icon, type IconName, isIconName } from '../controls/icon.tsx';
import { Kbd } from '../controls/kbd.tsx';

export interface MenuItem {
  id: string;
  label: string;
  /** A second line in small type. */
  detail?: string | undefined;
  /** An icon, or a tile or an image of the screen's own. */
  leading?: IconName | ComponentChildren;
  /** The shortcut that does the same while the menu is closed. */
  keys?: string | undefined;
  /** The letter that chooses the item while the menu is open: underlined, because outside it may mean something else. */
  letter?: string | undefined;
  /** Undefined: the item isn't a switch. Null: it is a switch whose state isn't known. */
  isOn?: boolean | null | undefined;
  /** The item is one of several choices of its group, and whether it is the chosen one. */
  isChosen?: boolean | undefined;
  /** Starts a group: a heading above the item. */
  group?: string | undefined;
  /** Draws a line above the item. */
  hasSeparator?: boolean | undefined;
  isDisabled?: boolean | undefined;
  tone?: 'danger' | undefined;
  /** Its words are covered while the screen is shared. */
  isPrivate?: boolean | undefined;
}

const roleOf = ({ isOn, isChosen }: MenuItem) =>
  isOn !== undefined ? 'menuitemcheckbox' : isChosen !== undefined ? 'menuitemradio' : 'menuitem';

/** A tile stays beside its name, so that the check mark has a place of its own. */
const hasTile = ({ leading }: MenuItem): boolean => leading !== undefined && !isIconName(leading);

function Mark(item: MenuItem) {
  const { leading, isOn, isChosen } = item;
  const name = (isOn || isChosen) && !hasTile(item) ? 'check' : leading;
  return <span class="menu-mark">{isIconName(name) ? <Icon name={name} /> : name}</span>;
}

/** One item of a menu, with the heading or line above it. */
export function MenuEntry(props: {
  item: MenuItem;
  isHighlighted: boolean;
  onAt: () => void;
  onChoose: () => void;
}) {
  const { item, isHighlighted, onAt, onChoose } = props;
  const { label, detail, letter, keys, isOn, isChosen, isDisabled, group, hasSeparator, tone, isPrivate } =
    item;
  const checked = isOn === null ? 'mixed' : (isOn ?? isChosen);
  return (
    <>
      {hasSeparator && <hr class="menu-separator" />}
      {group && (
        <div class="menu-group small soft" role="presentation">
          {group}
        </div>
      )}
      <button
        type="button"
        class="menu-item bare"
        role={roleOf(item)}
        {...(checked !== undefined && { 'aria-checked': checked })}
        aria-disabled={isDisabled || undefined}
        aria-keyshortcuts={letter?.toUpperCase()}
        data-tone={tone}
        data-pointed={isHighlighted || undefined}
        tabIndex={-1}
        // A menu may open under a mouse at rest, which then enters an item but doesn't move.
        onPointerMove={onAt}
        onClick={onChoose}
      >
        <Mark {...item} />
        <span class="menu-text" data-private={isPrivate || undefined}>
          <span>
            <bdi>{label}</bdi>
            {isOn === null && <span class="soft"> {t('common.stateUnknown')}</span>}
          </span>
          {detail && (
            <span class="menu-detail small soft">
              <bdi>{detail}</bdi>
            </span>
          )}
        </span>
        {isChosen && hasTile(item) && (
          <span class="menu-mark">
            <Icon name="check" />
          </span>
        )}
        {keys ? (
          <Kbd>{keys}</Kbd>
        ) : (
          letter && (
            <u class="menu-letter small soft" aria-hidden="true">
              {letter.toUpperCase()}
            </u>
          )
        )}
      </button>
    </>
  );
}
