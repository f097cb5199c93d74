import type { UnreadData } from '../../lib/model/index.ts';
import { Notice } from '../ui/index.ts';
import type { CardActions } from './card-actions.ts';
import type { Content } from './content.ts';
import { CreatureCard } from './creature-card.tsx';
import { SheetCard } from './sheet-card.tsx';

const WHY: Record<UnreadData, string> = {
  tooLong: 'This statblock is too long to be shown as fields.',
  tooDeep: 'This statblock is nested too deeply to be shown as fields.',
  notYaml: 'This statblock couldn’t be read as fields, because there is a mistake in its YAML.',
};

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
        <div class="stat-source">
          <Notice tone="warn">
            {WHY[content.why]} Here is its text as World Anvil keeps it. You can edit it on its page there.
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
