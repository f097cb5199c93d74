import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import type { Plugin } from 'prosemirror-state';
import { readDocument } from './read-document.ts';
import { schema } from './schema.ts';

const { nodes } = schema;

/** Markup as people type it: `[b]text[/b]`, a mention, an image. */
const TYPED_PAIR = /\[([a-z]{1,10})(?:[:|=][^[\]]{0,400})?\][^[\]]{1,400}\[\/\1\]$/i;
const TYPED_MENTION = /@\[[^[\]]{1,300}\]\([A-Za-z]{1,40}:[\w-]{1,64}\)$/;
const TYPED_EMBED = /\[(?:img|roll|secret|block|blocklink|youtube|var):[^[\]]{1,300}\]$/;

/** Replaces typed markup with what it means, if that fits into a line. */
const typedMarkup = (pattern: RegExp): InputRule =>
  new InputRule(pattern, (state, [markup], start, end) => {
    const { doc } = readDocument(markup);
    const paragraph = doc.childCount === 1 ? doc.firstChild : null;
    if (paragraph?.type !== nodes.paragraph || paragraph.content.size === 0) return null;
    const isPlain =
      paragraph.childCount === 1 && paragraph.firstChild?.isText && paragraph.firstChild.marks.length === 0;
    return isPlain ? null : state.tr.replaceWith(start, end, paragraph.content);
  });

/** What typing turns into: `# ` a heading, `- ` and `1. ` a list, `> ` a quote, and World Anvil's own markup. */
export function typingRules(): Plugin {
  return inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,4})\s$/, nodes.heading, ([, signs = '']) => ({ level: signs.length })),
      wrappingInputRule(/^\s*[-*]\s$/, nodes.bullets),
      wrappingInputRule(/^1[.)]\s$/, nodes.numbers),
      wrappingInputRule(/^>\s$/, nodes.quote),
      typedMarkup(TYPED_PAIR),
      typedMarkup(TYPED_MENTION),
      typedMarkup(TYPED_EMBED),
    ],
  });
}
