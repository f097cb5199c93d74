export type NamesRequest =
  /** Reads the page anew. */
  | { do: 'read' }
  /** The next stretch of what was read, from this offset on. */
  | { do: 'more'; from: number }
  /**
   * For each name where it stands in what was read: start, end, start, end. Takes the place of all marks. `isSeen`: they are
   * drawn; what is drawn the page's own scripts can look up, and so learn which of its words are names.
   */
  | { do: 'mark'; names: readonly (readonly number[])[]; isSeen: boolean }
  /** Draws the marks that were not. */
  | { do: 'reveal' }
  /** Scrolls to one place of a name, by the order in which both were given; where marks are drawn it is marked apart. */
  | { do: 'show'; name: number; place: number }
  | { do: 'leave' };

export type NamesAnswer =
  /** `next`: where to read on; null: that was all. `isCut`: the page has more words than are looked at. */
  | { state: 'read'; text: string; next: number | null; isCut: boolean }
  /** How many places of each name are marked: fewer than were given where the page has changed meanwhile. */
  | { state: 'marked'; counts: number[] }
  | { state: 'shown' }
  /** That place is not there any more. */
  | { state: 'gone' }
  | { state: 'left' };

/** Characters of one answer, as a rule: it ends where a block of the page ends. */
export const CHUNK = 100_000;
/** Longer pages are read up to here, in characters. */
export const LONGEST_PAGE = 2_000_000;

/** Where the script keeps what it does, in its own world, which pages do not see. */
export const NAMES_GLOBAL = 'loresideNames';
/** As long as the panel holds this connection the marks stay. */
export const NAMES_PORT = 'names';

export const ALL = 'loreside-names';
export const ONE = 'loreside-name';

/** Put beside the page's own sheets by the browser, where no page sees it. */
export const NAMES_CSS = `
::highlight(${ALL}) { background-color: #ffe08a !important; color: #1c1917 !important; text-shadow: none !important; text-decoration: none !important; }
::highlight(${ONE}) { background-color: #d9480f !important; color: #fff !important; text-shadow: none !important; text-decoration: none !important; }
`;
