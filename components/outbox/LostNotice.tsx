import { readOutboxLost, watchOutboxLost, writeOutboxLost } from '../../lib/settings/index.ts';
import { Button, Notice, useWatched } from '../ui/index.ts';

/** Told once where the browser cleared drafts away: silence would look as if there had been none. */
export function LostNotice() {
  const lost = useWatched(readOutboxLost, watchOutboxLost);
  if (!lost) return null;
  return (
    <Notice
      tone="danger"
      actions={<Button onClick={() => void writeOutboxLost(null)}>I have read it</Button>}
    >
      {lost.sentence}
    </Notice>
  );
}
