import { scanMarkup, type Token } from '../../markup/index.ts';
import type { EntryRef } from '../search/index.ts';
import type { Link, LinkKind } from './link.ts';
import { keyOfAddress, keyOfRef } from './target-key.ts';

/** A link in a text. */
export type MarkupLink = Omit<Link, 'field'>;

/** What tags and mentions point to that a copy holds. Maps, timelines and the like have no entries. */
const TAGS: Partial<Record<string, readonly [LinkKind, EntryRef['kind']]>> = {
  articleblock: ['embed', 'article'],
  block: ['statblock', 'statblock'],
  blocklink: ['statblock', 'statblock'],
  img: ['embed', 'image'],
  secret: ['secret', 'secret'],
  manuscript: ['manuscript', 'manuscript'],
  category: ['mention', 'category'],
};
/** Prefixes of mentions that no entry can be the target of. */
const ELSEWHERE: ReadonlySet<string> = new Set(
  'map marker timeline history historicalentry book world worldmeta chronicle user'.split(' '),
);

const ID = /^[\w-]{1,80}/;
/** A page within a world, as a plain address. */
const PAGE = /\bhttps?:\/\/(?:www\.)?worldanvil\.com\/w\/[^\s<>"'[\]|()]{1,500}/gi;
const PAGE_MARK = 'worldanvil.com/w/';
/** Punctuation behind an address isn't part of it. */
const TRAILING = /[.,;:!?]+$/;

type Mention = Extract<Token, { kind: 'mention' }>;

/** A mention without a target asks for an article that doesn't exist yet, and links to nothing. */
function mentioned({ template, id, isDead }: Mention, position: number): MarkupLink[] {
  const prefix = template.toLowerCase();
  // No entry has this id, so the link is broken.
  if (isDead) return [{ kind: 'mention', position, target: keyOfRef({ kind: 'article', id: '' }) }];
  if (id === '' || ELSEWHERE.has(prefix)) return [];
  // An unknown prefix is an article's template. A mention is a link, whatever its tag would show.
  const [kind, of] = TAGS[prefix] ?? ['mention', 'article'];
  return [{ kind: kind === 'embed' ? 'mention' : kind, position, target: keyOfRef({ kind: of, id }) }];
}

function tagged(name: string, argument: string, position: number): MarkupLink[] {
  if (name === 'url') return addressed(argument.split('|', 1)[0] ?? '', position);
  const [kind, of] = TAGS[name] ?? [];
  const [id] = ID.exec(argument) ?? [];
  return kind && of && id ? [{ kind, position, target: keyOfRef({ kind: of, id }) }] : [];
}

function addressed(address: string, position: number): MarkupLink[] {
  const target = address.includes('/w/') ? keyOfAddress(address.trim()) : null;
  return target === null ? [] : [{ kind: 'url', position, target }];
}

function inPlainText(text: string, from: number): MarkupLink[] {
  if (!text.includes(PAGE_MARK)) return [];
  return Array.from(text.matchAll(PAGE), ({ 0: found, index }) =>
    addressed(found.replace(TRAILING, ''), from + index),
  ).flat();
}

/**
 * The links in a text of World Anvil's markup, by ascending position: mentions, embeds, and addresses of pages. Code, text
 * that isn't parsed, and comments have none. Addresses in the text of a link aren't links of their own. Takes linear
 * time.
 */
export function linksInMarkup(text: string): MarkupLink[] {
  const links: MarkupLink[] = [];
  if (!text.includes('[') && !text.includes(PAGE_MARK)) return links;
  let code = 0;
  let isInLink = false;
  scanMarkup(text, (token, start, end) => {
    if (token.kind === 'open' || token.kind === 'close') {
      const by = token.kind === 'open' ? 1 : -1;
      if (token.name === 'code') code = Math.max(0, code + by);
      if (token.name === 'url') isInLink = by > 0;
    }
    if (code > 0) return;
    if (token.kind === 'mention') links.push(...mentioned(token, start));
    else if (token.kind === 'open') links.push(...tagged(token.name, token.argument, start));
    else if (token.kind === 'fact') links.push(...inFact(token.value, text.slice(start, end), start));
    else if (token.kind === 'text' && !token.raw && !isInLink) links.push(...inPlainText(token.text, start));
  });
  return links;
}

/** A row of the sidebar, `--Label::Value--`, whose value has markup of its own. */
function inFact(value: string, source: string, from: number): MarkupLink[] {
  const shift = from + source.indexOf(value, source.indexOf('::'));
  return linksInMarkup(value).map((link) => ({ ...link, position: link.position + shift }));
}
