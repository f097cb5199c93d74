import type { Sender } from '../../bridge/index.ts';
import type { WorldId } from '../../model/index.ts';
import { readSettings } from '../../settings/index.ts';
import type { Outcome } from '../core/outcome.ts';
import type { ScreenAnswers } from '../core/screen-answers.ts';
import { cardOf, flagsAt } from './link-cards.ts';
import { putList } from './list-pages.ts';
import { complete } from './mention-completion.ts';
import { addressOf } from './page-entry.ts';
import { worldsOfPage } from './page-worlds.ts';

type Answers = Pick<ScreenAnswers, 'page.card' | 'page.list' | 'page.flags' | 'page.complete'>;

/** What pages ask of links, lists and mentions: answered out of the copies of the worlds that the page's address names. */
export function linkAnswers(): Answers {
  const told = async <Value>(
    sender: Sender,
    none: Value,
    make: (worlds: readonly WorldId[]) => Promise<Value>,
  ): Promise<Outcome<Value>> => {
    const worlds = await worldsOfPage(addressOf(sender));
    return { ok: true, value: worlds.length > 0 ? await make(worlds) : none };
  };

  return {
    'page.card': (link, sender) => told(sender, null, (worlds) => cardOf(link, worlds)),
    'page.list': (_, sender) => told(sender, false, () => putList(sender)),
    'page.flags': ({ links }, sender) =>
      told(sender, { entries: links.map(() => null), mayPick: false }, async (worlds) => {
        const [entries, { pagesOff }] = await Promise.all([flagsAt(links, worlds), readSettings()]);
        return { entries, mayPick: !pagesOff.includes('list-pick') };
      }),
    // On any page, but there alone where the key for it was pressed.
    'page.complete': async ({ typed }, sender) => ({ ok: true, value: await complete(typed, sender) }),
  };
}
