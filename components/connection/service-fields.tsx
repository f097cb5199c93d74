import { DEFAULT_SEGMENTS } from '../../lib/service/index.ts';
import { Field, Segmented, TextField } from '../ui/index.ts';
import type { DetailProblems, Details, Version } from './details.ts';

const VERSIONS: { value: Version; label: string }[] = [
  { value: 'current', label: 'Current version' },
  { value: 'earlier', label: 'Earlier version' },
];

/** The address of World Anvil's API and its version. */
export function ServiceFields(props: {
  details: Details;
  problems: DetailProblems;
  isRejected: boolean;
  change: (part: Partial<Details>) => void;
}) {
  const { details, problems, change } = props;
  const own = details.segment !== DEFAULT_SEGMENTS[details.version];
  return (
    <div class="stack">
      <Field label="Service address" problem={problems.address ?? null}>
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
      <div class="version">
        <Segmented
          label="Version of the service"
          value={details.version}
          options={VERSIONS}
          onChange={(version) => change({ version, segment: DEFAULT_SEGMENTS[version] })}
        />
        <details class="fold" open={own || problems.segment !== undefined}>
          <summary>Another version segment</summary>
          <TextField
            label="Version segment"
            hint="The word in the API’s path that names the version. Leave it as it is unless you know better."
            problem={problems.segment ?? null}
            value={details.segment}
            spellcheck={false}
            autocomplete="off"
            onInput={(segment) => change({ segment })}
          />
        </details>
      </div>
    </div>
  );
}
