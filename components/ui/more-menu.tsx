import { t } from '../../lib/i18n/index.ts';
import { Menu, type MenuProps } from './menu.tsx';

export type MoreMenuProps = Pick<MenuProps, 'items' | 'onChoose'> &
  Partial<Pick<MenuProps, 'tabIndex' | 'size'>>;

/** “⋯”: what else can be done here. */
export function MoreMenu(props: MoreMenuProps) {
  return <Menu isIconOnly icon="more" tone="quiet" align="end" label={t('common.more')} {...props} />;
}
