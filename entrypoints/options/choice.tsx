import { Field } from '../../components/ui/index.ts';

/** A native select with its label. */
export function Choice<T extends string>(props: {
  label: string;
  hint?: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}) {
  const other = props.options.every((option) => option.value !== props.value);
  return (
    <Field label={props.label} hint={props.hint}>
      {(ids) => (
        <select
          {...ids}
          class="input choice"
          value={props.value}
          onChange={(event) => {
            const chosen = props.options.find((option) => option.value === event.currentTarget.value);
            if (chosen) props.onChange(chosen.value);
          }}
        >
          {other && <option value={props.value}>{props.value}</option>}
          {props.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
