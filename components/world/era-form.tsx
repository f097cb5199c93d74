import { useState } from 'preact/hooks';
import { type Message, message, t } from '../../lib/i18n/index.ts';
import type { Era } from '../../lib/settings/index.ts';
import { ConfirmDialog, Field, Segmented, TextField } from '../ui/index.ts';

/** An era as it is typed. */
export interface TypedEra {
  name: string;
  abbreviations: string;
  direction: Era['direction'];
  zero: string;
  lastYear: string;
}

export const typedOf = (era: Era | null): TypedEra => ({
  name: era?.name ?? '',
  abbreviations: era?.abbreviations.join(', ') ?? '',
  direction: era?.direction ?? 'forward',
  zero: String(era?.zero ?? 0),
  lastYear: era?.lastYear === null || era === null ? '' : String(era.lastYear),
});

const MOST_ABBREVIATIONS = 5;
const LONGEST_ABBREVIATION = 20;
export const LONGEST_NAME = 60;
/** Years that are exact, with room for differences. */
const YEAR = /^[-−]?\d{1,12}$/;
const yearOf = (text: string): number =>
  Number(
    text
      .trim()
      .replace('−', '-')
      .replace(/[\s,.']/g, ''),
  );
const isYear = (text: string): boolean => YEAR.test(text.trim().replace(/[\s,.']/g, ''));

/** What is wrong with a typed era, by field. Empty: nothing. */
export function problemsOf(
  { name, zero, lastYear }: TypedEra,
  others: readonly Era[],
): Partial<Record<keyof TypedEra, Message>> {
  const key = name.trim().toLowerCase();
  return {
    ...(key === '' && { name: message('eras.nameMissing') }),
    ...(others.some((one) => one.name.toLowerCase() === key) && { name: message('eras.nameTaken') }),
    ...(!isYear(zero) && { zero: message('eras.yearInvalid') }),
    ...(lastYear.trim() !== '' && !isYear(lastYear) && { lastYear: message('eras.yearInvalid') }),
  };
}

export const eraOf = (typed: TypedEra): Era => ({
  name: typed.name.trim().slice(0, LONGEST_NAME),
  abbreviations: typed.abbreviations
    .split(/[,;、،]/)
    .map((one) => one.trim().slice(0, LONGEST_ABBREVIATION))
    .filter((one) => one !== '')
    .slice(0, MOST_ABBREVIATIONS),
  direction: typed.direction,
  zero: yearOf(typed.zero),
  lastYear: typed.lastYear.trim() === '' ? null : yearOf(typed.lastYear),
});

/** Asks for an era. */
export function EraForm(props: {
  /** Null: a new one. */
  era: Era | null;
  others: readonly Era[];
  onSave: (era: Era) => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState(() => typedOf(props.era));
  const [isChecked, setChecked] = useState(false);
  const problems = problemsOf(typed, props.others);
  const problemOf = (name: keyof TypedEra) => {
    const problem = isChecked ? problems[name] : undefined;
    return problem ? t(problem) : null;
  };
  const set = (name: keyof TypedEra) => (value: string) => setTyped({ ...typed, [name]: value });
  const save = () => {
    setChecked(true);
    if (Object.keys(problems).length === 0) props.onSave(eraOf(typed));
  };
  return (
    <ConfirmDialog
      title={t(props.era ? 'eras.editTitle' : 'eras.newTitle')}
      confirm={t('common.save')}
      tone="primary"
      onConfirm={save}
      onClose={props.onClose}
    >
      <form
        class="world-form column gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={t('eras.name')}
          value={typed.name}
          problem={problemOf('name')}
          limit={LONGEST_NAME}
          onInput={set('name')}
        />
        <TextField
          label={t('eras.abbreviations')}
          hint={t('eras.abbreviationsHint')}
          value={typed.abbreviations}
          onInput={set('abbreviations')}
        />
        <Field label={t('eras.counting')}>
          {(ids) => (
            <div id={ids.id}>
              <Segmented
                label={t('eras.counting')}
                value={typed.direction}
                options={[
                  { value: 'forward', label: t('eras.up') },
                  { value: 'backward', label: t('eras.down') },
                ]}
                onChange={(direction) => setTyped({ ...typed, direction })}
              />
            </div>
          )}
        </Field>
        <TextField
          label={t('eras.zero')}
          hint={t('eras.zeroHint')}
          value={typed.zero}
          problem={problemOf('zero')}
          onInput={set('zero')}
        />
        <TextField
          label={t('eras.lastYear')}
          hint={t('eras.lastYearHint')}
          value={typed.lastYear}
          problem={problemOf('lastYear')}
          onInput={set('lastYear')}
        />
        <button type="submit" hidden />
      </form>
    </ConfirmDialog>
  );
}
