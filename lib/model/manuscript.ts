import type { ArticleState } from './article-state.ts';
import type { Entity, Picture } from './reference.ts';
import type { WorldId } from './world.ts';

export type ManuscriptId = string;
export type ManuscriptVersionId = string;

export interface ManuscriptVersion {
  id: ManuscriptVersionId;
  title: string;
  state: ArticleState | null;
}

/** `ongoing`, `completed`, or another value from World Anvil. */
export type ManuscriptStatus = string;

export interface Manuscript extends Entity {
  status: ManuscriptStatus | null;
  description: string;
  descriptionParsed: string | null;
  likes: number | null;
  views: number | null;
  words: number | null;
  cover: Picture | null;
  activeVersion: ManuscriptVersion | null;
  versions: ManuscriptVersion[];
}

/** A node in the tree of a manuscript version. */
export interface ManuscriptNode {
  id: string;
  /** `text`, `folder` or `image`. */
  type: string;
  title: string;
  content: string;
  image: Picture | null;
  /** Only for folders. In order. */
  children: ManuscriptNode[];
}

/** A version with the text of its parts, up to four levels deep (API specification, Export rules). */
export interface ManuscriptExport {
  manuscript: {
    id: ManuscriptId;
    title: string;
    state: ArticleState | null;
    status: ManuscriptStatus | null;
  };
  version: ManuscriptVersion;
  parts: ManuscriptNode[];
}

/** A part as boromir returns it. Its text is in its beats. */
export interface ManuscriptPart extends Entity {
  type: string;
  content: string;
  position: number | null;
  parentId: string | null;
  versionId: ManuscriptVersionId | null;
  image: Picture | null;
}

/** A passage of text within a part. */
export interface ManuscriptBeat extends Entity {
  content: string;
  position: number | null;
  partId: string | null;
}

export interface ManuscriptFields {
  title?: string;
  description?: string;
  state?: ArticleState;
}

export interface NewManuscript extends ManuscriptFields {
  worldId: WorldId;
  title: string;
}

export interface ManuscriptVersionFields {
  title?: string;
  state?: ArticleState;
}

export interface NewManuscriptVersion extends ManuscriptVersionFields {
  manuscriptId: ManuscriptId;
  title: string;
}

export interface ManuscriptPartFields {
  title?: string;
  position?: number;
}

export interface NewManuscriptPart extends ManuscriptPartFields {
  versionId: ManuscriptVersionId;
  title: string;
  /** `text`, `folder` or `image`. */
  type: string;
  imageId?: number;
}

export interface ManuscriptBeatFields {
  content?: string;
  position?: number;
}

export interface NewManuscriptBeat extends ManuscriptBeatFields {
  partId: string;
  content: string;
}
