import { describe, expect, it } from 'vitest';
import { parseTopic, readHelp } from '../../../scripts/build/help/index.ts';
import type { LanguageFile } from '../../../scripts/build/messages/index.ts';
import { helpFaults, sourceFile } from '../../../scripts/conventions/index.ts';

const language = (code: string, messages = {}): LanguageFile => ({
  ...{ code, name: code, reviewed: true },
  messages: { common: { save: 'Save', named: 'Save {name}', more: 'More…', ...messages } },
});

const topic = (text: string, id = 'start') =>
  `${id}:\n  title: Start\n  text: |\n${text.replaceAll(/^/gm, '    ')}\n`;

const english = language('en');
const german = language('de', { save: 'Speichern' });
const files = [sourceFile('entrypoints/options/options.tsx', "{ id: 'lock', title }")];

/** The faults of a German text beside an English one. */
const faults = (source: string, translation: string) =>
  helpFaults(
    [english, german],
    [readHelp(topic(source), english), readHelp(topic(translation), german)],
    files,
    () => true,
  );

describe('a help text', () => {
  it('has headings, paragraphs, lists, pictures, keys, labels and links', () => {
    const text =
      'Press `F1`.\n\n## More {#more}\n1. {common.save}\n2. [b](#start)\n\n- c\n![d](search)\n::keys';
    expect(parseTopic('start', text, (id) => id)).toEqual([
      {
        ...{ id: 'start-0', title: null },
        blocks: [{ kind: 'paragraph', text: ['Press ', { kind: 'key', text: 'F1' }, '.'] }],
      },
      {
        ...{ id: 'start-more', title: 'More' },
        blocks: [
          {
            kind: 'steps',
            items: [[{ kind: 'label', text: 'common.save' }], [{ kind: 'link', text: 'b', to: '#start' }]],
          },
          { kind: 'list', items: [['c']] },
          { kind: 'picture', name: 'search', alt: 'd' },
          { kind: 'part', name: 'keys' },
        ],
      },
    ]);
    expect(() => parseTopic('start', '### Too deep', (id) => id)).toThrow();
  });

  it('shows labels in the words of its language', () => {
    const { topics } = readHelp(topic('{common.save} {common.more}'), german);
    expect(topics[0]?.sections[0]?.blocks[0]).toMatchObject({
      text: [{ text: 'Speichern' }, ' ', { text: 'More' }],
    });
    expect(() => readHelp(topic('{common.gone}'), english)).toThrow('no message common.gone');
    expect(() => readHelp(topic('{common.named}'), english)).toThrow('needs values');
  });
});

describe('the check of the help', () => {
  it('accepts a translation with the same outline', () => {
    expect(faults('a\n- b {common.save}\n- c [d](#start)', 'A\n- B {common.save}\n- C [D](#start)')).toEqual(
      [],
    );
  });

  it('reports a missing paragraph, item, link or label', () => {
    const outline = 'de.yaml: start has other sections';
    expect(faults('a\nb', 'A')[0]).toContain(outline);
    expect(faults('- a\n- b', '- A')[0]).toContain(outline);
    expect(faults('a [b](#start)', 'A')[0]).toContain(outline);
    expect(faults('a {common.save}', 'A Speichern')[0]).toContain(outline);
    expect(faults('## a {#x}', '## A {#y}')[0]).toContain(outline);
  });

  it('reports links, pictures and marks that lead nowhere', () => {
    expect(faults('[a](#gone)', '[A](#gone)')).toHaveLength(2);
    expect(faults('[a](/options.html#lock)', '[A](/options.html#lock)')).toEqual([]);
    expect(faults('[a](/options.html#gone)', '[A](/options.html#gone)')).toHaveLength(2);
    expect(faults('![a](gone)', '![A](gone)')).toEqual(['There is no picture gone.']);
    expect(faults('a', 'A {')[0]).toContain('open mark');
    const help = [readHelp(topic('![a](search)'), english)];
    expect(helpFaults([english], help, files, () => false)).toHaveLength(2);
    expect(helpFaults([english, german], help, files, () => true)).toEqual(['There is no help/de.yaml.']);
  });
});
