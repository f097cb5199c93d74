import { CopyDiagnostics } from '../../components/diagnostics/index.ts';
import { download, exportDrafts, useOutbox } from '../../components/outbox/index.ts';
import { announce, Button, Notice } from '../../components/ui/index.ts';
import { say } from '../../lib/i18n/index.ts';

const drafts = (count: number) => (count === 1 ? '1 draft' : `${count} drafts`);

/** What is stored on this device, and how to export it. */
export function StorageSection() {
  const [outbox, tryAgain] = useOutbox();
  if (outbox.state === 'closed')
    return (
      <Notice
        tone="danger"
        actions={
          <>
            <Button onClick={tryAgain}>Try again</Button>
            <CopyDiagnostics />
          </>
        }
      >
        {say(outbox.sentence)}
      </Notice>
    );
  const kept = outbox.state === 'open' ? outbox.drafts : [];
  const binned = kept.filter((draft) => draft.delivery.state === 'binned').length;
  const save = () => {
    const day = new Date().toISOString().slice(0, 10);
    download(`loreside-drafts-${day}.json`, exportDrafts(kept, Date.now()));
    announce('The file is in your downloads.');
  };
  return (
    <>
      <p>
        {drafts(kept.length - binned)} on this device, and {drafts(binned)} in the bin, which empties itself
        after 30 days.
      </p>
      <p class="small soft">
        The file holds what you wrote and where it came from. No key, no token, no account.
      </p>
      <div>
        <Button disabled={kept.length === 0} onClick={save}>
          Export the drafts as a file
        </Button>
      </div>
    </>
  );
}
