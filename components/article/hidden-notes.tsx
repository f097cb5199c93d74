import { useEffect, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { type RichActions, RichText } from '../markup/index.ts';
import { useScreenShare } from '../screen-share/index.ts';
import { Button, Icon } from '../ui/index.ts';
import type { Part } from './parts.ts';

/**
 * Storyteller notes. Until they are asked for, they aren't in the page at all, so they can't be seen, searched or
 * copied.
 */
export function HiddenNotes({ part, actions }: { part: Part; actions: RichActions }) {
  const [isAsked, setAsked] = useState(false);
  const { isCovered: isSharing } = useScreenShare();
  const isOpen = isAsked && !isSharing;
  useEffect(() => {
    if (isSharing) setAsked(false);
  }, [isSharing]);
  return (
    <section class="article-notes" aria-label={part.label ?? t('article.notes')} data-open={isOpen}>
      <div class="article-notes-head beside gap-3">
        <h2 dir="auto">
          <Icon name="lock" /> {part.label}
        </h2>
        <Button size="small" aria-expanded={isOpen} disabled={isSharing} onClick={() => setAsked(!isOpen)}>
          {isOpen ? t('entry.hide') : t('entry.show')}
        </Button>
      </div>
      {isOpen ? (
        <RichText text={part.text} level={3} {...actions} />
      ) : (
        <p class="soft small">{t('article.notesHidden')}</p>
      )}
    </section>
  );
}
