import { t } from '../../lib/i18n/index.ts';
import { useTexts, type WorldIndex } from '../search/index.ts';
import type { TextCount } from './use-reading.ts';

/** On how many texts a result rests, as long as some aren't in the offline copy. */
export function BasedOn({ read, total }: TextCount) {
  if (read >= total) return null;
  return <p class="soft small">{t('library.basedOn', { read, total })}</p>;
}

/** The same for results that follow each text as it arrives. */
export function BasedOnCopy({ worldIndex }: { worldIndex: WorldIndex }) {
  const { copied, wanted } = useTexts(worldIndex);
  return <BasedOn read={copied} total={wanted} />;
}
