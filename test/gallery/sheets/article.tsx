import { ArticleView } from '../../../components/article/index.ts';
import { Panel } from '../../../components/panel/index.ts';
import { message } from '../../../lib/i18n/index.ts';
import '../../../components/search/search.css';
import { openWriter, putBody } from '../../../lib/library/index.ts';
import type { FullArticle } from '../../../lib/model/index.ts';
import { writeConnection } from '../../../lib/stored-state/index.ts';
import { categoryEntry, entryOf, fullArticle, ID } from '../../unit/article-screen/fixture.ts';
import { outside } from '../browser.ts';
import { ARTWORK, showImages } from '../sample/artwork.ts';
import { reef } from '../sample/bodies.ts';
import { TIDEWATER, WORLD } from '../sample/connection.ts';
import { storeWorld } from '../sample/world.ts';
import type { Sheet, SheetMaker } from '../story.ts';

const nowhere = { open: () => {}, search: () => {} };
const view = (id: string) => <ArticleView worldId={WORLD} id={id} {...nowhere} />;

/** `body`: the stored body; without it, only the lists know the article. */
async function lay(article: FullArticle, body?: FullArticle, isNewer = false): Promise<void> {
  const writer = openWriter();
  const updatedAt = isNewer ? Date.now() : article.updatedAt;
  await writer.put(WORLD, [entryOf(article, { updatedAt })]);
  const ref = { kind: 'article', id: article.id } as const;
  if (body) await putBody(WORLD, { ref, resource: body, text: '', updatedAt: article.updatedAt });
}

/** The article in the panel, with its bar. */
const inPanel = (name: string): Sheet => ({
  fill: true,
  stories: [
    {
      name,
      show: () => (
        <div class="panel">
          <Panel
            initialRoute={{ view: 'entry', worldId: WORLD, ref: { kind: 'article', id: ID } }}
            onDraft={async () => {}}
            onEdit={async () => {}}
          />
        </div>
      ),
    },
  ],
});

const short = (id: string, title: string): FullArticle =>
  fullArticle({
    id,
    title,
    content: 'Somebody pumps it.',
    sections: [],
    relations: [],
    secrets: [],
    statblock: null,
    cover: null,
    coverId: null,
    flag: null,
  });

export const articleSheets: Record<'read' | 'standing', SheetMaker> = {
  async read(): Promise<Sheet> {
    await showImages(WORLD);
    const article = fullArticle({
      cover: { id: 41, url: ARTWORK.harbor },
      portrait: { id: 43, url: ARTWORK.isaura },
      flag: { id: 42, url: ARTWORK.lampwrights },
      wordcount: 57,
    });
    await writeConnection(TIDEWATER);
    await openWriter().put(WORLD, [
      categoryEntry('c-world', 'The Tidewater', null),
      categoryEntry('c-coast', 'Towns of the north coast', 'c-world'),
    ]);
    await lay(article, article);
    const picture = { ...reef, url: ARTWORK.chart, width: 640, height: 480 };
    await putBody(WORLD, { ref: { kind: 'image', id: '41' }, resource: picture, text: '', updatedAt: null });
    return inPanel('All there is');
  },
  async standing(): Promise<Sheet> {
    await storeWorld();
    outside.answers(({ channel, request }) => {
      if (channel !== 'library.refreshOne') return undefined;
      if (request.id === 'gone') return { ok: true, value: false };
      if (request.id === 'failed')
        return {
          ok: false,
          problem: { kind: 'timeout', sentence: message('service.timeout') },
        };
      return undefined;
    });
    for (const id of ['listed', 'failed', 'gone']) await lay(short(id, 'Ninthwater'));
    await lay(short('stale', 'The Lamp House'), short('stale', 'The Lamp House'), true);
    await lay(short('draft:1', 'The Heron'));
    return {
      stories: [
        { name: 'Not copied yet, being fetched', show: () => view('listed') },
        { name: 'Not copied yet, and World Anvil doesn’t answer', show: () => view('failed') },
        { name: 'Gone from World Anvil', show: () => view('gone') },
        { name: 'Changed since it was copied', show: () => view('stale') },
        { name: 'A draft on its way', show: () => view('draft:1') },
      ],
    };
  },
};
