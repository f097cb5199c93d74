import { useEffect, useRef } from 'preact/hooks';
import { message, t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import type { WorldIndex } from '../search/index.ts';
import { Button, Notice } from '../ui/index.ts';
import { NameList } from './name-list.tsx';
import './names.css';
import { MAX_PLACES } from './name-collector.ts';
import { describeCount, useNames } from './use-names.ts';

export interface NamesOnPageProps {
  worldIndex: WorldIndex;
  /** The tab whose page is searched. */
  tabId: number;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
}

/**
 * Lists the entries that a page names, with a way to each place. The names are marked in the page while this is shown;
 * on pages that aren't the person's own, only on request.
 */
export function NamesOnPage({ worldIndex, tabId, open }: NamesOnPageProps) {
  const { now, refresh, mark, show } = useNames(worldIndex, tabId);
  const screen = useRef<HTMLElement>(null);
  const again = useRef<HTMLDivElement>(null);
  const isEmpty = now.state === 'here' && now.entries.length === 0;
  useEffect(() => {
    if (isEmpty) again.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isEmpty]);
  return (
    <section class="names" ref={screen} aria-label={t('names.title')}>
      <h1>{t('names.title')}</h1>
      {now.state === 'looking' && <p class="soft">{t('names.reading')}</p>}
      {now.state === 'closed' && (
        <Notice tone="warn">{t('names.refused', { menuItem: message('menu.findNames') })}</Notice>
      )}
      {now.state === 'here' && <p class="soft">{describeCount(now.entries.length)}</p>}
      {now.state === 'here' && now.isCut && <p class="soft">{t('names.cut', { count: MAX_PLACES })}</p>}
      {now.state === 'here' && !isEmpty && !now.isMarked && (
        <Notice actions={<Button onClick={mark}>{t('names.highlight')}</Button>}>{t('names.foreign')}</Notice>
      )}
      {now.state === 'here' && !isEmpty && <NameList entries={now.entries} show={show} open={open} />}
      {now.state !== 'looking' && (
        <div ref={again}>
          <Button size="small" tone="quiet" onClick={refresh}>
            {t('names.checkAgain')}
          </Button>
        </div>
      )}
    </section>
  );
}
