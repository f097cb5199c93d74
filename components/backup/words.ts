import {
  BACKUP_KINDS,
  COPIED_KINDS,
  type Manifest,
  type Run,
  type Saved,
} from '../../lib/history/backup/index.ts';
import { LOCALE } from '../ui/index.ts';
import { manyWord, oneWord } from './kind-text.ts';

const MB = 1_000_000;

export const number = (count: number): string => count.toLocaleString(LOCALE);

export function sizeWords(bytes: number): string {
  if (bytes < MB / 10) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / MB).toLocaleString(LOCALE, { maximumFractionDigits: bytes < 10 * MB ? 1 : 0 })} MB`;
}

export const thingsWords = (count: number): string => (count === 1 ? '1 thing' : `${number(count)} things`);

/** Kinds that people look for. All others are counted together. */
const NAMED: ReadonlySet<string> = new Set([...COPIED_KINDS, 'map', 'timeline', 'history', 'notebook']);

/** "1,204 articles, 1 statblock and 12 other things". */
export function countWords(counts: Manifest['counts']): string {
  let others = 0;
  const said = BACKUP_KINDS.flatMap((kind) => {
    const count = counts[kind] ?? 0;
    if (!NAMED.has(kind)) others += count;
    if (count === 0 || !NAMED.has(kind)) return [];
    return [`${number(count)} ${(count === 1 ? oneWord(kind) : manyWord(kind)).toLowerCase()}`];
  });
  const rest = others === 0 ? '' : `${number(others)} other ${others === 1 ? 'thing' : 'things'}`;
  return [said.join(', '), rest].filter((words) => words !== '').join(' and ') || 'nothing';
}

export const dayWords = (at: number): string =>
  new Date(at).toLocaleString(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });

/** The steps as people see them. */
export const STEP_WORDS: Record<Run['step'], string> = {
  lists: 'Look through the lists',
  things: 'Read what has changed',
  manuscripts: 'Read the manuscripts',
  records: 'Read maps, timelines and the rest',
};

const OF: Record<Run['step'], string> = {
  lists: 'articles',
  things: 'things',
  manuscripts: 'manuscripts',
  records: 'things',
};

/** The progress of a step: "120 of 300 things". */
export function progressWords({ step, done, total }: Pick<Run, 'step' | 'done' | 'total'>): string {
  if (total === null || total < done) return done === 0 ? 'Just begun' : `${number(done)} ${OF[step]} so far`;
  if (total === 0) return 'Nothing to do';
  return `${number(done)} of ${number(total)} ${OF[step]}`;
}

export const savedWords = ({ at, name, bytes, things }: Saved): string =>
  `Saved last on ${dayWords(at)}: ${name}, ${thingsWords(things)}, ${sizeWords(bytes)}.`;
