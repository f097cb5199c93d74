import { type Action, isArticle } from './action.ts';

export const note: Action = {
  id: 'note',
  name: 'Quick note',
  icon: 'M3 2.5h10v7l-4 4H3zM9 13.5v-4h4M5.5 5.5h5M5.5 8h2.5',
  group: 'change',
  kind: 'change',
  fits: isArticle,
  label: () => 'Note…',
  field: () => ({
    label: 'Quick note, added at the end',
    value: '',
    rows: 4,
    save: 'Add note',
    choices: [
      { value: 'scrapbook', label: 'Scrapbook' },
      { value: 'seeded', label: 'Storyteller notes' },
    ],
  }),
};
