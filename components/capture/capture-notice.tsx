import { useEffect, useRef } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { detach } from '../../lib/diagnostics/index.ts';
import { type Message, type MessageId, message, t } from '../../lib/i18n/index.ts';
import type { ContinuedBecause } from '../../lib/outbox/index.ts';
import { announce, Button, Icon, Notice } from '../ui/index.ts';
import { PAGE_KEYS } from './keys.ts';
import type { CaptureOutcome } from './start/begin-capture.ts';
import { STARTED_FROM } from './start/earlier-drafts.ts';

/** Explains why there are several drafts. Null if there is one. */
export function sentenceOfParts({
  what,
  drafts: count,
}: Extract<CaptureOutcome, { kind: 'captured' }>): Message | null {
  if (count === 1) return null;
  return what === 'page'
    ? message('capture.longPage', { count })
    : message('capture.longSelection', { count });
}

/** Says that an earlier draft is shown instead of the page, or that this draft replaced one, and how to have both. */
export function EarlierNotice(props: {
  outcome: CaptureOutcome;
  /** The draft on the screen, by the id that it had when it was first shown. */
  formId: string | null;
  onKeepBoth: (() => void) | null;
}) {
  const { outcome, formId } = props;
  if (outcome.kind === 'reopened' && outcome.instead?.draftId === formId) {
    const { from, capturePage } = outcome.instead;
    return (
      <Notice
        actions={
          <Button size="small" keys={PAGE_KEYS} onClick={() => void capturePage()}>
            {t('capture.capturePage')}
          </Button>
        }
      >
        {t(STARTED_FROM[from])}
      </Notice>
    );
  }
  if (outcome.kind === 'captured' && outcome.replaced?.draftId === formId && props.onKeepBoth)
    return (
      <Notice
        actions={
          <Button size="small" onClick={props.onKeepBoth}>
            {t('capture.keepBoth')}
          </Button>
        }
      >
        {t('capture.replacedSelection')}
      </Notice>
    );
  return null;
}

const SENTENCES = {
  saved: 'capture.continuedSaved',
  done: 'capture.continuedDone',
  discarded: 'capture.continuedDiscarded',
  deleted: 'capture.continuedDeleted',
} as const satisfies Record<ContinuedBecause, MessageId>;

/** Says why typing continued in a new draft. */
export function ContinuedNotice({ because }: { because: ContinuedBecause }) {
  const sentence = t(SENTENCES[because]);
  useEffect(() => announce(sentence), [sentence]);
  return <Notice tone="warn">{sentence}</Notice>;
}

/** On World Anvil's export page: offers to read the world. Nobody wants all of it as one draft. */
export function ExportOffer({ tabId, onNew }: { tabId: number; onNew: () => void }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.querySelector('button')?.focus(), []);
  const read = async () => {
    await browser.tabs.create({ url: `/import.html?tab=${tabId}` });
    window.close();
  };
  return (
    <section class="receipt" aria-label={t('import.thisPage')} ref={section}>
      <span class="receipt-mark">
        <Icon name="world" />
      </span>
      <p class="receipt-headline">{t('import.thisPage')}</p>
      <p class="soft">{t('import.offer')}</p>
      <div class="receipt-actions">
        <Button tone="primary" onClick={() => detach(read(), 'capture.readExport')}>
          {t('import.readThis')}
        </Button>
        <Button tone="quiet" icon="add" keys="Alt+N" onClick={onNew}>
          {t('capture.emptyDraft')}
        </Button>
      </div>
    </section>
  );
}

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
