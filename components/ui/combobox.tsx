import ComboboxNav from '@github/combobox-nav';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { FieldIds } from './field.tsx';
import './combobox.css';

export interface ComboboxProps<T> {
  ids: FieldIds;
  /** What stands in the box. */
  text: string;
  onText: (text: string) => void;
  options: readonly T[];
  /** A key that stays the same for the same option. */
  keyOf: (option: T) => string;
  render: (option: T) => ComponentChildren;
  onPick: (option: T) => void;
  /** Shown where nothing matches. */
  empty?: ComponentChildren;
  /** Whether Enter takes the first option when none was walked to. Default true; where typing makes new ones: false. */
  takesFirst?: boolean;
  placeholder?: string;
  onKeyDown?: (event: KeyboardEvent) => void;
  onBlur?: () => void;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/**
 * A text box with a list under it (ARIA combobox with a listbox): typing filters, arrows walk, Enter picks, Esc closes.
 * The walk is @github/combobox-nav's; which options there are is the caller's.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { takesFirst = true } = props;
  const own = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? own;
  const list = useRef<HTMLDivElement>(null);
  const nav = useRef<ComboboxNav | null>(null);
  const [open, setOpen] = useState(false);
  const [above, setAbove] = useState(false);
  const listId = `list-${useId()}`;
  const listed = open && props.options.length > 0;
  const side = above ? 'above' : 'below';

  useEffect(() => {
    if (!listed || !input.current || !list.current) return;
    const combobox = new ComboboxNav(input.current, list.current, {
      firstOptionSelectionMode: takesFirst ? 'active' : 'none',
      tabInsertsSuggestions: false, // Tab goes on to the next field; it never chooses by the way
    });
    combobox.start();
    nav.current = combobox;
    return () => {
      combobox.stop(); // not destroy(), which takes the roles off the box
      nav.current = null;
    };
  }, [listed, input, takesFirst]);

  useEffect(() => {
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
        placeholder={props.placeholder ?? ''}
        onInput={(event) => {
          show();
          props.onText(event.currentTarget.value);
        }}
        onClick={(event) => {
          // What stands there is a name, not the start of one: the first letter typed takes its place.
          if (!open) event.currentTarget.select();
          show();
        }}
        onBlur={() => {
          setOpen(false);
          props.onBlur?.();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && open) {
            event.stopPropagation();
            event.preventDefault();
            setOpen(false);
          } else if (event.key === 'ArrowDown' && !open) {
            event.preventDefault();
            show();
          } else props.onKeyDown?.(event);
        }}
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
