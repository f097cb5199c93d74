import { fileAddress, WORLD_COVER } from '../../../lib/images/index.ts';
import type { WorldId } from '../../../lib/model/index.ts';
import { type ImageRef, useImageConsent, useImageFile } from '../../world-image/index.ts';

const COVER = [WORLD_COVER];

/** The world's cover image, once it is loaded. Nothing if its images may not be shown, or if it can't be loaded. */
export function CoverImage({ worldId, image }: { worldId: WorldId; image: Pick<ImageRef, 'url'> }) {
  const { isAllowed } = useImageConsent(worldId);
  const address = fileAddress(image.url, null);
  const [file, { onLoad, onError }] = useImageFile(
    worldId,
    address && isAllowed(address) ? address.href : null,
    COVER,
  );
  return file.state === 'shown' ? <img src={file.url} alt="" onLoad={onLoad} onError={onError} /> : null;
}
