import { useEffect, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { detach, reportAs } from '../../lib/diagnostics/index.ts';
import { isPrivate } from '../../lib/entries/index.ts';
import { formatNumber, t } from '../../lib/i18n/index.ts';
import { ENTRY_KINDS, type EntryKind, type EntryRef } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { EntryTile, kindPlural, type WorldIndex } from '../search/index.ts';
import { Button, Menu, Segmented, Switch } from '../ui/index.ts';
import { FindEntry } from './find-entry.tsx';
import type { ShownMap } from './shown-map.ts';

export interface MapHeadProps {
  headingId: string;
  worldIndex: WorldIndex;
  of: EntryRef | null;
  steps: number;
  withSubcategories: boolean;
  kinds: ReadonlySet<EntryKind>;
  map: ShownMap | null;
  onSteps: (steps: number) => void;
  onSubcategories: (isOn: boolean) => void;
  onKinds: (kinds: ReadonlySet<EntryKind>) => void;
  /** Null if the map shows the world already. */
  onWorld: (() => void) | null;
  onFind: (node: number) => void;
}

/** How far a map may go. Beyond that it is nearly the whole world. */
const STEPS = [1, 2, 3, 4] as const;

/** The panel's address that opens this map in a tab. */
function addressOf(worldId: WorldId, of: EntryRef | null): string {
  const params = new URLSearchParams({ world: worldId, map: '', ...(of && { kind: of.kind, id: of.id }) });
  return browser.runtime.getURL(`sidepanel.html?${params}`);
}

/** A side panel isn't a tab, and a tab has more room. */
function useIsInTab(): boolean {
  const [isInTab, setInTab] = useState(true);
  useEffect(() => {
    browser.tabs.getCurrent().then((tab) => setInTab(tab !== undefined), reportAs('linkMap.currentTab'));
  }, []);
  return isInTab;
}

/** What the map is about, and what decides which entries it shows. */
export function MapHead(props: MapHeadProps) {
  const { worldIndex, of, kinds, map } = props;
  const { searcher, worldId } = worldIndex;
  const isInTab = useIsInTab();
  const hit = of && searcher.hit(searcher.locate(of));
  return (
    <div class="map-head">
      <div class="map-heading">
        <h1 id={props.headingId}>{t('linkMap.title')}</h1>
        {hit && (
          <p class="map-of">
            <EntryTile kind={hit.ref.kind} template={hit.template} size="small" />
            <bdi class="map-title" data-private={isPrivate(hit.ref.kind, hit) || undefined}>
              {hit.title || t('common.untitled')}
            </bdi>
          </p>
        )}
        {props.onWorld && (
          <Button size="small" tone="quiet" icon="world" onClick={props.onWorld}>
            {t('linkMap.wholeWorld')}
          </Button>
        )}
        {!isInTab && (
          <Button
            size="small"
            tone="quiet"
            icon="open"
            onClick={() => detach(browser.tabs.create({ url: addressOf(worldId, of) }), 'linkMap.openTab')}
          >
            {t('linkMap.openTab')}
          </Button>
        )}
      </div>
      <div class="map-tools">
        {of && of.kind !== 'category' && (
          <Segmented
            label={t('linkMap.steps')}
            value={String(props.steps)}
            options={STEPS.map((count) => ({
              value: String(count),
              label: count === 1 ? t('linkMap.stepCount', { count }) : formatNumber(count),
            }))}
            onChange={(value) => props.onSteps(Number(value))}
          />
        )}
        {of?.kind === 'category' && (
          <Switch checked={props.withSubcategories} onChange={props.onSubcategories}>
            {t('linkMap.subcategories')}
          </Switch>
        )}
        <KindsMenu kinds={kinds} onKinds={props.onKinds} />
        {map && <FindEntry {...{ map, searcher, kinds }} onPick={props.onFind} />}
      </div>
    </div>
  );
}

function KindsMenu({ kinds, onKinds }: { kinds: ReadonlySet<EntryKind>; onKinds: MapHeadProps['onKinds'] }) {
  const items = ENTRY_KINDS.map((kind) => ({ id: kind, label: kindPlural(kind), isOn: kinds.has(kind) }));
  return (
    <Menu
      label={t('linkMap.kinds')}
      items={items}
      size="small"
      onChoose={(id) => {
        const chosen = ENTRY_KINDS.filter((kind) => kinds.has(kind) !== (kind === id));
        onKinds(new Set(chosen));
      }}
    />
  );
}
