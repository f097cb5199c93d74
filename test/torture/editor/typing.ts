import { between, type Chance, pick } from '../chance.ts';
import { wait } from '../waiting.ts';
import type { EditorTab } from './subject.ts';

const WORDS = [
  'salt',
  'lantern',
  'Saltmere',
  'the tide',
  'ninth',
  'barrels',
  'drowned',
  'bell,',
  'and',
  'harbor.',
];

/** What was typed so far, with the time. */
export type Typed = { text: string; at: number }[];

/** Types words one after the other, so that at each time it is known what had been typed. */
export async function typeWords(tab: EditorTab, chance: Chance, mark: string): Promise<Typed> {
  const typed: Typed = [];
  let text = '';
  const type = async (more: string) => {
    await tab.type(more);
    text += more;
    typed.push({ text, at: Date.now() });
  };
  await type(`${mark}: `);
  for (let count = between(chance, 6, 24); count > 0; count--) {
    await type(`${pick(chance, ['salt', ...WORDS])} `);
    await wait(between(chance, 20, 160));
  }
  return typed;
}

export const plainLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
