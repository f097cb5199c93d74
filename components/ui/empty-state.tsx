import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './controls/icon.tsx';
import './empty-state.css';

/** What a screen shows when it has nothing to list: why, and what to do about it. */
export function EmptyState(props: {
  icon: IconName;
  title: string;
  children?: ComponentChildren;
  /** One button, or a button and a quiet one. */
  actions?: ComponentChildren;
}) {
  return (
    <div class="empty-state">
      <span class="empty-icon">
        <Icon name={props.icon} />
      </span>
      <p class="empty-title">{props.title}</p>
      {props.children && <div class="soft">{props.children}</div>}
      {props.actions && <div class="empty-actions">{props.actions}</div>}
    </div>
  );
}
