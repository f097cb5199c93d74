import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { actionsFor, mountOnPage, type PageCommand, type PageEntry } from '../../../lib/worldpage/index.ts';

const thing: PageEntry = {
  ...{ worldId: 'w', kind: 'article', id: 'a1', title: 'Isaura', template: 'person', category: null },
};
const looking = (isPinned: boolean) => {
  const editPage = 'https://site.example/world/article/a1/edit';
  return {
    ok: true,
    value: actionsFor({ entry: thing, mention: '@[Isaura](person:a1)', editPage, isPinned }, []),
  };
};

/** Our root on the page, which is closed to everybody else. */
let root: ShadowRoot | null = null;
let order: (order: PageCommand) => void = () => {};
const button = (name: string) => root?.querySelector(`[aria-label="${name}"]`);

beforeEach(() => {
  root = null;
  const attach = Element.prototype.attachShadow;
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, init) {
    const made = attach.call(this, init);
    // The first of two: the other one is the overlay.
    root ??= made;
    return made;
  });
  // This document knows neither popovers nor what lies where.
  Object.assign(document, { elementsFromPoint: () => [] });
  Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} });
});
afterEach(() => {
  order({ worldPage: 'bye' });
  vi.restoreAllMocks();
});

it('the bar keeps its buttons while what it tells of is the same, so that no press on one is lost', async () => {
  let isPinned = false;
  const send = vi.fn((_: unknown) => Promise.resolve<unknown>(looking(isPinned)));
  const onOrder = (listener: (order: PageCommand) => void) => {
    order = listener;
    return () => {};
  };
  mountOnPage({ send, onCommand: onOrder, isAlive: () => true });
  await vi.waitFor(() => expect(button('More')).toBeTruthy());
  const more = button('More');
  const asked = send.mock.calls.length;
  order({ worldPage: 'look' });
  await vi.waitFor(() => expect(send.mock.results.length).toBeGreaterThan(asked));
  await Promise.all(send.mock.results.map(({ value }) => value));
  await Promise.resolve();
  expect(button('More')).toBe(more);

  isPinned = true;
  order({ worldPage: 'look' });
  await vi.waitFor(() => expect(button('More')).not.toBe(more));
});
