import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { isHiddenField } from '../../../lib/entries/index.ts';
import type { Json, Values } from '../../../lib/history/index.ts';
import { formatAge, t } from '../../../lib/i18n/index.ts';
import type { ChangeConflict } from '../../../lib/model/index.ts';
import { Button, ModalDialog, Trans } from '../../ui/index.ts';
import { Differences } from '../differences/differences.tsx';
import { fieldLabel } from '../operation-text.ts';
import { mergeVersions } from './merge.ts';
import type { Operation } from './operations.ts';
import '../differences/differences.css';
import { displayChange, formatValue, type TitleLookup, textOf } from '../displayed-change.ts';
import { useEntryInfo } from '../use-entry-info.ts';

/**
 * Somebody else changed the entry in the meantime, and nothing was written. Shows their version, yours and the one you
 * saw, with two choices; the harmless one has the focus.
 */
export function Conflict(props: {
  operation: Operation;
  conflict: ChangeConflict;
  isBusy: boolean;
  onKeep: () => void;
  onInsist: () => void;
  onMerge: (both: Values) => void;
}) {
  const { operation, conflict, isBusy } = props;
  const { stands, seen, wanted, upstreamAt } = conflict;
  // When a whole entry is restored, show only the fields that differ.
  const names = Object.keys(wanted).filter((name) => textOf(wanted[name]) !== textOf(stands[name]));
  const comparisons = useMemo(
    () => [
      { ref: operation.ref, before: seen, after: stands },
      { ref: operation.ref, before: seen, after: wanted },
    ],
    [operation.ref, conflict],
  );
  const { titleById } = useEntryInfo(comparisons);
  const title = operation.title || t('common.untitled');
  const entry = (text: ComponentChildren) => (
    <bdi data-private={operation.isPrivate || undefined}>{text}</bdi>
  );
  const both = useMemo(() => (operation.merge ? mergeVersions(conflict) : null), [conflict]);
  return (
    <ModalDialog
      title={t('history.conflictTitle')}
      onClose={props.onKeep}
      actions={
        <>
          <Button disabled={isBusy} onClick={props.onKeep}>
            {t('history.keepTheirs')}
          </Button>
          {operation.overwrite && (
            <Button busy={isBusy} onClick={props.onInsist}>
              {t('history.useMine')}
            </Button>
          )}
          {both && (
            <Button tone="primary" busy={isBusy} onClick={() => props.onMerge(both)}>
              {t('outbox.keepBoth')}
            </Button>
          )}
        </>
      }
    >
      <div class="conflict">
        <p>
          {upstreamAt === null ? (
            <Trans id="history.conflictHint" values={{ title, entry }} />
          ) : (
            <Trans id="history.conflictHintWithAge" values={{ title, entry, age: formatAge(upstreamAt) }} />
          )}
        </p>
        {names.map((name) => (
          <section
            key={name}
            class="conflict-field"
            aria-label={fieldLabel(name)}
            data-private={operation.isPrivate || isHiddenField(name) || undefined}
          >
            <h3>{fieldLabel(name)}</h3>
            <Sides
              name={name}
              titleById={titleById}
              stands={stands[name]}
              seen={seen[name]}
              wanted={wanted[name]}
              both={both?.[name]}
            />
          </section>
        ))}
      </div>
    </ModalDialog>
  );
}

type FieldValue = Json | undefined;

function Sides(props: {
  name: string;
  titleById: TitleLookup;
  stands: FieldValue;
  seen: FieldValue;
  wanted: FieldValue;
  /** What keeping both makes of it. */
  both: FieldValue;
}) {
  const { name, titleById, stands, seen, wanted, both } = props;
  const isText = [stands, wanted].some((value) => displayChange(name, seen, value, titleById).as === 'text');
  if (!isText)
    return (
      <dl class="conflict-values">
        <Value label={t('history.theirsNow')} value={formatValue(name, stands, titleById)} />
        <Value label={t('history.yours')} value={formatValue(name, wanted, titleById)} />
        {both !== undefined && (
          <Value label={t('history.bothTogether')} value={formatValue(name, both, titleById)} />
        )}
        <Value
          label={t('history.whatYouSaw')}
          value={seen === undefined ? t('history.notShown') : formatValue(name, seen, titleById)}
        />
      </dl>
    );
  return (
    <>
      <div class="conflict-sides">
        <Side label={t('history.theirsCompared')}>
          <Differences label={t('history.theirsCompared')} before={textOf(seen)} after={textOf(stands)} />
        </Side>
        <Side label={t('history.yoursCompared')}>
          <Differences label={t('history.yoursCompared')} before={textOf(seen)} after={textOf(wanted)} />
        </Side>
      </div>
      {both !== undefined && <Version label={t('history.bothTogether')} text={textOf(both)} />}
      <Version label={t('history.whatYouSaw')} text={textOf(seen)} />
    </>
  );
}

function Value({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  );
}

function Version({ label, text }: { label: string; text: string }) {
  return (
    <details class="conflict-version">
      <summary>{label}</summary>
      <pre dir="auto">{text || t('history.nothingThere')}</pre>
    </details>
  );
}

function Side(props: { label: string; children: ComponentChildren }) {
  return (
    <div class="conflict-side column gap-1">
      <h4>{props.label}</h4>
      {props.children}
    </div>
  );
}
