import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RichText, refKey } from '../../../components/markup/index.ts';

afterEach(cleanup);

const show = (text: string, more: Partial<Parameters<typeof RichText>[0]> = {}) => {
  const open = vi.fn();
  const { container } = render(<RichText text={text} open={open} {...more} />);
  return { open, container };
};

describe('links', () => {
  test('a mention opens here, with Ctrl or the middle button in a tab', () => {
    const { open } = show('Ask @[Edda [i]Marsh[/i]](Person:p-1).');
    const link = screen.getByRole('link', { name: 'Edda Marsh' });
    fireEvent.click(link);
    fireEvent.click(link, { ctrlKey: true });
    fireEvent(link, new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }));
    expect(open.mock.calls).toEqual([
      [{ kind: 'article', id: 'p-1' }, 'here'],
      [{ kind: 'article', id: 'p-1' }, 'tab'],
      [{ kind: 'article', id: 'p-1' }, 'tab'],
    ]);
  });

  test('an embedded statblock, secret or image links by its title, if that is known', () => {
    const titles = new Map([[refKey({ kind: 'statblock', id: '12' }), 'Harbour watch']]);
    const { open } = show('[block:12] [secret:s-1] @[wolf](block:7)', { titles });
    fireEvent.click(screen.getByRole('link', { name: 'Statblock Harbour watch' }));
    fireEvent.click(screen.getByRole('link', { name: 'Secret s-1' }));
    fireEvent.click(screen.getByRole('link', { name: 'wolf' }));
    expect(open.mock.calls.map(([ref]) => ref)).toEqual([
      { kind: 'statblock', id: '12' },
      { kind: 'secret', id: 's-1' },
      { kind: 'statblock', id: '7' },
    ]);
  });

  test('a link to another site names its host and sends it no referrer', () => {
    show('[url:https://annals.example/x]there[/url] [url:tel:123]call[/url]');
    const link = screen.getByRole('link', { name: 'there' });
    expect(link.getAttribute('title')).toContain('annals.example');
    expect(link.getAttribute('rel')).toContain('noreferrer');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  test('a to-do and an entry without a view are plain text', () => {
    show('@[Later](person) and @[The map](map:m-1)');
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(screen.getByText('Later').getAttribute('title')).toBe('Not written yet');
  });
});

describe('blocks', () => {
  test('heading levels have no gaps, whatever was written', () => {
    const { container } = show('[h3]a[/h3][h4]b[/h4][h1]c[/h1][h4]d[/h4]', { level: 2 });
    const levels = [...container.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(
      (one) => `${one.tagName}${one.textContent}`,
    );
    expect(levels).toEqual(['H2a', 'H3b', 'H2c', 'H3d']);
  });

  test('a link within the text moves the focus there', () => {
    show('[url:#lamps]see[/url]\n\n[h2|lamps]The lamps[/h2]');
    fireEvent.click(screen.getByRole('link', { name: 'see' }));
    expect(document.activeElement?.textContent).toBe('The lamps');
  });

  test('lists contain only items and tables only rows of cells, whatever was written', () => {
    const { container } = show('[ul]loose[li]one[/ul][table]loose[td]x[tr]y[td]z[/table]');
    expect([...(container.querySelector('ul')?.children ?? [])].map((one) => one.tagName)).toEqual([
      'LI',
      'LI',
    ]);
    expect([...container.querySelectorAll('tbody > :not(tr), tr > :not(td):not(th)')]).toEqual([]);
    expect(container.textContent).toContain('loose');
  });

  test('a spoiler is closed at first', () => {
    const { container } = show('[spoiler]the butler|Who did it[/spoiler]');
    expect(container.querySelector('details')?.open).toBe(false);
    expect(screen.getByText('Who did it').tagName).toBe('SUMMARY');
  });

  test('unknown tags stay text, and facts may contain markup', () => {
    const { container } = show('[nioa] stays\n\n--Ruler::@[Edda](person:p-1)--');
    expect(container.textContent).toContain('[nioa] stays');
    expect(screen.getByRole('link', { name: 'Edda' })).toBeDefined();
  });
});

describe('embedded media', () => {
  test('images, videos and sounds say what they are and where they come from, and load nothing', () => {
    const { container } = show(
      '[img:41|left|300] [youtube:dQw4w9WgXcQ] [spotify:track|x] [pdf:https://files.example/a.pdf]',
    );
    expect(container.querySelector('img, iframe, video, audio, object, embed')).toBeNull();
    expect(screen.getByRole('link', { name: 'Image 41' })).toBeDefined();
    expect(screen.getByRole('link', { name: /Video from www.youtube.com, open in a tab/ })).toBeDefined();
    expect(screen.getByText(/from spotify.com/)).toBeDefined();
    expect(screen.getByRole('link', { name: /PDF from files.example/ })).toBeDefined();
  });

  test('a list of tagged entries starts a search', () => {
    const search = vi.fn();
    show('[tagged:#north coast|list]', { search });
    fireEvent.click(screen.getByRole('button'));
    expect(search).toHaveBeenCalledWith('tag:"north coast"');
  });
});

test('a click rolls dice and reports the roll', () => {
  const onDice = vi.fn();
  show('[roll:3d1+4|Attack] [roll:fire]', { onDice });
  const dice = screen.getByRole('button', { name: /Attack/ });
  fireEvent.click(dice);
  expect(dice.textContent).toBe('Attack 3d1+47');
  expect(onDice).toHaveBeenCalledWith(expect.objectContaining({ total: 7 }), 'Attack');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('the text direction applies to a whole list or quote, so that its markers are on the correct side', () => {
  const { container } = show('[ul][li]ראשונה[li]שנייה[/ul][quote]ספור\n\nאת המנורות[/quote]');
  const places = [...container.querySelectorAll('ul, li, blockquote, blockquote p')];
  expect(places.map((one) => `${one.tagName} ${one.getAttribute('dir')}`)).toEqual([
    'UL auto',
    'LI null',
    'LI null',
    'BLOCKQUOTE auto',
    'P null',
    'P null',
  ]);
});
