import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as z from 'zod/mini';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { isHiddenField } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { type EntryRef, openLibrary } from '../../lib/library/index.ts';
import { type Quote, quotesIn } from '../../lib/markup/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { fieldLabel } from '../entry-view/index.ts';
import type { PlacedLink } from './groups.ts';

/** Where an entry links here. */
export interface Place {
  key: string;
  /** The field's label. Null where the group says enough, as with the main text. */
  label: string | null;
  /** The sentence around the link. Null in a field without text, and if the text isn't here. */
  quote: Quote | null;
  /** Only authors see the field on its page. */
  isHidden: boolean;
}

const DRAFT = 'draft:';
const NOTHING: StoredFields = { texts: new Map(), titles: new Map() };

/** The texts of a draft that is being sent, as its article will have them. */
async function draftFields(id: string): Promise<StoredFields> {
  // Loaded here, because few worlds have one.
  const { enteredFields, openOutbox } = await import('../../lib/outbox/index.ts');
  const draft = await (await openOutbox()).get(id);
  if (!draft) return NOTHING;
  const { content, fields } = enteredFields(draft);
  return storedFields({ ...fields, content });
}

async function fieldsOf(worldId: WorldId, ref: EntryRef): Promise<StoredFields> {
  if (ref.id.startsWith(DRAFT)) return draftFields(ref.id.slice(DRAFT.length));
  const body = await (await openLibrary()).body(worldId, ref);
  return body ? storedFields(body.resource) : NOTHING;
}

/** Fields that need no label: the group, or the kind of their entry, says what they are. */
const UNNAMED: ReadonlySet<string> = new Set(['content', 'description', 'source', 'articleParent', 'block']);

function labelOf({ field, kind }: PlacedLink, { titles }: StoredFields): string | null {
  if (UNNAMED.has(field)) return null;
  switch (field) {
    case 'excerpt':
      return t('history.fieldExcerpt');
    case 'cover':
    case 'pageCover':
      return t('history.fieldCover');
    case 'bookCover':
      return t('category.bookCover');
    case 'portrait':
      return t('linkedFrom.portrait');
    case 'secrets':
      return t('linkedFrom.secretOf');
    case 'flag':
      return t('linkedFrom.flag');
    case 'article':
      return kind === 'relation' ? t('linkedFrom.imageOf') : fieldLabel({ name: field, title: '' });
  }
  return fieldLabel({ name: field, title: titles.get(field) ?? '' });
}

/**
 * The places of these links in their source, in the order of `links`; a field without text counts once.
 * @param title of the entry that they lead to, which stands for embeds
 */
async function readPlaces(
  worldId: WorldId,
  source: EntryRef,
  links: readonly PlacedLink[],
  title: string,
): Promise<Place[]> {
  const fields = await fieldsOf(worldId, source);
  const quotes = new Map<PlacedLink, Quote | null>();
  for (const field of new Set(links.map((link) => link.field))) {
    const own = links.filter((link) => link.field === field);
    const text = fields.texts.get(field);
    const found =
      text === undefined
        ? []
        : quotesIn(
            text,
            own.map(({ position }) => ({ start: position })),
            title,
          );
    for (const [at, link] of own.entries()) quotes.set(link, found[at] ?? null);
  }
  const places = links.map((link): Place => {
    const quote = quotes.get(link) ?? null;
    return {
      key: quote ? `${link.field} ${link.position}` : link.field,
      label: labelOf(link, fields),
      quote,
      isHidden: isHiddenField(link.field),
    };
  });
  return places.filter(({ key }, at) => places.findIndex((one) => one.key === key) === at);
}

/** The stored body may come from an older release or be damaged, so any field may be missing. */
const named = z.object({
  name: z.string(),
  title: z.catch(z.string(), ''),
  content: z.catch(z.string(), ''),
});
const list = z.pipe(
  z.catch(z.array(z.unknown()), []),
  z.transform((items) => items.flatMap((item) => named.safeParse(item).data ?? [])),
);
const texts = z.pipe(
  z.catch(z.record(z.string(), z.unknown()), {}),
  z.transform((all) =>
    Object.entries(all).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  ),
);
const lists = z.object({ sections: list, relations: list, data: texts });

/** The texts of an entry by the names of their fields, and World Anvil's own titles of fields. */
interface StoredFields {
  texts: ReadonlyMap<string, string>;
  titles: ReadonlyMap<string, string>;
}

/** The fields of a stored body, whatever its kind; as far as they can be read. */
function storedFields(resource: unknown): StoredFields {
  const { data } = lists.safeParse(resource);
  const own = texts.safeParse(resource).data ?? [];
  const sections = data?.sections ?? [];
  return {
    texts: new Map([
      ...own,
      ...(data?.data ?? []),
      ...sections.map(({ name, content }) => [name, content] as const),
    ]),
    titles: new Map([...sections, ...(data?.relations ?? [])].map(({ name, title }) => [name, title])),
  };
}

/** How far out of sight a row may be when its text is read. */
const AHEAD = '400px';

/** Whether an element has come into sight, or near it. */
function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (isSeen || !target) return;
    const observer = new IntersectionObserver(
      (changes) => changes.some((one) => one.isIntersecting) && setSeen(true),
      {
        rootMargin: AHEAD,
      },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [isSeen]);
  return isSeen;
}

/**
 * The places of a row, read when it comes into sight and again when its links change. The last ones stay until then.
 * @param title of the entry that they lead to
 */
export function usePlaces(
  row: RefObject<Element | null>,
  source: { worldId: WorldId; ref: EntryRef; links: readonly PlacedLink[] },
  title: string,
): readonly Place[] | null {
  const { worldId, ref, links } = source;
  const isSeen = useSeen(row);
  const [places, setPlaces] = useState<readonly Place[] | null>(null);
  useEffect(() => {
    if (!isSeen) return;
    let isCanceled = false;
    readPlaces(worldId, ref, links, title).then(
      (read) => !isCanceled && setPlaces(read),
      reportAs('linkedFrom.readPlaces'),
    );
    return () => {
      isCanceled = true;
    };
  }, [isSeen, worldId, links, title]);
  return places;
}
