import type { MarkName } from './node.ts';

/** What an opening tag means. `words` stands for inline pieces, `flow` for blocks that hold paragraphs. */
export type TagRole =
  | { role: 'mark'; mark: MarkName }
  | { role: 'heading'; level: number }
  | { role: 'link' }
  | { role: 'paragraph' }
  | { role: 'list'; ordered: boolean }
  | { role: 'item' }
  | { role: 'table' }
  | { role: 'row' }
  | { role: 'cell'; header: boolean }
  | { role: 'quote' }
  | { role: 'spoiler' }
  | { role: 'code' }
  | { role: 'box'; block: boolean }
  | { role: 'break' }
  | { role: 'rule' }
  | { role: 'embed' };

const roles = new Map<string, TagRole>();
const give = (names: string, role: TagRole): void => {
  for (const name of names.split(' ')) roles.set(name, role);
};

const MARKS: Record<string, MarkName> = {
  b: 'b',
  i: 'i',
  u: 'u',
  s: 's',
  strike: 's',
  sup: 'sup',
  sub: 'sub',
  small: 'small',
  mark: 'mark',
  dc: 'dc',
};
for (const [name, mark] of Object.entries(MARKS)) give(name, { role: 'mark', mark });
give('h', { role: 'heading', level: 1 });
for (const level of [1, 2, 3, 4]) give(`h${level}`, { role: 'heading', level });
give('url', { role: 'link' });
give('p', { role: 'paragraph' });
give('ul', { role: 'list', ordered: false });
give('ol', { role: 'list', ordered: true });
give('li', { role: 'item' });
give('table', { role: 'table' });
give('tr', { role: 'row' });
give('td', { role: 'cell', header: false });
give('th', { role: 'cell', header: true });
give('quote', { role: 'quote' });
give('spoiler', { role: 'spoiler' });
give('code', { role: 'code' });
give('br', { role: 'break' });
give('hr', { role: 'rule' });
give('color tooltip', { role: 'box', block: false });
give(
  'aloud center left right justify in row col col2 col3 col4 col5 col6 col7 col8 section container subcontainer userstate',
  { role: 'box', block: true },
);
give(
  'img youtube soundcloud spotify sketchfab discord pdf map block blocklink articleblock secret category timeline history book manuscript world worldmeta familytree diplomacy currentdate toc articletoc breadcrumb tagged taggedblocks follow user usercard licence roll redacted pin pf genesysdice var',
  { role: 'embed' },
);

/** The role of a tag by its lower-case name; undefined: not a tag of the platform, so plain text. */
export function tagRole(name: string): TagRole | undefined {
  return roles.get(name);
}

/** True where the bare word in brackets would be read as a tag. */
export function isTagName(name: string): boolean {
  return name === 'noparse' || roles.has(name);
}
