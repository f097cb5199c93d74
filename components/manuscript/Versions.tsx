import { useEffect, useId, useState } from 'preact/hooks';
import type { ThingViewProps } from '../thing/index.ts';
import { Button, Notice } from '../ui/index.ts';
import { Reading } from './Reading.tsx';
import type { HowFar, ReadVersion } from './readversion.ts';
import { SaveBook } from './SaveBook.tsx';
import { type ShownManuscript, versionsOf } from './shown.ts';
import { useVersion } from './useVersion.ts';

interface VersionsProps extends Pick<ThingViewProps, 'open' | 'search'> {
  manuscript: ShownManuscript;
  read: ReadVersion;
}

const wordsFor = (title: string, state: string | null, isActive: boolean): string =>
  [title || 'Untitled', state, isActive && 'the active one'].filter(Boolean).join(', ');

/** The versions of a manuscript, one of them chosen, and its text once it is asked for. */
export function Versions({ manuscript, read, open, search }: VersionsProps) {
  const versions = versionsOf(manuscript);
  const [chosen, setChosen] = useState<string | null>(null);
  const id = useId();
  const active = manuscript.activeVersion?.id ?? versions[0]?.id;
  const version = versions.find((one) => one.id === chosen) ?? versions.find((one) => one.id === active);
  if (!version)
    return <p class="soft">The platform tells of no version of it, so there is nothing to read.</p>;
  return (
    <>
      <div class="manuscript-version">
        <label for={id}>Version</label>
        {versions.length > 1 ? (
          <select
            class="input"
            id={id}
            value={version.id}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            {versions.map((one) => (
              <option key={one.id} value={one.id}>
                {wordsFor(one.title, one.state, one.id === manuscript.activeVersion?.id)}
              </option>
            ))}
          </select>
        ) : (
          <output id={id}>{wordsFor(version.title, version.state, false)}</output>
        )}
      </div>
      <VersionText
        key={version.id}
        versionId={version.id}
        manuscript={manuscript}
        read={read}
        open={open}
        search={search}
      />
    </>
  );
}

function partsWords(howFar: HowFar | null): string {
  if (!howFar || howFar.done === 0) return '';
  const done = howFar.done.toLocaleString();
  return howFar.total === null ? `: ${done} parts` : `: ${done} of ${howFar.total.toLocaleString()} parts`;
}

function VersionText(
  props: Pick<ThingViewProps, 'open' | 'search'> & {
    versionId: string;
    manuscript: ShownManuscript;
    read: ReadVersion;
  },
) {
  const { id, title, authorName } = props.manuscript;
  const [text, load] = useVersion(props.versionId, props.read);
  // Back online, what was wanted is read.
  const isOffline = text.state === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [isOffline, load]);
  switch (text.state) {
    case 'idle':
      return (
        <Notice
          actions={
            <Button size="small" onClick={load}>
              Read this version
            </Button>
          }
        >
          Its text is fetched when you ask for it, kept while the panel stands open, and never written to this
          device.
        </Notice>
      );
    case 'busy':
      return (
        <div class="manuscript-busy" role="status">
          <span>The text is being fetched{partsWords(text.howFar)}…</span>
          <progress
            aria-label="Parts fetched"
            {...(text.howFar?.total && { max: text.howFar.total, value: text.howFar.done })}
          />
          <Button size="small" tone="quiet" onClick={text.stop}>
            Stop
          </Button>
        </div>
      );
    case 'offline':
      return (
        <Notice
          tone="warn"
          actions={
            <Button size="small" onClick={load}>
              Try again
            </Button>
          }
        >
          You are offline. The text comes by itself once you are online.
        </Notice>
      );
    case 'failed':
      return (
        <Notice
          tone="danger"
          actions={
            <Button size="small" onClick={load}>
              Try again
            </Button>
          }
        >
          The text could not be read. {text.sentence}
        </Notice>
      );
    case 'here':
      return (
        <>
          <SaveBook book={{ id, title, author: authorName, text: text.text }} />
          <Reading text={text.text} open={props.open} search={props.search} />
        </>
      );
  }
}
