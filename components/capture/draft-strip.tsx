import { t } from '../../lib/i18n/index.ts';
import type { Draft } from '../../lib/outbox/index.ts';
import { Icon, IconButton, TabStrip } from '../ui/index.ts';
import { nameOf } from './form/form.ts';

/** A dot marks a draft with typed text, a check one that was sent. */
function stateOf({ touched, delivery: { state } }: Draft): 'changed' | 'sent' | null {
  if (state === 'created' || state === 'verified') return 'sent';
  return state === 'editing' && touched ? 'changed' : null;
}

/** Tabs for the open drafts. Arrow keys move between them. */
export function DraftStrip(props: {
  drafts: readonly Draft[];
  active: string | null;
  onShow: (id: string) => void;
  onNew: () => void;
}) {
  const { drafts, active, onShow } = props;
  return (
    <div class="strip">
      <TabStrip
        label={t('common.drafts')}
        panelId="draft"
        shown={active}
        onShow={onShow}
        tabs={drafts.map((draft, index) => {
          const name = nameOf(draft);
          const state = stateOf(draft);
          return {
            key: draft.id,
            id: `draft-${draft.id}`,
            keys: index < 9 ? `Alt+${index + 1}` : undefined,
            title: index < 9 ? t('common.nameAndNote', { name, note: `Alt+${index + 1}` }) : name,
            label: (
              <>
                {state === 'changed' && <span class="strip-dot" aria-hidden="true" />}
                {state === 'sent' && <Icon name="check" />}
                <span class="cut" dir="auto">
                  {name}
                </span>
                {state !== null && (
                  <span class="visually-hidden">
                    {state === 'sent' ? t('capture.tabSent') : t('capture.tabChanged')}
                  </span>
                )}
              </>
            ),
          };
        })}
      />
      <IconButton icon="add" label={t('capture.newEmptyDraft')} keys="Alt+N" onClick={props.onNew} />
    </div>
  );
}
