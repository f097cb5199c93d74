import type { OutboxGroup } from '../../lib/outbox/index.ts';
import type { IconName } from '../ui/index.ts';

export const GROUP_ICONS: Record<OutboxGroup, IconName> = {
  editing: 'edit',
  waiting: 'clock',
  sending: 'send',
  checking: 'search',
  sent: 'check',
  done: 'check',
  attention: 'alert',
  binned: 'bin',
};
