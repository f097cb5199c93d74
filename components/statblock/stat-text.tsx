import { useMemo } from 'preact/hooks';
import { type RichActions, RichText } from '../markup/index.ts';
import type { BonusMode } from './dice-words.ts';
import { readStatText } from './stat-text.ts';

/** A value of a statblock, drawn as every text of the world is, with its dice to be rolled. */
export function StatText(props: {
  text: string;
  /** Begins the ids of its headings; one text of a page each. */
  name: string;
  actions: RichActions;
  mode?: BonusMode;
  level?: number;
}) {
  const { text, name, actions, mode = 'attacks', level = 4 } = props;
  const read = useMemo(() => readStatText(text, name, mode), [text, name, mode]);
  return <RichText text={read} level={level} {...actions} />;
}
