import { KeyListDialog } from '../../../components/ui/index.ts';
import type { Sheet } from '../story.ts';

const GROUPS = [
  {
    title: 'Everywhere',
    keys: [
      { keys: '/', does: 'Go to the search box' },
      { keys: 'Alt+← Alt+→', does: 'Back and forward' },
    ],
  },
  {
    title: 'Search',
    keys: [
      { keys: 'Enter', does: 'Open' },
      { keys: 'Ctrl+Enter', does: 'Open its page in a tab' },
    ],
  },
];

export default (): Sheet => ({
  fill: true,
  stories: [
    {
      name: 'Keyboard shortcuts',
      show: () => (
        <KeyListDialog title="Keyboard shortcuts" groups={GROUPS} topic="read" onClose={() => {}} />
      ),
    },
  ],
});
