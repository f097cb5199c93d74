import { WorldImage, type WorldImageProps } from '../../../components/world-image/index.ts';
import { allowHosts, changeImageConsent } from '../../../lib/images/index.ts';
import { putBody } from '../../../lib/library/index.ts';
import type { Image } from '../../../lib/model/index.ts';
import { outside } from '../browser.ts';
import { reef } from '../sample/bodies.ts';
import { WORLD } from '../sample/connection.ts';
import { resource, storeWorld } from '../sample/world.ts';
import type { SheetMaker, Story } from '../story.ts';

const OPEN = WORLD;
const CLOSED = 'asking';

const files: Readonly<Record<string, string>> = {
  'vigil.webp': new URL('../../service/artwork/vigil.webp', import.meta.url).href,
  'edda.webp': new URL('../../service/artwork/edda.webp', import.meta.url).href,
  'coast.webp': new URL('../../service/artwork/coast-map.webp', import.meta.url).href,
};

const ofName = (name: string) => (name === '' ? '' : `https://pictures.example/${name}`);

/** Answers for the host of the images, in place of the network. */
function serveImages(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const address = URL.parse(String(input));
    const name = address?.host === 'pictures.example' ? address.pathname.slice(1) : null;
    if (name === null) return fetch(input, init);
    const file = files[name];
    if (file) return fetch(file, init);
    if (name === 'slow.webp') return new Promise(() => {});
    if (name === 'none.webp') return Promise.reject(new TypeError('Failed to fetch'));
    if (name === 'gone.webp') return Promise.resolve(new Response('', { status: 404 }));
    if (name === 'huge.webp')
      return Promise.resolve(new Response('x', { headers: { 'content-length': '9000000' } }));
    const type = name.endsWith('.svg') ? 'image/svg+xml' : 'text/plain';
    return Promise.resolve(new Response('<svg/>', { headers: { 'content-type': type } }));
  };
}

async function lay(id: number, title: string, name: string, width: number, height: number): Promise<void> {
  const image: Image = { ...reef, id, title, alt: title, url: ofName(name), width, height };
  const ref = { kind: 'image', id: String(id) } as const;
  await putBody(OPEN, { ref, resource: image, text: '', updatedAt: null });
}

const frame = (
  shape: WorldImageProps['shape'],
  name: string,
  {
    worldId = OPEN,
    id = null,
    inlineSize,
  }: { worldId?: string; id?: number | null; inlineSize?: string } = {},
) => (
  <div style={{ inlineSize }}>
    <WorldImage worldId={worldId} image={{ id, url: ofName(name) }} shape={shape} open={() => {}} />
  </div>
);

const closed = { worldId: CLOSED };
const narrow = { inlineSize: '9rem' };

const stories: Story[] = [
  { name: 'Cover: the first image of the screen asks', show: () => frame('cover', 'vigil.webp', closed) },
  {
    name: 'Portrait: another image of that screen',
    show: () => frame('portrait', 'edda.webp', { ...closed, ...narrow }),
  },
  {
    name: 'Portrait: the only image asks',
    show: () => frame('portrait', 'edda.webp', { worldId: 'portrait', ...narrow }),
  },
  { name: 'Cover', show: () => frame('cover', 'vigil.webp') },
  { name: 'Portrait', show: () => frame('portrait', 'edda.webp', narrow) },
  { name: 'In a text: a map', show: () => frame('text', 'coast.webp', { id: 1 }) },
  { name: 'In a text: narrow', show: () => frame('text', 'edda.webp', { id: 2 }) },
  { name: 'Thumbnail', show: () => frame('thumbnail', 'edda.webp') },
  { name: 'Loading', show: () => frame('cover', 'slow.webp') },
  { name: 'Not loaded', show: () => frame('cover', 'none.webp') },
  { name: 'Gone', show: () => frame('cover', 'gone.webp') },
  { name: 'Too large, in a portrait', show: () => frame('portrait', 'huge.webp', narrow) },
  { name: 'SVG', show: () => frame('text', 'seal.svg') },
  { name: 'Another kind of file', show: () => frame('text', 'notes.txt') },
  { name: 'No address', show: () => frame('text', '') },
];

const images: SheetMaker = async () => {
  await storeWorld([1, 2].map((id) => resource(String(id), '', { kind: 'image', template: null })));
  await lay(1, 'The coast', 'coast.webp', 1280, 960);
  await lay(2, 'Edda', 'edda.webp', 480, 640);
  serveImages();
  outside.permits();
  await changeImageConsent(allowHosts(OPEN, ['https://pictures.example/*']));
  return { stories };
};

export default images;
