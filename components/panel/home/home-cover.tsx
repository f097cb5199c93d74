import { t } from '../../../lib/i18n/index.ts';
import type { WorldCopy } from '../../../lib/library/index.ts';
import type { WorldId } from '../../../lib/model/index.ts';
import { useScreenShare } from '../../screen-share/index.ts';
import { useLoaded } from '../use-loaded.ts';

const loadImage = async () => (await import('./cover-image.tsx')).CoverImage;

interface HomeCoverProps {
  worldId: WorldId;
  title: string;
  copy: WorldCopy | null;
  entryCount: number;
  isPainted: boolean;
  /** Shows the world's own page. */
  onOpen: () => void;
}

/** The world at a glance. Its image is added after the first paint, if the world's images may be shown. */
export function HomeCover({ worldId, title, copy, entryCount, isPainted, onOpen }: HomeCoverProps) {
  const { isCovered } = useScreenShare();
  const cover = copy?.world?.cover ?? null;
  const image = useLoaded(isPainted && cover && !isCovered ? loadImage : null);
  return (
    <button type="button" class="home-cover" title={t('panel.worldOverview')} onClick={onOpen}>
      {image.state === 'here' && cover && !isCovered && <image.value worldId={worldId} image={cover} />}
      <span class="home-cover-words">
        <bdi class="home-cover-name">{title}</bdi>
        <span class="small">{t('library.entryCount', { count: entryCount })}</span>
      </span>
    </button>
  );
}
