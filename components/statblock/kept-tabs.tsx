import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { Kbd } from '../ui/index.ts';
import type { Tab } from './use-kept.ts';

/** The statblock that was opened with its tab. That tab gets the focus back once the card is rendered. */
let chosenByTab: string | null = null;

/** Tabs for the statblocks kept open: arrows move, Enter shows, Delete closes. */
export function KeptTabs(props: {
  tabs: readonly Tab[];
  /** The statblock that is shown. */
  id: string;
  /** The id of the tab panel that shows it. */
  panelId: string;
  show: (id: string) => void;
  close: (id: string) => void;
}) {
  const { tabs, id, panelId } = props;
  const [at, setAt] = useState<string>(id);
  const list = useRef<HTMLDivElement>(null);
  const stop = tabs.some((tab) => tab.id === at) ? at : id;
  useEffect(() => {
    if (chosenByTab === id) focusTab(tabs.findIndex((tab) => tab.id === id));
    chosenByTab = null;
  }, []);
  const focusTab = (index: number) => {
    const tab = list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index];
    if (!tab) return;
    setAt(tabs[index]?.id ?? id);
    tab.focus();
  };
  const onKeyDown = outsideComposition((event: KeyboardEvent) => {
    const now = tabs.findIndex((tab) => tab.id === stop);
    const step = getComputedStyle(list.current ?? document.body).direction === 'rtl' ? -1 : 1;
    const goal = {
      ArrowRight: now + step,
      ArrowLeft: now - step,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    if (goal !== undefined) {
      event.preventDefault();
      focusTab((goal + tabs.length) % tabs.length);
    } else if (event.key === 'Delete') {
      event.preventDefault();
      props.close(stop);
    }
  });
  return (
    <div
      class="stat-tabs"
      role="tablist"
      aria-label={t('statblock.pinnedTabs')}
      ref={list}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          data-kept={tab.isKept}
          aria-selected={tab.id === id}
          aria-controls={tab.id === id ? panelId : undefined}
          aria-keyshortcuts={`${index + 1}`}
          tabIndex={tab.id === stop ? 0 : -1}
          onFocus={() => setAt(tab.id)}
          onClick={() => {
            if (tab.id === id) return;
            chosenByTab = tab.id;
            props.show(tab.id);
          }}
        >
          <bdi>{tab.title}</bdi>
          <Kbd>{index + 1}</Kbd>
        </button>
      ))}
    </div>
  );
}
