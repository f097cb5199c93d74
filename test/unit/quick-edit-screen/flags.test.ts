import { describe, expect, it, test } from 'vitest';
import { formatValue } from '../../../components/history/displayed-change.ts';
import { fieldLabel, operationText } from '../../../components/history/operation-text.ts';
import { actionsOf, menuItems } from '../../../components/quick-edit/actions.ts';
import { t } from '../../../lib/i18n/index.ts';
import { ALL_FLAGS, CHANGED_KINDS, FLAGS, isSet, type Values } from '../../../lib/model/index.ts';
import { actionsFor, GROUPS } from '../../../lib/worldpage/index.ts';

const naming = () => null;

describe.each(ALL_FLAGS)('$id', (flag) => {
  const { field, values, label } = flag;

  const withPages = CHANGED_KINDS.filter(
    (kind) =>
      kind !== 'draft' && kind !== 'manuscript' && kind !== 'manuscriptPart' && kind !== 'manuscriptBeat',
  );
  it.each(withPages)('has the same label in the panel and on the page: %s', (kind) => {
    const items = menuItems(actionsOf(kind, {}));
    const at = items.findIndex(({ id }) => id === flag.id);
    // Visibility is a group with a choice.
    const inPanel = flag.id === 'state' ? items[at - 1]?.group : items[at]?.label;
    const resource = { ...{ worldId: 'w', id: '1', title: 'T', template: null, category: null }, kind };
    const onPage = actionsFor(
      { entry: resource, mention: null, editPage: null, isPinned: false, isReadOnly: false, status: {} },
      [],
    ).find(({ id }) => id === flag.id);
    expect(inPanel).toBe(flag.kinds.includes(kind) ? t(label) : undefined);
    expect(onPage?.label).toBe(inPanel && `${t(label)}…`);
  });

  it.each(['on', 'off'] as const)('turned %s, says the same in the toast and in the history', (to) => {
    const from = to === 'on' ? 'off' : 'on';
    const [before, after] = [{ [field]: values[from] }, { [field]: values[to] }];
    const toggle = actionsOf('article', before).find(({ id }) => id === flag.id);
    expect(toggle).toMatchObject({ changes: after });
    if (toggle?.kind === 'toggle') expect(toggle.isOn).toBe(from === 'on');
    expect(toggle).toMatchObject({ done: `${operationText({ before, after, cause: 'flags' }, naming)}.` });
  });

  it('has the same label and marks in the history', () => {
    expect(fieldLabel(field)).toBe(t(label));
    expect(formatValue(field, values.on, naming)).toBe(t(flag.mark));
    expect(formatValue(field, values.off, naming)).toBe(t(flag.unmarked));
  });
});

test('an unknown value is neither on nor off', () => {
  expect(isSet(FLAGS.state, {})).toBeNull();
  expect(isSet(FLAGS.draft, { isDraft: null })).toBeNull();
});

test('the menu has the same groups as the one on a page, in the same order', () => {
  const shown = (seen: Values) =>
    menuItems(actionsOf('article', seen)).map(({ group, label, isChosen, isOn }) =>
      [group && `${group}:`, label, isChosen || isOn ? '✓' : null].filter(Boolean).join(' '),
    );
  expect(shown({ state: 'private', isDraft: true })).toEqual([
    ...['Visibility: Public', 'Private ✓'],
    ...['Status: Draft ✓', 'Work in progress', 'Adult content'],
    ...['Tags…', 'Move to another category…', 'Quick note…', 'Rename everywhere…', 'History'],
  ]);
  const onPage = GROUPS.map(([, heading]) => heading && t(`worldPage.${heading}`));
  expect(onPage).toEqual(['Status', 'New article', null]);
});

test('with a visibility that isn’t known, neither choice is made and both can be', () => {
  const choices = actionsOf('category', {}).filter((action) => action.kind === 'choice');
  expect(choices.map(({ isChosen, changes }) => [isChosen, changes])).toEqual([
    [false, { state: 'public' }],
    [false, { state: 'private' }],
  ]);
});

test('each letter of the menu belongs to one action', () => {
  const letters = actionsOf('article', {}).flatMap(({ letter }) => letter ?? []);
  expect(new Set(letters).size).toBe(letters.length);
});
