import { type MessageId, t } from '../../../lib/i18n/index.ts';
import type { Audience } from '../../../lib/outbox/index.ts';
import { ConfirmDialog } from '../../ui/index.ts';

const WORDS = {
  public: 'capture.publishPublic',
  worldDefault: 'capture.publishWorldDefault',
} as const satisfies Record<Exclude<Audience, 'authors'>, MessageId>;

/** Confirms sending an article that readers will see. */
export function PublishDialog(props: {
  title: string;
  visibility: Exclude<Audience, 'authors'>;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <ConfirmDialog
      title={t('capture.publishTitle')}
      confirm={t('capture.publish')}
      onClose={props.onClose}
      onConfirm={props.onConfirm}
    >
      <p>
        <bdi>{t('common.quoted', { title: props.title.trim() })}</bdi>
      </p>
      <p>{t(WORDS[props.visibility])}</p>
      <p>{t('capture.publishKeep')}</p>
    </ConfirmDialog>
  );
}
