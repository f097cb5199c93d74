import { useEffect, useId, useRef } from 'preact/hooks';
import type { FieldIds } from './field.tsx';

/** A choice between a few visible options. It is a group of radio buttons, so arrow keys work. */
export function Segmented<T extends string>(props: {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <div class="segmented" role="radiogroup" aria-label={props.label}>
      {props.options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

export interface SelectOption<T extends string> {
  value: T;
  label: string;
  /** Language of the label, if it isn't the page's. */
  lang?: string | undefined;
}

interface SelectProps<T extends string> extends Partial<FieldIds> {
  class?: string;
  'aria-label'?: string;
  value: T;
  options: readonly SelectOption<T>[];
  onChange: (value: T) => void;
}

/** A choice between more options than fit in a row. It looks the same in every browser. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { options, onChange, class: name, value, ...rest } = props;
  return (
    <select
      {...rest}
      class={name ? `input ${name}` : 'input'}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = options.find((option) => option.value === currentTarget.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {/* What was chosen elsewhere, or by an earlier version. */}
      {options.every((option) => option.value !== value) && (
        <option value={value} disabled={value === ''}>
          {value}
        </option>
      )}
      {options.map(({ value: one, label, lang }) => (
        <option key={one} value={one} lang={lang}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** A text that a person copies by hand: it comes selected. */
export function SelectedText({ label, text }: { label: string; text: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.select(), []);
  return <textarea ref={area} class="input" readOnly rows={8} aria-label={label} value={text} />;
}
