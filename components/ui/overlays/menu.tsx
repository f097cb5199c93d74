import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../../lib/i18n/index.ts';
import { outsideComposition } from '../../../lib/input-methods/index.ts';
import { Button, type ButtonProps, IconButton } from '../controls/button.tsx';
import { Icon, type IconName } from '../controls/icon.tsx';
import { MenuEntry, type MenuItem } from './menu-item.tsx';
import { usePopover } from './popover.ts';
import './menu.css';
import './popover.css';

export interface MenuProps {
  label: string;
  items: readonly MenuItem[];
  onChoose: (id: string) => void;
  icon?: IconName;
  /** What the button shows instead of the label: an image with a name, say. */
  children?: ComponentChildren;
  /** Only the icon; the label becomes the tooltip. */
  isIconOnly?: boolean;
  tone?: ButtonProps['tone'];
  size?: ButtonProps['size'];
  /** The shortcut that opens the menu. */
  keys?: string;
  align?: 'start' | 'end';
  /** -1: its button is no tab stop. */
  tabIndex?: number;
}

/** Milliseconds during which a menu ignores presses after a page's shortcut opened it. */
const ARMING_MS = 600;
/** Milliseconds after which typed letters start a new word. */
const TYPING_MS = 700;
/** Milliseconds that a letter waits for its item, if items arrive after the menu has opened. */
const WAITING_MS = 2_000;

/** A button that opens a list of actions, as ARIA describes it: arrows move, letters choose, Esc closes. */
export function Menu(props: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  return <ControlledMenu {...props} isOpen={isOpen} onOpen={setOpen} />;
}

/** A menu that its screen opens and closes. */
export function ControlledMenu(
  props: MenuProps & {
    isOpen: boolean;
    onOpen: (isOpen: boolean) => void;
    /**
     * The item that a page's shortcut points to; null if the person opened the menu here. A hostile page may trick
     * someone into the click or key that opens the menu, so the menu takes no focus then and ignores presses for a
     * moment.
     */
    highlighted?: string | null;
    /** Opens the menu instead of a button with its label; has `aria-haspopup`. */
    trigger?: ComponentChildren;
  },
) {
  const { label, items, isOpen, highlighted = null, onOpen, onChoose, keys, icon, size = 'small' } = props;
  const frame = useRef<HTMLSpanElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** The id of the item that has the focus: its place may change while the menu is open. */
  const [activeId, setActiveId] = useState<string | undefined>();
  const at = Math.max(
    0,
    items.findIndex((item) => item.id === activeId),
  );
  const armedAt = useRef(0);
  const typed = useRef({ text: '', at: 0 });
  /** A letter that no item had when it was pressed. */
  const early = useRef<{ letter: string; at: number } | null>(null);
  const id = useId();
  usePopover({ anchor: frame, surface: list, isOpen, onClose: () => onOpen(false), align: props.align });
  const close = () => {
    onOpen(false);
    frame.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  };
  useLayoutEffect(() => {
    if (!isOpen) return;
    // A menu of choices only starts at the chosen one; any other, at its first item.
    const isChoice = items.every(({ isChosen }) => isChosen !== undefined);
    const isStart = (item: MenuItem) =>
      highlighted === null ? isChoice && item.isChosen : item.id === highlighted;
    setActiveId((items.find(isStart) ?? items[0])?.id);
    armedAt.current = highlighted === null ? 0 : performance.now() + ARMING_MS;
    early.current = null;
  }, [isOpen, highlighted]);
  useLayoutEffect(() => {
    if (isOpen && highlighted === null)
      list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]')[at]?.focus();
  }, [isOpen, highlighted, at]);

  const choose = (item: MenuItem | undefined) => {
    if (!item || item.isDisabled || performance.now() < armedAt.current) return;
    close();
    onChoose(item.id);
  };
  useLayoutEffect(() => {
    if (!isOpen || !early.current) return;
    const { letter, at: pressedAt } = early.current;
    const item = items.find((one) => one.letter === letter);
    if (!item || performance.now() - pressedAt > WAITING_MS) return;
    early.current = null;
    choose(item);
  }, [items]);
  /** The next item that starts with the letters typed in a row. */
  const byTyping = (key: string): number => {
    const now = performance.now();
    const isSameWord = now - typed.current.at < TYPING_MS;
    typed.current = { text: (isSameWord ? typed.current.text : '') + key.toLowerCase(), at: now };
    const { text } = typed.current;
    const order = items.map((_, place) => (at + place + (text.length > 1 ? 0 : 1)) % items.length);
    return order.find((place) => items[place]?.label.toLowerCase().startsWith(text)) ?? -1;
  };
  const onKeyDown = outsideComposition((event: KeyboardEvent) => {
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
    early.current = byLetter ? null : { letter: event.key.toLowerCase(), at: performance.now() };
    if (goal !== undefined) setActiveId(items[goal]?.id);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' || event.key === ' ') choose(items[at]);
    else if (byLetter) choose(byLetter);
    else if (event.key === 'Tab') {
      onOpen(false);
      return;
    } else if (event.key.length === 1) {
      const found = byTyping(event.key);
      if (found >= 0) setActiveId(items[found]?.id);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const button = {
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': id,
    'aria-keyshortcuts': keys,
    size,
    ...(props.tabIndex !== undefined && { tabIndex: props.tabIndex }),
    ...(props.tone && { tone: props.tone }),
    onClick: () => onOpen(!isOpen),
    onKeyDown: outsideComposition((event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' || isOpen) return;
      event.preventDefault();
      onOpen(true);
    }),
  } as const;
  const hint = keys ? t('common.nameAndNote', { name: label, note: keys }) : label;
  return (
    <span class="menu-frame" ref={frame}>
      {props.trigger ? (
        props.trigger
      ) : props.isIconOnly && icon ? (
        <IconButton {...button} icon={icon} label={label} title={hint} />
      ) : (
        <Button
          {...button}
          {...(icon && { icon })}
          title={hint}
          {...(props.children ? { 'aria-label': label } : {})}
        >
          <span class="menu-button">
            {props.children ?? label} <Icon name="down" />
          </span>
        </Button>
      )}
      <div
        class="popover menu"
        popover="manual"
        hidden={!isOpen}
        id={id}
        role="menu"
        aria-label={label}
        ref={list}
        onKeyDown={onKeyDown}
      >
        {isOpen &&
          items.map((item) => (
            <MenuEntry
              key={item.id}
              item={item}
              isHighlighted={item.id === highlighted}
              onAt={() => setActiveId(item.id)}
              onChoose={() => choose(item)}
            />
          ))}
      </div>
    </span>
  );
}

type MoreMenuProps = Pick<MenuProps, 'items' | 'onChoose'> & Partial<Pick<MenuProps, 'tabIndex' | 'size'>>;

/** “⋯”: what else can be done here. */
export function MoreMenu(props: MoreMenuProps) {
  return <Menu isIconOnly icon="more" tone="quiet" align="end" label={t('common.more')} {...props} />;
}
