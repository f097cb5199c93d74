import type { ArticleState } from './article-state.ts';
import type { Json } from './change.ts';
import type { Entity, Reference } from './reference.ts';
import type { WorldId } from './world.ts';

export type StatblockId = number;

/** A template as a statblock names it. */
export interface TemplateName {
  id: number;
  title: string;
  system: Reference<number> | null;
}

/** A statblock as lists show it. */
export interface StatblockSummary extends Reference<StatblockId> {
  /** Whether other people may use it; null where the version does not say. */
  isShared: boolean | null;
  template: TemplateName | null;
}

/** `tooLong` and `tooDeep`: beyond what is read into fields. `notYaml`: a mistake in the text. */
export type UnreadData = 'tooLong' | 'tooDeep' | 'notYaml';

export interface Statblock extends StatblockSummary, Entity<StatblockId> {
  /** What stands in it, by the keys of its template and in their order; null where it could not be read. */
  data: Readonly<Record<string, string>> | null;
  /** Why `data` is null although something stands there; null where nothing is wrong. */
  unread: UnreadData | null;
  /** The same as the platform keeps it, byte for byte (YAML, mostly); null where the version does not send it. */
  source: string | null;
  /** How `source` is read: `yaml`, `json`; null where the version does not send it. */
  parser: string | null;
  folder: Reference<number> | null;
}

export interface StatblockFields {
  title?: string;
  /** Written as YAML; `source` is written instead where both are given. */
  data?: Readonly<Record<string, string>>;
  /** Written as it is, to be read by `parser`. */
  source?: string;
  parser?: string | null;
  /** What the platform keeps beside it, as it is. */
  jsonData?: Json;
  tableData?: Json;
  state?: ArticleState;
  tags?: string[];
  isShared?: boolean;
  /** Null: it is in none. */
  folderId?: number | null;
}

export interface NewStatblock extends StatblockFields {
  worldId: WorldId;
  title: string;
  templateId: number;
  systemId: number;
}

/** Where statblocks are filed; what is in no folder cannot be listed in the current version. */
export interface StatblockFolder extends Entity<number> {
  statblocks: Reference<StatblockId>[];
}

/** One field of a statblock template. */
export interface TemplateField {
  /** The key in the statblock's data. */
  name: string;
  label: string;
  /** `string`, `integer`, `select`, `text`, `checkbox`, or another word of the platform. */
  input: string;
  /** `image`, `table`, `random` or `list`, where it is shown in a way of its own. */
  renderer: string | null;
  placeholder: string | null;
  section: string | null;
  isRequired: boolean;
}

export interface StatblockTemplate extends Entity<number> {
  description: string;
  system: Reference<number> | null;
  /** In the order of the form. */
  fields: TemplateField[];
}

/** A set of rules for games. */
export interface RpgSystem extends Reference<number> {
  description: string;
  publisher: string | null;
}
