import { cleanup, render } from '@testing-library/preact';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { RichText } from '../../../components/markup/index.ts';
import { codePoint } from '../code-point.ts';
import { markupish } from '../markup/writing.ts';
import { breaches } from './breaches.ts';
import { corpus, DEEP, everyPlace, ownPayloads } from './hostile.ts';

afterEach(cleanup);

function breachesOf(text: string): string[] {
  const { container, unmount } = render(<RichText text={text} open={() => {}} search={() => {}} />);
  const found = breaches(container);
  unmount();
  return found;
}

describe('any text renders only our own elements', () => {
  test.each(ownPayloads)('%j', (payload) => {
    expect(everyPlace(payload).flatMap(breachesOf)).toEqual([]);
  });

  test('nesting that no person writes', () => expect(DEEP.flatMap(breachesOf)).toEqual([]));

  const collected = corpus();
  test.skipIf(!collected)(
    'the strings of public collections, in every place (LORESIDE_CORPORA)',
    () => {
      const bad = (collected ?? []).flatMap((payload) =>
        everyPlace(payload)
          .filter((text) => breachesOf(text).length > 0)
          .map((text) => text.slice(0, 200)),
      );
      expect(bad).toEqual([]);
    },
    120_000,
  );

  test('anything at all', () => {
    const payload = fc.oneof(markupish, fc.string({ unit: codePoint }), fc.constantFrom(...ownPayloads));
    fc.assert(
      fc.property(fc.tuple(payload, payload), ([one, two]) => {
        expect(breachesOf(one + two)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});

test('a breach would be noticed', () => {
  const page = document.createElement('div');
  const bad: [string, string, string][] = [
    ['script', 'id', 'x'],
    ['p', 'onclick', 'alert(1)'],
    ['p', 'style', 'color: red'],
    ['a', 'href', 'javascript:alert(1)'],
    ['a', 'href', 'https://a.example/'],
    ['img', 'src', 'x'],
  ];
  for (const [name, attribute, value] of bad) {
    const element = document.createElement(name);
    element.setAttribute(attribute, value);
    page.replaceChildren(element);
    expect(breaches(page)).not.toEqual([]);
  }
});

test('the text of an attack stays readable', () => {
  const { container } = render(<RichText text="<script>alert(1)</script>" open={() => {}} />);
  expect(container.textContent).toBe('<script>alert(1)</script>');
});
