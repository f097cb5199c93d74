import '../../../components/panel/panel.css';
import '../../../components/search/search.css';
import { VersionsView, WorldChanges } from '../../../components/versions/index.ts';
import { putBody } from '../../../lib/library/index.ts';
import type { FullArticle } from '../../../lib/model/index.ts';
import { deleteVersions, recordReplaced, type VersionCause } from '../../../lib/versions/index.ts';
import { exportedArticle } from '../../unit/library/import/exported.ts';
import { WORLD } from '../sample/connection.ts';
import { storeWorld } from '../sample/world.ts';
import type { Sheet, SheetMaker } from '../story.ts';

const nothing = () => {};
const HOUR = 3_600_000;

const TRADE =
  '[table][tr][th]Good[/th][th]Price[/th][/tr][tr][td]Salt[/td][td]12 crowns a barrel[/td][/tr][tr][td]Lamp oil[/td][td]3 crowns a jar[/td][/tr][/table]';
const LAMPS =
  'Nine lamps stand on the harbor wall, and eight of them have a wick. The ninth went out in the year of the flood, and nobody has lit it since.';
const PEOPLE =
  '[ul][li]@[Edda Marsh](person:edda), keeper of the lamps[/li][li]Tobias Fenn, who sells oil[/li][/ul]';

/** What the article said, oldest first, with the hours since and what brought it. */
const TEXTS: readonly [hoursAgo: number, content: string, cause: VersionCause][] = [
  [210, `${LAMPS}\n\n[h2]Trade[/h2]\n${TRADE}`, 'first'],
  [52, `${LAMPS}\n\n[h2]Trade[/h2]\n${TRADE}\n\n[h2]People[/h2]\n${PEOPLE}`, 'sync'],
  [
    27,
    `[h2]People[/h2]\n${PEOPLE}\n\n${LAMPS.replace('eight', '[b]seven[/b]')}\n\n[h2]Trade[/h2]\n${TRADE}`,
    'change',
  ],
  [
    2,
    `[h2]People[/h2]\n${PEOPLE.replace('keeper', 'the last keeper')}\n\n${LAMPS.replace('eight', '[b]seven[/b]').replace(', and nobody has lit it since', '')}\n\n[h2]Trade[/h2]\nGood\nPrice\nSalt\n12 crowns a barrel\nLamp oil\n3 crowns a jar`,
    'sync',
  ],
];

const article = (content: string): FullArticle => ({
  ...exportedArticle('saltmere', 'Saltmere', { content, template: 'settlement', tags: ['harbor'] }).article,
  worldId: WORLD,
});

async function storeVersions(): Promise<void> {
  await storeWorld();
  await deleteVersions(null);
  const ref = { kind: 'article', id: 'saltmere' } as const;
  const now = Date.now();
  for (const [at, [hoursAgo, content, cause]] of TEXTS.entries()) {
    const before = TEXTS[at - 1];
    if (!before) continue;
    const readAt = now - before[0] * HOUR;
    await recordReplaced(
      WORLD,
      [
        {
          ref,
          before: { resource: article(before[1]), readAt, updatedAt: readAt },
          after: { resource: article(content), updatedAt: now - hoursAgo * HOUR },
        },
      ],
      cause,
      now - hoursAgo * HOUR,
    );
  }
  const lost = {
    resource: { ...article('A ship that nobody saw come in.'), title: 'The Quiet Ship' },
    readAt: now - 90 * HOUR,
    updatedAt: null,
  };
  await recordReplaced(
    WORLD,
    [{ ref: { kind: 'article', id: 'ship' }, before: lost, after: null }],
    'sync',
    now - 30 * HOUR,
  );
  const [, content = ''] = TEXTS.at(-1) ?? [];
  await putBody(WORLD, { ref, resource: article(content), text: '', updatedAt: now - 2 * HOUR });
}

const sheet = (name: string, show: () => preact.JSX.Element): Sheet => ({
  fill: true,
  stories: [{ name, show: () => <main class="panel-main">{show()}</main> }],
});

type Name = 'entry' | 'none' | 'world';

export const versionSheets: Record<Name, SheetMaker> = {
  async entry() {
    await storeVersions();
    return sheet('Four texts of one article', () => (
      <VersionsView
        worldId={WORLD}
        of={{ kind: 'article', id: 'saltmere' }}
        open={nothing}
        onShow={nothing}
        onEdit={nothing}
      />
    ));
  },
  async none() {
    await storeVersions();
    return sheet('Before the first version', () => (
      <VersionsView
        worldId={WORLD}
        of={{ kind: 'article', id: 'edda' }}
        open={nothing}
        onShow={nothing}
        onEdit={nothing}
      />
    ));
  },
  async world() {
    await storeVersions();
    return sheet('What changed', () => <WorldChanges worldId={WORLD} onEntry={nothing} />);
  },
};
