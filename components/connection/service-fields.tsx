import { useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { DEFAULT_SEGMENTS } from '../../lib/service/index.ts';
import { Field, Segmented, TextField } from '../ui/index.ts';
import type { DetailProblems, Details, Version } from './details.ts';

/** The address of World Anvil; the API version is folded away, because hardly anyone needs it. */
export function ServiceFields(props: {
  details: Details;
  problems: DetailProblems;
  isRejected: boolean;
  change: (part: Partial<Details>) => void;
}) {
  const { details, problems, change } = props;
  const [isUnusual] = useState(
    details.version !== 'current' || details.segment !== DEFAULT_SEGMENTS[details.version],
  );
  const versions: { value: Version; label: string }[] = [
    { value: 'current', label: t('connection.currentVersion') },
    { value: 'earlier', label: t('connection.earlierVersion') },
  ];
  return (
    <div class="stack">
      <Field label={t('connection.addressField')} problem={problems.address ? t(problems.address) : null}>
        {(ids) => (
          <input
            {...ids}
            class="input"
            type="text"
            inputmode="url"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            value={details.address}
            aria-invalid={props.isRejected || ids['aria-invalid']}
            onInput={(event) => change({ address: event.currentTarget.value })}
          />
        )}
      </Field>
      <details class="fold" open={isUnusual || problems.segment !== undefined}>
        <summary>{t('connection.advanced')}</summary>
        <div class="version">
          <Segmented
            label={t('connection.apiVersion')}
            value={details.version}
            options={versions}
            onChange={(version) => change({ version, segment: DEFAULT_SEGMENTS[version] })}
          />
          <TextField
            label={t('connection.versionName')}
            hint={t('connection.versionNameHint')}
            problem={problems.segment ? t(problems.segment) : null}
            value={details.segment}
            spellcheck={false}
            autocomplete="off"
            onInput={(segment) => change({ segment })}
          />
        </div>
      </details>
    </div>
  );
}
