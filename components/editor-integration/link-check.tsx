import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import type { WorldIndex } from '../search/index.ts';
import { Button, Notice } from '../ui/index.ts';
import { NamesFound } from './names-found.tsx';
import { useLinkCheck } from './use-link-check.ts';
import './link-check.css';

export interface LinkCheckProps {
  worldIndex: WorldIndex;
  /** World Anvil's address; null if it isn't known. */
  platform: string | null;
  onStatus: (sentence: string | null) => void;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
}

/** Lists names in the active tab's editor that aren't linked yet, and links them from the keyboard. */
export function LinkCheck({ worldIndex, platform, onStatus, open }: LinkCheckProps) {
  const checking = useLinkCheck(worldIndex, platform, onStatus);
  const { now, refresh } = checking;
  const screen = useRef<HTMLElement>(null);
  useLayoutEffect(() => screen.current?.focus({ preventScroll: true }), []);
  return (
    <section class="link-check" ref={screen} tabIndex={-1} aria-label={t('editor.linkCheck')}>
      <h1>{t('editor.linkCheck')}</h1>
      {now.state === 'looking' && <p class="soft">{t('editor.reading')}</p>}
      {now.state === 'away' && (
        <Notice
          tone="warn"
          actions={
            <Button size="small" onClick={refresh}>
              {t('common.checkAgain')}
            </Button>
          }
        >
          {t(now.sentence)}
        </Notice>
      )}
      {now.state === 'here' && (
        <NamesFound check={now.check} checking={checking} linking={now.linking} open={open} />
      )}
    </section>
  );
}
