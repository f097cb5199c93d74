import ComboboxNav from '@github/combobox-nav';
import type { ComponentChildren, RefObject } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { outsideComposition } from '../../../lib/input-methods/index.ts';
import type { FieldIds } from './field.tsx';
import './combobox.css';

export interface ComboboxProps<T> {
  ids: FieldIds;
  /** The text in the input. */
  text: string;
  onText: (text: string) => void;
  options: readonly T[];
  /** A stable key for each option. */
  keyOf: (option: T) => string;
  render: (option: T) => ComponentChildren;
  onPick: (option: T) => void;
  /** Shown if nothing matches. */
  empty?: ComponentChildren;
  /**
   * Whether Enter picks the first option if none is active. Set it to false where typing can add new values. Default
   * true.
   */
  takesFirst?: boolean;
  /** Keeps the list open, in a popover whose only purpose it is. */
  staysOpen?: boolean;
  placeholder?: string;
  onKeyDown?: (event: KeyboardEvent) => void;
  onBlur?: () => void;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/**
 * An input with a list below it (ARIA combobox with listbox): typing filters, arrows move, Enter picks, Esc closes.
 * @github/combobox-nav handles navigation; the caller provides the options.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { takesFirst = true, staysOpen = false } = props;
  const own = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? own;
  const list = useRef<HTMLDivElement>(null);
  const nav = useRef<ComboboxNav | null>(null);
  const [wasOpened, setOpen] = useState(false);
  const open = staysOpen || wasOpened;
  const [above, setAbove] = useState(false);
  const listId = `list-${useId()}`;
  const listed = open && props.options.length > 0;
  const side = above ? 'above' : 'below';

  useLayoutEffect(() => {
    if (!listed || !input.current || !list.current) return;
    const combobox = new ComboboxNav(input.current, list.current, {
      firstOptionSelectionMode: takesFirst ? 'active' : 'none',
      tabInsertsSuggestions: false, // Tab only moves to the next field and never picks
    });
    combobox.start();
    nav.current = combobox;
    return () => {
      combobox.stop(); // not destroy(), which removes the ARIA roles
      nav.current = null;
    };
  }, [listed, input, takesFirst]);

  // Before the next key: later, it would undo the choice of an arrow key pressed right after typing.
  useLayoutEffect(() => {
    nav.current?.resetSelection();
  }, [props.options]);

  const show = () => {
    const box = input.current?.getBoundingClientRect();
    if (box) setAbove(box.bottom + 280 > window.innerHeight && box.top > window.innerHeight - box.bottom);
    setOpen(true);
  };

  const pick = (event: Event) => {
    const key = event.target instanceof Element ? event.target.closest('[role="option"]')?.id : undefined;
    const option = props.options.find((candidate) => `${listId}-${props.keyOf(candidate)}` === key);
    if (!option) return;
    setOpen(false);
    props.onPick(option);
  };

  return (
    <div class="combobox">
      <input
        class="input"
        type="text"
        autocomplete="off"
        spellcheck={false}
        role="combobox"
        aria-expanded={listed}
        aria-controls={listId}
        aria-autocomplete="list"
        ref={input}
        value={props.text}
        dir={props.text ? 'auto' : undefined}
        placeholder={props.placeholder ?? ''}
        onInput={(event) => {
          show();
          props.onText(event.currentTarget.value);
        }}
        onClick={(event) => {
          // Select the whole text, so that the first typed letter replaces it.
          if (!open) event.currentTarget.select();
          show();
        }}
        onBlur={() => {
          setOpen(false);
          props.onBlur?.();
        }}
        onKeyDown={outsideComposition((event) => {
          if (event.key === 'Escape' && open && !staysOpen) {
            event.stopPropagation();
            event.preventDefault();
            setOpen(false);
          } else if (event.key === 'ArrowDown' && !open) {
            event.preventDefault();
            show();
          } else props.onKeyDown?.(event);
        })}
        {...props.ids}
      />
      <div
        class="combobox-list"
        role="listbox"
        id={listId}
        aria-labelledby={props.ids.id}
        ref={list}
        hidden={!listed}
        data-side={side}
        onMouseDown={(event) => event.preventDefault()}
        {...{ 'oncombobox-commit': pick }}
      >
        {listed &&
          props.options.map((option) => (
            <div
              role="option"
              id={`${listId}-${props.keyOf(option)}`}
              key={props.keyOf(option)}
              tabIndex={-1}
            >
              {props.render(option)}
            </div>
          ))}
      </div>
      {open && !listed && (
        <div class="combobox-list combobox-empty" role="status" data-side={side}>
          {props.empty}
        </div>
      )}
    </div>
  );
}
