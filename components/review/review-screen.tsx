import type { ComponentType } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { reportAndUse } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { Notice, TabStrip, useKeptFocus } from '../ui/index.ts';
import { countKinds, type ReviewTabProps, useReviewResults } from './results.ts';
import { type ReviewTab, type ReviewTabId, TABS } from './tabs.ts';
import './review.css';

export interface ReviewScreenProps extends ReviewTabProps {
  shown: ReviewTabId;
  onShow: (tab: ReviewTabId) => void;
}

/** Questions about a world as a whole, each answered in a tab of its own. */
export function ReviewScreen({ shown, onShow, ...props }: ReviewScreenProps) {
  const id = useId();
  const tab = TABS.find((one) => one.id === shown) ?? TABS[0];
  // After a step back to another tab.
  const panel = useKeptFocus<HTMLDivElement>(tab?.id);
  const results = useReviewResults(props.worldIndex.worldId);
  const counts = results && {
    ...countKinds(results.items),
    all: results.items.length,
    findings: results.findings,
  };
  if (!tab) return null;
  return (
    <section class="review" aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{t('review.title')}</h1>
      <TabStrip
        label={t('review.title')}
        panelId={`${id}-panel`}
        shown={tab.id}
        onShow={(key) => {
          const next = TABS.find((one) => one.id === key);
          if (next) onShow(next.id);
        }}
        tabs={TABS.map((one) => ({
          key: one.id,
          id: `${id}-${one.id}`,
          label: one.title(),
          count: one.id === 'toWrite' ? undefined : counts?.[one.id],
        }))}
      />
      <div
        class="review-tab"
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${tab.id}`}
        tabIndex={-1}
        ref={panel}
      >
        <TabContent key={`${tab.id} ${props.worldIndex.worldId}`} tab={tab} {...props} />
      </div>
    </section>
  );
}

type Loaded = { state: 'loading' | 'failed' } | { state: 'here'; View: ComponentType<ReviewTabProps> };

function TabContent({ tab, ...props }: ReviewTabProps & { tab: ReviewTab }) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<Loaded> => ({ state: 'here', View: await tab.load() });
    void load()
      .catch(reportAndUse('review.loadTab', { state: 'failed' } as const))
      .then((result) => !isGone && setLoaded(result));
    return () => {
      isGone = true;
    };
  }, [tab]);
  if (loaded.state === 'failed') return <Notice tone="danger">{t('panel.partNotLoaded')}</Notice>;
  return loaded.state === 'here' ? <loaded.View {...props} /> : null;
}
