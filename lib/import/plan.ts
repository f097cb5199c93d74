import type { DocumentProblem } from '../documents/index.ts';
import type {
  ArticleFields,
  ArticleId,
  CategoryFields,
  CategoryId,
  Cause,
  ChangedKind,
  TextField,
  Values,
  WorldId,
} from '../model/index.ts';
import type { ThingKind } from './thing-kinds.ts';

/** What a plan has to know of the world. From its offline copy: no request is needed. */
export interface WorldFacts {
  worldId: WorldId;
  articles: readonly { id: ArticleId; title: string; template: string }[];
  categories: readonly { id: CategoryId; title: string; parentId: CategoryId | null }[];
  images: readonly { id: string; title: string }[];
  /** Whether the copy lacks articles only because they are gone. That of an export lacks what was written since. */
  isWhole: boolean;
  /** Texts of articles that were imported before, by id, as far as they are on this device. */
  texts: ReadonlyMap<ArticleId, SentText>;
}

/** The text of an article, as it is compared. */
export interface SentText {
  title: string;
  content: string;
}

/** Where articles go. `folders`: into categories named like the folders, which are created if they are missing. */
export type CategoryChoice = { kind: 'folders' } | { kind: 'none' } | { kind: 'existing'; id: CategoryId };

/** What can be chosen for a folder or a row. What is missing stays as it is. */
export interface Choice {
  template?: string | undefined;
  category?: CategoryChoice | undefined;
  /** Added to those of the document. */
  tags?: readonly string[] | undefined;
  isDraft?: boolean | undefined;
  isWip?: boolean | undefined;
  isPrivate?: boolean | undefined;
  skip?: boolean | undefined;
}

/** A choice for everything in a folder and below. The longest folder wins for each part; empty: everything. */
export interface ImportRule extends Choice {
  folder: string;
}

/** A choice for one row. */
export interface RowChoice extends Choice {
  title?: string | undefined;
  /** What to do if the world has an article of this title, or this file was imported before. */
  action?: RowAction | undefined;
  /** Shorten fields that are too long. Without it such a row isn't imported. */
  cut?: boolean | undefined;
}

export type RowAction = 'create' | 'update' | 'skip';

/** What a rule or choice decided about a category. `folder`: the path of the folder that it is created for. */
export type PlannedCategory =
  | { kind: 'existing'; id: CategoryId; title: string }
  | { kind: 'new'; folder: string; title: string };

/** Of a link: the words in its place, and the document or article that it leads to. */
export interface PlannedLink {
  label: string;
  to: { path: string } | { articleId: ArticleId; template: string } | null;
  /** As written. */
  target: string;
  heading: string | null;
  isEmbed: boolean;
  /** Its place stands for the id alone; until that is known, for the label: the id of before. */
  isId?: true;
}

/** Something other than an article that a backup has. Texts and references in its values have places for ids. */
export interface PlannedThing {
  kind: ThingKind;
  values: Values;
}

/** A change of an entry that the world has. */
export interface PlannedChange {
  kind: ChangedKind;
  cause: Cause;
  /** With places for ids. */
  changes: Values;
  seen: Values | null;
}

export interface PlannedImage {
  target: string;
  alt: string;
  /** An image of the same name in the world. */
  imageId: string | null;
}

/** Something that isn't carried over as it was. */
export interface Lost {
  code:
    | DocumentProblem['code']
    /** A field of the front matter that World Anvil lacks; it is in the author's notes. */
    | 'field'
    /** A link to nothing that is read or in the world; its words stay. */
    | 'link'
    /** A link to a heading leads to the whole article. */
    | 'heading'
    /** A text that was shown in this place is a link now. */
    | 'embed'
    /** An image that the world doesn't have. */
    | 'image';
  detail: string;
}

/**
 * What became of the file since it was imported. `new`: it never was. `changedHere`: the file or its choices. `changedThere`:
 * the article. `conflict`: both. `goneThere`: the article was deleted.
 */
export type SourceState = 'new' | 'unchanged' | 'changedHere' | 'changedThere' | 'conflict' | 'goneThere';

export interface TooLong {
  field: 'title' | TextField;
  length: number;
  limit: number;
}

/** What a document becomes. */
export interface PlanRow {
  path: string;
  title: string;
  template: string;
  category: PlannedCategory | null;
  tags: string[];
  isDraft: boolean;
  isWip: boolean;
  isPrivate: boolean;
  /** Markup with places for links and images (`composed`). */
  content: string;
  fields: Partial<Record<TextField, string>>;
  links: PlannedLink[];
  images: PlannedImage[];
  /** Another article of this title. */
  double: { id: ArticleId; title: string } | null;
  /** The path of another document of this import that has the same title. */
  twin: string | null;
  source: SourceState;
  /** The article that it became before. */
  articleId: ArticleId | null;
  action: RowAction;
  tooLong: TooLong[];
  lost: Lost[];
  /** What only a backup says of an article. Parents are places for the ids of the articles above it. */
  exact?: Pick<ArticleFields, 'state' | 'isAdultContent' | 'coverId' | 'position' | 'userMetadata'> & {
    parents: Pick<ArticleFields, 'articleParentId' | 'parentId'>;
  };
  /** This isn't an article. */
  thing?: PlannedThing;
  /** What an update changes, if not the texts. `articleId` says of what. */
  change?: PlannedChange;
  /** Of all of the above that is sent; tells whether anything changed since the last import. */
  hash: string;
}

/** A category to create. */
export interface NewFolder {
  folder: string;
  title: string;
  parent: PlannedCategory | null;
  /** What a backup says of it, with places for ids in its texts. */
  more?: { fields: CategoryFields; links: PlannedLink[] };
}

export interface ImportPlan {
  worldId: WorldId;
  rows: PlanRow[];
  /** Parents first. */
  folders: NewFolder[];
}

/** What is remembered of an imported file. */
export interface ImportRecord {
  path: string;
  /** Null: somebody entered it on World Anvil, where nobody saw its address. */
  articleId: ArticleId | null;
  /** `PlanRow.hash` when it was imported. */
  hash: string;
  /** `textHash` of what the article got. */
  textHash: string;
}
