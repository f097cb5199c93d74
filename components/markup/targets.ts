import type { MessageId } from '../../lib/i18n/index.ts';
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
  label: MessageId;
  /** The kind of entry whose id it contains. */
  kind?: EntryKind;
  /** The site it would be loaded from. */
  site?: string;
}

const EMBEDS = {
  img: { label: 'library.image', kind: 'image' },
  block: { label: 'library.statblock', kind: 'statblock' },
  blocklink: { label: 'library.statblock', kind: 'statblock' },
  articleblock: { label: 'library.article', kind: 'article' },
  secret: { label: 'library.secret', kind: 'secret' },
  category: { label: 'library.category', kind: 'category' },
  manuscript: { label: 'library.manuscript', kind: 'manuscript' },
  youtube: { label: 'markup.video', site: 'youtube.com' },
  soundcloud: { label: 'markup.sound', site: 'soundcloud.com' },
  spotify: { label: 'markup.music', site: 'spotify.com' },
  sketchfab: { label: 'markup.model3d', site: 'sketchfab.com' },
  discord: { label: 'markup.discordServer', site: 'discord.com' },
  pdf: { label: 'markup.pdf' },
  map: { label: 'markup.map' },
  timeline: { label: 'markup.timeline' },
  history: { label: 'markup.historicalEvent' },
  book: { label: 'markup.book' },
  world: { label: 'markup.world' },
  worldmeta: { label: 'markup.worldMeta' },
  familytree: { label: 'markup.familyTree' },
  diplomacy: { label: 'markup.diplomacyWeb' },
  currentdate: { label: 'markup.currentDate' },
  breadcrumb: { label: 'markup.breadcrumb' },
  licence: { label: 'markup.license' },
  follow: { label: 'markup.follow' },
  user: { label: 'markup.member' },
  usercard: { label: 'markup.member' },
  var: { label: 'markup.variable' },
  pin: { label: 'markup.pin' },
  pf: { label: 'markup.icon' },
  genesysdice: { label: 'markup.dice' },
} as const satisfies Record<string, Embed>;

const isEmbed = (name: string): name is keyof typeof EMBEDS => Object.hasOwn(EMBEDS, name);

/** The message that names what an embed shows; undefined if it isn't known. */
export const embedLabel = (name: string) => (isEmbed(name) ? EMBEDS[name].label : undefined);

export const embedOf = (name: string): Embed | undefined => (isEmbed(name) ? EMBEDS[name] : undefined);

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
