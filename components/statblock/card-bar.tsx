import { useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { useStatus, useTools } from '../entry-view/index.ts';
import { copyMention, StatusText } from '../search/index.ts';
import { announce, Button } from '../ui/index.ts';

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

/** The toolbar of a statblock. */
export function CardBar(props: {
  /** Only for the second card, which the panel's own toolbar doesn't cover. */
  mention: Parameters<typeof copyMention>[0] | null;
  /** Null if there is nothing to copy. */
  text: (() => Promise<string>) | null;
  isKept: boolean;
  keep: () => void;
  /** False for the second card: shortcuts apply to the main one. */
  keys: boolean;
  counting: { isOpen: boolean; id: string; toggle: () => void };
}) {
  const { mention, text, counting } = props;
  const [status, setStatus] = useState<string | null>(null);
  const copy = () => {
    const showStatus = (sentence: string) => {
      setStatus(sentence);
      announce(sentence);
    };
    const copied = async () => navigator.clipboard.writeText((await text?.()) ?? '');
    copied().then(
      () => showStatus(t('entry.copiedAsText')),
      () => showStatus(t('entry.copyFailed')),
    );
  };
  return (
    <div class="stat-bar" role="toolbar" aria-label={t('library.statblock')}>
      <Button
        size="small"
        tone="quiet"
        {...(props.keys && { keys: 'k' })}
        aria-pressed={props.isKept}
        onClick={props.keep}
      >
        {props.isKept ? t('statblock.tabPinned') : t('statblock.pinTab')}
      </Button>
      <Button
        size="small"
        tone="quiet"
        {...(props.keys && { keys: 'c' })}
        aria-expanded={counting.isOpen}
        aria-controls={counting.isOpen ? counting.id : undefined}
        onClick={counting.toggle}
      >
        {t('statblock.counters')}
      </Button>
      {text && (
        <Button size="small" tone="quiet" icon="copy" onClick={copy}>
          {t('entry.copyAsText')}
        </Button>
      )}
      {mention && (
        <Button
          size="small"
          tone="quiet"
          icon="copy"
          onClick={() => void copyMention(mention).then(setStatus)}
        >
          {t('common.copyMention')}
        </Button>
      )}
      {status && (
        <span class="stat-status soft small">
          <StatusText sentence={status} />
        </span>
      )}
    </div>
  );
}
