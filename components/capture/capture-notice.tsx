import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../lib/i18n/index.ts';
import { Button, Icon, Notice } from '../ui/index.ts';
import { type CaptureOutcome, sentenceOfParts } from './begin-capture.ts';

/** Why nothing was captured, and what to do. With no draft open, it fills the screen. */
export function CaptureNotice(props: { outcome: CaptureOutcome; hasDraft: boolean; onNew: () => void }) {
  const { outcome, hasDraft, onNew } = props;
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.querySelector('button')?.focus(), [outcome.kind, hasDraft]);
  if (outcome.kind === 'captured') {
    const [sentence] = sentenceOfParts(outcome);
    return sentence ? <Notice>{say(sentence)}</Notice> : null;
  }
  if (outcome.kind !== 'nothing') return null;
  if (hasDraft)
    return (
      <Notice
        actions={
          <Button size="small" icon="add" keys="Alt+N" onClick={onNew}>
            Empty draft
          </Button>
        }
      >
        {say(outcome.sentence)}
      </Notice>
    );
  return (
    <section class="receipt" aria-label="Nothing captured" ref={section}>
      <span class="receipt-mark">
        <Icon name="edit" />
      </span>
      <p class="receipt-headline">{say(outcome.sentence)}</p>
      <p class="soft">Elsewhere: select something and open Loreside, or begin with an empty page.</p>
      <div class="receipt-actions">
        <Button icon="add" tone="primary" keys="Alt+N" onClick={onNew}>
          Empty draft
        </Button>
      </div>
    </section>
  );
}
