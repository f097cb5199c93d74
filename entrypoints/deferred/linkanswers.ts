import type { Sender } from '../../lib/bridge/index.ts';
import { readConnection, readSettings } from '../../lib/settings/index.ts';
import type { Outcome } from '../background/outcome.ts';
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
import { pageAddresses } from './pagehosts.ts';
import { addressOf } from './pagething.ts';

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

const ELSEWHERE = 'This page is none of your worlds’. Nothing was changed.';

/** Whether the page that asks stands where pages of a world do; scripts of ours on other pages are told nothing of links. */
async function isWorldPage(sender: Sender): Promise<boolean> {
  const [connection, settings] = await Promise.all([readConnection(), readSettings()]);
  const host = URL.parse(addressOf(sender))?.host;
  return (
    !settings.pagesOff.includes('all') &&
    pageAddresses(connection, settings).some((address) => new URL(address).host === host)
  );
}

/** What pages ask of links, lists and mentions: out of the copy; changes go by way of the history. */
export function linkAnswers({ asked }: Pick<HistoryRoom, 'asked'>): Answers {
  const changing: ManyChanging = {
    many: (edits) => asked((engine) => engine.many(edits)),
    stopMany: (batch) => asked((engine) => engine.stopMany(batch)),
    undoMany: (batch) => asked((engine) => engine.undoMany(batch)),
  };
  const told = async <Value>(
    sender: Sender,
    none: Value,
    make: () => Promise<Value>,
  ): Promise<Outcome<Value>> => ({ ok: true, value: (await isWorldPage(sender)) ? await make() : none });
  const done = async <Value>(sender: Sender, make: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> =>
    (await isWorldPage(sender)) ? make() : { ok: false, sentence: ELSEWHERE };

  return {
    'page.card': (link, sender) => told(sender, null, () => cardOf(link)),
    'page.list': (_, sender) => told(sender, false, () => putList(sender)),
    'page.flags': ({ links }, sender) =>
      told(sender, { entries: links.map(() => null), mayPick: false }, async () => {
        const [entries, { pagesOff }] = await Promise.all([flagsAt(links), readSettings()]);
        return { entries, mayPick: !pagesOff.includes('list-pick') };
      }),
    'page.choices': ({ id }, sender) =>
      told(sender, { categories: [] }, async () => ({ categories: await choicesFor(id) })),
    'page.many': ({ ids, change }, sender) => done(sender, () => changeMany(ids, change, sender, changing)),
    'page.manyState': ({ batch }, sender) => told(sender, null, () => stateOfMany(batch, sender)),
    'page.manyStop': ({ batch }, sender) => done(sender, () => stopMany(batch, sender, changing)),
    'page.manyUndo': ({ batch }, sender) => done(sender, () => undoMany(batch, sender, changing)),
    // On any page, but there alone where the key for it was pressed.
    'page.complete': async ({ typed }, sender) => ({ ok: true, value: await complete(typed, sender) }),
  };
}
