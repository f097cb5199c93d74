import type { Run } from '../../lib/history/backup/index.ts';
import { formatList, t } from '../../lib/i18n/index.ts';
import type { WorldSource } from '../../lib/stored-state/index.ts';

type About = Pick<Run, 'service' | 'refused'> & { withSecrets: boolean; source: WorldSource };

function missing({ source, service, refused }: About): string[] {
  if (source === 'export') return [t('backup.readmeExport')];
  if (service === 'earlier') return [t('backup.readmeEarlier')];
  return refused.length === 0 ? [] : [t('backup.readmeRefused', { kinds: formatList(refused) })];
}

/** The README in the archive, for people who open it without Loreside. */
export const readme = (about: About): string =>
  `${[
    t('backup.readmeTitle'),
    '',
    'articles/',
    `    ${t('backup.readmeArticles')}`,
    'statblocks/ manuscripts/ maps/ timelines/ histories/ variables/ notebooks/ secrets/',
    `    ${t('backup.readmeOthers')}`,
    'json/',
    `    ${t('backup.readmeJson')}`,
    'world.json',
    `    ${t('backup.readmeWorld')}`,
    'manifest.json',
    `    ${t('backup.readmeManifest')}`,
    '',
    t(about.withSecrets ? 'backup.readmeSecrets' : 'backup.readmeNoSecrets'),
    ...missing(about),
    t('backup.readmeLinks'),
    ...(about.source === 'account' ? ['', t('backup.readmeCompare')] : []),
  ].join('\n')}\n`;
