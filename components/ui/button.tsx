import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { Icon, type IconName } from './icon.tsx';
import { Kbd } from './kbd.tsx';
import { ariaKeys, keyNames } from './key-names.ts';

export interface ButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'icon' | 'size' | 'children' | 'type'> {
  tone?: 'primary' | 'plain' | 'quiet' | 'danger';
  size?: 'normal' | 'small';
  icon?: IconName;
  /** The keyboard shortcut, shown on the button: "Ctrl+Enter". */
  keys?: string;
  /** True while its action runs. The button then ignores presses but keeps the focus. */
  busy?: boolean;
  disabled?: boolean;
  type?: 'button' | 'submit';
  children: ComponentChildren;
}

export function Button(props: ButtonProps) {
  const {
    tone = 'plain',
    size = 'normal',
    icon,
    keys,
    busy = false,
    disabled,
    children,
    onClick,
    ...rest
  } = props;
  return (
    <button
      type="button"
      class="button"
      data-tone={tone}
      data-size={size}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      aria-keyshortcuts={ariaKeys(keys)}
      disabled={disabled}
      onClick={(event) => {
        if (!busy) onClick?.(event);
        else event.preventDefault();
      }}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {keys && <Kbd>{keys}</Kbd>}
    </button>
  );
}

/** A button with only an icon. Its label is for screen readers and the tooltip. */
export function IconButton(
  props: Omit<ButtonProps, 'children' | 'icon'> & { icon: IconName; label: string },
) {
  const { icon, label, tone = 'quiet', size = 'normal', keys, busy = false, onClick, ...rest } = props;
  return (
    <button
      type="button"
      class="button"
      data-tone={tone}
      data-size={size}
      data-shape="icon"
      aria-label={label}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      aria-keyshortcuts={ariaKeys(keys)}
      title={keys ? `${label} (${keyNames(keys)})` : label}
      onClick={(event) => {
        if (!busy) onClick?.(event);
        else event.preventDefault();
      }}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
