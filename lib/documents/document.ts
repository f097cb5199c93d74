/** A file that was chosen, dropped or found in a ZIP. Its bytes are read when they are needed. */
export interface SourceFile {
  /** With `/` between folders, from the folder that was chosen. */
  path: string;
  bytes: number;
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

/** A link to another document, or to a part of this one. Its words stand in the markup as a place. */
export interface DocumentLink {
  /** `wiki`: found by Obsidian's rule. `path`: relative to the document. */
  kind: 'wiki' | 'path';
  /** Without its heading; empty for this document. */
  target: string;
  /** A heading or block of the target. */
  heading: string | null;
  label: string;
  /** The program shows the target's text in this place. */
  isEmbed: boolean;
}

/** An image that isn't on the web. */
export interface DocumentImage {
  /** As the document names it. */
  target: string;
  alt: string;
}

/** What a reader couldn't carry over. `detail`: what it concerns, in the document's own words. */
export interface DocumentProblem {
  code: /** Letters had to be guessed, because the file isn't UTF-8. */
    | 'guessedLetters'
    /** The front matter isn't YAML. It is in the author's notes. */
    | 'frontMatter'
    /** The text is longer than what is read. */
    | 'cutShort'
    /** Tracked changes are shown as accepted. */
    | 'trackedChanges'
    /** A drawing, formula or other object. */
    | 'object'
    /** A query or other code of a program's plug-in. */
    | 'plugin';
  detail: string;
}

export interface ReadDocument {
  /** Of its file; for one of several in a file, with `#` and its name. */
  path: string;
  title: string;
  aliases: string[];
  tags: string[];
  /** Front matter and the like. Lists are joined by commas. */
  fields: Record<string, string>;
  /** World Anvil markup, with a place for each link and image (`fillPlaces`). */
  markup: string;
  /** The same of its footnotes. */
  footnotes: string;
  /** Comments, for the author alone. */
  notes: string[];
  links: DocumentLink[];
  images: DocumentImage[];
  problems: DocumentProblem[];
}

/** Why a file can't be read. `otherFormat`: a format that the person can convert. `tooMany`: only its end isn't read. */
export type UnreadableReason =
  | 'tooMany'
  | 'otherFormat'
  | 'empty'
  | 'tooLarge'
  | 'tooDeep'
  | 'damaged'
  | 'nothingInIt';

export interface Unreadable {
  path: string;
  reason: UnreadableReason;
  /** The format's name, for `otherFormat`. */
  format: string | null;
}
