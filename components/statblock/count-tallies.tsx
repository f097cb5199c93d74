import { useId, useRef, useState } from 'preact/hooks';
import { formatNumber, t } from '../../lib/i18n/index.ts';
import { announce, Button, IconButton } from '../ui/index.ts';
import { MAX_LABEL_LENGTH, MAX_TALLIES, type Tally } from './counters.ts';
import { MAX_POINTS } from './hit-points.ts';

/** Named counters that a person adds to a statblock. */
export function CountTallies(props: {
  tallies: readonly Tally[];
  change: (next: (before: readonly Tally[]) => Tally[]) => void;
}) {
  const { tallies, change } = props;
  const [label, setLabel] = useState('');
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const step = (at: number, by: number) => {
    const one = tallies[at];
    if (!one) return;
    const value = Math.min(MAX_POINTS, Math.max(-MAX_POINTS, one.value + by));
    change((before) => before.map((tally, index) => (index === at ? { ...tally, value } : tally)));
    announce(t('statblock.counterValue', { label: one.label, value }));
  };
  return (
    <fieldset class="count-tallies" aria-label={t('statblock.counters')}>
      {tallies.length > 0 && (
        <ul>
          {tallies.map((tally, at) => (
            <li key={`${at} ${tally.label}`}>
              <bdi class="tally-label">{tally.label}</bdi>
              <Button
                size="small"
                aria-label={t('statblock.oneLess', { label: tally.label })}
                onClick={() => step(at, -1)}
              >
                −
              </Button>
              <b>{formatNumber(tally.value)}</b>
              <Button
                size="small"
                aria-label={t('statblock.oneMore', { label: tally.label })}
                onClick={() => step(at, 1)}
              >
                +
              </Button>
              <IconButton
                icon="close"
                label={t('statblock.removeCounter', { label: tally.label })}
                onClick={() => {
                  change((before) => before.filter((_, index) => index !== at));
                  announce(t('statblock.counterRemoved', { label: tally.label }));
                  field.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {tallies.length < MAX_TALLIES && (
        <form
          class="count-form"
          onSubmit={(event) => {
            event.preventDefault();
            const tally = tallyIn(label);
            if (!tally) return;
            change((before) => [...before, tally].slice(0, MAX_TALLIES));
            setLabel('');
            announce(t('statblock.counterValue', tally));
          }}
        >
          <label class="visually-hidden" for={fieldId}>
            {t('statblock.whatToCount')}
          </label>
          <input
            ref={field}
            id={fieldId}
            class="input"
            autocomplete="off"
            maxLength={MAX_LABEL_LENGTH}
            placeholder={t('statblock.counterExample')}
            value={label}
            onInput={(event) => setLabel(event.currentTarget.value)}
          />
          <Button size="small" type="submit" icon="add">
            {t('statblock.addCounter')}
          </Button>
        </form>
      )}
    </fieldset>
  );
}

/** `Legendary actions 3` starts at 3. Without a number, a counter starts at 0. */
function tallyIn(typed: string): Tally | null {
  const [, label = '', number = '0'] = /^(.*?)(?:\s+(\d{1,5}))?$/.exec(typed.trim()) ?? [];
  return label === '' ? null : { label: label, value: Number(number) };
}
