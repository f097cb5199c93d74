import { useState } from 'preact/hooks';
import { formatNumber, t } from '../../../lib/i18n/index.ts';
import type { Loss, PutBackPlan } from '../../../lib/put-back/index.ts';
import { useImportProgress } from '../../documents/index.ts';
import { Button, ConfirmDialog, Notice, TaskProgress } from '../../ui/index.ts';
import { PutBackRows } from './put-back-rows.tsx';
import { type PutBackSource, usePutBack } from './use-put-back.ts';
import { lossText } from './words.ts';

/** Chooses what is put back into a world, says what that does, and starts it. */
export function IntoWorld({ source, nothing }: { source: PutBackSource; nothing: string }) {
  const progress = useImportProgress(source.worldId);
  const { known, state, review, start, back } = usePutBack(source, progress);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isRelinking, setRelinking] = useState(true);
  if (!known) return <progress aria-label={t('putBack.planning')} />;
  if (known.rows.length === 0) return <Notice tone="good">{nothing}</Notice>;
  const chosen = known.rows.filter(({ key, state }) => state !== 'cannot' && selected.has(key));
  const isUnderWay = progress ? progress.state !== 'done' && progress.state !== 'undone' : false;
  return (
    <>
      <PutBackRows rows={known.rows} fields={known.fields} selected={selected} onSelect={setSelected} />
      {source.isOwn && (
        <label class="beside gap-2">
          <input type="checkbox" checked={isRelinking} onChange={() => setRelinking(!isRelinking)} />
          {t('putBack.relink')}
        </label>
      )}
      {state.step === 'planning' ? (
        <TaskProgress
          label={t('putBack.planning')}
          detail={t('common.countOf', { done: state.done, total: state.total })}
          done={state.done}
          total={state.total}
          stop={t('common.stop')}
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
export function Question(props: { plan: PutBackPlan; onStart: () => void; onClose: () => void }) {
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
