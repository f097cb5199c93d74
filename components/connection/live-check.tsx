import { useId } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import type { LiveCheckReport, Progress } from '../../lib/live-checks/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';
import { Button, Icon, Notice } from '../ui/index.ts';
import { type ResultLine, resultLines, stopSentence } from './live-check-text.ts';
import { ReportActions } from './report-actions.tsx';
import type { LiveCheckState } from './use-live-check.ts';
import './live-check.css';

/** What a live check finds out about World Anvil, while it runs and afterwards. */
export function LiveCheck(props: {
  state: LiveCheckState;
  version: Connection['version'];
  onStop: () => void;
}) {
  const { state, version, onStop } = props;
  switch (state.phase) {
    case 'idle':
      return null;
    case 'running':
      return <Running {...state} onStop={onStop} />;
    case 'failed':
      return <Notice tone="danger">{t(state.sentence)}</Notice>;
    case 'done':
      return <Results report={state.report} version={version} />;
  }
}

function Running({ progress, onStop }: { progress: Progress | null; onStop: () => void }) {
  const id = useId();
  const { done, total } = progress ?? { done: 0, total: 0 };
  return (
    <div class="live-check-progress">
      <p id={id}>{t('liveCheck.running')}</p>
      {total > 0 ? (
        <progress aria-labelledby={id} value={done} max={total} />
      ) : (
        <progress aria-labelledby={id} />
      )}
      <Button tone="quiet" onClick={onStop}>
        {t('liveCheck.stop')}
      </Button>
    </div>
  );
}

function Results({ report, version }: { report: LiveCheckReport; version: Connection['version'] }) {
  return (
    <section class="live-check" aria-labelledby="live-check-title">
      <h3 id="live-check-title">{t('liveCheck.heading')}</h3>
      {report.stopped && <Notice tone="warn">{t(stopSentence(report.stopped))}</Notice>}
      <ul class="live-check-results">
        {resultLines(report).map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <p class="soft">{t('liveCheck.openQuestions')}</p>
      <ReportActions report={report} version={version} />
    </section>
  );
}

const ICONS = { known: 'check', odd: 'alert' } as const;

function Line({ line }: { line: ResultLine }) {
  return (
    <li data-tone={line.tone}>
      <span class="live-check-mark">{line.tone !== 'open' && <Icon name={ICONS[line.tone]} />}</span>
      <span>{t(line.sentence)}</span>
    </li>
  );
}
