import type { FillReply, FillRequest, MentionsRequest, SurveyRequest } from './fill/protocol.ts';

/** A range of a text in UTF-16 offsets. The end is exclusive. */
export type TextRange = readonly [start: number, end: number];

/** The form in which visual editors receive a mention or link. */
export type RichForm =
  /** World Anvil's own mention (platform notes, editors). */
  | { type: 'mention'; id: string; label: string; url: string; entityClass: string }
  | { type: 'link'; label: string; url: string };

/** Text to insert: one line of markup, and its form for visual editors. `rich` is null if they get the markup too. */
export interface Insertion {
  text: string;
  rich: RichForm | null;
}

/** A range of text with context, so that it can be found again after the text has changed. */
export interface TextPlace {
  start: number;
  end: number;
  /** The exact text of the range. */
  written: string;
  /** A few characters of context on each side. */
  before: string;
  after: string;
}

/** The current text of an editor, at most `LONGEST_TEXT` characters. */
export interface EditorText {
  /** Identifies the editor until its page is closed. */
  editor: number;
  text: string;
  /** Ranges that are linked or must stay, beyond those in the markup. Sorted, without overlaps. */
  linked: readonly TextRange[];
  /** Whether the text was truncated. */
  isCut: boolean;
}

export type EditorRequest =
  | { do: 'find' }
  | { do: 'insert'; what: Insertion }
  | { do: 'read' }
  | { do: 'again'; editor: number }
  | { do: 'replace'; editor: number; at: TextPlace; what: Insertion }
  | SurveyRequest
  | MentionsRequest
  | FillRequest;

export type EditorReply =
  | FillReply
  /** No editor contains the caret. `inFrame`: the focus is in a frame of this page. */
  | { state: 'none'; inFrame: boolean }
  /** `isReached`: whether the ancestor frames focus this one. Null if unknown. */
  | { state: 'found'; isReached: boolean | null; focusedAt: number }
  | { state: 'read'; reading: EditorText }
  | { state: 'inserted' }
  /** Only the text of the mention or link was inserted. */
  | { state: 'words' }
  /** The editor rejected the text. Its content is unchanged, as far as can be detected. */
  | { state: 'refused' }
  | { state: 'replaced'; reading: EditorText }
  /** The text at that place has changed; nothing was written. */
  | { state: 'moved'; reading: EditorText }
  /** The editor is no longer on the page. */
  | { state: 'gone' };

/** Maximum characters to read from an editor. */
export const LONGEST_TEXT = 400_000;

/** Name of the global that holds the script's handler, in the content script's isolated world. */
export const EDITOR_GLOBAL = 'loresideEditor';
