import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './controls/icon.tsx';

export type NoticeTone = 'plain' | 'good' | 'warn' | 'danger';

const ICONS: Record<NoticeTone, IconName> = { plain: 'info', good: 'check', warn: 'alert', danger: 'alert' };

/** A message: what happened, what it means, and buttons for what to do. */
export function Notice(props: {
  tone?: NoticeTone;
  children: ComponentChildren;
  actions?: ComponentChildren;
}) {
  const tone = props.tone ?? 'plain';
  return (
    <div class="notice" data-tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon name={ICONS[tone]} />
      <div>
        {props.children}
        {props.actions && <div class="notice-actions">{props.actions}</div>}
      </div>
    </div>
  );
}
