import type { HelpBlock, HelpSection, HelpText } from '../../../lib/i18n/index.ts';

/** Turns the id of a message into the label that screens show. Throws if there is no such label. */
export type LabelOf = (id: string) => string;

const INLINE = /`([^`]+)`|\{([\w.]+)\}|\[([^\]]+)\]\(([^)\s]+)\)/g;

function inline(text: string, labelOf: LabelOf): HelpText[] {
  const pieces: HelpText[] = [];
  let at = 0;
  const plain = (end: number) => end > at && pieces.push(text.slice(at, end));
  for (const { 0: whole, 1: key, 2: label, 3: linked, 4: to, index } of text.matchAll(INLINE)) {
    plain(index);
    if (key !== undefined) pieces.push({ kind: 'key', text: key });
    else if (label !== undefined) pieces.push({ kind: 'label', text: labelOf(label) });
    else if (linked !== undefined && to !== undefined) {
      const name = /^\{([\w.]+)\}$/.exec(linked)?.[1];
      pieces.push({ kind: 'link', text: name === undefined ? linked : labelOf(name), to });
    }
    at = index + whole.length;
  }
  plain(text.length);
  return pieces;
}

const HEADING = /^## (.+?)(?: \{#([\w-]+)\})?$/;
const PICTURE = /^!\[(.+)\]\(([\w-]+)\)$/;
const PART = /^::([\w-]+)$/;
const STEP = /^\d+\. (.+)$/;
const ITEM = /^- (.+)$/;

/**
 * Reads the text of a help topic. Each line is a heading, a paragraph, a list's item, a picture or a part that the page
 * draws itself (`::shortcuts`). Throws on anything else.
 */
export function parseTopic(id: string, text: string, labelOf: LabelOf): HelpSection[] {
  const sections: { id: string; title: string | null; blocks: HelpBlock[] }[] = [];
  const add = (block: HelpBlock): void => {
    if (sections.length === 0) sections.push({ id: `${id}-0`, title: null, blocks: [] });
    sections.at(-1)?.blocks.push(block);
  };
  const addItem = (kind: 'steps' | 'list', item: HelpText[], isNew: boolean): void => {
    const last = sections.at(-1)?.blocks.at(-1);
    if (!isNew && last?.kind === kind) Object.assign(last, { items: [...last.items, item] });
    else add({ kind, items: [item] });
  };
  let before = '';
  for (const line of text.split('\n').map((one) => one.trimEnd())) {
    const [, title, address] = HEADING.exec(line) ?? [];
    const [, alt, picture] = PICTURE.exec(line) ?? [];
    const [, part] = PART.exec(line) ?? [];
    const [, step] = STEP.exec(line) ?? [];
    const [, item] = ITEM.exec(line) ?? [];
    if (title !== undefined) sections.push({ id: `${id}-${address ?? sections.length}`, title, blocks: [] });
    else if (alt !== undefined && picture !== undefined) add({ kind: 'picture', name: picture, alt });
    else if (part !== undefined) add({ kind: 'part', name: part });
    else if (step !== undefined) addItem('steps', inline(step, labelOf), before === '');
    else if (item !== undefined) addItem('list', inline(item, labelOf), before === '');
    else if (/^(#|!|::|\s)/.test(line)) throw new Error(`“${line}” isn't a line of a help text.`);
    else if (line !== '') add({ kind: 'paragraph', text: inline(line, labelOf) });
    before = line;
  }
  return sections;
}
