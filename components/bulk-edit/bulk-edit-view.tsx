import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { reportAndUse } from '../../lib/diagnostics/index.ts';
import { isPrivate } from '../../lib/entries/index.ts';
import { openHistory } from '../../lib/history/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { type Entry, openLibrary, type WorldCopy } from '../../lib/library/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { ok, type WorldId } from '../../lib/model/index.ts';
import { findTags } from '../capture/form/tag-field.tsx';
import { CategoryPicker } from '../category/index.ts';
import { BatchReport, BatchReports, useUndoMany } from '../history/index.ts';
import { RowContent, rowOfEntry, useAsyncAction } from '../search/index.ts';
import { Button, Combobox, ConfirmDialog, Field, Notice, Select, Trans, useWatched } from '../ui/index.ts';
import { type BulkChange, CHOICES, type Choice, exposedBy, exposedByUndo, fieldsFor } from './choices.ts';
import './bulk-edit.css';

/** Titles listed before the rest is unfolded. */
const COLLAPSED_COUNT = 6;
const MAX_TAGS = 8;

/** The warning for articles that readers can't see now. */
function ExposureWarning({ count }: { count: number }) {
  return (
    <>
      <p>{t('bulkEdit.exposes', { count })}</p>
      <p>{t('history.notUnread')}</p>
    </>
  );
}

/** The tag or the category of a change; null if it has none. */
function nameIn(change: BulkChange, { categories }: WorldCopy): string | null {
  if (change.kind === 'addTag' || change.kind === 'removeTag') return change.value;
  if (change.kind !== 'category' || change.value === null) return null;
  return categories.find(({ id }) => id === change.value)?.title || t('common.untitled');
}

/** What is about to be changed, and in how many articles. */
function Summary(props: { kind: BulkChange['kind']; label: string; count: number; name: string | null }) {
  const { kind, label, count, name } = props;
  if (name === null)
    return (
      <p>
        {kind === 'category'
          ? t('bulkEdit.uncategorize', { count })
          : t('bulkEdit.summary', { change: label, count })}
      </p>
    );
  const value = (text: ComponentChildren) => <bdi>{text}</bdi>;
  return (
    <p>
      <Trans id="bulkEdit.summaryOf" values={{ kind, count, name, value }} />
    </p>
  );
}

export interface BulkEditViewProps {
  worldId: WorldId;
  /** Articles selected on a page. */
  ids: readonly string[];
}

async function readAll({ worldId, ids }: BulkEditViewProps): Promise<{ entries: Entry[]; world: WorldCopy }> {
  const library = await openLibrary();
  const [entries, world] = await Promise.all([
    library.entries(
      worldId,
      ids.map((id) => ({ kind: 'article' as const, id })),
    ),
    library.world(worldId),
  ]);
  return { entries: entries.filter((entry) => entry !== null), world };
}

/** Says so first of all if readers will see something that they can't see now. */
function questionFor({ kind }: BulkChange, exposed: number, count: number): string {
  if (exposed === 0) return t('bulkEdit.question', { count });
  return kind === 'draft'
    ? t('bulkEdit.publishQuestion', { count: exposed })
    : t('bulkEdit.makePublicQuestion', { count: exposed });
}

/** Changes the articles that were selected in a list on World Anvil: choose a change, confirm it, read the report. */
export function BulkEditView({ worldId, ids }: BulkEditViewProps) {
  const known = useWatched(
    () => readAll({ worldId, ids }),
    (changed) => {
      let stop = () => {};
      let isCanceled = false;
      void openLibrary().then((library) => {
        if (!isCanceled) stop = library.subscribe((change) => change.what === 'entries' && changed());
      });
      return () => {
        isCanceled = true;
        stop();
      };
    },
    [worldId, ids],
  );
  const [choice, setChoice] = useState<Choice | undefined>(undefined);
  const [tag, setTag] = useState('');
  const [category, setCategory] = useState<string | null>(null);
  const [confirming, setConfirming] = useState<BulkChange | null>(null);
  const [batch, setBatch] = useState<{ id: string; exposedByUndo: number } | null>(null);
  const [isUndoing, setUndoing] = useState(false);
  const [status, setStatus] = useState<string | null>(null);
  const [errorMessage, run] = useAsyncAction();
  const undoing = useUndoMany(run);
  useEffect(() => setBatch(null), [ids]);
  // One batch at a time: the next one would wait for it.
  const running = useWatched(
    () =>
      openHistory()
        .batches()
        .then(
          (all) => all.filter(({ state }) => state === 'running'),
          reportAndUse('bulkEdit.readBatches', []),
        ),
    (changed) => openHistory().subscribe(changed),
  );
  const isRunning = running?.some(({ id }) => id === batch?.id || undoing.begun.includes(id)) ?? false;
  if (!known) return null;
  const { entries, world } = known;
  const count = entries.length;

  const start = (change: BulkChange) =>
    run(async () => {
      setStatus(null);
      const edits = entries.flatMap((entry) => {
        const fields = entry.isPending ? null : fieldsFor(entry, change);
        const ref = { worldId, kind: 'article' as const, id: entry.id };
        return fields ? [{ ref, title: entry.title, ...fields }] : [];
      });
      if (edits.length === 0) {
        setStatus(t('bulkEdit.alreadySo'));
        return ok(undefined);
      }
      const exposed = exposedByUndo(change, entries);
      const begun = await request('history.many', { edits });
      if (begun.ok) setBatch({ id: begun.value.batch, exposedByUndo: exposed });
      return begun;
    });
  const exposed = confirming ? exposedBy(confirming, entries) : 0;
  const wanted = choice?.change(choice.input === 'category' ? category : tag) ?? null;

  return (
    <section class="bulk-edit" aria-label={t('bulkEdit.title', { count })}>
      <h1>{t('bulkEdit.title', { count })}</h1>
      <Titles entries={entries} />
      <form
        class="bulk-edit-form column gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted) setConfirming(wanted);
        }}
      >
        <Field label={t('bulkEdit.change')}>
          {(field) => (
            <Select
              {...field}
              class="choice"
              value={choice?.id ?? ''}
              options={[
                ...(choice ? [] : [{ value: '', label: t('bulkEdit.choose') }]),
                ...CHOICES.map(({ id, label }) => ({ value: id, label: label() })),
              ]}
              onChange={(value) => setChoice(CHOICES.find(({ id }) => id === value))}
            />
          )}
        </Field>
        {choice?.input === 'tag' && (
          <Field label={t('bulkEdit.tag')}>
            {(ids) => (
              <Combobox
                ids={ids}
                text={tag}
                onText={setTag}
                options={tag.trim() === '' ? [] : findTags(world.tags, tag, MAX_TAGS)}
                keyOf={(one) => one.tag}
                takesFirst={false}
                onPick={(one) => setTag(one.tag)}
                render={(one) => (
                  <>
                    <bdi>{one.tag}</bdi>
                    <span class="soft small">{t('library.articleCount', { count: one.count })}</span>
                  </>
                )}
              />
            )}
          </Field>
        )}
        {choice?.input === 'category' && (
          <CategoryPicker categories={world.categories} value={category} onPick={setCategory} />
        )}
        <Button type="submit" tone="primary" disabled={wanted === null || entries.length === 0 || isRunning}>
          {t('bulkEdit.submit', { count })}
        </Button>
      </form>
      {status && <Notice>{status}</Notice>}
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      <BatchReports>
        {batch !== null && (
          <BatchReport
            batch={batch.id}
            onClose={() => setBatch(null)}
            hasKey
            takesFocus
            undo={{
              label: t('common.undo'),
              onUndo: () => (batch.exposedByUndo > 0 ? setUndoing(true) : undoing.undo(batch.id)),
            }}
          />
        )}
        {undoing.begun.map((one) => (
          <BatchReport key={one} batch={one} onClose={() => undoing.close(one)} />
        ))}
      </BatchReports>
      {confirming && choice && (
        <ConfirmDialog
          title={questionFor(confirming, exposed, count)}
          confirm={
            exposed > 0 && confirming.kind === 'draft'
              ? t('bulkEdit.publish', { count: exposed })
              : choice.label()
          }
          tone={exposed > 0 ? 'danger' : 'primary'}
          onClose={() => setConfirming(null)}
          onConfirm={() => {
            setConfirming(null);
            start(confirming);
          }}
        >
          <Summary
            kind={confirming.kind}
            label={choice.label()}
            count={count}
            name={nameIn(confirming, world)}
          />
          {exposed > 0 && <ExposureWarning count={exposed} />}
        </ConfirmDialog>
      )}
      {batch && isUndoing && (
        <ConfirmDialog
          title={t('bulkEdit.undoQuestion')}
          confirm={t('common.undo')}
          onClose={() => setUndoing(false)}
          onConfirm={() => {
            setUndoing(false);
            undoing.undo(batch.id);
          }}
        >
          <ExposureWarning count={batch.exposedByUndo} />
        </ConfirmDialog>
      )}
    </section>
  );
}

function Titles({ entries }: { entries: readonly Entry[] }) {
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? entries : entries.slice(0, COLLAPSED_COUNT);
  const more = entries.length - shown.length;
  return (
    <>
      <ul class="bulk-edit-titles" aria-label={t('bulkEdit.selected')}>
        {shown.map((entry) => (
          <li key={entry.id} class="entry-row" data-private={isPrivate('article', entry) || undefined}>
            <RowContent
              row={{ ...rowOfEntry(entry), excerpt: null }}
              title={
                <bdi class="result-title cut" dir="auto">
                  {entry.title || t('common.untitled')}
                </bdi>
              }
            />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button size="small" tone="quiet" onClick={() => setExpanded(true)}>
          {t('common.showMore', { count: more })}
        </Button>
      )}
    </>
  );
}
