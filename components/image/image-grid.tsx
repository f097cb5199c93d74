import { useMemo } from 'preact/hooks';
import { titleComparer } from '../../lib/entries/index.ts';
import { formatNumber, loadedLanguage, t } from '../../lib/i18n/index.ts';
import { fileAddress, hostsOf } from '../../lib/images/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import { UnreadableNotice } from '../diagnostics/index.ts';
import { CopyProgress, NoneOfKind, useKnownWorlds, useWorldIndex } from '../search/index.ts';
import { AskForImages, useImageConsent } from '../world-image/index.ts';
import { Cells, type GridImage } from './cells.tsx';
import './image.css';

export interface ImageGridProps {
  worldId: string;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
}

/** Hosts to ask permission for; those with the most images come first. */
const MAX_HOSTS = 3;

/** The world's images as a grid. They load as they come into sight, and only from allowed hosts. */
export function ImageGrid({ worldId, open }: ImageGridProps) {
  const [state, tryAgain] = useWorldIndex(worldId);
  const worldIndex = state.state === 'open' ? state.worldIndex : null;
  const platform = useKnownWorlds()?.address ?? null;
  const consent = useImageConsent(worldId);
  const searcher = worldIndex?.searcher;
  const images = useMemo<GridImage[]>(() => {
    if (!searcher) return [];
    const hits = [...searcher.hits('image')].sort(titleComparer());
    return hits.map((hit) => ({ hit, address: fileAddress(hit.url, platform) }));
  }, [searcher, platform, loadedLanguage()]);
  const known = useMemo(() => hostsOf(images.map(({ address }) => address)).slice(0, MAX_HOSTS), [images]);
  const hosts = known.filter((host) => consent.isAllowed(host) === false);
  if (state.state === 'closed') return <UnreadableNotice sentence={state.sentence} onTryAgain={tryAgain} />;
  return (
    <section class="list images" aria-label={t('library.images')} aria-busy={!worldIndex}>
      <h1>
        {t('library.images')} {worldIndex && <span class="soft small">{formatNumber(images.length)}</span>}
      </h1>
      {worldIndex && <CopyProgress worldIndex={worldIndex} />}
      {worldIndex && images.length === 0 && <NoneOfKind worldIndex={worldIndex} kind="image" />}
      {hosts.length > 0 && (
        <AskForImages hosts={hosts} allow={() => consent.allowHosts(hosts)} allowOnly={null} />
      )}
      {images.length > 0 && (
        <Cells key={worldId} {...{ worldId, images, consent, open }} isAsking={hosts.length > 0} />
      )}
    </section>
  );
}
