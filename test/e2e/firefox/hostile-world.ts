import type { Platform } from '../../service/index.ts';
import { corpus, DEEP, everyPlace, ownPayloads } from '../../unit/markup-screen/hostile.ts';
import { platformAnswer } from '../chromium/secret-screen.ts';

/** The fields that an entry of each kind shows, besides its title. */
const FIELDS = {
  article: ['excerpt', 'tags', 'content', 'footnotes', 'sidebarcontent'],
  category: ['description', 'excerpt'],
  secret: ['content'],
  image: ['description', 'alt', 'creditName', 'creditUrl', 'linkUrl'],
  manuscript: ['description'],
  manuscript_part: ['content', 'synopsis'],
  manuscript_beat: ['content'],
  block: ['textualdata'],
} as const;
type Kind = keyof typeof FIELDS;

/** Fields without a length limit on World Anvil. */
const LONG: ReadonlySet<string> = new Set([
  'content',
  'description',
  'footnotes',
  'sidebarcontent',
  'textualdata',
]);

interface Named {
  id: string;
  title: string;
}

async function listed(platform: Platform, kind: string): Promise<Named[]> {
  const answer = await fetch(`${platform.url}/api/external/boromir/world/${kind}?id=${platform.worldId}`, {
    method: 'POST',
    headers: {
      'x-application-key': platform.applicationKey,
      'x-auth-token': platform.authToken,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ offset: 0, limit: 50 }),
  });
  const { entities } = Object(await answer.json());
  return entities;
}

/** One text in this many, in all markup positions, goes into the article called `read`. */
const SHARE = 8;

/**
 * Fills a world with texts that attack a reader: our own, and those of public collections if they are available.
 * Entries named in `kept` keep their titles; the article `read` gets a long text.
 */
export async function makeHostile(platform: Platform, read: string, kept: readonly string[]): Promise<void> {
  const payloads = [...ownPayloads, ...(corpus() ?? [])];
  let next = 0;
  /** The next texts, in rotation. */
  const some = (count: number): string =>
    Array.from({ length: count }, () => payloads[next++ % payloads.length]).join('\n\n');
  /** As long as a title may be. */
  const line = (): string => some(1).slice(0, 250);
  const change = async (kind: Kind, { id, title }: Named) => {
    const texts = FIELDS[kind].map((name) => [name, LONG.has(name) ? some(4) : line()]);
    const changes = { ...Object.fromEntries(texts), ...(!kept.includes(title) && { title: line() }) };
    if (title === read)
      changes.content = [
        ...ownPayloads,
        ...DEEP,
        ...payloads.flatMap(everyPlace).filter((_, at) => at % SHARE === 1),
      ].join('\n\n');
    await platformAnswer(platform, 'PATCH', `${kind}?id=${id}`, changes);
  };
  for (const one of platform.articles(platform.worldId)) await change('article', one);
  for (const one of await listed(platform, 'categories')) await change('category', one);
  for (const one of await listed(platform, 'secrets')) await change('secret', one);
  for (const one of await listed(platform, 'images')) await change('image', one);
  for (const kind of ['manuscript', 'manuscript_part', 'manuscript_beat'] as const)
    for (const one of platform.entities(kind)) await change(kind, one);
  for (const one of platform.entities('block')) if (!kept.includes(one.title)) await change('block', one);
}
