import { t } from '../../lib/i18n/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { announce, Button } from '../ui/index.ts';
import { useImageConsent } from '../world-image/index.ts';

/** Lets the person hide the world's images again. Nothing until they are shown. */
export function WorldImages({ worldId }: { worldId: WorldId }) {
  const { isOn, stop } = useImageConsent(worldId);
  if (!isOn) return null;
  const hide = () => {
    stop();
    announce(t('image.stopped'));
  };
  return (
    <section class="detail-section column gap-2" aria-labelledby="world-images">
      <h2 id="world-images">{t('library.images')}</h2>
      <p>{t('image.shown')}</p>
      <p>
        <Button onClick={hide}>{t('image.hide')}</Button>
      </p>
    </section>
  );
}
