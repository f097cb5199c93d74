// This folder has what a person presses and fills in: buttons, chips, fields, lists to choose from, files to drop; and
// the icons on them.

import type { ButtonHTMLAttributes, ComponentChildren, TargetedMouseEvent } from 'preact';
import { Icon, type IconName } from './icon.tsx';
import { ariaKeys, Kbd, keyNames } from './kbd.tsx';

export interface ButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'icon' | 'size' | 'children' | 'type'> {
  tone?: 'primary' | 'plain' | 'quiet' | 'danger';
  size?: 'normal' | 'small';
  icon?: IconName;
  /** The keyboard shortcut, shown on the button: "Ctrl+Enter". */
  keys?: string;
  /** True while its action runs. */
  busy?: boolean;
  disabled?: boolean;
  type?: 'button' | 'submit';
  children: ComponentChildren;
}

/** What a press does and how a button looks, whatever it shows. A busy one ignores presses but keeps the focus. */
function attributesOf(props: Omit<ButtonProps, 'children' | 'icon'>) {
  const { tone = 'plain', size = 'normal', keys, busy = false, onClick, ...rest } = props;
  return {
    type: 'button',
    class: 'button',
    'data-tone': tone,
    'data-size': size,
    'aria-busy': busy,
    'aria-disabled': busy || undefined,
    'aria-keyshortcuts': ariaKeys(keys),
    onClick(event: TargetedMouseEvent<HTMLButtonElement>) {
      if (!busy) onClick?.(event);
      else event.preventDefault();
    },
    ...rest,
  } as const;
}

export function Button({ icon, children, ...props }: ButtonProps) {
  return (
    <button {...attributesOf(props)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {props.keys && <Kbd>{props.keys}</Kbd>}
    </button>
  );
}

/** A button with only an icon. Its label is for screen readers and the tooltip. */
export function IconButton({
  icon,
  label,
  ...props
}: Omit<ButtonProps, 'children' | 'icon'> & { icon: IconName; label: string }) {
  const title = props.keys ? `${label} (${keyNames(props.keys)})` : label;
  return (
    <button {...attributesOf({ tone: 'quiet', title, ...props })} data-shape="icon" aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
