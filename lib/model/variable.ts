import type { Entity } from './reference.ts';
import type { WorldId } from './world.ts';

export interface VariableCollection extends Entity {
  description: string;
  /** The first part of `[prefix:key]` in a text. */
  prefix: string | null;
}

export interface VariableCollectionFields {
  title?: string;
  description?: string;
  prefix?: string;
}

export interface NewVariableCollection extends VariableCollectionFields {
  worldId: WorldId;
  title: string;
}

/** A value that texts reference by its key. */
export interface Variable extends Entity {
  key: string;
  value: string;
  type: string | null;
  collectionId: string | null;
}

export interface VariableFields {
  key?: string;
  value?: string;
  type?: string;
}

export interface NewVariable extends VariableFields {
  worldId: WorldId;
  collectionId: string;
  key: string;
  value: string;
}
