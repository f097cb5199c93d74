import { useState } from 'preact/hooks';
import { actionsOf, menuItems } from '../../../components/quick-edit/actions.ts';
import { MoveForm, NoteForm, TagsForm } from '../../../components/quick-edit/quick-edit-form.tsx';
import { ControlledMenu } from '../../../components/ui/index.ts';
import { readMessage } from '../../../lib/i18n/index.ts';
import '../../../components/quick-edit/quick-edit.css';
import '../../../components/panel/panel.css';
import '../../../components/search/search.css';
import { FieldChange } from '../../../components/history/differences/field-change.tsx';
import { HistoryView } from '../../../components/history/index.ts';
import { Conflict } from '../../../components/history/operations/conflict.tsx';
import type { Operation } from '../../../components/history/operations/operations.ts';
import { openLibrary } from '../../../lib/library/index.ts';
import type { Category } from '../../../lib/model/index.ts';
import { everyChange, storeHistory } from '../sample/changes.ts';
import { WORLD } from '../sample/connection.ts';
import { storeWorld } from '../sample/world.ts';
import type { Sheet, SheetMaker, Story } from '../story.ts';

const nothing = () => {};
const SALTMERE = { worldId: WORLD, kind: 'article', id: 'saltmere' } as const;
const DEED: Operation = {
  ref: SALTMERE,
  title: 'Saltmere',
  isPrivate: false,
  doing: 'Marking as a draft…',
  done: 'Marked as a draft.',
  newValues: null,
  seen: null,
  run: () => new Promise(nothing),
  overwrite: () => new Promise(nothing),
  merge: () => new Promise(nothing),
};

const history = (name: string): Sheet => ({
  fill: true,
  stories: [
    {
      name,
      show: () => (
        <main class="panel-main">
          <HistoryView
            worldId={WORLD}
            of={null}
            open={nothing}
            onWorld={nothing}
            onVersions={() => {}}
            onScope={nothing}
          />
        </main>
      ),
    },
  ],
});

const conflict = (name: string, seen: string, stands: string, wanted: string): Sheet => ({
  stories: [
    {
      name,
      show: () => (
        <Conflict
          operation={DEED}
          conflict={{
            kind: 'conflict',
            sentence: readMessage(''),
            seen: { content: seen, tags: ['port'] },
            stands: { content: stands, tags: ['port', 'north coast'] },
            wanted: { content: wanted, tags: ['port', 'salt'] },
            upstreamAt: Date.now() - 4 * 60_000,
          }}
          isBusy={false}
          onKeep={nothing}
          onInsist={nothing}
          onMerge={nothing}
        />
      ),
    },
  ],
});

function OpenMenu() {
  const [isOpen, setOpen] = useState(true);
  const seen = { isDraft: true, isWip: false, state: 'public' };
  return (
    <div style={{ minBlockSize: '19rem' }}>
      <ControlledMenu
        icon="edit"
        label="Change"
        keys="E"
        items={menuItems(actionsOf('article', seen))}
        isOpen={isOpen}
        onOpen={setOpen}
        onChoose={nothing}
      />
    </div>
  );
}

type Name = 'full' | 'empty' | 'parts' | 'conflict' | 'act';

export const historySheets: Record<Name, SheetMaker> = {
  async full() {
    await storeWorld();
    await storeHistory(everyChange());
    return history('Everything has happened');
  },
  async empty() {
    await storeWorld();
    return history('Before the first change');
  },
  parts() {
    const naming = (id: string) => (id === 'c1' ? 'The Tidewater' : 'Towns of the north coast');
    const field = (name: string, before: string | string[], after: string | string[]): Story => ({
      name: `A change of ${name}`,
      show: () => <FieldChange name={name} before={before} after={after} titleById={naming} />,
    });
    const [, text] = everyChange();
    return {
      stories: [
        field('state', 'private', 'public'),
        field('categoryId', 'c1', 'c2'),
        field('tags', ['lamps', 'harbour'], ['lamps', 'north coast']),
        {
          name: 'A change of a text',
          show: () => (
            <FieldChange
              name="content"
              before={text?.before.content}
              after={text?.after.content}
              titleById={naming}
            />
          ),
        },
      ],
    };
  },
  async conflict() {
    await storeWorld();
    const seen =
      'The harbour master counts the lamps each evening.\n\nThe ninth house is empty. Somebody pumps it.';
    return conflict(
      'Changed meanwhile',
      seen,
      seen.replace('each evening', 'at dusk, and tells nobody'),
      seen.replace('Somebody pumps it.', 'Edda pumps it, and has the key.'),
    );
  },
  async act() {
    await storeWorld();
    const { tags } = await (await openLibrary()).world(WORLD);
    const named = (id: string, title: string, parentId: string | null): Category => ({
      ...{ id, title, parentId, worldId: WORLD, state: 'public', icon: null, url: null, position: null },
    });
    const categories = [
      named('c-world', 'The Tidewater', null),
      named('c-coast', 'Towns of the north coast', 'c-world'),
    ];
    return {
      stories: [
        { name: 'The menu', show: () => <OpenMenu /> },
        {
          name: 'Tags',
          show: () => (
            <TagsForm
              tags={['harbour', 'north coast']}
              about={{ title: 'The lamps of Saltmere', content: '' }}
              known={tags}
              onSave={nothing}
              onClose={nothing}
            />
          ),
        },
        {
          name: 'To another category',
          show: () => (
            <MoveForm
              categories={categories}
              value="c-coast"
              self={null}
              onSave={nothing}
              onClose={nothing}
            />
          ),
        },
        {
          name: 'A quick note',
          show: () => <NoteForm entryKey="1" onSave={async () => true} onClose={nothing} />,
        },
      ],
    };
  },
};
