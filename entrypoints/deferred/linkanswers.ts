import { readSettings } from '../../lib/settings/index.ts';
import type { Outcome } from '../background/deferred.ts';
import type { ScreenAnswers } from '../background/screenanswers.ts';
import { cardOf, flagsAt } from './cards.ts';
import { complete } from './completion.ts';
import type { HistoryRoom } from './history.ts';
import {
  changeMany,
  choicesFor,
  type ManyChanging,
  putList,
  stateOfMany,
  stopMany,
  undoMany,
} from './lists.ts';

type Answers = Pick<
  ScreenAnswers,
  | 'page.card'
  | 'page.list'
  | 'page.flags'
  | 'page.choices'
  | 'page.many'
  | 'page.manyState'
  | 'page.manyStop'
  | 'page.manyUndo'
  | 'page.complete'
>;

const told = async <Value>(value: Promise<Value>): Promise<Outcome<Value>> => ({
  ok: true,
  value: await value,
});

/** What pages ask of links, lists and mentions: out of the copy; changes go by way of the history. */
export function linkAnswers({ asked }: HistoryRoom): Answers {
  const changing: ManyChanging = {
    many: (edits) => asked((engine) => engine.many(edits)),
    stopMany: (batch) => asked((engine) => engine.stopMany(batch)),
    undoMany: (batch) => asked((engine) => engine.undoMany(batch)),
  };
  return {
    'page.card': (link) => told(cardOf(link)),
    'page.list': (_, sender) => told(putList(sender)),
    'page.flags': async ({ links }) => {
      const [entries, { pagesOff }] = await Promise.all([flagsAt(links), readSettings()]);
      return { ok: true, value: { entries, mayPick: !pagesOff.includes('list-pick') } };
    },
    'page.choices': async ({ id }) => ({ ok: true, value: { categories: await choicesFor(id) } }),
    'page.many': ({ ids, change }, sender) => changeMany(ids, change, sender, changing),
    'page.manyState': ({ batch }, sender) => told(stateOfMany(batch, sender)),
    'page.manyStop': ({ batch }, sender) => stopMany(batch, sender, changing),
    'page.manyUndo': ({ batch }, sender) => undoMany(batch, sender, changing),
    'page.complete': ({ typed }, sender) => told(complete(typed, sender)),
  };
}
