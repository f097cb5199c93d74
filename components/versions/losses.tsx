import { t } from '../../lib/i18n/index.ts';
import { type Loss, lossText } from '../../lib/versions/index.ts';

/** What a text lost without anybody having meant it: “This lost 3 tables and 2 spoilers”. */
export function LossList({ losses }: { losses: readonly Loss[] }) {
  const sentence = losses.some(({ kind }) => kind === 'text') ? 'versions.lostText' : 'versions.lost';
  return <>{t(sentence, { what: lossText(losses) })}</>;
}
