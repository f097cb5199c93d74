import { ConnectionCard, StateBadge } from '../../../components/connection/index.ts';
import { message } from '../../../lib/i18n/index.ts';
import type { Connection } from '../../../lib/stored-state/index.ts';
import { outside } from '../browser.ts';
import { TIDEWATER } from '../sample/connection.ts';
import type { Sheet } from '../story.ts';

const REFUSED: Connection = {
  ...TIDEWATER,
  state: 'refused',
  sentence: message('service.keysRefused'),
};

const NOT_ALLOWED: Connection = { ...REFUSED, sentence: message('connection.consentLost') };

const card = (connection: Connection) => <ConnectionCard connection={connection} onChange={() => {}} />;

export default (): Sheet => {
  outside.answers(() => undefined);
  return {
    stories: [
      {
        name: 'How it stands, in a word',
        show: () => (
          <div class="story-row">
            <StateBadge connection={{ state: 'none' }} />
            <StateBadge connection={TIDEWATER} />
            <StateBadge connection={{ ...TIDEWATER, state: 'locked' }} />
            <StateBadge connection={REFUSED} />
            <StateBadge connection={NOT_ALLOWED} />
          </div>
        ),
      },
      { name: 'Connected', show: () => card(TIDEWATER) },
      { name: 'Refused', show: () => card(REFUSED) },
      { name: 'Not allowed', show: () => card(NOT_ALLOWED) },
      { name: 'Locked', show: () => card({ ...TIDEWATER, state: 'locked', hasPassphrase: true }) },
    ],
  };
};
