import { render } from 'preact';
import { StatblockView } from '../../../components/statblock/index.ts';
import '../../../components/ui/theme/theme.css';
import '../../../components/search/search.css';
import '../../../components/article/article.css';
import type { Statblock } from '../../../lib/model/index.ts';
import {
  bellKnight,
  bodyOf,
  entryOf,
  marshWyrm,
  ship,
  statblock,
  WORLD,
} from '../../unit/statblock-screen/fixture.ts';
import { shelf } from './article-library.ts';
import { loadMessages } from './stage-messages.ts';

const opened: string[] = [];
const DAY = 86_400_000;

function place(): HTMLElement {
  let main = document.querySelector('main');
  if (!main) {
    document.body.replaceChildren();
    document.body.removeAttribute('class');
    main = document.createElement('main');
    main.className = 'panel-main';
    document.body.append(main);
  }
  return main;
}

function show(id: string): void {
  const main = place();
  render(null, main);
  render(
    <StatblockView
      worldId={WORLD}
      id={id}
      open={(ref, where) => {
        opened.push(`${ref.kind} ${ref.id} ${where}`);
        if (ref.kind === 'statblock' && where === 'here') show(ref.id);
      }}
      search={(typed) => void opened.push(typed)}
    />,
    main,
  );
}

/** Functions that a test calls in the page of the extension. */
const statblocksOnPage = {
  opened,
  /** Three statblocks that differ in everything: 1, 2 and 3. */
  three(): void {
    shelf.clear();
    [marshWyrm, bellKnight, ship].forEach((data, at) => {
      const resource = statblock(data, { id: at + 1 });
      shelf.put(entryOf(resource), bodyOf(resource));
    });
  },
  show,
  one(
    data: Record<string, string> | null,
    change: Partial<Statblock> = {},
    state: 'here' | 'listed' | 'stale' | 'damaged' = 'here',
  ): void {
    shelf.clear();
    const resource = statblock(data, { id: 1, ...change });
    const entry = entryOf(resource, state === 'stale' ? { updatedAt: Date.now() } : {});
    const readAt = Date.now() - 2 * DAY;
    const body =
      state === 'damaged'
        ? bodyOf(resource, { resource: JSON.parse('[1]'), readAt })
        : bodyOf(resource, { readAt });
    shelf.put(entry, state === 'listed' ? null : body);
    show('1');
  },
  /** Puts the same text into every value of each layout. `mark`: a harmless tag, to know them from those before. */
  hostile(payload: string, mark: string): void {
    const filled = (data: Record<string, string>) =>
      Object.fromEntries(Object.keys(data).map((key) => [key, payload]));
    shelf.clear();
    const resources = [
      statblock(
        { ...filled(marshWyrm), [payload]: payload },
        { id: 1, title: payload, tags: [payload, mark] },
      ),
      statblock(
        { ...filled(ship), table: `${payload}|a\n${payload}|b` },
        { id: 2, title: payload, tags: [mark] },
      ),
      statblock(null, { id: 3, title: payload, source: payload, tags: [mark] }),
    ];
    for (const resource of resources) shelf.put(entryOf(resource), bodyOf(resource));
  },
};

export type StatblockStage = typeof statblocksOnPage;

declare global {
  var statblocks: StatblockStage;
}
globalThis.loadStageMessages = loadMessages;
globalThis.statblocks = statblocksOnPage;
