import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { type RichActions, RichText } from '../markup/index.ts';
import type { BonusMode } from './content/rollable-text.ts';
import { isLine, readStatText } from './content/stat-text.ts';
import type { Line } from './content/stored-schema.ts';

/** A value of a statblock, rendered like all text of the world, with dice to roll. */
export function StatText(props: {
  text: string;
  /** A prefix for the ids of its headings, unique in the page. */
  name: string;
  actions: RichActions;
  mode?: BonusMode;
  level?: number;
}) {
  const { text, name, actions, mode = 'attacks', level = 4 } = props;
  const read = useMemo(() => readStatText(text, name, mode), [text, name, mode]);
  return <RichText text={read} level={level} {...actions} />;
}

/** 2 if the card's name is the page's title, 3 on the second card, one more below a section heading. */
export type HeadingLevel = 2 | 3 | 4;

/** The heading of a part of the card; `isSmall`: of a single value. */
export function Title(props: { level: HeadingLevel; isSmall?: boolean; children: ComponentChildren }) {
  const Heading = ({ 2: 'h2', 3: 'h3', 4: 'h4' } as const)[props.level];
  return (
    <Heading class={props.isSmall ? 'stat-title stat-title-small' : 'stat-title'} dir="auto">
      {props.children}
    </Heading>
  );
}

/** What a card's content can do. Every roll on it is recorded. */
export type CardActions = RichActions & Required<Pick<RichActions, 'onDice' | 'search'>>;

/** In these lines a signed number is a bonus to roll with. */
const BONUSES = /^(saving_?throws|skills|saves)$/i;

/** Labels with their values, run in as in print. Long values go below their label. */
export function Lines(props: { lines: readonly Line[]; name: string; actions: RichActions }) {
  if (props.lines.length === 0) return null;
  return (
    <dl class="stat-lines column gap-1">
      {props.lines.map(({ key, label, text }, at) => {
        const mode: BonusMode = BONUSES.test(key) ? 'bonuses' : 'attacks';
        return (
          <div key={key} data-shape={isLine(text) ? 'line' : 'text'}>
            <dt>
              <bdi>{label}</bdi>
            </dt>{' '}
            <dd>
              <StatText text={text} name={`${props.name}-${at}`} mode={mode} actions={props.actions} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Images by their ids: a placeholder with a link. Nothing is loaded. */
export function PictureLines(props: { lines: readonly Line[]; name: string; actions: RichActions }) {
  return (
    <Lines
      name={props.name}
      actions={props.actions}
      lines={props.lines.map((line) => ({ ...line, text: `[img:${line.text.trim()}]` }))}
    />
  );
}
