import { cardFor } from '../../../components/panel/EntryCard.tsx';
import { ENTRY_KINDS } from '../../../lib/library/index.ts';
import { WORLD } from '../sample/connection.ts';
import { layWorld, THINGS } from '../sample/world.ts';
import type { Sheet } from '../story.ts';

const nowhere = { open: () => {}, search: () => {} };

/** What lists know of a thing, of every kind. */
export default async (): Promise<Sheet> => {
  await layWorld();
  return {
    stories: ENTRY_KINDS.flatMap((kind) => {
      const Card = cardFor(kind);
      const first = THINGS.findLast((thing) => thing.kind === kind && !thing.isPending);
      const shown = kind === 'article' ? 'saltmere' : first?.id;
      return shown === undefined
        ? []
        : [{ name: kind, show: () => <Card worldId={WORLD} id={shown} {...nowhere} /> }];
    }),
  };
};
