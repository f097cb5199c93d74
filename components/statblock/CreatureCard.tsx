import type { RichActions } from '../markup/index.ts';
import { AbilityTable } from './AbilityTable.tsx';
import type { CardActions } from './cardactions.ts';
import type { Chapter, Creature } from './creature.ts';
import { Lines, PictureLines } from './Lines.tsx';
import { StatText } from './StatText.tsx';

/** A creature as the books print one. */
export function CreatureCard(props: { creature: Creature; name: string; actions: CardActions }) {
  const { creature, name, actions } = props;
  const { armourClass, hitPoints, speed, description } = creature;
  const vitals = [armourClass, hitPoints, speed].filter((line) => line !== null);
  return (
    <div class="stat-creature">
      <div class="stat-ruled">
        <Lines lines={vitals} name={`${name}-v`} actions={actions} />
        <AbilityTable abilities={creature.abilities} onDice={actions.onDice} />
        <Lines lines={creature.facts} name={`${name}-f`} actions={actions} />
      </div>
      {creature.chapters.map((chapter, at) => (
        <ChapterPart key={chapter.key} chapter={chapter} name={`${name}-c${at}`} actions={actions} />
      ))}
      {description && (
        <ChapterPart
          chapter={{ ...description, title: description.label }}
          name={`${name}-d`}
          actions={actions}
        />
      )}
      <PictureLines lines={creature.pictures} name={`${name}-p`} actions={actions} />
      {creature.more.length > 0 && (
        <section class="stat-chapter" aria-label="More">
          <h3>More</h3>
          <Lines lines={creature.more} name={`${name}-m`} actions={actions} />
        </section>
      )}
    </div>
  );
}

function ChapterPart({ chapter, name, actions }: { chapter: Chapter; name: string; actions: RichActions }) {
  return (
    <section class="stat-chapter" aria-label={chapter.title ?? 'Traits'}>
      {chapter.title && <h3>{chapter.title}</h3>}
      <StatText text={chapter.text} name={name} actions={actions} />
    </section>
  );
}
