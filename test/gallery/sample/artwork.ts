import { allowHosts, changeImageConsent, hostPattern } from '../../../lib/images/index.ts';
import type { WorldId } from '../../../lib/model/index.ts';
import { outside } from '../browser.ts';

/** Our own images, from the gallery's server. */
export const ARTWORK = {
  harbor: new URL('../../service/artwork/harbor.webp', import.meta.url).href,
  chart: new URL('../../service/artwork/harbor-chart.webp', import.meta.url).href,
  lampwrights: new URL('../../service/artwork/lampwrights.webp', import.meta.url).href,
  isaura: new URL('../../service/artwork/isaura.webp', import.meta.url).href,
};

/** As if the person had allowed the images of this world. */
export async function showImages(worldId: WorldId): Promise<void> {
  outside.permits();
  await changeImageConsent(allowHosts(worldId, [hostPattern(new URL(location.href))]));
}
