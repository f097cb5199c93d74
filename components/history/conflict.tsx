import type { ComponentChildren } from 'preact';
import { useEffect, useId, useMemo } from 'preact/hooks';
import type { Json } from '../../lib/history/index.ts';
import { agoWords } from '../search/index.ts';
import { Button, ModalDialog } from '../ui/index.ts';
import { Differences } from './differences.tsx';
import { fieldWords, isHiddenField } from './field-text.ts';
import type { Conflict as Meanwhile, Operation } from './operations.ts';
import './conflict.css';
import { type Naming, shownValue, textOf, valueWords } from './shown-value.ts';
import { useKnown } from './use-known.ts';

/**
 * Somebody else changed the entry in the meantime, and nothing was written. Shows their version, yours and the one you
 * saw, with two choices; the harmless one has the focus.
 */
export function Conflict(props: {
  operation: Operation;
  conflict: Meanwhile;
  isBusy: boolean;
  onKeep: () => void;
  onInsist: () => void;
}) {
  const { operation, conflict, isBusy } = props;
  const { stands, seen, wanted, upstreamAt } = conflict;
  // When a whole entry is restored, show only the fields that differ.
  const names = Object.keys(wanted).filter((name) => textOf(wanted[name]) !== textOf(stands[name]));
  const tellings = useMemo(
    () => [
      { ref: operation.ref, before: seen, after: stands },
      { ref: operation.ref, before: seen, after: wanted },
    ],
    [operation.ref, conflict],
  );
  const { naming } = useKnown(tellings);
  const keep = useId();
  // Scroll the dialog to its start, with the harmless choice focused.
  useEffect(() => {
    const button = document.getElementById(keep);
    button?.focus({ preventScroll: true });
    const dialog = button?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
  }, [keep]);
  return (
    <ModalDialog
      title="It was changed meanwhile"
      onClose={props.onKeep}
      actions={
        <>
          <Button id={keep} disabled={isBusy} onClick={props.onKeep}>
            Keep theirs
          </Button>
          {operation.insist && (
            <Button tone="danger" busy={isBusy} onClick={props.onInsist}>
              Use mine
            </Button>
          )}
        </>
      }
    >
      <div class="conflict">
        <p>
          <bdi data-private={operation.isPrivate || undefined}>“{operation.title || 'Untitled'}”</bdi> was
          changed on the platform{upstreamAt === null ? '' : ` ${agoWords(upstreamAt)}`}, after you had seen
          it. Nothing was overwritten.
        </p>
        {names.map((name) => (
          <section
            key={name}
            class="conflict-field"
            aria-label={fieldWords(name)}
            data-private={operation.isPrivate || isHiddenField(name) || undefined}
          >
            <h3>{fieldWords(name)}</h3>
            <Sides
              name={name}
              naming={naming}
              stands={stands[name]}
              seen={seen[name]}
              wanted={wanted[name]}
            />
          </section>
        ))}
      </div>
    </ModalDialog>
  );
}

type Value = Json | undefined;

function Sides(props: { name: string; naming: Naming; stands: Value; seen: Value; wanted: Value }) {
  const { name, naming, stands, seen, wanted } = props;
  const isText = [stands, wanted].some((value) => shownValue(name, seen, value, naming).as === 'text');
  if (!isText)
    return (
      <div class="conflict-sides" data-count="3">
        <Side words="Theirs, as it stands now" isStrong>
          <p dir="auto">{valueWords(name, stands, naming)}</p>
        </Side>
        <Side words="Yours" isStrong>
          <p dir="auto">{valueWords(name, wanted, naming)}</p>
        </Side>
        <Side words="What you saw">
          <p dir="auto">{seen === undefined ? 'It was not shown to you.' : valueWords(name, seen, naming)}</p>
        </Side>
      </div>
    );
  return (
    <>
      <div class="conflict-sides">
        <Side words="Theirs, beside what you saw" isStrong>
          <Differences label="Theirs, beside what you saw" before={textOf(seen)} after={textOf(stands)} />
        </Side>
        <Side words="Yours, beside what you saw" isStrong>
          <Differences label="Yours, beside what you saw" before={textOf(seen)} after={textOf(wanted)} />
        </Side>
      </div>
      <details class="conflict-seen">
        <summary>What you saw</summary>
        <pre dir="auto">{textOf(seen) || 'Nothing stood there.'}</pre>
      </details>
    </>
  );
}

function Side(props: { words: string; isStrong?: boolean; children: ComponentChildren }) {
  return (
    <div class="conflict-side" data-strong={props.isStrong || undefined}>
      <h4>{props.words}</h4>
      {props.children}
    </div>
  );
}
