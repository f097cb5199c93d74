import type { ComponentChildren } from 'preact';
import { type Message, t } from '../../lib/i18n/index.ts';
import { Setting, useOutcome } from './setting.tsx';

export interface Option<T extends string> {
  value: T;
  label: string;
  /** Language of the label, if it isn't the page's. */
  lang?: string;
}

/** The options of a fixed list of values and their labels. */
export const choicesOf = <T extends string>(choices: readonly (readonly [T, Message])[]): Option<T>[] =>
  choices.map(([value, label]) => ({ value, label: t(label) }));

/** A setting with one of several values. */
export function Choice<T extends string>(props: {
  label: string;
  hint?: string;
  value: T;
  options: readonly Option<T>[];
  onChange: (value: T) => Promise<unknown>;
}) {
  const [outcome, follow] = useOutcome();
  const other = props.options.every((option) => option.value !== props.value);
  return (
    <Setting
      name={props.label}
      hint={props.hint}
      choices={props.options.map(({ label }) => label)}
      outcome={outcome}
    >
      {(ids) => (
        <select
          {...ids}
          class="input choice"
          value={props.value}
          onChange={(event) => {
            const chosen = props.options.find((option) => option.value === event.currentTarget.value);
            if (chosen) follow(props.onChange(chosen.value));
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
    </Setting>
  );
}

/** A setting that is on or off. */
export function Toggle(props: {
  label: string;
  hint?: string;
  picture?: ComponentChildren;
  isOn: boolean;
  onChange: (isOn: boolean) => Promise<unknown>;
}) {
  const [outcome, follow] = useOutcome();
  return (
    <Setting name={props.label} hint={props.hint} picture={props.picture} outcome={outcome}>
      {(ids) => (
        <span class="switch">
          <input
            {...ids}
            type="checkbox"
            role="switch"
            aria-checked={props.isOn}
            checked={props.isOn}
            onChange={(event) => follow(props.onChange(event.currentTarget.checked))}
          />
        </span>
      )}
    </Setting>
  );
}
