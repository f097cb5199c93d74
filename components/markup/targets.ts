import type { EntryKind, EntryRef } from '../../lib/library/index.ts';
import { safeAddress } from '../../lib/markup/index.ts';
import { TEMPLATE_CODES } from '../../lib/model/index.ts';

const ID = /^[\w-]{1,64}$/;
const ARTICLES: ReadonlySet<string> = new Set(TEMPLATE_CODES.map((code) => code.toLowerCase()));

/** Kinds besides articles that a mention can name, by the word before the colon. */
const KINDS: Readonly<Record<string, EntryKind>> = {
  block: 'statblock',
  statblock: 'statblock',
  secret: 'secret',
  category: 'category',
  image: 'image',
  manuscript: 'manuscript',
};

/** The entry that a mention refers to; null for a to-do and for kinds without a view. */
export function mentionRef({ template, id }: { template: string; id: string }): EntryRef | null {
  if (!ID.test(id)) return null;
  const word = template.toLowerCase();
  if (word === '' || ARTICLES.has(word)) return { kind: 'article', id };
  const kind = Object.hasOwn(KINDS, word) ? KINDS[word] : undefined;
  return kind ? { kind, id } : null;
}

interface Embed {
  label: string;
  /** The kind of entry whose id it contains. */
  kind?: EntryKind;
  /** The site it would be loaded from. */
  site?: string;
}

const EMBEDS: Readonly<Record<string, Embed>> = {
  img: { label: 'Image', kind: 'image' },
  block: { label: 'Statblock', kind: 'statblock' },
  blocklink: { label: 'Statblock', kind: 'statblock' },
  articleblock: { label: 'Article', kind: 'article' },
  secret: { label: 'Secret', kind: 'secret' },
  category: { label: 'Category', kind: 'category' },
  manuscript: { label: 'Manuscript', kind: 'manuscript' },
  youtube: { label: 'Video', site: 'youtube.com' },
  soundcloud: { label: 'Sound', site: 'soundcloud.com' },
  spotify: { label: 'Music', site: 'spotify.com' },
  sketchfab: { label: '3D model', site: 'sketchfab.com' },
  discord: { label: 'Discord server', site: 'discord.com' },
  pdf: { label: 'PDF' },
  map: { label: 'Map' },
  timeline: { label: 'Timeline' },
  history: { label: 'Historical event' },
  book: { label: 'Book' },
  world: { label: 'World' },
  worldmeta: { label: 'World meta' },
  familytree: { label: 'Family tree' },
  diplomacy: { label: 'Diplomacy web' },
  currentdate: { label: 'Current date' },
  breadcrumb: { label: 'Breadcrumb' },
  licence: { label: 'Licence' },
  follow: { label: 'Follow' },
  user: { label: 'Member' },
  usercard: { label: 'Member' },
  var: { label: 'Variable' },
  pin: { label: 'Pin' },
  pf: { label: 'Icon' },
  genesysdice: { label: 'Dice' },
};

export const embedOf = (name: string): Embed | undefined =>
  Object.hasOwn(EMBEDS, name) ? EMBEDS[name] : undefined;

/** The entry that an embed shows; null if it is something else. */
export function embedRef({ name, argument }: { name: string; argument: string }): EntryRef | null {
  const kind = embedOf(name)?.kind;
  const id = argument.split('|', 1)[0]?.trim() ?? '';
  return kind && ID.test(id) ? { kind, id } : null;
}

/** An address that a click may open in a tab: http, https or mailto; null for anything else. */
export function outwardAddress(href: string): string | null {
  const address = safeAddress(href);
  return address && /^(https?|mailto):/.test(address) ? address : null;
}

/** The page of an embed from another site; null if its argument doesn't contain one. */
export function embedAddress({ name, argument }: { name: string; argument: string }): string | null {
  const first = argument.split('|', 1)[0]?.trim() ?? '';
  if (name === 'youtube' && /^[\w-]{6,20}$/.test(first)) return `https://www.youtube.com/watch?v=${first}`;
  return /^https?:/i.test(first) ? outwardAddress(first) : null;
}
