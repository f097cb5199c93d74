import { useState } from 'preact/hooks';
import { CopyDiagnostics } from '../../components/diagnostics/index.ts';
import { saveHistory, useHistorySize } from '../../components/history/index.ts';
import { useAsyncAction } from '../../components/search/index.ts';
import { announce, Button, ConfirmDialog, LOCALE, Notice } from '../../components/ui/index.ts';
import { say } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { Settings } from '../../lib/settings/index.ts';
import { Choice } from './choice.tsx';
import { useChange } from './use-change.tsx';

const DAYS = [
  { value: '7', label: 'A week' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: '3650', label: 'Ten years' },
];
const MEGABYTES = ['10', '50', '100', '250', '1000'].map((value) => ({
  value,
  label: `${Number(value).toLocaleString(LOCALE)} MB`,
}));

/** What the history keeps, for how long, and how to export or delete it. */
export function HistorySection({ settings }: { settings: Settings }) {
  const { change, trouble } = useChange();
  const [size, tryAgain] = useHistorySize();
  const [isAsking, setAsking] = useState(false);
  const [errorMessage, run] = useAsyncAction();
  const forget = async () => {
    const forgotten = await request('history.forget', { worldId: null });
    if (!forgotten.ok) return forgotten;
    announce('The history is deleted.');
    tryAgain();
    return forgotten;
  };
  const isLost = size.state === 'closed' && size.isLost;
  const isEmpty = size.state === 'known' && size.changes === 0;
  return (
    <>
      <p>
        Before Loreside changes anything in your world, it saves what was there on this device, so you can
        look it up and undo the change. You find it in the side panel, under History.
      </p>
      <Choice
        label="Keep it for"
        value={String(settings.historyDays)}
        options={DAYS}
        onChange={(days) => change({ historyDays: Number(days) })}
      />
      <Choice
        label="Keep at most"
        hint="The oldest changes go first."
        value={String(settings.historyMegabytes)}
        options={MEGABYTES}
        onChange={(megabytes) => change({ historyMegabytes: Number(megabytes) })}
      />
      {size.state === 'known' && <p class="small soft">{size.text}</p>}
      {size.state === 'closed' && (
        <Notice
          tone="danger"
          actions={
            <>
              {size.isLost ? (
                <Button onClick={() => setAsking(true)}>Start a new history…</Button>
              ) : (
                <Button onClick={tryAgain}>Try again</Button>
              )}
              <CopyDiagnostics />
            </>
          }
        >
          {say(size.sentence)}
        </Notice>
      )}
      <div class="options-actions">
        <Button disabled={isEmpty} onClick={() => run(saveHistory)}>
          Export the history as a file
        </Button>
        <Button tone="danger" disabled={isEmpty} onClick={() => setAsking(true)}>
          Delete the history…
        </Button>
      </div>
      <p class="small soft">
        The file contains every change with what was there before, private texts too. It has no keys, no token
        and nothing that secrets say.
      </p>
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      {trouble}
      {isAsking && (
        <ConfirmDialog
          title={isLost ? 'Start a new history?' : 'Delete the history?'}
          confirm={isLost ? 'Start a new history' : 'Delete it'}
          keep="Keep it"
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            run(forget);
          }}
        >
          <p>
            Everything in your worlds stays as it is. But what was changed from here can no longer be looked
            up or taken back. Export it first if you may want it.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
