import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import {
  type addressBar,
  covered,
  described,
  marked,
  serveAddressBar,
} from '../../../../lib/background/address-bar/omnibox.ts';
import type { Hit } from '../../../../lib/library/index.ts';
import { furnish } from '../browser.ts';

const hit: Hit = {
  ...{
    ref: { kind: 'article', id: 'a' },
    location: 0,
    title: 'Salt & "Stars"',
    aliases: [],
    template: 'item',
  },
  ...{ state: null, isDraft: false, isWip: false, isPending: false, tags: [], url: null, categoryId: null },
  ...{ updatedAt: null, titleMarks: [[0, 4]], score: 1, why: { where: 'title', text: '', marks: [] } },
};

describe('a suggestion', () => {
  it('shows nothing but title and kind while the screen is shared', () => {
    expect(covered('Hidden <here>', 'Item')).toBe('Hidden &lt;here&gt; · Item');
    expect(covered('', 'Item')).toBe('Untitled · Item');
  });

  it('has markup for Chromium and plain text for Firefox', () => {
    expect(described(hit, 'Item', true)).toBe(
      '<match>Salt</match> &amp; &quot;Stars&quot;<dim> · Item</dim>',
    );
    expect(described(hit, 'Item', false)).toBe('Salt & "Stars" · Item');
    expect(described({ ...hit, title: '', titleMarks: [] }, 'Item', false)).toBe('Untitled · Item');
  });

  it('shows the matching text if the title doesn’t match', () => {
    const why = { where: 'tag', text: 'harbour', marks: [[0, 4]] } as const;
    expect(described({ ...hit, titleMarks: [], why }, 'Item', true)).toContain(
      '<dim> · <match>harb</match>our</dim>',
    );
    expect(described({ ...hit, why }, 'Item', false)).toContain('· harbour');
  });

  it('is well-formed XML and loses no letter, whatever the title', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '<', '>', '&', '"', "'", 'é', '\u0000', '\n', '</match>'),
    });
    const marks = fc.array(fc.tuple(fc.integer({ min: -2, max: 30 }), fc.integer({ min: -2, max: 30 })));
    fc.assert(
      fc.property(text, marks, (title, places) => {
        const out = marked(title, places);
        const bare = out.replace(/<\/?match>/g, '');
        expect(bare).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/);
        expect(
          out.match(/<\/?match>/g)?.every((tag, at) => tag === (at % 2 ? '</match>' : '<match>')) ?? true,
        ).toBe(true);
        const read = bare.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => READ[name] ?? '');
        expect(read).toBe(title.replace(/[\0\n]/g, ' '));
      }),
    );
  });
});

const READ: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

describe('the keyword in the address bar', () => {
  const suggest = vi.fn<(typeof addressBar)['suggest']>();
  const enter = vi.fn<(typeof addressBar)['enter']>();
  const create = vi.fn(async () => {});
  const update = vi.fn(async () => {});
  const setDefaultSuggestion = vi.fn<(row: { description: string }) => void>();
  const listeners: Record<string, (...args: unknown[]) => void> = {};
  const event = (name: string) => ({
    addListener: (listener: (...args: unknown[]) => void) => {
      listeners[name] = listener;
    },
  });
  const type = (typed: string) => {
    const rows = vi.fn();
    listeners.changed?.(typed, rows);
    return rows;
  };

  beforeEach(() => {
    furnish();
    vi.clearAllMocks();
    Object.assign(fakeBrowser.tabs, { create, update });
    Object.assign(fakeBrowser, {
      omnibox: {
        ...{ setDefaultSuggestion, onInputStarted: event('started'), onInputChanged: event('changed') },
        onInputEntered: event('entered'),
      },
    });
    suggest.mockImplementation(async (typed) => ({
      first: `Open ${typed}`,
      rows: [{ content: 'article/b', description: 'B' }],
    }));
    enter.mockResolvedValue('https://worlds.example/a');
    serveAddressBar({ suggest, enter });
  });

  it('searches nothing before a key is pressed', () => expect(suggest).not.toHaveBeenCalled());

  it('answers each key: the first row explains Enter, matches follow', async () => {
    const rows = type('salt');
    await vi.waitFor(() => expect(rows).toHaveBeenCalledWith([{ content: 'article/b', description: 'B' }]));
    expect(setDefaultSuggestion).toHaveBeenLastCalledWith({ description: 'Open salt' });
  });

  it('shows no results of an earlier input', async () => {
    let late = (_answer: Awaited<ReturnType<(typeof addressBar)['suggest']>>) => {};
    suggest.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          late = resolve;
        }),
    );
    const first = type('s');
    await vi.waitFor(() => expect(suggest).toHaveBeenCalledTimes(1));
    const second = type('sa');
    await vi.waitFor(() => expect(second).toHaveBeenCalled());
    late({ first: 'Open s', rows: [] });
    await new Promise((resolve) => setTimeout(resolve));
    expect(first).not.toHaveBeenCalled();
    expect(setDefaultSuggestion).toHaveBeenLastCalledWith({ description: 'Open sa' });
  });

  it('says so if search isn’t available', async () => {
    suggest.mockRejectedValue(new Error('damaged'));
    type('salt');
    await vi.waitFor(() =>
      expect(setDefaultSuggestion).toHaveBeenLastCalledWith({
        description: expect.stringContaining('Couldn’t search'),
      }),
    );
  });

  it.each([
    ['currentTab', update, [{ url: 'https://worlds.example/a' }]],
    ['newForegroundTab', create, [{ url: 'https://worlds.example/a', active: true }]],
    ['newBackgroundTab', create, [{ url: 'https://worlds.example/a', active: false }]],
  ])('opens the page where the browser wants it: %s', async (disposition, called, expected) => {
    listeners.entered?.('salt', disposition);
    await vi.waitFor(() => expect(called).toHaveBeenCalledWith(...expected));
    expect(enter).toHaveBeenCalledWith('salt');
  });
});
