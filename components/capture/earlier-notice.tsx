import { t } from '../../lib/i18n/index.ts';
import { Button, Notice } from '../ui/index.ts';
import type { CaptureOutcome } from './begin-capture.ts';
import { STARTED_FROM } from './earlier-drafts.ts';
import { PAGE_KEYS } from './keys.ts';

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
