import { t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import { Button, EmptyState } from '../ui/index.ts';

/** A map without links says how they come about. */
export function NoLinks(props: {
  of: EntryRef | null;
  onMentions: () => void;
  onWorld: (() => void) | null;
}) {
  const isCategory = props.of?.kind === 'category';
  return (
    <EmptyState
      icon="map"
      title={t(isCategory ? 'linkMap.noMembersTitle' : 'linkMap.emptyTitle')}
      actions={
        <>
          {!isCategory && (
            <Button tone="primary" onClick={props.onMentions}>
              {t('linkMap.findMentions')}
            </Button>
          )}
          {props.onWorld && (
            <Button tone="quiet" onClick={props.onWorld}>
              {t('linkMap.wholeWorld')}
            </Button>
          )}
        </>
      }
    >
      {t(isCategory ? 'linkMap.noMembersHint' : 'linkMap.emptyHint')}
    </EmptyState>
  );
}
