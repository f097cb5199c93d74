import { useId, useRef, useState } from 'preact/hooks';
import { type Message, message, readMessage, t } from '../../lib/i18n/index.ts';
import {
  capabilitiesIn,
  type LiveCheckReport,
  markdownOf,
  parseReport,
} from '../../lib/live-checks/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';
import { Button, SelectedText } from '../ui/index.ts';

const API = { boromir: 'current', aragorn: 'earlier' } as const;

/** Copies the report, or takes over the answers of a report file. */
export function ReportActions(props: { report: LiveCheckReport; version: Connection['version'] }) {
  const { report, version } = props;
  const [told, setTold] = useState<Message | null>(null);
  const [byHand, setByHand] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const id = useId();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(markdownOf(report));
      setTold(message('liveCheck.reportCopied'));
    } catch {
      // The browser wants a more recent click, so the person copies by hand.
      setByHand(true);
      setTold(message('diagnostics.copyByHand'));
    }
  };
  const use = async (chosen: File) => {
    const read = parseReport(await chosen.text());
    if (!read) return setTold(message('liveCheck.notAReport'));
    if (API[read.api] !== version) return setTold(message('liveCheck.otherVersion'));
    const known = capabilitiesIn({ version, findings: read.answers, worldId: null });
    const used = await request('connection.learn', { known, at: Date.parse(read.date) });
    setTold(used.ok ? message('liveCheck.reportUsed') : readMessage(used.problem.sentence));
  };

  return (
    <>
      <div class="row">
        <Button icon="copy" onClick={() => void copy()}>
          {t('liveCheck.copyReport')}
        </Button>
        <Button tone="quiet" onClick={() => file.current?.click()}>
          {t('liveCheck.useReport')}
        </Button>
        <input
          ref={file}
          id={id}
          type="file"
          hidden
          accept=".json,application/json"
          aria-label={t('liveCheck.useReport')}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (chosen) void use(chosen);
          }}
        />
      </div>
      <p class="soft" role="status">
        {told && t(told)}
      </p>
      {byHand && <SelectedText label={t('liveCheck.copyReport')} text={markdownOf(report)} />}
    </>
  );
}
