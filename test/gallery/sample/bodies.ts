import type { FullCategory, Image, Manuscript } from '../../../lib/model/index.ts';
import { WORLD } from './connection.ts';

const DAY = 86_400_000;
const named = (title: string) => ({
  worldId: WORLD,
  title,
  kind: null,
  slug: null,
  state: 'public' as const,
  url: null,
  icon: null,
  tags: ['lamps'],
  updatedAt: Date.now() - 3 * DAY,
  createdAt: Date.now() - 90 * DAY,
  authorName: 'Iris Vale',
  raw: {},
});

export const coast: FullCategory = {
  id: 'c-coast',
  worldId: WORLD,
  title: 'Towns of the north coast',
  parentId: 'c-world',
  state: 'public',
  icon: null,
  url: null,
  position: 1,
  description: 'Five towns and what is left of a [b]sixth[/b], from the reef to the ninth lamp.',
  excerpt: 'Five towns, and a sixth.',
  views: 214,
  pageCover: null,
  bookCover: null,
  raw: {},
};

export const reef: Image = {
  ...named('Saltmere from the reef, by lamplight'),
  id: 41,
  url: 'https://images.platform.example/saltmere.jpg',
  description: 'Painted from a boat, in one night.',
  alt: 'A town on piles, with eight lamps lit.',
  size: 340_000,
  width: 1_600,
  height: 1_000,
  extension: 'jpg',
  artist: 'J. Fenn',
  pageUrl: null,
  articleId: 'saltmere',
};

export const year: Manuscript = {
  ...named('The Year of Eight Lamps'),
  id: 'm-1',
  status: null,
  description: 'A novel in three parts, of the year after the flood.',
  descriptionParsed: null,
  likes: 12,
  views: 310,
  words: 48_200,
  cover: null,
  activeVersion: null,
  versions: [],
};
