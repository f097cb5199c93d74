import { useEffect, useRef } from 'preact/hooks';
import { CategoryPicker } from '../../../components/category/index.ts';
import type { Category } from '../../../lib/model/index.ts';
import { WORLD } from '../sample/connection.ts';
import type { Sheet } from '../story.ts';

const category = (id: string, title: string, parentId: string | null = null): Category => ({
  ...{ id, title, parentId, worldId: WORLD, state: 'public', icon: null, url: null, position: null },
});

const CATEGORIES: readonly Category[] = [
  category('world', 'The Tidewater'),
  category('coast', 'Towns of the north coast', 'world'),
  category(
    'harbor',
    'Harbors and quays of the north, and what is left of those that the sea has taken',
    'coast',
  ),
  category('marfa', 'مرافئ الشمال', 'coast'),
  category('gods', 'Gods'),
];

/** The picker as a popover shows it, with these letters typed. */
function Picker({ typed }: { typed: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = place.current?.querySelector('input');
    if (!box || typed === '') return;
    box.value = typed;
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
  return (
    <div ref={place} style={{ minBlockSize: '15rem', maxInlineSize: '20rem' }}>
      <CategoryPicker categories={CATEGORIES} value="coast" staysOpen onPick={() => {}} />
    </div>
  );
}

const picker = (name: string, typed: string) => ({ name, show: () => <Picker typed={typed} /> });

export default function categories(): Sheet {
  return {
    stories: [
      picker('The tree', ''),
      picker('Matches with their paths', 'north'),
      picker('A typo', 'tidewatre'),
      picker('Another direction', 'مرافئ'),
      picker('No match', 'zzzz'),
    ],
  };
}
