import type { ComponentChildren } from 'preact';
import { type Message, t } from '../../lib/i18n/index.ts';
import { Button, Notice } from '../ui/index.ts';
import { CopyDiagnostics } from './copy-diagnostics.tsx';

/**
 * Says why something stored on this device can't be read. `children`: another way out; null `onTryAgain`: trying again
 * can't help.
 */
export function UnreadableNotice(props: {
  sentence: Message;
  onTryAgain: (() => void) | null;
  children?: ComponentChildren;
}) {
  const { sentence, onTryAgain, children } = props;
  return (
    <Notice
      tone="danger"
      actions={
        <>
          {onTryAgain && <Button onClick={onTryAgain}>{t('common.tryAgain')}</Button>}
          {children}
          <CopyDiagnostics />
        </>
      }
    >
      {t(sentence)}
    </Notice>
  );
}
