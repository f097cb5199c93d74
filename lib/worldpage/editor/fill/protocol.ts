/** A part of an article that an editor may have a field for: its title, text, tags, category, flags or a text field. */
export type FillName = string;

/**
 * What fields of World Anvil's editors are called, beside the name itself. Nobody has documented their markup, so these
 * are the API's names of the fields and the labels that people see.
 */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  title: ['articletitle', 'name'],
  content: ['articlecontent', 'body', 'text', 'maintext', 'maincontent', 'vignette'],
  tags: ['tag', 'articletags'],
  category: ['categoryid', 'articlecategory'],
  state: ['visibility', 'privacy', 'articlestate'],
  isDraft: ['draft'],
  isWip: ['wip', 'inprogress', 'workinprogress'],
  isAdultContent: ['adult', 'adultcontent', 'nsfw'],
  seeded: ['storytellernotes', 'seededcontent'],
  sidebarcontent: ['sidebar', 'sidebartop'],
  footnotes: ['footnote', 'footernotes'],
  authornotes: ['authorsnotes', 'authornote'],
  fullfooter: ['footer'],
  excerpt: ['articleexcerpt', 'snippet', 'summary'],
};

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Form libraries write `article[title]` and `article_title`: the last part counts. */
const lastPart = (name: string): string =>
  /\[([^\]]+)\](?:\[\])?$/.exec(name)?.[1] ?? name.split(/[_.]/).at(-1) ?? name;

/** A field's name as the API has it, from what a form calls it. Pure. */
export const plainName = (name: string): string => plain(lastPart(name));

/** Whether one of an element's names stands for this part. Pure. */
export function isNamed(names: readonly string[], part: FillName): boolean {
  const wanted = new Set([plain(part), ...(OTHER_NAMES[part] ?? [])]);
  return names.some((name) => wanted.has(plain(name)) || wanted.has(plain(lastPart(name))));
}

/** Markup; HTML for visual editors, and the words in it. */
export interface FillText {
  text: string;
  html: string;
  words: string;
}

export type FillItem = {
  part: FillName;
} /** `before`: what it takes the place of, if that is still there. */ & (
  | ({ kind: 'text'; before?: FillText } & FillText)
  | { kind: 'tags'; tags: readonly string[] }
  | { kind: 'choice'; value: string }
  | { kind: 'flag'; isOn: boolean }
);

/** What to do with the text if its field isn't empty. */
export type FillMode = 'ifEmpty' | 'atCaret' | 'atEnd' | 'replace';

export interface FillRequest {
  do: 'fill';
  items: readonly FillItem[];
  mode: FillMode;
  /** The hosts of World Anvil's editors. Other pages get nothing. */
  hosts: readonly string[];
}

/** Asks for the parts that the page has fields for. */
export interface SurveyRequest {
  do: 'survey';
  parts: readonly FillName[];
  hosts: readonly string[];
}

/**
 * - `filled`: it is there, or was before.
 * - `partly`: the editor changed it.
 * - `taken`: the field has something else in it, and was left alone.
 * - `missing`: the page has no such field.
 * - `refused`: the field didn't accept it.
 */
export type FillOutcome = 'filled' | 'partly' | 'taken' | 'missing' | 'refused';

export interface FillResult {
  part: FillName;
  outcome: FillOutcome;
}

/** Asks whether a page that nothing was filled in on mentions all of these articles. `title`: what its own has to contain. */
export interface MentionsRequest {
  do: 'mentions';
  ids: readonly string[];
  title: string;
  hosts: readonly string[];
}

export type FillReply =
  | { state: 'mentions'; all: boolean }
  /** `parts`: empty if this isn't an editor. */
  | { state: 'surveyed'; parts: readonly FillName[] }
  | { state: 'filled'; results: readonly FillResult[] };
