import { ConnectForm, UnlockForm } from '../../../components/connection/index.ts';
import type { Sheet } from '../story.ts';

export default (): Sheet => ({
  stories: [
    { name: 'The four steps', show: () => <ConnectForm known={null} onConnected={() => {}} /> },
    { name: 'Behind a passphrase', show: () => <UnlockForm /> },
  ],
});
