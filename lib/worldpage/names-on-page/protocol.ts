export type NamesRequest =
  /** Reads the page from the start. */
  | { do: 'read' }
  /** Returns the next chunk, starting at this offset. */
  | { do: 'more'; from: number }
  /**
   * Replaces all marks. `names` lists, for each name, its ranges in the text: start, end, start, end. `isSeen`: draw
   * them. The page's scripts can read drawn highlights and so learn which words are names.
   */
  | { do: 'mark'; names: readonly (readonly number[])[]; isSeen: boolean }
  /** Draws marks that aren't visible yet. */
  | { do: 'reveal' }
  /** Scrolls to an occurrence, by the indexes from `mark`. If marks are drawn, it is highlighted differently. */
  | { do: 'show'; name: number; place: number }
  | { do: 'leave' };

export type NamesReply =
  /** `next`: offset of the next chunk, or null at the end. `isCut`: the page's text was truncated. */
  | { state: 'read'; text: string; next: number | null; isCut: boolean }
  /** Number of ranges marked for each name. Lower than requested if the page has changed. */
  | { state: 'marked'; counts: number[] }
  | { state: 'shown' }
  /** The occurrence is no longer there. */
  | { state: 'gone' }
  | { state: 'left' };

/** Approximate characters per reply. A reply always ends at the end of a block. */
export const CHUNK = 100_000;
/** Maximum characters to read from a page. */
export const LONGEST_PAGE = 2_000_000;

/** Name of the global that holds the script's handler, in the content script's isolated world. */
export const NAMES_GLOBAL = 'loresideNames';
/** Port that the panel keeps open. The marks are removed when it disconnects. */
export const NAMES_PORT = 'names';

export const ALL = 'loreside-names';
export const ONE = 'loreside-name';

/** Injected by the browser as an extension style sheet, which pages can't see. */
export const NAMES_CSS = `
::highlight(${ALL}) { background-color: #ffe08a !important; color: #1c1917 !important; text-shadow: none !important; text-decoration: none !important; }
::highlight(${ONE}) { background-color: #d9480f !important; color: #fff !important; text-shadow: none !important; text-decoration: none !important; }
`;
