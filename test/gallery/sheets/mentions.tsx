import { type WorldIndex, WorldSourceContext } from '../../../components/search/index.ts';
import { TaskProgress } from '../../../components/ui/index.ts';
import { Batches, ConfirmLinks } from '../../../components/unlinked-mentions/confirm-links.tsx';
import { ExcludedNames } from '../../../components/unlinked-mentions/excluded-names.tsx';
import { UnlinkedMentions } from '../../../components/unlinked-mentions/index.ts';
import { openBatchStore } from '../../../lib/history/index.ts';
import { t } from '../../../lib/i18n/index.ts';
import { openWriter, putBody } from '../../../lib/library/index.ts';
import type { FullArticle } from '../../../lib/model/index.ts';
import type { WorldSource } from '../../../lib/stored-state/index.ts';
import { changeMentionChoices, nameKeyOf, setExcluded } from '../../../lib/unlinked-mentions/index.ts';
import { entryOf, fullArticle } from '../../unit/article-screen/fixture.ts';
import { WORLD } from '../sample/connection.ts';
import { resource, storedIndex, storeWorld } from '../sample/world.ts';
import type { Sheet, SheetMaker } from '../story.ts';

const TEXTS: Readonly<Record<string, string>> = {
  edda: 'Edda was born in Saltmere, the year before the flood. She kept the ninth lamp until Tobias Fenn blew it out.\n\nNobody in Lampwick speaks of it.',
  wardens:
    'The Wardens of the Lamps are sworn in [b]Saltmere[/b]. Edda Marsh was the last of them who could read the tide.\n\n[ul][li]Warden Hollis[/li][li]The Needle, their ship[/li][/ul]',
  lamps: 'Eight still burn. What the Needle brought back, Edda Marsh put into the ninth.',
  flood: 'Each year Saltmere counts its lamps. Tobias Fenn brings the oil; the Needle lies in the harbour.',
};

async function store(): Promise<void> {
  await storeWorld();
  const writer = openWriter();
  await writer.put(WORLD, [
    // A heading with as many flags as there are.
    resource('edda', 'Edda Marsh', { tags: ['lamps'], isDraft: true, isWip: true, state: 'private' }),
    resource('needle-ship', 'The Needle', {
      template: 'vehicle',
      aliases: ['the Needle'],
      categoryId: 'c-world',
    }),
    resource('needle-rock', 'The Needle', { template: 'landmark', categoryId: 'c-coast' }),
  ]);
  for (const [id, content] of Object.entries(TEXTS)) {
    const article: FullArticle = fullArticle({
      id,
      title: id,
      content,
      sections: [],
      relations: [],
      secrets: [],
    });
    await putBody(WORLD, {
      ref: { kind: 'article', id },
      resource: article,
      text: content,
      updatedAt: entryOf(article).updatedAt,
    });
  }
}

function Tab({ worldIndex, source }: { worldIndex: WorldIndex; source: WorldSource }) {
  return (
    <WorldSourceContext.Provider value={source}>
      <main class="panel-main">
        <UnlinkedMentions worldIndex={worldIndex} open={() => {}} />
      </main>
    </WorldSourceContext.Provider>
  );
}

async function tab(name: string, source: WorldSource = 'account'): Promise<Sheet> {
  const worldIndex = await storedIndex();
  return {
    fill: true,
    stories: [{ name, show: () => <Tab worldIndex={worldIndex} source={source} /> }],
  };
}

const edit = (id: string) => ({
  ref: { worldId: WORLD, kind: 'article' as const, id },
  ...{ title: id, cause: 'links' as const, changes: { content: '' }, seen: { content: '' } },
});

function Excluded({ worldIndex }: { worldIndex: WorldIndex }) {
  const exclusions = [
    { worldId: WORLD, name: nameKeyOf('Lampwick'), in: null },
    { worldId: WORLD, name: nameKeyOf('Saltmere'), in: { kind: 'article' as const, id: 'tobias' } },
    { worldId: WORLD, name: nameKeyOf('Nobody now'), in: null },
  ];
  return (
    <ExcludedNames worldIndex={worldIndex} exclusions={exclusions} onInclude={() => {}} onClose={() => {}} />
  );
}

type Name = 'byName' | 'byArticle' | 'searching' | 'readOnly' | 'none' | 'linking' | 'ask' | 'excluded';

export const mentionSheets: Record<Name, SheetMaker> = {
  async byName() {
    await store();
    await changeMentionChoices({ group: 'name', places: 'all' });
    await setExcluded({ worldId: WORLD, name: nameKeyOf('Lampwick'), in: null }, true);
    return tab('By name');
  },
  async byArticle() {
    await store();
    await changeMentionChoices({ group: 'article', places: 'first' });
    return tab('By article');
  },
  searching: () => ({
    stories: [
      {
        name: 'A world is searched',
        show: () => (
          <TaskProgress
            label={t('mentions.searching')}
            detail={t('common.countOf', { done: 3_200, total: 10_000 })}
            done={3_200}
            total={10_000}
            stop={t('common.stop')}
            onStop={() => {}}
          />
        ),
      },
    ],
  }),
  async readOnly() {
    await store();
    return tab('A world that was imported', 'export');
  },
  async none() {
    await storeWorld();
    return tab('Everything is linked');
  },
  async linking() {
    await storeWorld();
    await openBatchStore().add({ id: 'b-1', at: Date.now(), cause: 'links' }, [
      { edit: edit('edda'), undoes: null },
      { edit: edit('flood'), undoes: null },
    ]);
    const nothing = () => {};
    const linking = {
      ...{
        busy: new Set<string>(),
        done: new Set<string>(),
        errorMessage: null,
        link: nothing,
        close: nothing,
        undo: nothing,
      },
      ...{
        batches: [{ id: 'b-1', keys: ['1', '2', '3'], wasAsked: false }],
        undoing: { begun: [], undo: nothing, close: nothing },
      },
    };
    const reading = { ...linking, batches: [], isPreparing: true };
    return {
      stories: [
        { name: 'Texts are read', show: () => <Batches linking={reading} /> },
        { name: 'Links are set', show: () => <Batches linking={{ ...linking, isPreparing: false }} /> },
      ],
    };
  },
  ask: () => ({
    fill: true,
    stories: [
      {
        name: 'Before many changes',
        show: () => (
          <ConfirmLinks
            count={{ links: 214, entries: 96, toPrivate: 3 }}
            onConfirm={() => {}}
            onClose={() => {}}
          />
        ),
      },
    ],
  }),
  async excluded() {
    await store();
    const worldIndex = await storedIndex();
    return {
      fill: true,
      stories: [{ name: 'Names that are not linked', show: () => <Excluded worldIndex={worldIndex} /> }],
    };
  },
};
