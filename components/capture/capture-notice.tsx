import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { Button, Icon, Notice } from '../ui/index.ts';
import type { CaptureOutcome } from './begin-capture.ts';
import { ExportOffer } from './export-offer.tsx';
import { sentenceOfParts } from './parts-text.ts';

/** Why nothing was captured, and what to do. With no draft open, it fills the screen. */
export function CaptureNotice(props: { outcome: CaptureOutcome; hasDraft: boolean; onNew: () => void }) {
  const { outcome, hasDraft, onNew } = props;
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.querySelector('button')?.focus(), [outcome.kind, hasDraft]);
  if (outcome.kind === 'captured') {
    const sentence = sentenceOfParts(outcome);
    return sentence && <Notice>{t(sentence)}</Notice>;
  }
  if (outcome.kind === 'export' && !hasDraft) return <ExportOffer tabId={outcome.tabId} onNew={onNew} />;
  if (outcome.kind !== 'nothing') return null;
  if (hasDraft)
    return (
      <Notice
        actions={
          <Button size="small" icon="add" keys="Alt+N" onClick={onNew}>
            {t('capture.emptyDraft')}
          </Button>
        }
      >
        {t(outcome.sentence)}
      </Notice>
    );
  return (
    <section class="receipt" aria-label={t('capture.nothingCaptured')} ref={section}>
      <span class="receipt-mark">
        <Icon name="edit" />
      </span>
      <p class="receipt-headline">{t(outcome.sentence)}</p>
      <p class="soft">{t('capture.elsewhere')}</p>
      <div class="receipt-actions">
        <Button icon="add" tone="primary" keys="Alt+N" onClick={onNew}>
          {t('capture.emptyDraft')}
        </Button>
      </div>
    </section>
  );
}
