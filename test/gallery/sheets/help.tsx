import { HelpDialog } from '../../../components/ui/index.ts';
import type { Sheet } from '../story.ts';

export default (): Sheet => ({
  stories: [
    {
      name: 'Something to look at',
      show: () => (
        <HelpDialog title="Where the keys come from" onClose={() => {}}>
          <p>The application key is made by the platform for a program; the user token is yours.</p>
          <p>Both stay in the background of the extension, sealed.</p>
        </HelpDialog>
      ),
    },
  ],
});
