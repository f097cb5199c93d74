import { useMemo } from 'preact/hooks';
import { formatNumber, t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import { CopyDiagnostics } from '../diagnostics/index.ts';
import { CopyProgress, useChosenWorld, useWorldIndex } from '../search/index.ts';
import { Button, Notice } from '../ui/index.ts';
import { fileAddress, hostPattern, hostsOf } from './address.ts';
import { Cells, type GridImage } from './cells.tsx';
import { useAllowance } from './use-allowance.ts';
import './image.css';
import { PictureConsent } from './picture-consent.tsx';

export interface ImageGridProps {
  worldId: string;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
}

/** Hosts to ask permission for; those with the most images come first. */
const MAX_HOSTS = 3;

const byTitle = new Intl.Collator(undefined, { numeric: true });

/** The world's images as a grid. They are fetched as they become visible, and only from allowed hosts. */
export function ImageGrid({ worldId, open }: ImageGridProps) {
  const [state, tryAgain] = useWorldIndex(worldId);
  const worldIndex = state.state === 'open' ? state.worldIndex : null;
  const platform = useChosenWorld()?.address ?? null;
  const allowance = useAllowance();
  const searcher = worldIndex?.searcher;
  const images = useMemo<GridImage[]>(() => {
    if (!searcher) return [];
    const hits = [...searcher.hits('image')].sort((a, b) => byTitle.compare(a.title, b.title));
    return hits.map((hit) => ({ hit, address: fileAddress(hit.url, platform) }));
  }, [searcher, platform]);
  const hosts = useMemo(() => hostsOf(images.map(({ address }) => address)).slice(0, MAX_HOSTS), [images]);
  if (state.state === 'closed')
    return (
      <Notice
        tone="danger"
        actions={
          <>
            <Button onClick={tryAgain}>{t('common.tryAgain')}</Button>
            <CopyDiagnostics />
          </>
        }
      >
        {t(state.sentence)}
      </Notice>
    );
  return (
    <section class="list images" aria-label={t('library.images')} aria-busy={!worldIndex}>
      <h1>
        {t('library.images')} {worldIndex && <span class="soft small">{formatNumber(images.length)}</span>}
      </h1>
      {worldIndex && <CopyProgress worldIndex={worldIndex} />}
      {worldIndex && images.length === 0 && (
        <p class="soft">{t(worldIndex.copy?.progress ? 'image.noneSynced' : 'image.noneVisible')}</p>
      )}
      {hosts.map((host) => (
        <PictureConsent key={hostPattern(host)} host={host} allowance={allowance} />
      ))}
      {images.length > 0 && (
        <Cells key={worldId} worldId={worldId} images={images} allowed={allowance.allowed} open={open} />
      )}
    </section>
  );
}
