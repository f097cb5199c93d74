import { act, cleanup, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { addRoll, clearRolls, RollList, rollSentence } from '../../../components/statblock/roll-list.tsx';

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
  render(<RollList open={[]} />);
  const rows = within(screen.getByRole('list', { name: 'Rolls, newest first' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Lamp-Eater · d20: 17',
    'Lamp-Eater · STR check: 6 (2 + 4)',
    'Bell Knight · 4d6: 18 (4 + 3 + 5 + 6)',
  ]);
  expect(screen.getByText('3 rolls')).toBeDefined();
  expect(screen.getByText('17', { selector: 'summary *' })).toBeDefined();
});

test('once another creature is open, the last roll is marked as an earlier one', () => {
  act(() => addRoll({ who: 'Lamp-Eater', statblock: '7', label: 'd20', total: '17', how: '' }));
  const { rerender } = render(<RollList open={['7']} />);
  const summary = () => document.querySelector('summary')?.textContent;
  expect(summary()).toBe('Lamp-Eater · d20: 171 roll');
  rerender(<RollList open={['8']} />);
  expect(summary()).toBe('Earlier: Lamp-Eater · d20: 171 roll');
  act(() => addRoll({ who: 'Bell Knight', statblock: '8', label: '2d6', total: '9', how: '5 + 4' }));
  expect(summary()).toBe('Bell Knight · 2d6: 9 (5 + 4)2 rolls');
  const earlier = screen.getAllByRole('listitem').map(({ dataset }) => 'earlier' in dataset);
  expect(earlier).toEqual([false, true]);
});

test('faces read from left to right in every language', () => {
  act(() => addRoll({ who: 'ليلى', label: '2d6', total: '6', how: '2 + 4' }));
  render(<RollList open={[]} />);
  expect(screen.getAllByText('2 + 4').map(({ dir }) => dir)).toEqual(['ltr', 'ltr']);
});

test('what is announced reads the same', () => {
  const roll = { who: 'Lamp-Eater', label: 'STR check', total: '6', how: '2 + 4' };
  expect(rollSentence(roll)).toBe('Lamp-Eater · STR check: 6 (2 + 4)');
});
