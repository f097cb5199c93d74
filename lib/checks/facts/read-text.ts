import { scanMarkup } from '../../markup/index.ts';
import type { Range } from '../place.ts';
import type { LabeledFact, MentionFact } from './entry-facts.ts';
import type { Interned } from './interned.ts';
import { LabeledLines, labeledFact } from './labeled-lines.ts';
import { OpenTags } from './open-tags.ts';
import { PlaceholderSpots, placeholdersIn } from './placeholders.ts';
import { mayTellStay } from './stays-in.ts';

/** Something in a text that shouldn't be there. */
export interface RawFlaw {
  kind: 'placeholder' | 'unclosed';
  what: string;
  range: Range;
}

/** What a text says. */
export interface TextFacts {
  mentions: MentionFact[];
  labeled: LabeledFact[];
  flaws: RawFlaw[];
  /** The ids of statblocks that it shows. */
  statblocks: string[];
  /** Whether a person is mentioned who was somewhere. */
  mayTellStays: boolean;
  /** Whether readers see anything of it: words or an embed. */
  isSeen: boolean;
}

const STATBLOCK_TAGS: ReadonlySet<string> = new Set(['block', 'blocklink']);
const ID = /^[\w-]{1,80}/;
const WORD = /\S/;
/** Reads a text of World Anvil's markup. Takes linear time. */
export function readText(text: string, field: string, ids: Interned): TextFacts {
  const facts: TextFacts = {
    ...{ mentions: [], labeled: [], flaws: [], statblocks: [] },
    ...{ mayTellStays: false, isSeen: false },
  };
  const open = new OpenTags();
  const spots = new PlaceholderSpots(text);
  const lines = new LabeledLines(text, field);
  let code = 0;
  lines.begin(0);
  scanMarkup(text, (token, start, end) => {
    if (token.kind === 'newline') lines.begin(end);
    else if (token.kind === 'text') {
      facts.isSeen ||= WORD.test(token.text);
      if (!token.raw && code === 0 && spots.isIn(start, end))
        for (const { what, range } of placeholdersIn(token.text))
          facts.flaws.push({ kind: 'placeholder', what, range: [start + range[0], start + range[1]] });
    } else if (token.kind === 'mention') {
      const { label, template, id } = token;
      facts.isSeen = true;
      if (id === '' || code > 0) return;
      facts.mayTellStays ||= template === 'person' && mayTellStay(text, end);
      facts.mentions.push({
        label,
        template: template.toLowerCase(),
        id: ids.one(id.toLowerCase()),
        field,
        range: [start, end],
      });
    } else if (token.kind === 'fact') {
      facts.isSeen = true;
      if (code === 0) facts.labeled.push(labeledFact(token.label, token.value, field, [start, end]));
    } else {
      if (token.name === 'code') code = Math.max(0, code + (token.kind === 'open' ? 1 : -1));
      if (token.kind === 'open') facts.isSeen = true;
      if (token.kind === 'open' && STATBLOCK_TAGS.has(token.name))
        facts.statblocks.push(...(ID.exec(token.argument) ?? []));
      open.take(token, [start, end], code > 0 && token.name !== 'code');
    }
  });
  for (const { name, range } of open.left()) facts.flaws.push({ kind: 'unclosed', what: `[${name}]`, range });
  facts.labeled.push(...lines.found);
  return facts;
}
