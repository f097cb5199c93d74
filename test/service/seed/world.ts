import {
  formatInstant,
  insertImage,
  insertWorld,
  type Store,
  type StoredUser,
  type StoredWorld,
} from '../database/index.ts';
import { begin } from './begin.ts';
import type { Random } from './random.ts';

/** Adds an empty world with two custom templates and three images. */
export function addWorld(
  store: Store,
  random: Random,
  owner: StoredUser,
  name: string,
  state: 'public' | 'private',
): StoredWorld {
  const slug = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${owner.username.toLowerCase()}`;
  const date = formatInstant(begin);
  const texts = {
    subtitle: 'Trust the lamps. Never the light.',
    description: `[b]${name}[/b] is a world of harbours, lamps and careful lies.`,
    tags: 'harbour,fantasy',
    display_css: '.user-css h1 { letter-spacing: 0.01em; }',
  };
  const world: StoredWorld = {
    id: random.uuid(),
    ownerId: owner.id,
    name,
    slug,
    state,
    locale: 'en',
    theme: 1,
    articlesPrivateOnCreation: false,
    creationDate: date,
    updateDate: date,
    settings: {},
    texts,
  };
  insertWorld(store, world);
  for (const [custom, templateType] of [
    ['Harbour Log', 'article'],
    ['Crew Member', 'person'],
  ] as const)
    store.insert('customTemplates', { id: random.uuid(), worldId: world.id, name: custom, templateType });
  addImages(store, random, world);
  return world;
}

function addImages(store: Store, random: Random, world: StoredWorld): void {
  const first = Number(store.get('SELECT count(*) AS n FROM images')?.n ?? 0) + 1;
  for (const [index, title] of ['harbour', 'lamp', 'chart'].entries())
    insertImage(store, {
      id: first + index,
      worldId: world.id,
      ownerId: world.ownerId,
      title: `${title}.svg`,
      extension: 'svg',
      width: 1200,
      height: 675,
      hue: random.below(360),
      state: 'public',
      tags: null,
      texts: {},
    });
}
