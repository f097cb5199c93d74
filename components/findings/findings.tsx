import { t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import type { EntryPlace } from '../entry-view/index.ts';
import type { WorldIndex } from '../search/index.ts';
import { Button, EmptyState, Notice, TaskProgress } from '../ui/index.ts';
import { FoundView } from './found-view.tsx';
import { useChecks, useDecisions } from './use-checks.ts';
import './findings.css';

export interface FindingsProps {
  worldIndex: WorldIndex;
  open: (ref: EntryRef, where: 'here' | 'tab', place?: EntryPlace) => void;
}

/** What contradicts itself in a world. It is checked when this is opened, and again when something changes. */
export function Findings({ worldIndex, open }: FindingsProps) {
  const [world, state] = useChecks(worldIndex);
  const decisions = useDecisions(worldIndex.worldId);
  const again = (
    <Button size="small" onClick={() => world.check()}>
      {t('findings.checkAgain')}
    </Button>
  );
  return (
    <div class="findings">
      {state.is === 'reading' && (
        <TaskProgress
          label={t('findings.checking')}
          detail={t('findings.progress', state)}
          done={state.read}
          total={state.total}
          stop={t('findings.stop')}
          onStop={() => world.stop()}
        />
      )}
      {state.is === 'stopped' && (
        <EmptyState icon="review" title={t('findings.stopped')} actions={again}>
          <p>{t('findings.stoppedHint')}</p>
        </EmptyState>
      )}
      {state.is === 'failed' && (
        <Notice tone="danger" actions={again}>
          {t(state.sentence)}
        </Notice>
      )}
      {state.is === 'here' && decisions && (
        <FoundView
          {...{ worldIndex, decisions, open }}
          findings={state.findings}
          checked={state.checked}
          isCurrent={world.isCurrent}
          onCheckAgain={() => world.check()}
        />
      )}
    </div>
  );
}
