import { t } from '../../lib/i18n/index.ts';
import { useStatus, useTools } from '../entry-view/index.ts';

interface CardTools {
  isKept: boolean;
  keep: () => void;
  isCounting: boolean;
  count: () => void;
  /** Null if there is nothing to copy. */
  text: (() => Promise<string>) | null;
}

/** Offers the tools of a statblock in the entry's bar. Null: the card has a toolbar of its own. */
export function useCardTools(card: CardTools | null): void {
  const showStatus = useStatus();
  const { text = null } = card ?? {};
  useTools(
    'reading',
    card && [
      { id: 'count', label: t('statblock.counters'), letter: 'c', isOn: card.isCounting, run: card.count },
      { id: 'keep', label: t('statblock.pinTab'), letter: 'k', isOn: card.isKept, run: card.keep },
    ],
  );
  const copy = async (read: () => Promise<string>) => {
    try {
      await navigator.clipboard.writeText(await read());
      showStatus(t('entry.copiedAsText'));
    } catch {
      showStatus(t('entry.copyFailed'));
    }
  };
  useTools(
    'copy',
    card && (text ? [{ id: 'text', label: t('entry.copyAsText'), run: () => void copy(text) }] : []),
  );
}
