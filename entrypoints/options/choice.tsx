import type { ComponentChildren } from 'preact';
import { Select, type SelectOption } from '../../components/ui/index.ts';
import { type Message, t } from '../../lib/i18n/index.ts';
import { Setting, useOutcome } from './setting.tsx';

/** The options of a fixed list of values and their labels. */
export const choicesOf = <T extends string>(choices: readonly (readonly [T, Message])[]): SelectOption<T>[] =>
  choices.map(([value, label]) => ({ value, label: t(label) }));

/** A setting with one of several values. */
export function Choice<T extends string>(props: {
  label: string;
  hint?: string;
  value: T;
  options: readonly SelectOption<T>[];
  onChange: (value: T) => Promise<unknown>;
}) {
  const [outcome, follow] = useOutcome();
  return (
    <Setting
      name={props.label}
      hint={props.hint}
      choices={props.options.map(({ label }) => label)}
      outcome={outcome}
    >
      {(ids) => (
        <Select
          {...ids}
          class="choice"
          value={props.value}
          options={props.options}
          onChange={(value) => follow(props.onChange(value))}
        />
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
