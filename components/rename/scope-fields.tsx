import { t, textComparer } from '../../lib/i18n/index.ts';
import { Field, Select } from '../ui/index.ts';
import { fieldNamed } from './place-row.tsx';
import { optionsWithin, type Scope, type ScopeChoices } from './scope.ts';

/** Chooses what of the places is looked at. Only what has places can be chosen. */
export function ScopeFields(props: {
  choices: ScopeChoices;
  scope: Scope;
  onChange: (scope: Scope) => void;
}) {
  const { choices, scope, onChange } = props;
  const compare = textComparer();
  const within = optionsWithin(choices, compare);
  const fields = choices.fields
    .map((value) => ({ value, label: fieldNamed(value) }))
    .sort((a, b) => compare(a.label, b.label));
  return (
    <div class="rename-form">
      {(within.length > 0 || scope.within !== '') && (
        <Field label={t('rename.within')}>
          {(ids) => (
            <Select
              {...ids}
              value={scope.within}
              options={[{ value: '', label: t('rename.wholeWorld') }, ...within]}
              onChange={(one) => onChange({ ...scope, within: one })}
            />
          )}
        </Field>
      )}
      {(fields.length > 1 || scope.field !== '') && (
        <Field label={t('rename.fields')}>
          {(ids) => (
            <Select
              {...ids}
              value={scope.field}
              options={[{ value: '', label: t('rename.allFields') }, ...fields]}
              onChange={(field) => onChange({ ...scope, field })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
