import { useEffect, useRef, useState } from 'preact/hooks';
import { UnreadableNotice } from '../../components/diagnostics/index.ts';
import { ScreenShareBar } from '../../components/screen-share/index.ts';
import {
  CopyProgress,
  FilterBar,
  RebuildButton,
  ResultList,
  type ResultSection,
  type Row,
  rowOfHit,
  SearchBox,
  SearchResults,
  showStatus,
  useAsyncAction,
  useChosenWorld,
  useSearch,
  useWorldIndex,
  type WorldIndex,
  WorldSourceContext,
} from '../../components/search/index.ts';
import { announce, keyNames, Notice, ToastStack, useHelpKey, useModule } from '../../components/ui/index.ts';
import { pageAddress } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { PageActions } from './page-actions.tsx';
import { closePalette, showInPanel, showPage, useOffers, useOpener } from './target.ts';

const loadWaysIn = async () => (await import('../../components/local-worlds/ways-in.tsx')).WaysIn;
const loadKeys = async () => (await import('./palette-keys.tsx')).PaletteKeys;
const loadInsertDrafts = async () => (await import('./insert-drafts.tsx')).InsertDrafts;
const loadFindNames = async () => (await import('./find-names.tsx')).FindNames;

/** As many as fit below the search box. */
const RECENT = 10;

function recentOf(worldIndex: WorldIndex | null): readonly ResultSection[] {
  if (!worldIndex) return [];
  const rows = worldIndex.recent.slice(0, RECENT).flatMap((ref) => {
    const hit = worldIndex.searcher.hit(worldIndex.searcher.locate(ref));
    return hit ? rowOfHit(worldIndex, hit) : [];
  });
  return [{ name: 'recent', title: t('search.recent'), rows }];
}

/** Search over the page: Enter opens the result in the panel, Ctrl+Enter its page in a new tab, Esc closes. */
export function Palette({ typedBefore }: { typedBefore: string }) {
  const chosen = useChosenWorld();
  const [state, tryAgain] = useWorldIndex(chosen === undefined ? undefined : (chosen?.worldId ?? null));
  const worldIndex = state.state === 'open' ? state.worldIndex : null;
  const [typed, setTyped] = useState(typedBefore);
  const [errorMessage, run] = useAsyncAction();
  const [isHelping, setHelping] = useState(false);
  useHelpKey(() => setHelping(true));
  const Keys = useModule(isHelping, loadKeys);
  const WaysIn = useModule(state.state === 'none', loadWaysIn);
  const InsertDrafts = useModule(state.state !== 'opening', loadInsertDrafts);
  const FindNames = useModule(worldIndex !== null, loadFindNames);
  const [offered, offer] = useOffers();
  const box = useRef<HTMLInputElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const platform = chosen?.address ?? null;

  const type = (text: string) => {
    showStatus(null);
    setTyped(text);
    box.current?.focus();
  };
  const opener = useOpener();
  const showPageOf = (row: Row) => {
    const url = pageAddress(row, platform);
    if (url === null) {
      const sentence = t('palette.noPage', { title: row.title });
      announce(sentence);
      showStatus(sentence);
      return;
    }
    run(async () => {
      await worldIndex?.library.opened(row.worldId, row.ref);
      await showPage(url);
      await closePalette();
    });
  };
  const search = useSearch({
    worldIndex,
    typed,
    onTyped: type,
    idle: recentOf(worldIndex),
    isShown: true,
    pagesOf: () => platform,
    open: ({ worldId, ref }) => run(() => showInPanel({ view: 'entry', worldId, ...ref })),
    openPage: showPageOf,
    leave: () => run(closePalette),
    onStatus: showStatus,
  });

  // If no entry matches, Enter runs the first matching page action.
  const onKeyDown = outsideComposition((event: KeyboardEvent) => {
    const isPlain = event.key === 'Enter' && !event.ctrlKey && !event.metaKey;
    const isFound = !search.hasQuery || search.answer.isSearching || search.list.sections.length > 0;
    if (isPlain && !isFound) toolbar.current?.querySelector('button')?.click();
    else search.box.onKeyDown(event);
  });

  useEffect(() => box.current?.focus(), []);
  const ready = state.state !== 'opening';
  useEffect(() => {
    if (ready) document.body.dataset.ready = 'palette';
  }, [ready]);

  return (
    <>
      <header class="palette-head column gap-1">
        <h1 class="visually-hidden">{t('search.box')}</h1>
        <search class="palette-search">
          <SearchBox typed={typed} onTyped={type} boxRef={box} {...search.box} onKeyDown={onKeyDown} />
        </search>
        {worldIndex && (
          <WorldSourceContext.Provider value={chosen?.source ?? 'account'}>
            <FilterBar
              worldIndex={worldIndex}
              query={search.answer.query}
              links={search.answer.links}
              typed={typed}
              onTyped={type}
            />
            <CopyProgress worldIndex={worldIndex} />
          </WorldSourceContext.Provider>
        )}
      </header>
      <main class="palette-main column gap-3">
        <ScreenShareBar />
        {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
        {state.state === 'closed' && (
          <UnreadableNotice sentence={state.sentence} onTryAgain={tryAgain}>
            {chosen?.worldId && <RebuildButton worldIds={[chosen.worldId]} onDone={tryAgain} />}
          </UnreadableNotice>
        )}
        {state.state === 'none' && WaysIn && <WaysIn />}
        <PageActions
          typed={typed}
          opener={opener}
          toolbarRef={toolbar}
          run={run}
          onStatus={showStatus}
          onOffer={offer.page}
        />
        {InsertDrafts && <InsertDrafts typed={typed} onOffer={offer.drafts} />}
        {FindNames && worldIndex && (
          <FindNames {...{ typed, opener, run }} worldId={worldIndex.worldId} onOffer={offer.names} />
        )}
        {worldIndex && search.hasQuery && (
          <SearchResults
            search={search}
            worldIndex={worldIndex}
            typed={typed}
            onTyped={type}
            offered={offered}
          />
        )}
        {worldIndex && !search.hasQuery && <ResultList {...search.list} />}
      </main>
      <ToastStack />
      {Keys && isHelping && <Keys onClose={() => setHelping(false)} />}
      <footer class="palette-keys small soft" aria-hidden="true">
        <span>
          <span class="kbd">Enter</span> {t('palette.keyOpen')}
        </span>
        <span>
          <span class="kbd">{keyNames('Ctrl+Enter')}</span> {t('palette.keyNewTab')}
        </span>
        <span>
          <span class="kbd">{keyNames('Ctrl+C')}</span> {t('palette.keyMention')}
        </span>
        <span>
          <span class="kbd">Esc</span> {t('palette.keyClose')}
        </span>
      </footer>
    </>
  );
}
