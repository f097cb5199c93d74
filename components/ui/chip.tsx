import { Icon } from './icon.tsx';

/** A removable word. */
export function Chip({ children, onRemove }: { children: string; onRemove?: () => void }) {
  return (
    <span class="chip">
      {children}
      {onRemove && (
        <button type="button" aria-label={`Remove ${children}`} onClick={onRemove}>
          <Icon name="close" />
        </button>
      )}
    </span>
  );
}
