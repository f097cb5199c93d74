import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { announce, Button, Notice, useKeptFocus } from '../ui/index.ts';
import { type Format, fileOf, save } from './saving.ts';
import type { Book } from './stored-schema.ts';

type Saving =
  | { state: 'idle' }
  | { state: 'busy'; format: Format; done: number; total: number; stop: () => void }
  | { state: 'done'; name: string }
  | { state: 'failed' };

/** Milliseconds of work before yielding to the page. */
const YIELD_MS = 12;

/** Saves a version as a file, with progress and a way to stop. */
export function SaveBook({ book }: { book: Book }) {
  const [saving, setSaving] = useState<Saving>({ state: 'idle' });
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), [book.text]);
  const begin = (format: Format) => {
    const stopping = new AbortController();
    controller.current = stopping;
    const stop = () => {
      stopping.abort();
      setSaving({ state: 'idle' });
      announce(t('manuscript.exportStopped'));
    };
    let last = performance.now();
    const pause = async (done: number, total: number) => {
      if (done > 0 && performance.now() - last < YIELD_MS) return;
      setSaving({ state: 'busy', format, done, total, stop });
      await new Promise((resolve) => setTimeout(resolve));
      last = performance.now();
      stopping.signal.throwIfAborted();
    };
    fileOf(book, format, pause).then(
      (file) => {
        if (stopping.signal.aborted) return;
        save(file);
        setSaving({ state: 'done', name: file.name });
        announce(t('backup.fileSaved', { name: file.name }));
      },
      () => !stopping.signal.aborted && setSaving({ state: 'failed' }),
    );
  };
  const isBusy = saving.state === 'busy';
  const place = useKeptFocus<HTMLElement>(saving.state);
  return (
    <section class="manuscript-save detail-place" aria-label={t('common.export')} ref={place} tabIndex={-1}>
      <div class="manuscript-save-actions wrap gap-2">
        <Button
          size="small"
          busy={isBusy && saving.format === 'markdown'}
          disabled={isBusy && saving.format !== 'markdown'}
          onClick={() => begin('markdown')}
        >
          {t('manuscript.saveMarkdown')}
        </Button>
        <Button
          size="small"
          busy={isBusy && saving.format === 'epub'}
          disabled={isBusy && saving.format !== 'epub'}
          onClick={() => begin('epub')}
        >
          {t('manuscript.saveEpub')}
        </Button>
        {isBusy && (
          <>
            <progress
              aria-label={t('manuscript.partsWritten')}
              max={Math.max(1, saving.total)}
              value={saving.done}
            />
            <Button size="small" tone="quiet" onClick={saving.stop}>
              {t('common.stop')}
            </Button>
          </>
        )}
        {saving.state === 'done' && (
          <span class="soft small">{t('backup.fileSaved', { name: saving.name })}</span>
        )}
      </div>
      {saving.state === 'failed' && <Notice tone="danger">{t('manuscript.exportFailed')}</Notice>}
    </section>
  );
}
