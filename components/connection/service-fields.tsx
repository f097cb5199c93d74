import { useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { DEFAULT_ADDRESS, DEFAULT_SEGMENTS, parseAddress } from '../../lib/service/index.ts';
import { Field, Segmented, TextField } from '../ui/index.ts';
import type { DetailProblems, Details, Version } from './details.ts';

/** The address of World Anvil and its API version. They are folded away, because hardly anyone needs them. */
export function ServiceFields(props: {
  details: Details;
  problems: DetailProblems;
  isRejected: boolean;
  change: (part: Partial<Details>) => void;
}) {
  const { details, problems, change } = props;
  const [isUnusual] = useState(
    details.address !== DEFAULT_ADDRESS ||
      details.version !== 'current' ||
      details.segment !== DEFAULT_SEGMENTS[details.version],
  );
  /** Shows what will be contacted: `worldanvil` becomes the full address. */
  const complete = () => {
    const parsed = parseAddress(details.address, details.version, '');
    if (parsed.ok && parsed.value.address !== details.address) change({ address: parsed.value.address });
  };
  const versions: { value: Version; label: string }[] = [
    { value: 'current', label: t('connection.currentVersion') },
    { value: 'earlier', label: t('connection.earlierVersion') },
  ];
  return (
    <details
      class="fold"
      open={isUnusual || props.isRejected || Boolean(problems.address) || Boolean(problems.segment)}
    >
      <summary>{t('connection.advanced')}</summary>
      <div class="stack">
        <Field label={t('connection.address')} problem={problems.address ? t(problems.address) : null}>
          {(ids) => (
            <input
              {...ids}
              class="input"
              type="text"
              inputmode="url"
              autocomplete="off"
              autocapitalize="off"
              spellcheck={false}
              dir="ltr"
              value={details.address}
              aria-invalid={props.isRejected || ids['aria-invalid']}
              onInput={(event) => change({ address: event.currentTarget.value })}
              onBlur={complete}
            />
          )}
        </Field>
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
      </div>
    </details>
  );
}
