/** A piece of text on the help page: plain, a key, a label as the screens show it, or a link. */
export type HelpText =
  | string
  | { kind: 'key'; text: string }
  | { kind: 'label'; text: string }
  | { kind: 'link'; text: string; to: string };

export type HelpBlock =
  | { kind: 'paragraph'; text: readonly HelpText[] }
  | { kind: 'steps' | 'list'; items: readonly (readonly HelpText[])[] }
  | { kind: 'picture'; name: string; alt: string }
  /** Something that the help page draws itself, such as the list of keys. */
  | { kind: 'part'; name: string };

/** A heading and what is below it. The first section of a topic may have no heading. */
export interface HelpSection {
  /** Its address on the help page. */
  id: string;
  title: string | null;
  blocks: readonly HelpBlock[];
}

export interface HelpTopic {
  id: string;
  title: string;
  sections: readonly HelpSection[];
}

/** Reads the help texts in a language. Only the help page does, so they aren't part of the message catalog. */
export async function fetchHelp(language: string): Promise<readonly HelpTopic[]> {
  return (await fetch(`/help/${language}.json`)).json();
}
