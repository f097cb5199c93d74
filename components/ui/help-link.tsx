import { t } from '../../lib/i18n/index.ts';
import { Icon } from './icon.tsx';
import { Kbd } from './kbd.tsx';

/** The topics of the help page, and their addresses on it. */
export type HelpTopicId =
  | 'start'
  | 'capture'
  | 'read'
  | 'pages'
  | 'outbox'
  | 'copy'
  | 'keys'
  | 'privacy'
  | 'trouble'
  | 'trouble-page'
  | 'news';

export const HELP_SHORTCUT = 'F1';

export const helpAddress = (topic: HelpTopicId): string => `/help.html#${topic}`;

/** Opens the help in a tab. */
export function openHelp(topic: HelpTopicId): void {
  window.open(helpAddress(topic), '_blank', 'noopener');
}

/** Leads to the help, in a tab of its own. */
export function HelpLink({ topic, keys }: { topic: HelpTopicId; keys?: string }) {
  return (
    <a class="button" href={helpAddress(topic)} target="_blank" rel="noopener" aria-keyshortcuts={keys}>
      <Icon name="help" />
      <span>{t('help.title')}</span>
      {keys && <Kbd>{keys}</Kbd>}
    </a>
  );
}
