import type { ComponentChildren } from 'preact';
import { type MessageId, t } from '../../lib/i18n/index.ts';
import { type Audience, audienceOf, type DraftText } from '../../lib/outbox/index.ts';
import { Trans } from '../ui/index.ts';

export interface OutcomeProps {
  text: DraftText;
  isConnected: boolean;
  /** The title of the draft's world; null if none is chosen. */
  world: string | null;
}

const VISIBLE = {
  public: 'capture.willBeVisible',
  worldDefault: 'capture.mayBeVisible',
} as const satisfies Record<Exclude<Audience, 'authors'>, MessageId>;

/** What Save will do, in a few words. */
export function Outcome({ text, isConnected, world }: OutcomeProps) {
  const { target, fields } = text;
  const audience = audienceOf(text);
  const isolated = (title: ComponentChildren) => <bdi>{title}</bdi>;
  const words = () => {
    if (!isConnected) return t('capture.willWait');
    if (target.kind === 'append')
      return <Trans id="capture.willAppend" values={{ title: target.articleTitle, article: isolated }} />;
    if (audience !== 'authors') return t(VISIBLE[audience]);
    if (world === null) return t('capture.chooseWorld');
    return fields.isDraft === false ? (
      <Trans id="capture.willBePrivate" values={{ title: world, world: isolated }} />
    ) : (
      <Trans id="capture.willBeDraft" values={{ title: world, world: isolated }} />
    );
  };
  const isWarned = isConnected && target.kind === 'new' && audience !== 'authors';
  return (
    <p class="savebar-outcome" role="status" data-tone={isWarned ? 'warn' : 'plain'}>
      {words()}
    </p>
  );
}
