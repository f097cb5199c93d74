import fc from 'fast-check';
import { EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { caretBehindNode } from '../../../components/rich-text/clipboard.ts';
import { longPasteOf, markupOfText, textWith } from '../../../components/rich-text/long-paste.ts';
import { readDocument } from '../../../components/rich-text/read-document.ts';
import { runSync } from '../../../lib/capture/slices.ts';
import { parseMarkup, plainTextOf } from '../../../lib/markup/index.ts';
import { markupish } from '../markup/writing.ts';

test('plain text as markup keeps its words, and markup in it stays text', () => {
  expect(runSync(markupOfText('one\r\ntwo\n\n\nthree\n'))).toBe('one\ntwo\n\nthree');
  const words = (text: string) => text.replace(/\s+/g, ' ').trim();
  fc.assert(
    fc.property(markupish, (text) => {
      const read = plainTextOf(parseMarkup(runSync(markupOfText(text))));
      expect(words(read)).toBe(words(text));
    }),
    { numRuns: 500 },
  );
});

test('short content is inserted at once; nothing of long content is cut', async () => {
  expect(longPasteOf({ markup: '', html: '', text: 'tide' })).toBeNull();
  const text = 'salt '.repeat(200_000).trim();
  const paste = longPasteOf({ markup: '', html: '', text: `${text}\n\nthe end` });
  expect(await paste?.read(new AbortController().signal)).toBe(`${text}\n\nthe end`);
});

test('a long paste takes the place of the selection, and the rest stays as it was', () => {
  const read = readDocument('[h1]Sea[/h1]\n\nlow  tide\n\n[table][tr][td]x[/td][/tr][/table]');
  const at = (from: number, to = from) => TextSelection.create(read.doc, from, to);
  const end = '[table][tr][td]x[/td][/tr][/table]';
  expect(textWith('NEW', at(9), read)).toBe(`[h1]Sea[/h1]\n\nlow\n\nNEW\n\n  tide\n\n${end}`);
  expect(textWith('NEW', at(6, 15), read)).toBe(`[h1]Sea[/h1]\n\nNEW\n\n${end}`);
  const empty = readDocument('');
  expect(textWith('NEW', TextSelection.create(empty.doc, 1), empty)).toBe('NEW');
});

test('the caret goes behind a selected block, into the empty line there if there is one', () => {
  const after = (markup: string, at: number) => {
    const { doc } = readDocument(markup);
    const state = EditorState.create({ doc, selection: NodeSelection.create(doc, at) });
    const { doc: next, selection } = caretBehindNode(state) ?? state.tr;
    return [next.childCount, selection.from, selection instanceof TextSelection];
  };
  expect(after('[hr]\n\nx', 0)).toEqual([3, 2, true]);
  expect(after('[hr]\n\n[p][/p]', 0)).toEqual([2, 2, true]);
  expect(after('@[Mira](person:1a)', 1)).toEqual([1, 2, true]);
  const { doc } = readDocument('x');
  expect(caretBehindNode(EditorState.create({ doc }))).toBeNull();
});
