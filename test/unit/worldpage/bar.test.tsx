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

/** Our closed root on the page. */
let root: ShadowRoot | null = null;
let order: (order: PageCommand) => void = () => {};
const button = (name: string) => root?.querySelector(`[aria-label="${name}"]`);

beforeEach(() => {
  root = null;
  const attach = Element.prototype.attachShadow;
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, init) {
    const made = attach.call(this, init);
    // The first of the two; the other is the overlay.
    root ??= made;
    return made;
  });
  // This DOM implementation has neither popovers nor layout.
  Object.assign(document, { elementsFromPoint: () => [] });
  Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} });
});
afterEach(() => {
  order({ worldPage: 'bye' });
  vi.restoreAllMocks();
});

it('the bar keeps its buttons while its content is unchanged, so that no click is lost', async () => {
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
