import type { MarkName } from './node.ts';

/** What an opening tag means. */
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
const define = (names: string, role: TagRole): void => {
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
for (const [name, mark] of Object.entries(MARKS)) define(name, { role: 'mark', mark });
define('h', { role: 'heading', level: 1 });
for (const level of [1, 2, 3, 4]) define(`h${level}`, { role: 'heading', level });
define('url', { role: 'link' });
define('p', { role: 'paragraph' });
define('ul', { role: 'list', ordered: false });
define('ol', { role: 'list', ordered: true });
define('li', { role: 'item' });
define('table', { role: 'table' });
define('tr', { role: 'row' });
define('td', { role: 'cell', header: false });
define('th', { role: 'cell', header: true });
define('quote', { role: 'quote' });
define('spoiler', { role: 'spoiler' });
define('code', { role: 'code' });
define('br', { role: 'break' });
define('hr', { role: 'rule' });
define('color tooltip', { role: 'box', block: false });
define(
  'aloud center left right justify in row col col2 col3 col4 col5 col6 col7 col8 section container subcontainer userstate',
  { role: 'box', block: true },
);
define(
  'img youtube soundcloud spotify sketchfab discord pdf map block blocklink articleblock secret category timeline history book manuscript world worldmeta familytree diplomacy currentdate toc articletoc breadcrumb tagged taggedblocks follow user usercard licence roll redacted pin pf genesysdice var',
  { role: 'embed' },
);

/** The role of a lower-case tag name. Undefined if World Anvil doesn't know the tag, so that it is plain text. */
export function tagRole(name: string): TagRole | undefined {
  return roles.get(name);
}

/** Whether `[name]` would be parsed as a tag. */
export function isTagName(name: string): boolean {
  return name === 'noparse' || roles.has(name);
}
