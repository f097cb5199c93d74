import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { detach, reportAs } from '../../lib/diagnostics/index.ts';
import { isPrivate } from '../../lib/entries/index.ts';
import { formatNumber, t } from '../../lib/i18n/index.ts';
import { ENTRY_KINDS, type EntryKind, type EntryRef, type Searcher } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { EntryTile, entryLabel, kindPlural, type WorldIndex } from '../search/index.ts';
import { Button, Combobox, Menu, Segmented, Switch } from '../ui/index.ts';
import type { ShownMap } from './shown-map.ts';

const MOST = 8;
/** Titles that are tried: most of them are on the map. */
const TRIED = 400;

/** Jumps to an entry of the map by its title. */
function FindEntry(props: {
  map: ShownMap;
  searcher: Searcher;
  kinds: ReadonlySet<EntryKind>;
  onPick: (node: number) => void;
}) {
  const { map, searcher, kinds } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = useMemo(() => {
    if (typed.trim() === '') return [];
    const hits = searcher.startsWith(typed.trim(), [...kinds], TRIED);
    return hits
      .map(({ ref }) => map.nodeOf(ref))
      .filter((node) => node >= 0)
      .slice(0, MOST);
  }, [map, searcher, kinds, typed]);
  return (
    <div class="map-find">
      <label class="visually-hidden" for={id}>
        {t('linkMap.find')}
      </label>
      <Combobox
        ids={{ id, 'aria-describedby': undefined, 'aria-invalid': undefined }}
        text={typed}
        onText={setTyped}
        options={found}
        keyOf={String}
        placeholder={t('linkMap.find')}
        empty={typed.trim() !== '' && t('linkMap.findNone')}
        onBlur={() => setTyped('')}
        onPick={(node) => {
          setTyped('');
          props.onPick(node);
        }}
        render={(node) => {
          const entry = map.entryOf(node);
          return (
            <>
              <bdi data-private={entry.isPrivate || undefined}>{entry.title}</bdi>{' '}
              <span class="soft small">{entryLabel(entry)}</span>
            </>
          );
        }}
      />
    </div>
  );
}

interface MapHeadProps {
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
            {t('common.openInTab')}
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
