import { act, cleanup, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { RollList } from '../../../components/statblock/roll-list.tsx';
import { rollSentence } from '../../../components/statblock/roll-sentence.tsx';
import { addRoll, clearRolls } from '../../../components/statblock/rolls.ts';

afterEach(() => {
  act(clearRolls);
  cleanup();
});

test('each roll says who rolled, what for, the result and the faces', () => {
  act(() => {
    addRoll({ who: 'Bell Knight', label: '4d6', total: '18', how: '4 + 3 + 5 + 6' });
    addRoll({ who: 'Lamp-Eater', label: 'STR check', total: '6', how: '2 + 4' });
    addRoll({ who: 'Lamp-Eater', label: 'd20', total: '17', how: '' });
  });
  render(<RollList />);
  const rows = within(screen.getByRole('list', { name: 'Rolls, newest first' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Lamp-Eater · d20: 17',
    'Lamp-Eater · STR check: 6 (2 + 4)',
    'Bell Knight · 4d6: 18 (4 + 3 + 5 + 6)',
  ]);
  expect(screen.getByText('3 rolls')).toBeDefined();
  expect(screen.getByText('17', { selector: 'summary *' })).toBeDefined();
});

test('what is announced reads the same', () => {
  const roll = { who: 'Lamp-Eater', label: 'STR check', total: '6', how: '2 + 4' };
  expect(rollSentence(roll)).toBe('Lamp-Eater · STR check: 6 (2 + 4)');
});
