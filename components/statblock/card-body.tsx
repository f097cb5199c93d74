import { t } from '../../lib/i18n/index.ts';
import { Notice } from '../ui/index.ts';
import type { CardActions } from './card-actions.ts';
import type { Content } from './content.ts';
import { CreatureCard } from './creature-card.tsx';
import { SheetCard } from './sheet-card.tsx';

/** The content of a statblock, whatever its template. */
export function CardBody(props: { content: Content; level: 2 | 3; name: string; actions: CardActions }) {
  const { content, ...rest } = props;
  switch (content.as) {
    case 'creature':
      return <CreatureCard creature={content.creature} {...rest} />;
    case 'sheet':
      return <SheetCard sections={content.sections} {...rest} />;
    case 'source':
      return (
        <div class="stat-source column gap-3">
          <Notice tone="warn">{t('statblock.unreadable', { why: content.why })}</Notice>
          <pre dir="auto">{content.source}</pre>
        </div>
      );
    case 'nothing':
      return <p class="soft">{t('entry.empty')}</p>;
  }
}
