import { useEffect } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { Icon } from './controls/icon.tsx';
import { Kbd } from './controls/kbd.tsx';

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

const TYPED_INTO =
  'input:not([type=button], [type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Whether the key asks for help: F1, or `?` where it isn't typed into a field. */
function asksForHelp(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  const isTyped = target instanceof Element && target.matches(TYPED_INTO);
  return event.key === 'F1' || (event.key === '?' && !isTyped);
}

/** Calls `open` on F1, and on `?` outside text fields. */
export function useHelpKey(open: () => void): void {
  useEffect(() => {
    const onKeyDown = outsideComposition((event: KeyboardEvent) => {
      if (event.defaultPrevented || !asksForHelp(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    });
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
