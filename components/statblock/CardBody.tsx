import { Notice } from '../ui/index.ts';
import { CreatureCard } from './CreatureCard.tsx';
import type { CardActions } from './cardactions.ts';
import type { Content } from './content.ts';
import { SheetCard } from './SheetCard.tsx';

/** What stands in a statblock, whatever its template. */
export function CardBody(props: { content: Content; level: 2 | 3; name: string; actions: CardActions }) {
  const { content, ...rest } = props;
  switch (content.as) {
    case 'creature':
      return <CreatureCard creature={content.creature} {...rest} />;
    case 'sheet':
      return <SheetCard sections={content.sections} {...rest} />;
    case 'source':
      return (
        <div class="stat-source">
          <Notice tone="warn">
            What stands in this statblock could not be read as fields, so here it is as the platform keeps it.
            Nothing of it is lost; its page is where it can be mended.
          </Notice>
          <pre dir="auto">{content.source}</pre>
        </div>
      );
    case 'nothing':
      return (
        <p class="soft">Nothing is written in this statblock yet. Its page is where it can be filled.</p>
      );
  }
}
