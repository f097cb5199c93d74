import { useEffect, useId, useState } from 'preact/hooks';
import { detach } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { useKeys } from '../entry-view/index.ts';
import { Kbd, TabStrip, useMedia } from '../ui/index.ts';
import { Card } from './card.tsx';
import { setKept, type Tab, useKept } from './kept.ts';
import { RollList } from './roll-list.tsx';
import './statblock.css';

/** The statblock that was opened with its tab. That tab gets the focus back once the card is rendered. */
let chosenByTab: string | null = null;

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
  const [wasChosen] = useState(chosenByTab === id);
  useEffect(() => {
    chosenByTab = null;
  }, []);
  const show = (next: string) => next !== id && open({ kind: 'statblock', id: next }, 'here');
  useKeys(Object.fromEntries(tabs.map((tab, at): [string, () => void] => [`${at + 1}`, () => show(tab.id)])));
  const isKept = kept.some((tab) => tab.id === id);
  const common = { worldId, open, search };
  const main = <Card key={id} {...common} id={id} isKept={isKept} isMain />;
  return (
    <div class="statblock column gap-3">
      {tabs.length > 1 && (
        <TabStrip
          label={t('statblock.pinnedTabs')}
          panelId={panelId}
          shown={id}
          showsWithEnter
          takesFocus={wasChosen}
          onShow={(next) => {
            chosenByTab = next;
            show(next);
          }}
          onClose={(one) => detach(setKept(worldId, one, false), 'statblock.unpin')}
          tabs={tabs.map((tab, at) => ({
            key: tab.id,
            keys: `${at + 1}`,
            isPassing: !tab.isKept,
            label: (
              <>
                <bdi class="cut">{tab.title}</bdi>
                <Kbd>{at + 1}</Kbd>
              </>
            ),
          }))}
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
