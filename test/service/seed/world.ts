import {
  formatInstant,
  insertWorld,
  type Store,
  type StoredUser,
  type StoredWorld,
  updateWorld,
} from '../database/index.ts';
import { begin } from './begin.ts';
import { addImage } from './images.ts';
import type { Random } from './random.ts';

/** Adds an empty world with two custom templates and three images, one of which is its cover. */
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
  const [cover] = (
    [
      ['harbour', 'harbor', 'cover'],
      ['lamp', 'needle', 'cover'],
      ['chart', 'harbor-chart', 'map'],
    ] as const
  ).map(([title, artwork, shape]) =>
    addImage(store, world, { title, artwork, shape, hue: random.below(360) }),
  );
  updateWorld(store, world.id, { settings: { cover }, texts: {}, updateDate: world.updateDate });
}
