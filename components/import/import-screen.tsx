import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type MessageId, t } from '../../lib/i18n/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { openExport } from '../../lib/world-export/index.ts';
import { announce, Button, Card, Notice } from '../ui/index.ts';
import { ChooseFile, PageOffer } from './choose-file.tsx';
import type { ImportProgress } from './read-export.ts';
import type { ImportReport } from './reading.ts';
import { ReportView } from './report-view.tsx';
import { sourceOfTab } from './tab-text.ts';
import type { TargetQuestion } from './target-of.ts';
import { type Import, useImport } from './use-import.ts';
import './import.css';

/** The tab that the popup has sent here; null if there is none. */
function namedTab(): number | null {
  const id = Number.parseInt(new URLSearchParams(location.search).get('tab') ?? '', 10);
  return Number.isNaN(id) ? null : id;
}

interface ImportScreenProps {
  /** Opens the panel in a world; called in a click. */
  onOpenPanel: (worldId: WorldId) => void;
  /** A world was read. */
  onRead: (worldId: WorldId) => void;
}

export function ImportScreen({ onOpenPanel, onRead }: ImportScreenProps) {
  const reading = useImport();
  const { state } = reading;
  useEffect(() => {
    const [first] = state.step === 'done' ? state.reports : [];
    if (first) onRead(first.target.id);
  }, [state]);
  useEffect(() => {
    const tabId = namedTab();
    if (tabId !== null) reading.start(sourceOfTab(tabId));
  }, []);
  return <ImportView {...reading} onOpenPanel={onOpenPanel} />;
}

export function ImportView(props: Import & Pick<ImportScreenProps, 'onOpenPanel'>) {
  const { state, start, stop, reset, onOpenPanel } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const problem = useRef<HTMLDivElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const { step } = state;
  const isFirst = useRef(true);
  // What had the focus is gone with the step before.
  useEffect(() => {
    if (step !== 'choose') title.current?.focus();
    else if (!isFirst.current) (problem.current ?? choose.current)?.focus();
    isFirst.current = false;
    if (step === 'done') announce(t('import.ready'));
  }, [step]);
  switch (state.step) {
    case 'choose':
      return (
        <>
          {state.problem && (
            <div class="import-problem" tabIndex={-1} ref={problem}>
              <Notice tone="warn">{t(state.problem)}</Notice>
            </div>
          )}
          <ChooseFile buttonRef={choose} onFile={(file) => start(openExport(file))} />
        </>
      );
    case 'reading': {
      const target = state.progress?.target;
      return (
        <Card>
          <h2 tabIndex={-1} ref={title}>
            {target ? t('import.readingWorld', { world: target.title }) : t('import.reading')}
          </h2>
          <Progress progress={state.progress} />
          {state.progress && <p class="soft">{t('import.searchNow')}</p>}
          <div class="import-actions">
            <Button onClick={stop}>{t('common.stop')}</Button>
            {target && <Button onClick={() => onOpenPanel(target.id)}>{t('common.openPanel')}</Button>}
          </div>
        </Card>
      );
    }
    case 'asking':
      return <AskTarget {...state} titleRef={title} />;
    case 'done': {
      const [first] = state.reports;
      return (
        <Card>
          {state.reports.map((report, at) => (
            <section class="import-report" key={report.target.id}>
              <h2 tabIndex={-1} {...(at === 0 && { ref: title })}>
                {headline(report)}
              </h2>
              <ReportView report={report} />
            </section>
          ))}
          <div class="import-actions">
            {first && (
              <Button tone="primary" onClick={() => onOpenPanel(first.target.id)}>
                {t('common.openPanel')}
              </Button>
            )}
            <Button onClick={reset}>{t('import.another')}</Button>
          </div>
          <PageOffer />
        </Card>
      );
    }
  }
}

const HEADLINES = {
  whole: 'import.done',
  part: 'import.doneInPart',
  updatedInPart: 'import.updatedInPart',
} as const satisfies Record<ImportReport['copy'], MessageId>;

const headline = ({ copy, target }: ImportReport): string => t(HEADLINES[copy], { world: target.title });

function Progress({ progress }: { progress: ImportProgress | null }) {
  const { done = 0, total = null } = progress ?? {};
  return (
    <>
      <progress aria-label={t('import.reading')} {...(total !== null && { max: total, value: done })} />
      {progress && (
        <p class="import-progress">
          {total === null ? t('library.articleCount', { count: done }) : t('import.countOf', { done, total })}
        </p>
      )}
    </>
  );
}

/** Asks whether an export is of a world on this device, which what both have in common can't tell. */
function AskTarget(props: {
  question: TargetQuestion;
  answer: (isSame: boolean) => void;
  titleRef: RefObject<HTMLHeadingElement | null>;
}) {
  const { question, answer, titleRef } = props;
  const { shared, exported, held } = question;
  const world = question.world.title || t('common.untitled');
  const title = question.title || t('common.untitled');
  const isConnected = question.world.source === 'account';
  return (
    <Card>
      <h2 tabIndex={-1} ref={titleRef}>
        {t('import.askTitle', { world })}
      </h2>
      <p>
        {shared === 0
          ? t('import.askNamesake', { world })
          : t('import.askShared', { title, world, shared, exported, held })}
      </p>
      <p class="soft">{t(isConnected ? 'import.askHintConnected' : 'import.askHint', { world })}</p>
      <div class="import-actions">
        <Button onClick={() => answer(false)}>{t('import.askNew')}</Button>
        <Button onClick={() => answer(true)}>
          {isConnected ? t('import.askSkip') : t('import.askUpdate', { world })}
        </Button>
      </div>
    </Card>
  );
}
