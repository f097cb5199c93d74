import type { FillName } from './field-names.ts';

/** One part of an article to fill in. */
export type FillItem = { part: FillName } /** Markup; HTML for visual editors, and the words in it. */ & (
  | { kind: 'text'; text: string; html: string; words: string }
  | { kind: 'tags'; tags: readonly string[] }
  | { kind: 'choice'; value: string }
  | { kind: 'flag'; isOn: boolean }
);

/** What to do with the text if its field isn't empty. */
export type FillMode = 'ifEmpty' | 'atCaret' | 'atEnd';

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

export type FillReply =
  /** `parts`: empty if this isn't an editor. */
  { state: 'surveyed'; parts: readonly FillName[] } | { state: 'filled'; results: readonly FillResult[] };
