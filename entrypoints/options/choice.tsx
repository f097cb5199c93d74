import { Field } from '../../components/ui/index.ts';
import { type Message, t } from '../../lib/i18n/index.ts';

export interface Option<T extends string> {
  value: T;
  label: string;
  /** Language of the label, if it isn't the page's. */
  lang?: string;
}

/** The options of a fixed list of values and their labels. */
export const choicesOf = <T extends string>(choices: readonly (readonly [T, Message])[]): Option<T>[] =>
  choices.map(([value, label]) => ({ value, label: t(label) }));

/** A native select with its label. */
export function Choice<T extends string>(props: {
  label: string;
  hint?: string;
  value: T;
  options: readonly Option<T>[];
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
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
