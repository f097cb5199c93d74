import { useMemo } from 'preact/hooks';
import { type RichActions, RichText } from '../markup/index.ts';
import type { BonusMode } from './rollable-text.ts';
import { readStatText } from './stat-text.ts';

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
