import { useEffect, useRef } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { detach } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { Button, HelpDialog, IconButton, keyNames, Notice, useCurrent } from '../ui/index.ts';
import type { ByHand, ByHandState } from './by-hand-store.ts';
import { hasFilled, isTextTaken, outcomeSentences } from './entered-items.ts';

/** What became of an insertion, and what can follow. */
export function ByHandNotice({ byHand }: { byHand: ByHand }) {
  const state = useCurrent(byHand.state, byHand.subscribe, [byHand]);
  switch (state?.kind) {
    case 'filled':
      return <Filled {...state} byHand={byHand} />;
    case 'away':
      return <Away {...state} byHand={byHand} />;
    case 'notCopied':
      return (
        <HelpDialog title={t('outbox.copyByHandTitle')} onClose={byHand.close}>
          <p>{t('outbox.copyByHand', { keys: keyNames('Ctrl+C') })}</p>
          <SelectedText text={state.text} />
        </HelpDialog>
      );
    default:
      return null;
  }
}

type Of<Kind> = Extract<ByHandState, { kind: Kind }> & { byHand: ByHand };

/** Its buttons come next, so the first one takes the focus. */
function useFocusedButton(state: unknown) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('.notice-actions button')?.focus(), [state]);
  return box;
}

function Filled({ draft, results, replaces, byHand }: Of<'filled'>) {
  const box = useFocusedButton(results);
  const isTaken = isTextTaken(results);
  const isDone = !isTaken && hasFilled(results);
  return (
    <div class="by-hand" ref={box}>
      <Notice
        tone={isDone ? 'good' : 'plain'}
        actions={
          <>
            {isTaken && replaces ? (
              <Button size="small" onClick={() => void byHand.insert(draft, 'replace')}>
                {t('byHand.replace')}
              </Button>
            ) : isTaken ? (
              <>
                <Button size="small" onClick={() => void byHand.insert(draft, 'atCaret')}>
                  {t('byHand.atCaret')}
                </Button>
                <Button size="small" onClick={() => void byHand.insert(draft, 'atEnd')}>
                  {t('byHand.atEnd')}
                </Button>
              </>
            ) : isDone ? (
              <Button size="small" tone="primary" icon="check" onClick={() => void byHand.run('done', draft)}>
                {t('byHand.markDone')}
              </Button>
            ) : (
              <CopyFormatted draft={draft} byHand={byHand} />
            )}
            <IconButton icon="close" size="small" label={t('common.close')} onClick={byHand.close} />
          </>
        }
      >
        {outcomeSentences(results).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {isDone && <p class="soft">{t('byHand.saveThere')}</p>}
      </Notice>
    </div>
  );
}

function CopyFormatted({ draft, byHand }: Pick<Of<'filled'>, 'draft' | 'byHand'>) {
  return (
    <Button size="small" icon="copy" onClick={() => void byHand.run('formatted', draft)}>
      {t('byHand.copyFormatted')}
    </Button>
  );
}

function Away({ draft, why, page, byHand }: Of<'away'>) {
  const box = useFocusedButton(why);
  return (
    <div class="by-hand" ref={box}>
      <Notice
        actions={
          <>
            <Button
              size="small"
              tone="primary"
              icon="open"
              onClick={() => detach(browser.tabs.create({ url: page }), 'byHand.openPage')}
            >
              {t(draft.text.target.kind === 'append' ? 'common.openArticle' : 'byHand.openNew')}
            </Button>
            <CopyFormatted draft={draft} byHand={byHand} />
            <IconButton icon="close" size="small" label={t('common.close')} onClick={byHand.close} />
          </>
        }
      >
        <p>{t(why)}</p>
        <p class="soft">{t('byHand.awayHint')}</p>
      </Notice>
    </div>
  );
}

function SelectedText({ text }: { text: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.select(), []);
  return (
    <textarea ref={area} class="input" readOnly aria-label={t('outbox.draftText')} rows={8} value={text} />
  );
}
