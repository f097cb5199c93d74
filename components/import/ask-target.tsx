import type { RefObject } from 'preact';
import { t } from '../../lib/i18n/index.ts';
import { Button, Card } from '../ui/index.ts';
import type { TargetQuestion } from './target-of.ts';

/** Asks whether an export is of a world on this device, which what both have in common can't tell. */
export function AskTarget(props: {
  question: TargetQuestion;
  answer: (isSame: boolean) => void;
  titleRef: RefObject<HTMLHeadingElement | null>;
}) {
  const { question, answer, titleRef } = props;
  const { shared, exported, held } = question;
  const world = question.world.title || t('common.untitled');
  const title = question.title || t('common.untitled');
  const isConnected = question.world.source === 'account';
  return (
    <Card>
      <h2 tabIndex={-1} ref={titleRef}>
        {t('import.askTitle', { world })}
      </h2>
      <p>
        {shared === 0
          ? t('import.askNamesake', { world })
          : t('import.askShared', { title, world, shared, exported, held })}
      </p>
      <p class="soft">{t(isConnected ? 'import.askHintConnected' : 'import.askHint', { world })}</p>
      <div class="import-actions">
        <Button onClick={() => answer(false)}>{t('import.askNew')}</Button>
        <Button onClick={() => answer(true)}>
          {isConnected ? t('import.askSkip') : t('import.askUpdate', { world })}
        </Button>
      </div>
    </Card>
  );
}
