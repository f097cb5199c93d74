import * as z from 'zod/mini';
import { t } from '../../lib/i18n/index.ts';
import type { ManuscriptExport, ManuscriptNode } from '../../lib/model/index.ts';

/** The parts of a version, with their text. */
export type BookText = Pick<ManuscriptExport, 'version' | 'parts'>;

/** A version of a manuscript, ready for export. */
export interface Book {
  /** The id of the manuscript. */
  id: string;
  title: string;
  author: string | null;
  text: BookText;
}

/** A part with its depth. Parts are in reading order. */
export interface Part {
  node: ManuscriptNode;
  /** 0 for top-level parts. */
  depth: number;
}

/** All parts, each before its children. */
export function partsOf(nodes: readonly ManuscriptNode[]): Part[] {
  const parts: Part[] = [];
  const visit = (list: readonly ManuscriptNode[], depth: number) => {
    for (const node of list) {
      parts.push({ node, depth });
      visit(node.children, depth + 1);
    }
  };
  visit(nodes, 0);
  return parts;
}

export const titleOf = ({ node }: Part): string =>
  node.title.replace(/\s+/g, ' ').trim() || t(node.type === 'image' ? 'library.image' : 'common.untitled');

/** The stored body may come from an older release or be damaged, so any field may be missing. */
const word = z.catch(z.nullable(z.string()), null);
const amount = z.catch(z.nullable(z.number()), null);
const version = z.object({ id: z.string(), title: z.catch(z.string(), ''), state: word });

/** A list without its unreadable elements. */
function listOf<T>(one: z.ZodMiniType<T>) {
  return z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((list) => list.flatMap((value) => one.safeParse(value).data ?? [])),
  );
}

const schema = z.object({
  id: z.string(),
  title: z.catch(z.string(), ''),
  state: word,
  tags: listOf(z.string()),
  status: word,
  description: z.catch(z.string(), ''),
  likes: amount,
  views: amount,
  words: amount,
  cover: z.catch(z.nullable(z.object({ id: amount, url: word })), null),
  activeVersion: z.catch(z.nullable(version), null),
  versions: listOf(version),
  authorName: word,
  createdAt: amount,
  updatedAt: amount,
});

export type ShownManuscript = z.infer<typeof schema>;
type ShownVersion = ShownManuscript['versions'][number];

/** The readable fields of a manuscript; null if there is nothing to show. */
export function readManuscript(resource: unknown): ShownManuscript | null {
  return schema.safeParse(resource).data ?? null;
}

/** Its versions, including the active one even if the list lacks it. */
export function versionsOf({ versions, activeVersion }: ShownManuscript): ShownVersion[] {
  if (!activeVersion || versions.some(({ id }) => id === activeVersion.id)) return versions;
  return [activeVersion, ...versions];
}
