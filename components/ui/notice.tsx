import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icon.tsx';

export type NoticeTone = 'plain' | 'good' | 'warn' | 'danger';
const ICONS: Record<NoticeTone, IconName> = { plain: 'info', good: 'check', warn: 'alert', danger: 'alert' };

/** What happened, what is safe, what to do, in one breath, with the buttons that do it. */
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
