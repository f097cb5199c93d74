import { t } from '../../lib/i18n/index.ts';
import { DiceButton, type Roll } from '../dice/index.ts';
import type { RichActions } from '../markup/index.ts';
import { Notice } from '../ui/index.ts';
import type { Content } from './content/content.ts';
import { type Ability, type Chapter, type Creature, signed } from './content/creature.ts';
import { type CardActions, type HeadingLevel, Lines, PictureLines, StatText, Title } from './lines.tsx';
import { SheetCard } from './sheet-card.tsx';

/** The six ability scores in a row, as in print. A modifier rolls its check. */
function AbilityTable(props: { abilities: readonly Ability[]; onDice: (roll: Roll, label: string) => void }) {
  if (props.abilities.length === 0) return null;
  return (
    <dl class="stat-abilities">
      {props.abilities.map(({ key, name, short, score, modifier }) => (
        <div key={key}>
          <dt>
            <abbr title={name}>{short}</abbr>
          </dt>
          <dd>
            <bdi>{score}</bdi>
            {modifier !== null && (
              <DiceButton
                notation={`1d20${modifier < 0 ? modifier : `+${modifier}`}`}
                label={signed(modifier)}
                onRoll={(roll) => props.onDice(roll, t('statblock.abilityCheck', { ability: short }))}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

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

/** A creature in the layout of printed rulebooks. */
function CreatureCard(props: {
  creature: Creature;
  /** The level of its headings. */
  level: 2 | 3;
  name: string;
  actions: CardActions;
}) {
  const { creature, level, name, actions } = props;
  const { armorClass, hitPoints, speed, description } = creature;
  const vitals = [armorClass, hitPoints, speed].filter((line) => line !== null);
  return (
    <div class="stat-creature column gap-3">
      <div class="stat-ruled">
        <Lines lines={vitals} name={`${name}-v`} actions={actions} />
        <AbilityTable abilities={creature.abilities} onDice={actions.onDice} />
        <Lines lines={creature.facts} name={`${name}-f`} actions={actions} />
      </div>
      {creature.chapters.map((chapter, at) => (
        <ChapterPart
          key={chapter.key}
          level={level}
          chapter={chapter}
          name={`${name}-c${at}`}
          actions={actions}
        />
      ))}
      {description && (
        <ChapterPart
          level={level}
          chapter={{ ...description, title: description.label }}
          name={`${name}-d`}
          actions={actions}
        />
      )}
      <PictureLines lines={creature.pictures} name={`${name}-p`} actions={actions} />
      {creature.more.length > 0 && (
        <div class="stat-chapter">
          <Title level={level}>{t('statblock.more')}</Title>
          <Lines lines={creature.more} name={`${name}-m`} actions={actions} />
        </div>
      )}
    </div>
  );
}

function ChapterPart(props: { chapter: Chapter; level: HeadingLevel; name: string; actions: RichActions }) {
  const { chapter, level, name, actions } = props;
  return (
    <div class="stat-chapter">
      {chapter.title && <Title level={level}>{chapter.title}</Title>}
      <StatText text={chapter.text} name={name} level={level + 1} actions={actions} />
    </div>
  );
}
