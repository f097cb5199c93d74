import { panelKeys } from '../../../components/panel/panel-keys.tsx';
import { KeyListDialog } from '../../../components/ui/index.ts';
import type { Sheet } from '../story.ts';

export default (): Sheet => ({
  fill: true,
  stories: [
    {
      name: 'Keyboard shortcuts',
      show: () => (
        <KeyListDialog title="Keyboard shortcuts" groups={panelKeys()} topic="read" onClose={() => {}} />
      ),
    },
  ],
});
