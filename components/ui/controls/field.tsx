import type { ComponentChildren, TextareaHTMLAttributes } from 'preact';
import { useId } from 'preact/hooks';
import { t } from '../../../lib/i18n/index.ts';
import { lengthOf } from '../../../lib/model/index.ts';
import { Icon } from './icon.tsx';

export interface FieldProps {
  label: string;
  hint?: ComponentChildren;
  /** What is wrong with the value, in a sentence. */
  problem?: string | null;
  /** Shown at the end of the label's line, a counter for example. */
  aside?: ComponentChildren;
  /** Gets the ids that connect the control with its label, hint and problem. */
  children: (ids: FieldIds) => ComponentChildren;
}

export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

/** A label, one control, its hint and its problem, connected for screen readers. */
export function Field({ label, hint, problem, aside, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div class="field">
      <div class="field-head">
        <label for={id}>{label}</label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': problem ? true : undefined,
      })}
      {problem && (
        <p class="field-problem" id={`${id}-problem`}>
          <Icon name="alert" />
          <span>{problem}</span>
        </p>
      )}
      {hint && (
        <p class="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Characters used and allowed, shown from 80 % of the limit. */
export function Counter({ text, limit, always = false }: { text: string; limit: number; always?: boolean }) {
  const used = lengthOf(text);
  if (!always && used < limit * 0.8) return null;
  return (
    <span class="counter" data-over={used > limit}>
      {t('common.countOf', { done: used, total: limit })}
    </span>
  );
}

interface TextProps extends Omit<FieldProps, 'children' | 'aside'> {
  value: string;
  onInput: (value: string) => void;
  limit?: number;
  /** Masks the value. */
  isMasked?: boolean;
  inputmode?: 'text' | 'url' | 'numeric' | 'search';
  placeholder?: string;
  autocomplete?: string;
  spellcheck?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
  onBlur?: () => void;
  inputRef?: (element: HTMLInputElement | null) => void;
}

/** A single-line text field with its label. */
export function TextField({
  label,
  hint,
  problem,
  limit,
  value,
  onInput,
  inputRef,
  isMasked,
  ...rest
}: TextProps) {
  return (
    <Field
      label={label}
      hint={hint}
      problem={problem ?? null}
      aside={limit ? <Counter text={value} limit={limit} /> : undefined}
    >
      {(ids) => {
        const common = {
          class: 'input',
          ref: inputRef ?? null,
          value,
          // An empty field keeps the direction of its placeholder.
          dir: value ? ('auto' as const) : undefined,
          onInput: (event: { currentTarget: HTMLInputElement }) => onInput(event.currentTarget.value),
          ...ids,
          ...rest,
        };
        return isMasked ? <input type="password" {...common} /> : <input type="text" {...common} />;
      }}
    </Field>
  );
}

type AreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onInput' | 'label' | 'value'> &
  Omit<FieldProps, 'children'> & {
    value: string;
    onInput: (value: string) => void;
    limit?: number;
    rows?: number;
    placeholder?: string;
    areaRef?: (element: HTMLTextAreaElement | null) => void;
  };

/** A multi-line text field with its label. */
export function TextAreaField({
  label,
  hint,
  problem,
  limit,
  aside,
  value,
  onInput,
  areaRef,
  ...rest
}: AreaProps) {
  return (
    <Field
      label={label}
      hint={hint}
      problem={problem ?? null}
      aside={aside ?? (limit ? <Counter text={value} limit={limit} /> : undefined)}
    >
      {(ids) => (
        <textarea
          class="input"
          ref={areaRef ?? null}
          value={value}
          dir={value ? 'auto' : undefined}
          onInput={(event) => onInput(event.currentTarget.value)}
          {...ids}
          {...rest}
        />
      )}
    </Field>
  );
}
