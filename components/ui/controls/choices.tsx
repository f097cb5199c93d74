import { useEffect, useId, useRef } from 'preact/hooks';

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

/** A text that a person copies by hand: it comes selected. */
export function SelectedText({ label, text }: { label: string; text: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.select(), []);
  return <textarea ref={area} class="input" readOnly rows={8} aria-label={label} value={text} />;
}
