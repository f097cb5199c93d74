import type { WorldMentions } from '../../../lib/unlinked-mentions/world-mentions.ts';
import type { PlantedArticle } from './planted-world.ts';

export interface Score {
  planted: number;
  /** Of what was found, the share that was planted: the same place, the same candidates. */
  precision: number;
  /** Of what was planted, the share that was found. */
  recall: number;
  /** Some of what is wrong, to look at. */
  wrong: string[];
}

/** As many examples as anybody reads. */
const EXAMPLES = 40;
const CONTEXT = 25;

const keyOf = (field: string, start: number, end: number, candidates: readonly number[]): string =>
  `${field} ${start} ${end} ${[...candidates].sort((a, b) => a - b).join()}`;

/** Compares what was found in a planted world with what is there. */
export function score(articles: readonly PlantedArticle[], mentions: WorldMentions): Score {
  let [planted, found, right] = [0, 0, 0];
  const wrong: string[] = [];
  for (const { location, texts } of articles) {
    const there = new Map(
      texts.flatMap(({ field, text, planted }) =>
        planted.map(({ start, end, candidates }) => [
          keyOf(field, start, end, candidates),
          { text, start, end },
        ]),
      ),
    );
    planted += there.size;
    for (const { field, start, end, candidates, name } of mentions.from(location)) {
      found++;
      if (there.delete(keyOf(field, start, end, candidates))) right++;
      else if (wrong.length < EXAMPLES) {
        const text = texts.find((one) => one.field === field)?.text ?? '';
        wrong.push(`found ${name}: ${text.slice(Math.max(0, start - CONTEXT), end + CONTEXT)}`);
      }
    }
    for (const { text, start, end } of there.values())
      if (wrong.length < EXAMPLES)
        wrong.push(
          `missed ${text.slice(start, end)}: ${text.slice(Math.max(0, start - CONTEXT), end + CONTEXT)}`,
        );
  }
  return { planted, precision: right / Math.max(1, found), recall: right / Math.max(1, planted), wrong };
}
