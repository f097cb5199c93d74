import { render } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { Button, ModalDialog } from '../ui/index.ts';
import './link-check.css';

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not allowed; the caller shows the text to be copied by hand.
    return false;
  }
}

/**
 * Copies text to the clipboard. If the browser doesn't allow it (Firefox wants a recent click or plain key press),
 * shows the text until somebody copies or dismisses it. Resolves to whether it was copied.
 */
export async function copyOrOffer(why: string, text: string): Promise<boolean> {
  if (await isCopied(text)) return true;
  const place = document.body.appendChild(document.createElement('div'));
  return new Promise((resolve) => {
    const done = (copied: boolean) => {
      render(null, place);
      place.remove();
      resolve(copied);
    };
    render(<NotCopied why={why} text={text} done={done} />, place);
  });
}

function NotCopied({ why, text, done }: { why: string; text: string; done: (copied: boolean) => void }) {
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    if (await isCopied(text)) return done(true);
    setRefused(true);
    field.current?.select();
  };
  return (
    <ModalDialog
      title={t('editor.notInserted')}
      onClose={() => done(false)}
      actions={
        <>
          <Button tone="primary" icon="copy" autofocus onClick={() => void copy()}>
            {t('editor.copy')}
          </Button>
          <Button onClick={() => done(false)}>{t('common.close')}</Button>
        </>
      }
    >
      <p>{isRefused ? t('editor.copyByHand') : why}</p>
      <textarea
        class="input not-copied"
        ref={field}
        readOnly
        rows={Math.min(6, text.split('\n').length + 1)}
        aria-label={t('editor.textToInsert')}
        value={text}
      />
    </ModalDialog>
  );
}
