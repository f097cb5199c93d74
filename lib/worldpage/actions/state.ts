import { type Action, isOf } from './action.ts';

export const state: Action = {
  id: 'state',
  name: 'Private or public',
  icon: 'M4 7.5h8v6H4zM5.5 7.5V5.5a2.5 2.5 0 0 1 5 0v2',
  group: 'flags',
  kind: 'change',
  fits: isOf('article', 'category', 'statblock'),
  label: () => 'Private',
  // What becomes public can be read at once, and an undo does not make it unread.
  field: ({ thing }) =>
    thing.state === 'private' && !thing.isDraft
      ? {
          label: 'Everybody who can see this world will be able to read it, at once.',
          value: 'false',
          rows: 0,
          save: 'Make it public',
          choices: [],
        }
      : null,
  pressed: ({ thing }) => (thing.state === null ? null : thing.state === 'private'),
};
