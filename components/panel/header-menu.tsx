import browser from 'webextension-polyfill';
import { detach } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { type MenuItem, MoreMenu, openHelp } from '../ui/index.ts';

export interface HeaderMenuProps {
  /** Null if there is no offline copy to find names in. */
  onLinks: (() => void) | null;
  onNames: (() => void) | null;
  onKeys: () => void;
}

/** What the header offers besides: with words, because icons alone don't say it. */
export function HeaderMenu({ onLinks, onNames, onKeys }: HeaderMenuProps) {
  const items: MenuItem[] = [];
  if (onLinks) items.push({ id: 'links', label: t('panel.linkCheck'), leading: 'link', keys: 'Alt+K' });
  if (onNames) items.push({ id: 'names', label: t('panel.findNames'), leading: 'world', keys: 'Alt+M' });
  items.push(
    {
      id: 'keys',
      label: t('capture.keysTitle'),
      leading: 'keyboard',
      keys: '?',
      hasSeparator: items.length > 0,
    },
    { id: 'settings', label: t('options.settings'), leading: 'settings' },
    { id: 'help', label: t('help.title'), leading: 'help' },
  );
  const actions: Record<string, () => void> = {
    ...(onLinks && { links: onLinks }),
    ...(onNames && { names: onNames }),
    keys: onKeys,
    help: () => openHelp('start'),
    settings: () => detach(browser.runtime.openOptionsPage(), 'panel.openSettings'),
  };
  return <MoreMenu items={items} onChoose={(id) => actions[id]?.()} />;
}
