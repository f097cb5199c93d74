import type { ComponentChildren } from 'preact';
import { useCallback, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../../lib/i18n/index.ts';
import { outsideComposition } from '../../../lib/input-methods/index.ts';
import { usePopover } from '../overlays/popover.ts';
import { Icon } from './icon.tsx';
import './chip-button.css';
import '../overlays/popover.css';

/** A removable word. */
export function Chip({ children, onRemove }: { children: string; onRemove?: () => void }) {
  return (
    <span class="chip">
      {children}
      {onRemove && (
        <button type="button" aria-label={t('common.removeNamed', { name: children })} onClick={onRemove}>
          <Icon name="close" />
        </button>
      )}
    </span>
  );
}

const FOCUSABLE =
  'input:checked, input:not([type="radio"]), input[type="radio"]:not(:disabled), textarea, select, button';

/**
 * A chip that shows a value and opens a small popover to change it. Esc closes the popover and returns the focus, as
 * does picking; Tab leaves it in the order of the page.
 */
export function ChipButton(props: {
  /** What it chooses. */
  label: string;
  /** What is chosen; null shows the label instead. */
  value: string | null;
  icon?: ComponentChildren;
  tone?: 'plain' | 'warn' | 'danger';
  /** Where the value comes from, if that is worth a mark. */
  note?: string | null;
  /** The name of the form's field, for those who look for it. */
  field?: string;
  /** Del on the chip removes the value. */
  onClear?: (() => void) | null;
  /** Gets a function that closes the popover. */
  children: (close: () => void) => ComponentChildren;
}) {
  const { label, value, note = null, onClear = null } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const id = useId();
  const leave = useCallback(() => setOpen(false), []);
  usePopover({ anchor: button, surface, isOpen, onClose: leave });
  useLayoutEffect(() => {
    if (!isOpen) return;
    const first = surface.current?.querySelector<HTMLElement>(FOCUSABLE);
    first?.focus();
    if (first instanceof HTMLInputElement && first.type === 'text') first.select();
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const name = value === null ? label : t('common.labelAndValue', { label, value });
  return (
    <span
      class="chip-frame"
      data-field={props.field}
      onFocusOut={(event) => {
        const to = event.relatedTarget;
        if (to instanceof Node && !event.currentTarget.contains(to)) leave();
      }}
    >
      <button
        type="button"
        class="chip-button"
        ref={button}
        data-empty={value === null}
        data-tone={props.tone ?? 'plain'}
        data-noted={note !== null}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={note === null ? name : t('common.nameAndNote', { name, note })}
        aria-keyshortcuts={onClear ? 'Delete' : undefined}
        title={note ?? label}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={outsideComposition((event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          if (event.key === 'ArrowDown' && !isOpen) setOpen(true);
          else if ((event.key === 'Delete' || event.key === 'Backspace') && onClear) onClear();
          else if (event.key === 'Escape' && isOpen) close();
          else return;
          event.preventDefault();
          event.stopPropagation();
        })}
      >
        {props.icon}
        <span class="chip-value cut" dir="auto">
          {value ?? label}
        </span>
        {note !== null && <Icon name="clock" />}
        <Icon name="down" />
      </button>
      <div
        class="popover chip-popover"
        popover="manual"
        hidden={!isOpen}
        id={id}
        role="dialog"
        aria-label={label}
        ref={surface}
        onKeyDown={outsideComposition((event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          close();
        })}
      >
        {isOpen && props.children(close)}
      </div>
    </span>
  );
}
