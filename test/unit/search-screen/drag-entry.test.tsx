import { afterEach, describe, expect, it, vi } from 'vitest';
import { dragEntry } from '../../../components/search/index.ts';
import { mentionOf } from '../../../lib/entries/index.ts';
import type { EntryRef } from '../../../lib/library/index.ts';

afterEach(() => document.body.replaceChildren());

type Entry = NonNullable<Parameters<typeof dragEntry>[1]>;

const entry = (changes: Partial<Entry> = {}): Entry => ({
  ref: { kind: 'article', id: 'a1' },
  title: 'Isaura Venn',
  template: 'person',
  url: 'https://www.worldanvil.com/w/x/a/isaura',
  state: 'public',
  isDraft: false,
  ...changes,
});

/** Starts dragging an entry. Resolves to what it carries by type, and the picture that the browser takes. */
function drag(of: Entry | undefined) {
  const data = new Map<string, string>([['text/uri-list', 'chrome-extension://x/']]);
  let chip: Element | null = null;
  const dataTransfer = {
    effectAllowed: 'uninitialized',
    clearData: () => data.clear(),
    setData: (type: string, text: string) => data.set(type, text),
    setDragImage: (image: Element) => {
      chip = image;
    },
  };
  const event = Object.assign(new Event('dragstart', { cancelable: true }), { dataTransfer });
  dragEntry(event as unknown as DragEvent, of);
  return { data, chip: chip as Element | null, effect: dataTransfer.effectAllowed, event };
}

describe('dragging an entry', () => {
  it.each<EntryRef['kind']>(['article', 'statblock', 'secret', 'image', 'category', 'manuscript'])(
    'carries the markup that is copied for it: %s',
    (kind) => {
      const of = entry({ ref: { kind, id: '42' }, url: null });
      expect(drag(of).data.get('text/plain')).toBe(mentionOf(of));
    },
  );

  it('carries a mention with a link for visual editors, and nothing that a browser would open', () => {
    const { data, effect } = drag(entry({ title: '<img src=x> & "Venn"' }));
    expect([...data.keys()]).toEqual(['text/plain', 'text/html']);
    const { body } = new DOMParser().parseFromString(data.get('text/html') ?? '', 'text/html');
    const mention = body.querySelector('span');
    expect(mention?.dataset.targetId).toBe('a1');
    expect(mention?.dataset.inlineContentType).toBe('mention');
    expect(body.querySelector('img')).toBeNull();
    const link = body.querySelector('a');
    expect(link?.getAttribute('href')).toBe('https://www.worldanvil.com/w/x/a/isaura');
    expect(link?.textContent).toBe('<img src=x> & "Venn"');
    expect(effect).toBe('copy');
  });

  it('links no entry without a web address', () => {
    for (const url of [null, 'javascript:alert(1)', '/w/x']) {
      const html = drag(entry({ url })).data.get('text/html') ?? '';
      expect(html).toContain('data-target-id="a1"');
      expect(html).not.toContain('<a');
    }
  });

  it('does nothing with a draft that World Anvil doesn’t have, or with no entry', () => {
    for (const of of [entry({ ref: { kind: 'article', id: 'draft:1' } }), undefined]) {
      const { event, data, chip } = drag(of);
      expect(event.defaultPrevented).toBe(true);
      expect(data.has('text/plain')).toBe(false);
      expect(chip).toBeNull();
    }
  });

  it('shows the title, marked as private where it is, and removes it', () => {
    vi.useFakeTimers();
    const open = drag(entry()).chip;
    expect(open?.textContent).toBe('Isaura Venn');
    expect(open?.querySelector('[data-private]')).toBeNull();
    expect(open?.isConnected).toBe(true);
    vi.runAllTimers();
    expect(open?.isConnected).toBe(false);
    for (const of of [entry({ state: 'private' }), entry({ ref: { kind: 'secret', id: 's' } })])
      expect(drag(of).chip?.querySelector('[data-private]')).not.toBeNull();
    vi.useRealTimers();
  });
});
