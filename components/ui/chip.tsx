import { t } from '../../lib/i18n/index.ts';
import { Icon } from './icon.tsx';

/** A removable word. */
export function Chip({ children, onRemove }: { children: string; onRemove?: () => void }) {
  return (
    <span class="chip">
      {children}
      {onRemove && (
        <button type="button" aria-label={t('common.removeNamed', { name: children })} onClick={onRemove}>
          <Icon name="close" />
        </button>
      )}
    </span>
  );
}
