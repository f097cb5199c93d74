import type { FullArticle, FullCategory, Image, Manuscript, Statblock, WorldId } from '../model/index.ts';

/** One resource of an export. What the export doesn't say is null, empty or false. */
export type ExportedItem =
  /** `isWhole` is false if the page ended or went wrong within the article, or if it shows no text. */
  | { kind: 'article'; article: FullArticle; isWhole: boolean }
  /** The page has only names of categories, so the id is derived from the name: `isLocalId`. Links use it too. */
  | { kind: 'category'; category: FullCategory; isLocalId: boolean }
  /** Only in the account's export, as are the other two. */
  | { kind: 'statblock'; statblock: Statblock }
  | { kind: 'manuscript'; manuscript: Manuscript }
  | { kind: 'image'; image: Image };

/** What couldn't be read. `title` and `articleId` are null if they couldn't be read either. */
export interface ExportProblem {
  /**
   * - `notExport`: no article was found.
   * - `translated`: the browser had replaced the texts by a translation, so nothing is read.
   * - `cutShort`: the page ended, or the next article began, before this one did.
   * - `noId`: an article without a valid id, which is left out.
   * - `repeatedId`: an article with the id of an earlier one, which is left out.
   * - `tooLong`: an article beyond our limits, which is left out.
   * - `noText`: no main text was found in the article; its `content` is empty.
   * - `titleDiffers`: the article's heading and its link in the World Codex don't agree; the heading is used.
   * - `unclear`: the template or visibility is missing, or called something that we don't know.
   * - `tooDeep`: the page's elements are nested too deep, so its rest is left out.
   * - `noEnd`: the page breaks off, so that unknown articles may be missing after its last one.
   * - `torn`: something on the page has no end and took a part of it along, so that unknown articles may be missing.
   * - `encoding`: a file isn't UTF-8, so that some of its letters are guessed. `title`: its path or name.
   * - `notRead`: kinds of resources that offline copies don't have. `title`: the kind, and how many.
   * - `badPath`: a file of the ZIP would leave its folder, or its path is there twice; it is left out. `title`: the path.
   * - `badFile`: a file of the ZIP can't be unpacked, or isn't what its folder says. `title`: the path.
   * - `noWorld`: a file of the ZIP names none of its worlds; it is left out. `title`: the path.
   * - `missing`: the World Codex links to the article, but the page doesn't contain it.
   */
  code:
    | 'notExport'
    | 'translated'
    | 'cutShort'
    | 'noId'
    | 'repeatedId'
    | 'tooLong'
    | 'noText'
    | 'titleDiffers'
    | 'unclear'
    | 'tooDeep'
    | 'noEnd'
    | 'torn'
    | 'encoding'
    | 'notRead'
    | 'badPath'
    | 'badFile'
    | 'noWorld'
    | 'missing';
  title: string | null;
  articleId: string | null;
}

export interface ExportedWorld {
  id: string | null;
  title: string;
  slug: string | null;
  url: string | null;
  /** The articles known so far: those in the World Codex, or the first ones. */
  articleIds: readonly string[];
  /** How many it has, as far as the export says. Null if only reading it to the end can tell. */
  articleCount: number | null;
}

/** A small part of an export, in the order of the export. */
export type ExportPart =
  /** What follows belongs to this world. */
  | { part: 'world'; world: ExportedWorld }
  | { part: 'items'; items: ExportedItem[] }
  | { part: 'problem'; problem: ExportProblem }
  /** Articles read; `total` from the World Codex, null if it has none. */
  | { part: 'progress'; done: number; total: number | null };

export interface ReadExportOptions {
  /** The world that the items are read into. */
  worldId: WorldId;
  /** Where the page was opened, as the base of relative addresses. Null for a saved file. */
  address: string | null;
  signal: AbortSignal;
  /** Called between slices of work; resolves once the page may go on. */
  pause: () => Promise<void>;
}
