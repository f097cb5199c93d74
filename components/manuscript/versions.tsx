import { useId, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import type { EntryViewProps } from '../entry-view/index.ts';
import type { ReadVersion } from './read-version.ts';
import { type ShownManuscript, versionsOf } from './stored-schema.ts';
import { VersionText } from './version-text.tsx';

interface VersionsProps extends Pick<EntryViewProps, 'open' | 'search'> {
  manuscript: ShownManuscript;
  read: ReadVersion;
}

const stateLabel = (state: string): string => t(state === 'public' ? 'flags.public' : 'flags.private');

const wordsFor = (title: string, state: string | null, isActive: boolean): string =>
  [title || t('common.untitled'), state && stateLabel(state), isActive && t('manuscript.activeVersion')]
    .filter(Boolean)
    .join(' · ');

/** Chooses a version of the manuscript and shows its text on request. */
export function Versions({ manuscript, read, open, search }: VersionsProps) {
  const versions = versionsOf(manuscript);
  const [chosen, setChosen] = useState<string | null>(null);
  const id = useId();
  const active = manuscript.activeVersion?.id ?? versions[0]?.id;
  const version = versions.find((one) => one.id === chosen) ?? versions.find((one) => one.id === active);
  if (!version) return <p class="soft">{t('manuscript.noVersion')}</p>;
  return (
    <>
      <div class="manuscript-version">
        <label for={id}>{t('manuscript.version')}</label>
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
