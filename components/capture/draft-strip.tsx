import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import type { Draft } from '../../lib/outbox/index.ts';
import { Icon, IconButton } from '../ui/index.ts';
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
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [active]);
  const onKeyDown = outsideComposition((event: KeyboardEvent) => {
    const at = drafts.findIndex(({ id }) => id === active);
    const last = drafts.length - 1;
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const next = to === undefined ? undefined : drafts[to];
    if (to === undefined || !next) return;
    event.preventDefault();
    onShow(next.id);
    const tab = list.current?.children.item(to);
    if (tab instanceof HTMLElement) tab.focus();
  });
  return (
    <div class="strip">
      <div
        class="strip-list"
        role="tablist"
        aria-label={t('capture.drafts')}
        ref={list}
        onKeyDown={onKeyDown}
      >
        {drafts.map((draft, index) => {
          const name = nameOf(draft);
          const state = stateOf(draft);
          return (
            <button
              key={draft.id}
              type="button"
              role="tab"
              id={`draft-${draft.id}`}
              class="strip-tab"
              aria-selected={draft.id === active}
              aria-controls="draft"
              aria-keyshortcuts={index < 9 ? `Alt+${index + 1}` : undefined}
              title={index < 9 ? t('capture.withKey', { name, key: `Alt+${index + 1}` }) : name}
              tabIndex={draft.id === active || (active === null && index === 0) ? 0 : -1}
              onClick={() => onShow(draft.id)}
            >
              {state === 'changed' && <span class="strip-dot" aria-hidden="true" />}
              {state === 'sent' && <Icon name="check" />}
              <span class="strip-name" dir="auto">
                {name}
              </span>
              {state !== null && (
                <span class="visually-hidden">
                  {state === 'sent' ? t('capture.tabSent') : t('capture.tabChanged')}
                </span>
              )}
            </button>
          );
        })}
      </div>
      <IconButton icon="add" label={t('capture.newEmptyDraft')} keys="Alt+N" onClick={props.onNew} />
    </div>
  );
}
