import { useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { canBeDone, type Draft } from '../../lib/outbox/index.ts';
import { ControlledMenu, type MenuItem } from '../ui/index.ts';
import type { ByHandAction } from './by-hand-store.ts';

/** What can be done by hand with a draft. What was sent is there already, so it is only copied. */
function itemsFor(draft: Draft): (MenuItem & { id: ByHandAction })[] {
  const isOpen = canBeDone(draft);
  const copies: (MenuItem & { id: ByHandAction })[] = [
    { id: 'formatted', label: t('byHand.copyFormatted'), letter: 'f', leading: 'copy', hasSeparator: isOpen },
    { id: 'markdown', label: t('common.copyMarkdown'), letter: 'm' },
    { id: 'markup', label: t('byHand.copyMarkup'), letter: 'w' },
  ];
  if (!isOpen) return copies;
  return [
    { id: 'insert', label: t('byHand.insert'), letter: 'i', leading: 'edit' },
    ...copies,
    { id: 'done', label: t('byHand.markDone'), letter: 'd', leading: 'check', hasSeparator: true },
  ];
}

/** Insert, copy as, mark as done. */
export function DraftMenu(props: {
  draft: Draft;
  /** The draft's name, where there are several drafts. */
  name?: string;
  /** Whether its button is a tab stop. */
  isReachable?: boolean;
  isOpen?: boolean;
  onOpen?: (isOpen: boolean) => void;
  onAction: (action: ByHandAction) => void;
}) {
  const [isOwnOpen, setOwnOpen] = useState(false);
  const items = itemsFor(props.draft);
  const label = props.name === undefined ? t('byHand.menu') : t('byHand.menuOf', { name: props.name });
  return (
    <ControlledMenu
      label={label}
      items={items}
      icon="more"
      isIconOnly
      tone="quiet"
      align="end"
      isOpen={props.isOpen ?? isOwnOpen}
      onOpen={props.onOpen ?? setOwnOpen}
      tabIndex={props.isReachable === false ? -1 : 0}
      onChoose={(id) => {
        const item = items.find((one) => one.id === id);
        if (item) props.onAction(item.id);
      }}
    />
  );
}
