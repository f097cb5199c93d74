import type { Entry } from '../../../lib/library/index.ts';
import type { ArticleRelation, FullArticle, RelationItem, Section } from '../../../lib/model/index.ts';

export const WORLD = 'w1';
export const ID = '7f0c6f6e-2d1c-4f63-9f3e-0d5b8f6a1c01';
const DAY = 86_400_000;

export const section = (name: string, content: string, change: Partial<Section> = {}): Section => ({
  name,
  title: name,
  position: null,
  content,
  contentParsed: null,
  ...change,
});

export const item = (id: string, title: string, change: Partial<RelationItem> = {}): RelationItem => ({
  id,
  title,
  type: 'person',
  state: 'public',
  slug: null,
  url: null,
  isArticle: true,
  relationshipType: null,
  ...change,
});

/** A settlement with everything that an article can have. */
export function fullArticle(change: Partial<FullArticle> = {}): FullArticle {
  return {
    id: ID,
    worldId: WORLD,
    title: 'Saltmere',
    template: 'settlement',
    state: 'public',
    isDraft: false,
    isWip: true,
    tags: ['harbour', 'north coast', 'lamps'],
    excerpt: 'A town of nine lamps and eight wicks, built on what the sea gave back.',
    url: 'https://platform.example/w/tidewater/a/saltmere-settlement',
    slug: 'saltmere-settlement',
    categoryId: 'c-coast',
    updatedAt: Date.now() - 3 * DAY,
    wordcount: 1840,
    content: CONTENT,
    text: {},
    isAdultContent: false,
    createdAt: Date.now() - 400 * DAY,
    publishedAt: Date.now() - 390 * DAY,
    notifiedAt: null,
    authorName: 'Iris Vale',
    articleParentId: null,
    coverId: 41,
    raw: {},
    sections: SECTIONS,
    relations: RELATIONS,
    contentParsed: null,
    fullRender: null,
    passcode: null,
    cssClasses: 'saltmere-dark',
    cssCode: 'body { display: none }',
    cover: { id: 41, url: 'https://images.platform.example/saltmere.jpg' },
    portrait: null,
    flag: { id: 42, url: null },
    secrets: [reference('s-1', 'Who put the ninth lamp out', 'private')],
    statblock: reference('363530', 'Harbour watch', 'public'),
    ancestry: [],
    ...change,
  };
}

const reference = (id: string, title: string, state: 'public' | 'private') => ({
  id,
  title,
  kind: null,
  state,
  slug: null,
  url: null,
  icon: null,
  tags: [],
  updatedAt: null,
});

export function entryOf(article: FullArticle, change: Partial<Entry> = {}): Entry {
  const { id, worldId, title, template, state, isDraft, isWip, tags, excerpt, url, slug, categoryId } =
    article;
  return {
    kind: 'article',
    id,
    worldId,
    title,
    aliases: [],
    template,
    state,
    isDraft,
    isWip,
    tags,
    excerpt,
    url,
    slug,
    categoryId,
    updatedAt: article.updatedAt,
    wordcount: article.wordcount,
    isPending: false,
    ...change,
  };
}

export const categoryEntry = (id: string, title: string, above: string | null): Entry => ({
  ...entryOf(fullArticle({ id, title, categoryId: above })),
  kind: 'category',
  template: null,
});

const RELATIONS: ArticleRelation[] = [
  {
    name: 'organization',
    title: 'Ruled by',
    position: null,
    shape: 'singular',
    item: item('a-2', 'The Wardens of the Lamps', { type: 'organization' }),
  },
  {
    name: 'person',
    title: 'person',
    position: null,
    shape: 'collection',
    items: [
      item('a-3', 'Edda Marsh', { relationshipType: 'keeper of the ninth' }),
      item('a-4', 'Tobias Fenn'),
      item('a-5', 'Mother Quill'),
    ],
  },
  {
    name: 'map',
    title: 'Maps',
    position: null,
    shape: 'collection',
    items: [
      item('m-1', 'The harbour at low water', {
        type: 'map',
        isArticle: false,
        url: 'https://platform.example/w/tidewater/map/m-1',
      }),
      item('41', 'Saltmere from the reef', { type: 'image', isArticle: false }),
    ],
  },
];

const SECTIONS: Section[] = [
  section('subheading', 'Where the nine lamps burn'),
  section('pronunciation', '[i]SALT-meer[/i]'),
  section('alternativename', 'Lampwick, the Drowned Town'),
  section('population', 'about 3,400, fewer each winter'),
  section('demonym', 'Saltmerer'),
  section('government', '@[The Wardens](organization:a-2), seven of them'),
  section('sidepanelcontent', '[quote]Count the lamps before you sleep.|Saying on the quay[/quote]'),
  section(
    'history',
    'The first lamp was lit before anybody wrote down by whom. What is certain is that by the year 301 there were nine, that the ninth went out in one night, and that the quarter below it was under water by morning.\r\n\r\n[h3]The Salt Tax[/h3]\r\nIn 288 the council taxed salt. Boats began to leave at night, first one in a week, then so many that the harbour chain was raised at dusk. @[Tobias Fenn](person:a-4) kept the ledger, and kept another one under his bed.\r\n\r\n[h3]The Flood of the Ninth Lamp[/h3]\r\n[aloud]The bell does not ring. You see it swing, you see the rope go taut, and there is only the sound of water where the sound of the bell should be.[/aloud]\r\nThe wardens say that the wick was wet. @[Edda Marsh](person:a-3) says that it was cut.',
    { title: 'History' },
  ),
  section(
    'demographics',
    '[table][tr][th]Quarter[/th][th]Souls[/th][th]Trade[/th][th]Lamp[/th][/tr][tr][td]Upper Quay[/td][td]1,100[/td][td]Rope, tar, insurance[/td][td]First to third[/td][/tr][tr][td]The Stairs[/td][td]1,450[/td][td]Fish, gossip[/td][td]Fourth to seventh[/td][/tr][tr][td]Ninthwater[/td][td]none who say so[/td][td]What floats up[/td][td][s]Ninth[/s][/td][/tr][/table]',
  ),
  section(
    'footnotes',
    '[small]The ledgers of the salt office burnt in 304; what is given here is from copies.[/small]',
  ),
  section('seeded', 'The wick [b]was[/b] cut, by [roll:1d4|one of four] wardens. Let them find the knife.'),
];

const CONTENT = `[dc]S[/dc]altmere stands where the river gives up. The houses begin on rock, go on along the quay, and end on piles that lean a little further out each year, so that from the sea the town looks like somebody who is about to say something and has thought better of it.\r
\r
It is known for three things: for [b]salt[/b], which made it; for its [i]nine lamps[/i], which keep ships off the reef; and for the night on which there were only eight. Whoever comes by land meets @[Mother Quill](person:a-5) at the gate and is asked how many lamps they count.\r
\r
[quote]There are nine. I have always said so, and I shall be paid for nine.|Tobias Fenn, to the council[/quote]\r
\r
[h2|the-lamps]The lamps[/h2]\r
Each stands on a house of its own, burns oil of the @[grey whale](species:a-9), and is kept by a family that has never done anything else.\r
[ol][li]The [b]First[/b], on the harbour wall, never moved.[li]The [b]Second[/b] and [b]Third[/b], which stand so close that captains take them for one, and are wrong.[li]The rest, up the Stairs:\r
[ul][li]four for the fishing boats,[li]one for those who do not come back,[li]and the [url:https://annals.example/ninth]Ninth[/url].[/ul][/ol]\r
\r
[h2]Going below[/h2]\r
At the lowest tide the roofs of Ninthwater come out of the sea. A character who dives rolls [roll:1d20+4|Constitution, DC 13]; the cold does [roll:2d6] to whoever fails. [spoiler]The lamp house is dry inside. Somebody pumps it.|What is down there[/spoiler]\r
\r
[block:363530] [img:41|center]\r
\r
[hr]\r
\r
[code]low water 04:12, 16:40[/code] by the almanac; see [url:#the-lamps]the lamps[/url] for what to steer by.`;

/** An article with the same text in every field that a stranger can fill in. */
export function hostileArticle(payload: string): FullArticle {
  const one = item('a-2', payload, { type: payload, url: payload, relationshipType: payload });
  return fullArticle({
    title: payload,
    template: payload,
    tags: [payload, `${payload}2`],
    excerpt: payload,
    url: payload,
    slug: payload,
    authorName: payload,
    content: payload,
    cssCode: payload,
    cssClasses: payload,
    contentParsed: payload,
    fullRender: payload,
    cover: { id: null, url: payload },
    sections: [
      section('subheading', payload),
      section('pronunciation', payload),
      section('sidepanelcontent', payload),
      section('history', `${payload}\n\n${payload}`, { title: payload }),
      section(payload, `${payload}\n\n[h2]${payload}[/h2]`, { title: payload, position: payload }),
      section('seeded', payload),
    ],
    relations: [
      { name: payload, title: payload, position: payload, shape: 'link', item: one },
      {
        name: 'x',
        title: payload,
        position: null,
        shape: 'collection',
        items: [{ ...one, id: payload, isArticle: false }],
      },
    ],
    secrets: [reference('s-1', payload, 'private')],
    statblock: reference(payload, payload, 'public'),
  });
}
