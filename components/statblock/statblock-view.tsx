import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { detach } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { useKeys } from '../entry-view/index.ts';
import { Kbd, useMedia } from '../ui/index.ts';
import { Card } from './card.tsx';
import { setKept, type Tab, useKept } from './kept.ts';
import { RollList } from './roll-list.tsx';
import './statblock.css';
import { outsideComposition } from '../../lib/input-methods/index.ts';

/** The statblock that was opened with its tab. That tab gets the focus back once the card is rendered. */
let chosenByTab: string | null = null;

/** Tabs for the statblocks kept open: arrows move, Enter shows, Delete closes. */
function KeptTabs(props: {
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

export interface StatblockViewProps {
  worldId: WorldId;
  id: string;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
  search: (typed: string) => void;
}

/** A statblock with tabs for those kept open, and a second one beside it if there is room. */
export function StatblockView({ worldId, id, open, search }: StatblockViewProps) {
  const tabs = useKept(worldId, id);
  const kept = tabs.filter((tab) => tab.isKept);
  const secondId = useSecondCard(worldId, id, kept);
  const panelId = useId();
  const show = (next: string) => next !== id && open({ kind: 'statblock', id: next }, 'here');
  useKeys(Object.fromEntries(tabs.map((tab, at): [string, () => void] => [`${at + 1}`, () => show(tab.id)])));
  const isKept = kept.some((tab) => tab.id === id);
  const common = { worldId, open, search };
  const main = <Card key={id} {...common} id={id} isKept={isKept} isMain />;
  return (
    <div class="statblock column gap-3">
      {tabs.length > 1 && (
        <KeptTabs
          tabs={tabs}
          id={id}
          panelId={panelId}
          show={show}
          close={(one) => detach(setKept(worldId, one, false), 'statblock.unpin')}
        />
      )}
      <div class="stat-columns column gap-4" data-two={secondId !== null}>
        <div
          {...(tabs.length > 1 && {
            id: panelId,
            role: 'tabpanel',
            'aria-label': t('statblock.selectedTab'),
          })}
        >
          {main}
        </div>
        {secondId && (
          <aside aria-label={t('statblock.secondCard')}>
            <Card key={secondId} {...common} id={secondId} isKept isMain={false} />
          </aside>
        )}
      </div>
      <RollList open={secondId === null ? [id] : [id, secondId]} />
    </div>
  );
}

/** The width that two cards need. */
const TWO_COLUMNS = '(min-width: 700px)';

/** The statblocks that this panel has shown, by world, the latest first. */
const shown = new Map<WorldId, string[]>();

/** The statblock for the second column: of those kept open, the one shown last. Null if there is no room. */
function useSecondCard(worldId: WorldId, id: string, kept: readonly Tab[]): string | null {
  const isWide = useMedia(TWO_COLUMNS);
  useEffect(() => {
    const before = shown.get(worldId) ?? [];
    shown.set(worldId, [id, ...before.filter((one) => one !== id)].slice(0, 16));
  }, [worldId, id]);
  if (!isWide) return null;
  const others = kept.filter((tab) => tab.id !== id).map((tab) => tab.id);
  const last = shown.get(worldId)?.find((one) => others.includes(one));
  return last ?? others[0] ?? null;
}
