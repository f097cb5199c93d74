import { ConfirmDialog } from '../../../components/ui/index.ts';
import type { Sheet } from '../story.ts';

export default (): Sheet => ({
  stories: [
    {
      name: 'A question before something that cannot be taken back',
      show: () => (
        <ConfirmDialog
          title="Disconnect from platform.example?"
          confirm="Disconnect"
          keep="Stay connected"
          onConfirm={() => {}}
          onClose={() => {}}
        >
          <p>Both keys are erased from this device. Drafts that have not been sent stay here and wait.</p>
        </ConfirmDialog>
      ),
    },
  ],
});
