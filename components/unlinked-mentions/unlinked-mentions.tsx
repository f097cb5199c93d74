import { useMemo, useRef, useState } from 'preact/hooks';
import { reportAndUse } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { EntryRef, Hit } from '../../lib/library/index.ts';
import {
  type MentionChoices,
  readExclusions,
  readMentionChoices,
  watchExclusions,
  watchMentionChoices,
} from '../../lib/unlinked-mentions/index.ts';
import type { EntryPlace } from '../entry-view/index.ts';
import { useCanChange, type WorldIndex } from '../search/index.ts';
import { Button, Notice, TaskProgress, useWatched } from '../ui/index.ts';
import { FoundMentions } from './found-mentions.tsx';
import { useLinking } from './use-linking.ts';
import { usePlaces } from './use-places.ts';
import { ListView, NO_CHOICES } from './view-state.ts';
import '../entry-view/place-rows.css';
import './mentions.css';

export interface UnlinkedMentionsProps {
  worldIndex: WorldIndex;
  open: (ref: EntryRef, where: 'here' | 'tab', place?: EntryPlace) => void;
}

const DEFAULT: MentionChoices = { group: 'name', places: 'all' };

/** Every place of a world where the name of an article stands without a link, and what links them. */
export function UnlinkedMentions({ worldIndex, open }: UnlinkedMentionsProps) {
  const choices = useWatched(
    () => readMentionChoices().catch(reportAndUse('mentions.choices', DEFAULT)),
    watchMentionChoices,
  );
  const exclusions = useWatched(
    () => readExclusions().catch(reportAndUse('mentions.exclusions', [])),
    watchExclusions,
  );
  const linked = useRef(new Set<string>());
  const places = usePlaces(worldIndex, choices, exclusions, (key) => linked.current.has(key));
  const { now } = places;
  const linking = useLinking(worldIndex, now.state === 'here' ? now : null, linked.current, places.refresh);
  const [meant, setMeant] = useState(NO_CHOICES);
  const canChange = useCanChange();
  const hits = useMemo(() => new Map<number, Hit | null>(), [worldIndex.searcher]);
  const view = new ListView({
    ...{ worldIndex, hits, canChange, choices: meant },
    ...{ exclusions: exclusions ?? [], busy: linking.busy, done: linking.done },
  });
  return (
    <div class="mentions">
      {!canChange && <Notice>{t('mentions.readOnly')}</Notice>}
      {now.state === 'searching' && (
        <TaskProgress
          label={t('mentions.searching')}
          detail={t('common.countOf', { done: now.read, total: now.total })}
          done={now.read}
          total={now.total}
          stop={t('common.stop')}
          onStop={places.stop}
        />
      )}
      {now.state === 'failed' && (
        <Notice
          tone="danger"
          actions={
            <Button size="small" onClick={places.searchAgain}>
              {t('common.tryAgain')}
            </Button>
          }
        >
          {t(now.sentence)}
        </Notice>
      )}
      {now.state === 'here' && choices && exclusions && (
        <FoundMentions
          {...{ now, view, choices, exclusions, linking, open }}
          onSearchAgain={places.searchAgain}
          onChoose={setMeant}
        />
      )}
    </div>
  );
}
