import type { ArticleState } from './article-state.ts';
import type { Json } from './change.ts';
import type { Entity, Reference } from './reference.ts';
import type { WorldId } from './world.ts';

export type StatblockId = number;

/** A statblock template, as referenced by a statblock. */
export interface TemplateName {
  id: number;
  title: string;
  system: Reference<number> | null;
}

/** A statblock as returned by lists. */
export interface StatblockSummary extends Reference<StatblockId> {
  /** Whether other users may use it, or null if the API version doesn't say. */
  isShared: boolean | null;
  template: TemplateName | null;
}

/** Why the data couldn't be parsed. `tooLong`, `tooDeep`: beyond our limits. `notYaml`: a syntax error. */
export type UnreadData = 'tooLong' | 'tooDeep' | 'notYaml';

export interface Statblock extends StatblockSummary, Entity<StatblockId> {
  /** Field values by template key, in order. Null if they couldn't be parsed. */
  data: Readonly<Record<string, string>> | null;
  /** Why `data` is null although there is content. Null if nothing is wrong. */
  unread: UnreadData | null;
  /** The unparsed data, byte for byte (usually YAML). Null if the API version doesn't return it. */
  source: string | null;
  /** Format of `source`: `yaml` or `json`. Null if the API version doesn't return it. */
  parser: string | null;
  folder: Reference<number> | null;
}

export interface StatblockFields {
  title?: string;
  /** Written as YAML. Ignored if `source` is given too. */
  data?: Readonly<Record<string, string>>;
  /** Written unchanged, to be read by `parser`. */
  source?: string;
  parser?: string | null;
  /** Additional data that World Anvil stores with the statblock. Written unchanged. */
  jsonData?: Json;
  tableData?: Json;
  state?: ArticleState;
  tags?: string[];
  isShared?: boolean;
  /** Null removes it from its folder. */
  folderId?: number | null;
}

export interface NewStatblock extends StatblockFields {
  worldId: WorldId;
  title: string;
  templateId: number;
  systemId: number;
}

/** A folder of statblocks. With boromir, statblocks outside of any folder can't be listed. */
export interface StatblockFolder extends Entity<number> {
  statblocks: Reference<StatblockId>[];
}

export interface TemplateField {
  /** The key in the statblock's data. */
  name: string;
  label: string;
  /** `string`, `integer`, `select`, `text`, `checkbox`, or another value from World Anvil. */
  input: string;
  /** `image`, `table`, `random` or `list` if the field has a special display. */
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

export interface RpgSystem extends Reference<number> {
  description: string;
  publisher: string | null;
}
