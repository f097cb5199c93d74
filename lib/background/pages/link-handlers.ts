import type { Handlers, Sender } from '../../messaging/index.ts';
import { ok, type WorldId } from '../../model/index.ts';
import { readSettings } from '../../settings/index.ts';
import { cardOf, flagsAt } from './link-cards.ts';
import { complete } from './mention-completion.ts';
import { addressOf } from './page-entry.ts';
import { injectListScript, worldsOfPage } from './page-worlds.ts';

type LinkHandlers = Pick<Handlers, 'page.card' | 'page.list' | 'page.flags' | 'page.complete'>;

/** They read the offline copies of the worlds that the page's address names. */
export function linkHandlers(): LinkHandlers {
  const answer = async <Value>(
    sender: Sender,
    none: Value,
    make: (worlds: readonly WorldId[]) => Promise<Value>,
  ): Promise<{ ok: true; value: Value }> => {
    const worlds = await worldsOfPage(addressOf(sender));
    return ok(worlds.length > 0 ? await make(worlds) : none);
  };

  return {
    'page.card': (link, sender) => answer(sender, null, (worlds) => cardOf(link, worlds)),
    'page.list': (_, sender) => answer(sender, false, () => injectListScript(sender)),
    'page.flags': ({ links }, sender) =>
      answer(sender, { entries: links.map(() => null), mayPick: false }, async (worlds) => {
        const [entries, { pagesOff: off }] = await Promise.all([flagsAt(links, worlds), readSettings()]);
        return { entries, mayPick: !off.includes('list-pick') };
      }),
    // On any page, but there alone where the key for it was pressed.
    'page.complete': async ({ typed }, sender) => ok(await complete(typed, sender)),
  };
}
