import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { actionsFor, mountOnPage, type PageCommand, type PageEntry } from '../../../lib/worldpage/index.ts';

const resource: PageEntry = {
  ...{ worldId: 'w', kind: 'article', id: 'a1', title: 'Isaura', template: 'person', category: null },
};
const looking = (isPinned: boolean) => {
  const editPage = 'https://site.example/world/article/a1/edit';
  return {
    ok: true,
    value: actionsFor(
      { entry: resource, mention: '@[Isaura](person:a1)', editPage, isPinned, isReadOnly: false, status: {} },
      [],
    ),
  };
};

const words = (language: string, more: string) => ({
  ok: true,
  value: { language, direction: 'ltr', texts: { more, groupNew: 'New article', noAnswer: 'No answer' } },
});
const WORDS = words('en', 'More');
const isForTexts = (request: unknown) =>
  typeof request === 'object' && request !== null && Reflect.get(request, 'channel') === 'page.messages';

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
  const send = vi.fn((request: unknown) =>
    Promise.resolve<unknown>(isForTexts(request) ? WORDS : looking(isPinned)),
  );
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

it('nothing in the bar tells the page whether the entry is pinned', async () => {
  const drawn: (string | undefined)[] = [];
  for (const isPinned of [false, true]) {
    root = null;
    const send = (request: unknown) =>
      Promise.resolve<unknown>(isForTexts(request) ? WORDS : looking(isPinned));
    mountOnPage({ send, onCommand, isAlive: () => true });
    await vi.waitFor(() => expect(button('Pin')).toBeTruthy());
    drawn.push(button('More')?.closest('[role=toolbar]')?.outerHTML);
    order({ worldPage: 'bye' });
  }
  expect(drawn[1]).toBe(drawn[0]);
});

const onCommand = (listener: (order: PageCommand) => void) => {
  order = listener;
  return () => {};
};

it('without the texts nothing is drawn; with them everything is, once the page is seen', async () => {
  let isReachable = false;
  const send = vi.fn((request: unknown) => {
    if (!isReachable) return Promise.reject(new Error('no background'));
    return Promise.resolve<unknown>(isForTexts(request) ? WORDS : looking(false));
  });
  mountOnPage({ send, onCommand, isAlive: () => true });
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  await Promise.resolve();
  expect(root).toBeNull();
  expect(document.querySelector('[data-loreside]')).toBeNull();

  isReachable = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(button('More')).toBeTruthy());
});

it('a background that dies while a page loads is asked again, and an action is never repeated', async () => {
  const asked: unknown[] = [];
  const send = vi.fn((request: unknown) => {
    asked.push(Object(request).channel);
    const isAnswered = isForTexts(request) ? asked.length > 1 : Object(request).channel === 'page.look';
    if (!isAnswered) return Promise.reject(new Error('no background'));
    return Promise.resolve<unknown>(isForTexts(request) ? WORDS : looking(false));
  });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  mountOnPage({ send, onCommand, isAlive: () => true });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(button('Pin')).toBeTruthy();
  expect(asked.slice(0, 2)).toEqual(['page.messages', 'page.messages']);
  order({ worldPage: 'act', action: 'pin' });
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(asked.filter((one) => one === 'page.act')).toHaveLength(1);
});

it('after a change of the language, the bar uses its words', async () => {
  let [language, more, name] = ['en', 'More', 'Pin'];
  const renamed = () => {
    const { value, ...rest } = looking(false);
    return { ...rest, value: value.map((action) => (action.id === 'pin' ? { ...action, name } : action)) };
  };
  const send = (request: unknown) =>
    Promise.resolve<unknown>(isForTexts(request) ? words(language, more) : renamed());
  mountOnPage({ send, onCommand, isAlive: () => true });
  await vi.waitFor(() => expect(button('More')).toBeTruthy());
  expect(button('More')?.closest('[lang]')?.getAttribute('lang')).toBe('en');

  [language, more, name] = ['de', 'Mehr', 'Anheften'];
  order({ worldPage: 'look' });
  await vi.waitFor(() => expect(button('Mehr')).toBeTruthy());
  expect(button('Anheften')).toBeTruthy();
  expect(button('Mehr')?.closest('[lang]')?.getAttribute('lang')).toBe('de');
  // The page itself can't tell.
  expect(document.querySelector('[lang]')).toBeNull();
});
