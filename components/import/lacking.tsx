import { useState } from 'preact/hooks';
import { report as reportError } from '../../lib/diagnostics/index.ts';
import { type Message, message, t } from '../../lib/i18n/index.ts';
import { type RemovedEntries, removeEntries, restoreEntries } from '../../lib/library/index.ts';
import { sentenceOf } from '../../lib/model/index.ts';
import { announce, Button, Notice, useKeptFocus } from '../ui/index.ts';
import { Entries } from './entry-list.tsx';
import { IMPORT_LOCK, type ImportReport } from './reading.ts';

type State = { step: 'asking' | 'kept' } | { step: 'removed'; removed: RemovedEntries };

/** Entries of an earlier reading that the export doesn't have: they stay, unless the person removes them. */
export function Lacking({ report }: { report: Pick<ImportReport, 'target' | 'lacking'> }) {
  const { target, lacking } = report;
  const [state, setState] = useState<State>({ step: 'asking' });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);
  const box = useKeptFocus<HTMLDivElement>(state.step);
  const count = lacking.length;
  if (count === 0) return null;

  const change = async (work: () => Promise<State>) => {
    setBusy(true);
    try {
      setState(await navigator.locks.request(IMPORT_LOCK, work));
      setProblem(null);
    } catch (error) {
      reportError(error, 'import.lacking');
      setProblem(sentenceOf(error) ?? message('import.failed'));
    }
    setBusy(false);
  };
  const remove = async (): Promise<State> => {
    const removed = await removeEntries(
      target.id,
      lacking.map(({ ref }) => ref),
    );
    announce(t('import.lackingRemoved', { count }));
    return { step: 'removed', removed };
  };
  const undo = async (removed: RemovedEntries): Promise<State> => {
    await restoreEntries(removed);
    return { step: 'asking' };
  };
  return (
    <div ref={box} tabIndex={-1} class="import-lacking">
      {problem && <Notice tone="danger">{t(problem)}</Notice>}
      {state.step === 'removed' ? (
        <Notice
          tone="good"
          actions={
            <Button busy={isBusy} onClick={() => void change(() => undo(state.removed))}>
              {t('common.undo')}
            </Button>
          }
        >
          {t('import.lackingRemoved', { count })}
        </Notice>
      ) : state.step === 'kept' ? (
        <p class="soft">{t('import.lackingKept', { count })}</p>
      ) : (
        <Notice
          tone="warn"
          actions={
            <>
              <Button onClick={() => setState({ step: 'kept' })} busy={isBusy}>
                {t('import.lackingKeep')}
              </Button>
              <Button onClick={() => void change(remove)} busy={isBusy}>
                {t('import.lackingRemove', { count })}
              </Button>
            </>
          }
        >
          <p>{t('import.lacking', { count, world: target.title })}</p>
          <Entries title={t('import.showAll', { count })} entries={lacking} address={null} />
        </Notice>
      )}
    </div>
  );
}
