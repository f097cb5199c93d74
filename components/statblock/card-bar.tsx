import { useState } from 'preact/hooks';
import { copyMention, StatusText } from '../search/index.ts';
import { announce, Button } from '../ui/index.ts';

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
      () => showStatus('Copied as plain text.'),
      () => showStatus('The browser did not let Loreside copy. Click into this window and press again.'),
    );
  };
  return (
    <div class="stat-bar" role="toolbar" aria-label="Statblock">
      <Button
        size="small"
        tone="quiet"
        {...(props.keys && { keys: 'k' })}
        aria-pressed={props.isKept}
        onClick={props.keep}
      >
        {props.isKept ? 'Kept open' : 'Keep open'}
      </Button>
      <Button
        size="small"
        tone="quiet"
        {...(props.keys && { keys: 'c' })}
        aria-expanded={counting.isOpen}
        aria-controls={counting.isOpen ? counting.id : undefined}
        onClick={counting.toggle}
      >
        Counters
      </Button>
      {text && (
        <Button size="small" tone="quiet" icon="copy" onClick={copy}>
          Copy as text
        </Button>
      )}
      {mention && (
        <Button
          size="small"
          tone="quiet"
          icon="copy"
          onClick={() => void copyMention(mention).then(setStatus)}
        >
          Copy mention
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
