import type { ComponentType } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { reportAndUse } from '../../lib/diagnostics/index.ts';
import { formatNumber, t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { Notice, useKeptFocus } from '../ui/index.ts';
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
  const counts = results && countKinds(results.items);
  if (!tab) return null;
  return (
    <section class="review" aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{t('review.title')}</h1>
      <TabList
        {...{ id, onShow }}
        shown={tab.id}
        countOf={(one) => (one === 'all' ? results?.items.length : counts?.[one])}
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

/** Arrow keys move between the tabs and show them at once; all of them are one stop of the Tab key. */
function TabList(props: {
  id: string;
  shown: ReviewTabId;
  onShow: (tab: ReviewTabId) => void;
  /** How much there is in a tab; undefined as long as nobody knows. */
  countOf: (tab: ReviewTabId) => number | undefined;
}) {
  const list = useRef<HTMLDivElement>(null);
  // The strip scrolls; the page doesn't.
  useLayoutEffect(() => {
    const { current } = list;
    const tab = current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (current && tab) current.scrollLeft = tab.offsetLeft - (current.clientWidth - tab.offsetWidth) / 2;
  }, [props.shown]);
  const onKeyDown = outsideComposition((event: KeyboardEvent) => {
    const at = TABS.findIndex((tab) => tab.id === props.shown);
    const step = getComputedStyle(list.current ?? document.body).direction === 'rtl' ? -1 : 1;
    const goal = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: TABS.length - 1 }[event.key];
    // With Alt, the arrow keys go back and forward.
    const tab = goal === undefined || event.altKey ? undefined : TABS[goal];
    if (!tab) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${props.id}-${tab.id}`)}`)?.focus();
    props.onShow(tab.id);
  });
  const countIn = (tab: ReviewTabId) => {
    const count = props.countOf(tab);
    return count === undefined ? undefined : formatNumber(count);
  };
  return (
    <div class="review-tabs" role="tablist" aria-label={t('review.title')} ref={list} onKeyDown={onKeyDown}>
      {TABS.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${props.id}-${tab.id}`}
          aria-selected={tab.id === props.shown}
          aria-controls={tab.id === props.shown ? `${props.id}-panel` : undefined}
          tabIndex={tab.id === props.shown ? 0 : -1}
          onClick={() => props.onShow(tab.id)}
        >
          {tab.title()}
          {/* Not a text node: it isn’t part of the tab’s name. */}
          <span class="review-count" data-count={countIn(tab.id)} />
        </button>
      ))}
    </div>
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
