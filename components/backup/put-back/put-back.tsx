import { useId, useState } from 'preact/hooks';
import { formatNumber, t } from '../../../lib/i18n/index.ts';
import type { WorldId, WorldSummary } from '../../../lib/model/index.ts';
import type { Loss, PutBackPlan } from '../../../lib/put-back/index.ts';
import { ImportStatus, useImportProgress } from '../../documents/index.ts';
import { Button, ConfirmDialog, Field, Notice, Select, TaskProgress } from '../../ui/index.ts';
import type { Comparison } from '../compare.ts';
import type { Opened } from '../use-check.ts';
import { PutBackRows } from './put-back-rows.tsx';
import { type PutBackSource, usePutBack } from './use-put-back.ts';
import { lossText } from './words.ts';
import './put-back.css';

interface PutBackProps {
  opened: Opened;
  comparison: Comparison | null;
  /** The worlds of the connection. */
  worlds: readonly WorldSummary[];
}

/** Puts entries of a backup back into the world that it came from, or into another. */
export function PutBack(props: PutBackProps) {
  const { opened, comparison, worlds } = props;
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<WorldId | null>(null);
  const heading = useId();
  const own = opened.backup.manifest.world.id;
  const targets = [...worlds].sort((a, b) => Number(b.id === own) - Number(a.id === own));
  const target = targets.find(({ id }) => id === chosen) ?? targets[0];
  if (!target) return null;
  if (!isOpen)
    return (
      <div class="backup-actions wrap gap-2">
        <Button onClick={() => setOpen(true)}>{t('putBack.open')}</Button>
      </div>
    );
  const isOwn = target.id === own;
  const title = (world: WorldSummary) => world.title || t('world.untitled');
  return (
    <section class="put-back column gap-3" aria-labelledby={heading}>
      <h4 id={heading}>{t('putBack.title')}</h4>
      <p class="small soft">{t('putBack.hint')}</p>
      <Field label={t('putBack.target')}>
        {(ids) => (
          <Select
            {...ids}
            class="choice"
            value={target.id}
            options={targets.map((world) => ({
              value: world.id,
              label: world.id === own ? t('putBack.sameWorld', { title: title(world) }) : title(world),
            }))}
            onChange={setChosen}
          />
        )}
      </Field>
      {isOwn && !comparison ? (
        <Notice>{t('putBack.compareFirst')}</Notice>
      ) : (
        <IntoWorld
          key={target.id}
          opened={opened}
          comparison={isOwn ? comparison : null}
          worldId={target.id}
        />
      )}
    </section>
  );
}

function IntoWorld(source: PutBackSource) {
  const { worldId, comparison } = source;
  const progress = useImportProgress(worldId);
  const { known, state, review, start, back } = usePutBack(source, progress);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isRelinking, setRelinking] = useState(true);
  if (!known) return <progress aria-label={t('putBack.planning')} />;
  if (known.rows.length === 0) return <Notice tone="good">{t('putBack.nothing')}</Notice>;
  const chosen = known.rows.filter(({ key, state }) => state !== 'cannot' && selected.has(key));
  const isUnderWay = progress ? progress.state !== 'done' && progress.state !== 'undone' : false;
  return (
    <>
      <PutBackRows rows={known.rows} comparison={comparison} selected={selected} onSelect={setSelected} />
      {comparison && (
        <label class="beside gap-2">
          <input type="checkbox" checked={isRelinking} onChange={() => setRelinking(!isRelinking)} />
          {t('putBack.relink')}
        </label>
      )}
      {state.step === 'planning' ? (
        <TaskProgress
          label={t('putBack.planning')}
          detail={t('putBack.planned', { done: state.done, total: state.total })}
          done={state.done}
          total={state.total}
          stop={t('import.stop')}
          onStop={back}
        />
      ) : (
        <div class="put-back-bar wrap gap-2">
          <p class="soft" role="status">
            {t('linkProblems.selected', { count: chosen.length })}
          </p>
          <Button
            tone="primary"
            disabled={chosen.length === 0 || isUnderWay}
            busy={state.step === 'starting'}
            onClick={() => review(chosen, isRelinking)}
          >
            {t('putBack.review', { count: chosen.length })}
          </Button>
        </div>
      )}
      {isUnderWay && <p class="small soft">{t('documents.underWay')}</p>}
      {state.step === 'choose' && state.problem && (
        <Notice tone="warn">
          {t(state.problem === 'nothing' ? 'putBack.nothingToDo' : 'backup.failed')}
        </Notice>
      )}
      {state.step === 'ready' && (
        <Question
          plan={state.plan}
          onStart={() => {
            setSelected(new Set());
            start(state.plan);
          }}
          onClose={back}
        />
      )}
    </>
  );
}

/** Seconds for each entry: it is created and read back, about once a second; linked ones are changed once more. */
const SECONDS_EACH = 3;
/** Entries that are named below a loss. */
const NAMED = 12;

/** Says what will happen, and what can't, before anything is sent. */
function Question(props: { plan: PutBackPlan; onStart: () => void; onClose: () => void }) {
  const { plan, created, restored, relinked, visible, lost } = props.plan;
  const count = plan.rows.length + plan.folders.length;
  const minutes = formatNumber(Math.ceil((count * SECONDS_EACH) / 60));
  return (
    <ConfirmDialog
      title={t('putBack.question', { count: created + restored })}
      confirm={t('putBack.start')}
      tone="primary"
      onConfirm={props.onStart}
      onClose={props.onClose}
    >
      <ul class="column gap-2">
        {created > 0 && <li>{t('putBack.created', { count: created })}</li>}
        {restored > 0 && <li>{t('putBack.restored', { count: restored })}</li>}
        {relinked > 0 && <li>{t('putBack.relinked', { count: relinked })}</li>}
        {visible > 0 && <li class="strong">{t('putBack.visible', { count: visible })}</li>}
      </ul>
      {lost.length > 0 && <Losses lost={lost} />}
      <p class="soft">{t('putBack.time', { minutes })}</p>
    </ConfirmDialog>
  );
}

function Losses({ lost }: { lost: readonly Loss[] }) {
  const codes = [...new Set(lost.map(({ code }) => code))];
  const namesOf = (code: Loss['code']): string[] => [
    ...new Set(lost.flatMap((one) => (one.code === code ? [one.detail || one.title] : []))),
  ];
  return (
    <details>
      <summary>{t('putBack.lost', { count: lost.length })}</summary>
      <dl class="put-back-losses small" data-private>
        {codes.map((code) => {
          const names = namesOf(code).map((name) => name || t('common.untitled'));
          return (
            <div key={code}>
              <dt>{lossText(code)}</dt>
              <dd class="soft" dir="auto">
                {names.slice(0, NAMED).join(', ')}
                {names.length > NAMED && ` ${t('import.more', { count: names.length - NAMED })}`}
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}

/** How far putting back is in each world where it was begun. */
export const PutBackStatuses = ({ worlds }: Pick<PutBackProps, 'worlds'>) =>
  worlds.map(({ id, title }) => <PutBackStatus key={id} worldId={id} world={title} />);

function PutBackStatus({ worldId, world }: { worldId: WorldId; world: string }) {
  const progress = useImportProgress(worldId);
  return progress?.source === 'backup' ? (
    <div class="put-back-status">
      <ImportStatus canUndo worldId={worldId} progress={progress} world={world || t('world.untitled')} />
    </div>
  ) : null;
}
