import { useState } from 'preact/hooks';
import { type Change, openHistory } from '../../lib/history/index.ts';
import { exposureOf } from '../../lib/model/index.ts';
import { download } from '../outbox/index.ts';
import { announce, Button, ConfirmDialog, LOCALE, Notice, Segmented } from '../ui/index.ts';
import { restoreOperation } from './create-operations.ts';
import type { TitleLookup } from './displayed-change.ts';
import { FieldChange } from './field-change.tsx';
import { canRevert } from './operation-text.ts';
import { perform } from './perform.ts';

const formatMoment = (at: number): string =>
  new Date(at).toLocaleString(LOCALE, { dateStyle: 'long', timeStyle: 'short' });

const FAILED = 'It could not be read from this device. Nothing in your world is touched by that; try again.';

/** What a change did to each field, and how to restore the earlier version. */
export function ChangeDetails(props: { change: Change; titleById: TitleLookup; isPrivate: boolean }) {
  const { change, titleById, isPrivate } = props;
  const { before, after, found } = change;
  const [isConfirming, setConfirming] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const save = async () => {
    setErrorMessage(null);
    const entry = await openHistory().whole(change.id);
    if (entry === null) throw new Error('What was kept of it was taken away meanwhile, because it was old.');
    const day = new Date(change.at).toISOString().slice(0, 10);
    download(`${change.ref.kind}-${change.ref.id}-${day}.json`, JSON.stringify(entry, null, 2));
    announce('The file is in your downloads.');
  };
  const names = Object.keys(after);
  return (
    <div class="change-details">
      {names.map((name) => (
        <FieldChange key={name} name={name} before={before[name]} after={after[name]} titleById={titleById} />
      ))}
      {change.cause === 'create' && (
        <p class="soft small">To undo this, delete the article on World Anvil.</p>
      )}
      {names.length === 0 && !change.hasWhole && <p class="soft small">Nothing of it was kept.</p>}
      {found && (
        <section class="change-found" aria-label="What stood there when it was looked at">
          <p class="small">
            When Loreside looked again, something else stood there. Compared with what was wanted:
          </p>
          {Object.keys(found).map((name) => (
            <FieldChange
              key={name}
              name={name}
              before={after[name]}
              after={found[name]}
              titleById={titleById}
            />
          ))}
        </section>
      )}
      <p class="change-actions">
        {change.state === 'done' && canRevert(change) && (
          <Button size="small" onClick={() => setConfirming(true)}>
            Restore how it stood before…
          </Button>
        )}
        {change.hasWhole && (
          <Button
            size="small"
            tone="quiet"
            onClick={() =>
              save().catch((error: unknown) =>
                setErrorMessage(error instanceof Error ? error.message : FAILED),
              )
            }
          >
            Save all of it as it stood
          </Button>
        )}
      </p>
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      {isConfirming && <Restore change={change} isPrivate={isPrivate} onClose={() => setConfirming(false)} />}
    </div>
  );
}

const EXTENTS = [
  { value: 'part', label: 'Only what this change touched' },
  { value: 'whole', label: 'All of it' },
] as const;

function Restore(props: { change: Change; isPrivate: boolean; onClose: () => void }) {
  const { change, isPrivate, onClose } = props;
  const [extent, setExtent] = useState<'part' | 'whole'>('part');
  const exposes = extent === 'whole' || exposureOf(change.before, change.after) !== null;
  return (
    <ConfirmDialog
      title="Restore how it stood?"
      confirm="Restore it"
      keep="Leave it as it is"
      onClose={onClose}
      onConfirm={() => {
        onClose();
        void perform(restoreOperation(change, extent === 'whole', isPrivate));
      }}
    >
      <p>
        <bdi data-private={isPrivate || undefined}>“{change.title || 'Untitled'}”</bdi> is put back as it
        stood on {formatMoment(change.at)}, before this change.
      </p>
      {change.hasWhole && (
        <Segmented label="How much of it" value={extent} options={EXTENTS} onChange={setExtent} />
      )}
      {exposes && <p>If readers could see it then, they’ll be able to read it again at once.</p>}
      <p>
        What it is now stays in the history, so this can be taken back too. Where somebody else has changed
        it, you see both first.
      </p>
    </ConfirmDialog>
  );
}
