import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { Button, Icon, Kbd } from '../ui/index.ts';
import './menu.css';

export interface MenuItem {
  id: string;
  label: string;
  /** The letter that chooses the item while the menu is open. */
  letter: string;
  /** Undefined: the item isn't a switch. Null: it is a switch whose state isn't known. */
  isOn?: boolean | null;
  /** Draws a separator above the item. */
  hasSeparator?: boolean;
}

/** Milliseconds during which a menu ignores presses after a page's shortcut opened it. */
const ARMING_MS = 600;
/** Pixels kept free at the edge of the window. */
const MARGIN = 8;

/** A menu button as ARIA describes it: arrows move, letters choose, Esc closes. */
export function Menu(props: {
  label: string;
  keys: string;
  items: readonly MenuItem[];
  isOpen: boolean;
  /**
   * The item that a page's shortcut points to; null if the person opened the menu here. A hostile page may trick
   * someone into the click or key that opens the menu, so the menu takes no focus then and ignores presses for a
   * moment.
   */
  highlighted?: string | null;
  onOpen: (isOpen: boolean) => void;
  onChoose: (id: string) => void;
}) {
  const { label, items, isOpen, highlighted = null, onOpen, onChoose } = props;
  const frame = useRef<HTMLSpanElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [shift, setShift] = useState(0);
  const armedAt = useRef(0);
  const id = useId();
  const button = () => frame.current?.querySelector<HTMLElement>('[aria-haspopup]');
  const close = () => {
    onOpen(false);
    button()?.focus();
  };
  useLayoutEffect(() => {
    if (!isOpen) return;
    const first = items.findIndex((item) => item.id === highlighted);
    setAt(Math.max(0, first));
    armedAt.current = highlighted === null ? 0 : performance.now() + ARMING_MS;
    const place = () => {
      const left = frame.current?.getBoundingClientRect().left ?? 0;
      const room = document.body.clientWidth - MARGIN;
      setShift(Math.min(0, room - left - (list.current?.offsetWidth ?? 0)));
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [isOpen, highlighted]);
  useLayoutEffect(() => {
    if (isOpen && highlighted === null)
      list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]')[at]?.focus();
  }, [isOpen, highlighted, at]);
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) onOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen, onOpen]);

  const choose = (item: MenuItem | undefined) => {
    if (!item || performance.now() < armedAt.current) return;
    close();
    onChoose(item.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignore a key that was already held down when the menu opened.
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const last = items.length - 1;
    const goal = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const byLetter = items.find(({ letter }) => letter === event.key.toLowerCase());
    if (goal !== undefined) setAt(goal);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' || event.key === ' ') choose(items[at]);
    else if (byLetter) choose(byLetter);
    else if (event.key === 'Tab') {
      onOpen(false);
      return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span class="menu-frame" ref={frame}>
      <Button
        size="small"
        icon="edit"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-keyshortcuts={props.keys}
        title={t('quickEdit.menuHint', { label, keys: props.keys })}
        onClick={() => onOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isOpen) return;
          event.preventDefault();
          onOpen(true);
        }}
      >
        {label}
      </Button>
      <div
        class="menu"
        id={id}
        role="menu"
        aria-label={label}
        ref={list}
        hidden={!isOpen}
        style={{ marginInlineStart: `${shift}px` }}
        onKeyDown={onKeyDown}
      >
        {isOpen &&
          items.map((item, place) => (
            <Item
              key={item.id}
              item={item}
              isHighlighted={item.id === highlighted}
              onAt={() => setAt(place)}
              onChoose={() => choose(item)}
            />
          ))}
      </div>
    </span>
  );
}

function Item(props: { item: MenuItem; isHighlighted: boolean; onAt: () => void; onChoose: () => void }) {
  const { item, isHighlighted, onAt, onChoose } = props;
  const { label, letter, isOn, hasSeparator } = item;
  const isSwitch = isOn !== undefined;
  return (
    <button
      type="button"
      class="menu-item"
      role={isSwitch ? 'menuitemcheckbox' : 'menuitem'}
      {...(isSwitch && { 'aria-checked': isOn === null ? ('mixed' as const) : isOn })}
      aria-keyshortcuts={letter.toUpperCase()}
      data-parted={hasSeparator || undefined}
      data-pointed={isHighlighted || undefined}
      tabIndex={-1}
      onPointerEnter={onAt}
      onClick={onChoose}
    >
      <span class="menu-mark">{isOn && <Icon name="check" />}</span>
      <span>
        {label}
        {isOn === null && <span class="soft"> {t('quickEdit.stateUnknown')}</span>}
      </span>
      <Kbd>{letter.toUpperCase()}</Kbd>
    </button>
  );
}
