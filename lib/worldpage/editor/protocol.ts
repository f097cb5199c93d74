/** A stretch of a text as UTF-16 offsets: from the first to before the second. */
export type Stretch = readonly [start: number, end: number];

/** What a visual editor is given in place of markup. */
export type RichForm =
  /** The platform's own mention (platform notes, editors): the id, what is shown, the page, `Person`. */
  | { type: 'mention'; id: string; label: string; url: string; entityClass: string }
  | { type: 'link'; label: string; url: string };

/** Something to be written: one line of markup, and what visual editors know it as; null: as its markup. */
export interface Insertion {
  text: string;
  rich: RichForm | null;
}

/** A stretch of a text, told so that it is found again after the text around it has changed. */
export interface TextPlace {
  start: number;
  end: number;
  /** What stands there, to the letter. */
  written: string;
  /** A few characters on either side. */
  before: string;
  after: string;
}

/** The text of an editor as it stands, at most `LONGEST_TEXT` characters of it. */
export interface Reading {
  /** Names this editor as long as its page lives. */
  editor: number;
  text: string;
  /** What is linked already, or not to be written into, beside what the markup says. Ascending and apart. */
  linked: readonly Stretch[];
  /** There is more of it. */
  isCut: boolean;
}

export type EditorRequest =
  | { do: 'find' }
  | { do: 'insert'; what: Insertion }
  | { do: 'read' }
  | { do: 'again'; editor: number }
  | { do: 'replace'; editor: number; at: TextPlace; what: Insertion };

export type EditorAnswer =
  /** Nothing that can be written in holds the caret. `inFrame`: it is in a frame of this page. */
  | { state: 'none'; inFrame: boolean }
  /** `isReached`: whether the frames around have the focus in this one; null where that cannot be known. */
  | { state: 'found'; isReached: boolean | null; focusedAt: number }
  | { state: 'read'; reading: Reading }
  | { state: 'inserted' }
  /** Of a mention or link, only the words arrived. */
  | { state: 'words' }
  /** The editor did not take it; it stands as it stood, as far as that can be told. */
  | { state: 'refused' }
  | { state: 'replaced'; reading: Reading }
  /** That text stands there no more; nothing was written. */
  | { state: 'moved'; reading: Reading }
  /** The editor is gone from its page. */
  | { state: 'gone' };

/** Longer texts are read up to here, in characters. */
export const LONGEST_TEXT = 400_000;

/** Where the script keeps what it does, in its own world, which pages do not see. */
export const EDITOR_GLOBAL = 'loresideEditor';
