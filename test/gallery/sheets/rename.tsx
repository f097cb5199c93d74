import { useLayoutEffect, useRef } from 'preact/hooks';
import { RenameView } from '../../../components/rename/index.ts';
import type { WorldIndex } from '../../../components/search/index.ts';
import { openWriter, putBody } from '../../../lib/library/index.ts';
import { entryOf, fullArticle } from '../../unit/article-screen/fixture.ts';
import { WORLD } from '../sample/connection.ts';
import { resource, storedIndex, storeWorld } from '../sample/world.ts';
import type { Sheet, SheetMaker } from '../story.ts';

const TEXTS: Readonly<Record<string, { title: string; content: string }>> = {
  saltmere: {
    title: 'Saltmere',
    content: 'A harbor that counts its hours by lamps. It was a Saltmere custom first.',
  },
  edda: {
    title: 'Edda Marsh',
    content: 'She was born in @[Saltmere](settlement:saltmere), the year before the flood.',
  },
  flood: {
    title: 'The Flood',
    content:
      'Each year Saltmere’s lamps are counted. The Saltmere Guild pays for the oil, and nobody thanks it.',
  },
};

async function store(): Promise<void> {
  await storeWorld();
  await openWriter().put(WORLD, [resource('guild', 'Saltmere Guild', { template: 'organization' })]);
  for (const [id, { title, content }] of Object.entries(TEXTS)) {
    const article = fullArticle({ id, title, content, tags: [], sections: [], relations: [], secrets: [] });
    const ref = { kind: 'article', id } as const;
    await putBody(WORLD, { ref, resource: article, text: content, updatedAt: entryOf(article).updatedAt });
  }
}

/** The screen, with these words typed into its fields. */
function Typed(props: { worldIndex: WorldIndex; of: string | null; words: readonly string[] }) {
  const { worldIndex, of } = props;
  const screen = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const fields = [...(screen.current?.querySelectorAll<HTMLInputElement>('.rename-form input[id]') ?? [])];
    for (const [at, words] of props.words.entries()) {
      const field = fields[at];
      if (!field) continue;
      field.value = words;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, []);
  return (
    <div class="panel">
      <main class="panel-main" ref={screen}>
        <RenameView
          worldIndex={worldIndex}
          of={of === null ? null : { kind: 'article', id: of }}
          open={() => {}}
          onEdit={() => {}}
        />
      </main>
    </div>
  );
}

async function sheet(name: string, of: string | null, words: readonly string[]): Promise<Sheet> {
  await store();
  const worldIndex = await storedIndex();
  return { fill: true, stories: [{ name, show: () => <Typed {...{ worldIndex, of, words }} /> }] };
}

export const renameSheets: Record<'entry' | 'words' | 'none', SheetMaker> = {
  entry: () => sheet('An article gets another name', 'saltmere', ['Orlan']),
  words: () => sheet('Words are replaced', null, ['lamps', 'lanterns']),
  none: () => sheet('Nothing found', null, ['zzqqy', '']),
};
