import { useEffect } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import type { EntryViewProps } from '../entry-view/index.ts';
import { useWorldSource } from '../search/index.ts';
import { announce, Button, Notice, useKeptFocus } from '../ui/index.ts';
import type { ReadProgress, ReadVersion } from './read-version.ts';
import { Reading } from './reading.tsx';
import { SaveBook } from './save-book.tsx';
import type { ShownManuscript } from './stored-schema.ts';
import { type VersionText as TextState, useVersion } from './use-version.ts';

interface VersionTextProps extends Pick<EntryViewProps, 'open' | 'search'> {
  versionId: string;
  manuscript: ShownManuscript;
  read: ReadVersion;
}

/** The text of a version on request, to read or save. */
export function VersionText(props: VersionTextProps) {
  const [text, load] = useVersion(props.versionId, props.read);
  const place = useKeptFocus<HTMLDivElement>(text.state);
  const { state } = text;
  useEffect(() => {
    if (state === 'busy') announce(t('manuscript.reading'));
    if (state === 'here') announce(t('manuscript.ready'));
  }, [state]);
  // Once back online, read what was requested.
  useEffect(() => {
    if (state !== 'offline') return;
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [state, load]);
  return (
    <div class="manuscript-text detail-place column gap-4" ref={place} tabIndex={-1}>
      <Shown {...props} text={text} load={load} />
    </div>
  );
}

function progressText(progress: ReadProgress | null): string {
  if (!progress || progress.done === 0) return t('manuscript.reading');
  const { done, total } = progress;
  return total === null
    ? t('manuscript.readingParts', { done })
    : t('manuscript.readingPartsOf', { done, total });
}

function Shown(props: VersionTextProps & { text: TextState; load: () => void }) {
  const { text, load } = props;
  const { id, title, authorName } = props.manuscript;
  const isSample = useWorldSource() === 'sample';
  switch (text.state) {
    case 'idle':
      return isSample ? (
        <div>
          <Button onClick={load}>{t('manuscript.read')}</Button>
        </div>
      ) : (
        <Notice
          actions={
            <Button size="small" onClick={load}>
              {t('manuscript.read')}
            </Button>
          }
        >
          {t('manuscript.notRead')}
        </Notice>
      );
    case 'busy':
      return (
        <div class="manuscript-busy wrap gap-2">
          <span>{progressText(text.progress)}</span>
          <progress
            aria-label={t('manuscript.partsRead')}
            {...(text.progress?.total && { max: text.progress.total, value: text.progress.done })}
          />
          <Button size="small" tone="quiet" onClick={text.stop}>
            {t('common.stop')}
          </Button>
        </div>
      );
    case 'offline':
      return (
        <Notice
          tone="warn"
          actions={
            <Button size="small" onClick={load}>
              {t('common.tryAgain')}
            </Button>
          }
        >
          {t('manuscript.offline')}
        </Notice>
      );
    case 'failed':
      return (
        <Notice
          tone="danger"
          actions={
            <Button size="small" onClick={load}>
              {t('common.tryAgain')}
            </Button>
          }
        >
          {t('manuscript.failed', { cause: t(text.sentence) })}
        </Notice>
      );
    case 'here':
      return (
        <>
          <SaveBook book={{ id, title, author: authorName, text: text.text }} />
          <Reading text={text.text} open={props.open} search={props.search} />
        </>
      );
  }
}
