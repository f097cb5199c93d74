import { useEffect, useState } from 'preact/hooks';
import { readIntended, readRulesOff, watchDecisions } from '../../lib/checks/index.ts';
import { reportAndUse } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import type { EntryPlace } from '../entry-view/index.ts';
import type { WorldIndex } from '../search/index.ts';
import { Button, EmptyState, Notice, TaskProgress, useWatched } from '../ui/index.ts';
import { type CheckedIndex, type CheckedWorld, type CheckState, checkedWorld } from './checked-world.ts';
import { FoundView } from './found-view.tsx';
import type { Decisions } from './group.ts';
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
      {t('common.checkAgain')}
    </Button>
  );
  return (
    <div class="findings column gap-3">
      {state.is === 'reading' && (
        <TaskProgress
          label={t('findings.checking')}
          detail={t('common.countOf', { done: state.read, total: state.total })}
          done={state.read}
          total={state.total}
          stop={t('common.stop')}
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

/** The checks of a world, and how far they are. */
function useChecks(index: CheckedIndex): [world: CheckedWorld, state: CheckState] {
  const world = checkedWorld(index);
  const [, rerender] = useState(0);
  useEffect(() => world.watch(() => rerender((turn) => turn + 1)), [world]);
  return [world, world.state];
}

const NOTHING: ReadonlySet<string> = new Set();

/** What was decided in a world; undefined until it is read. */
function useDecisions(worldId: WorldId): Decisions | undefined {
  return useWatched(
    async () => {
      const [intended, off] = await Promise.all([
        readIntended(worldId).catch(reportAndUse('findings.intended', NOTHING)),
        readRulesOff(worldId).catch(reportAndUse('findings.off', NOTHING)),
      ]);
      return { intended, off };
    },
    watchDecisions,
    [worldId],
  );
}
