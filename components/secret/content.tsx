import { detach } from '../../lib/diagnostics/index.ts';
import { changeSettings } from '../../lib/settings/index.ts';
import type { EntryViewProps } from '../entry-view/index.ts';
import { RichText } from '../markup/index.ts';
import { Button, Field, Notice } from '../ui/index.ts';
import type { Reading } from './use-reading.ts';

const TIMES: readonly { value: number | null; label: string }[] = [
  { value: 15, label: 'after 15 seconds' },
  { value: 60, label: 'after a minute' },
  { value: 300, label: 'after 5 minutes' },
  { value: 1800, label: 'after half an hour' },
  { value: null, label: 'only when I cover it' },
];

/** The content of a secret, covered until it is asked for. */
export function Content(props: {
  reading: Reading;
  /** Screen-share mode is on, so it can't be shown. */
  isCovered: boolean;
  seconds: number | null;
  open: EntryViewProps['open'];
  search: EntryViewProps['search'];
}) {
  const { reading, isCovered, seconds } = props;
  const { content, busy } = reading;
  const isOpen = content !== null;
  return (
    <section class="secret-content" aria-label="What it says" data-open={isOpen}>
      <div class="secret-bar">
        {isOpen ? (
          <Button size="small" keys="S" onClick={reading.cover}>
            Cover
          </Button>
        ) : (
          <Button size="small" icon="eye" keys="S" busy={busy} disabled={isCovered} onClick={reading.show}>
            Show what it says
          </Button>
        )}
        {busy && (
          <span class="soft small" role="status">
            It is being read…
          </span>
        )}
      </div>
      {reading.errorMessage && (
        <Notice tone="danger" actions={<Button onClick={reading.show}>Try again</Button>}>
          {reading.errorMessage}
        </Notice>
      )}
      {isOpen ? (
        <div class="secret-text">
          {content.trim() === '' ? (
            <p class="soft">Nothing is written in it yet.</p>
          ) : (
            <RichText text={content} name="secret" level={2} open={props.open} search={props.search} />
          )}
        </div>
      ) : (
        <p class="soft small">
          {isCovered
            ? 'It stays covered while the screen is shared.'
            : 'Covered. It is fetched when you ask for it, and kept nowhere on this device in the clear.'}
        </p>
      )}
      <CoverTime seconds={seconds} />
    </section>
  );
}

function CoverTime({ seconds }: { seconds: number | null }) {
  const isOther = TIMES.every(({ value }) => value !== seconds);
  return (
    <div class="secret-time">
      <Field
        label="Cover it by itself"
        hint="Counted from the last key or movement here. Esc, and hiding the panel, cover it at once."
      >
        {(ids) => (
          <select
            {...ids}
            class="input"
            value={String(seconds)}
            onChange={({ currentTarget: { value } }) => {
              const secretCoverSeconds = value === 'null' ? null : Number(value);
              detach(
                changeSettings((now) => ({ ...now, secretCoverSeconds })),
                'secret.saveCoverTime',
              );
            }}
          >
            {isOther && <option value={String(seconds)}>{`after ${seconds} seconds`}</option>}
            {TIMES.map(({ value, label }) => (
              <option key={label} value={String(value)}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
