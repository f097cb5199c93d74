import { isHiddenField } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { VersionedRef } from '../../lib/model/index.ts';
import { changedFields, isText, lossesIn, type VersionState } from '../../lib/versions/index.ts';
import { FieldChange, fieldLabel } from '../history/index.ts';
import { announce, Button, Notice } from '../ui/index.ts';
import { LossList } from './losses.tsx';
import { isWritable } from './restore.ts';
import { TextComparison } from './text-comparison.tsx';

const textIn = (state: VersionState, name: string): string => {
  const value = state[name];
  return typeof value === 'string' ? value : '';
};

interface StateComparisonProps {
  of: VersionedRef;
  before: VersionState;
  after: VersionState;
  /** Restores fields to these values. Null: nothing can be changed, or `after` isn't what World Anvil has now. */
  onRestore: ((changes: VersionState) => void) | null;
  titleById: (id: string) => string | null;
}

/** All fields that differ between two states of an entry. */
export function StateComparison({ of, before, after, onRestore, titleById }: StateComparisonProps) {
  const known = new Set([...changedFields(before, after), ...changedFields(after, before)]);
  const fields = Object.keys({ ...after, ...before }).filter((name) => known.has(name));
  const losses = lossesIn(before, after);
  if (fields.length === 0) return <p class="soft">{t('versions.noDifference')}</p>;
  return (
    <>
      {losses.length > 0 && (
        <Notice tone="warn">
          <LossList losses={losses} />
        </Notice>
      )}
      {fields.map((name) => {
        const canRestore = onRestore !== null && isWritable(of, name) && before[name] !== undefined;
        const restore = canRestore ? () => onRestore({ [name]: before[name] ?? '' }) : null;
        const text = isText(name, before[name] ?? after[name]) ? textIn(before, name) : null;
        return (
          <div key={name} class="version-field column gap-1">
            {text === null ? (
              <FieldChange name={name} before={before[name]} after={after[name]} titleById={titleById} />
            ) : (
              <section
                class="column gap-1"
                aria-label={fieldLabel(name)}
                data-private={isHiddenField(name) || undefined}
              >
                <h3>{fieldLabel(name)}</h3>
                <TextComparison
                  label={t('history.differencesIn', { field: fieldLabel(name) })}
                  before={text}
                  after={textIn(after, name)}
                  onPutBack={canRestore ? (value) => onRestore({ [name]: value }) : null}
                />
              </section>
            )}
            <p class="wrap gap-1">
              {restore && (
                <Button size="small" icon="undo" onClick={restore}>
                  {t('versions.restoreField', { field: fieldLabel(name) })}
                </Button>
              )}
              {text !== null && text !== '' && <CopyButton text={text} />}
            </p>
          </div>
        );
      })}
    </>
  );
}

function CopyButton({ text }: { text: string }) {
  return (
    <Button
      size="small"
      tone="quiet"
      icon="copy"
      onClick={() =>
        navigator.clipboard.writeText(text).then(
          () => announce(t('versions.copied')),
          () => announce(t('versions.notCopied')),
        )
      }
    >
      {t('versions.copyText')}
    </Button>
  );
}
