import { useEffect, useRef } from 'preact/hooks';
import type { Draft } from '../../lib/outbox/index.ts';
import { IconButton } from '../ui/index.ts';
import { nameOf } from './form.ts';

/** Tabs for the open drafts. Arrow keys move between them; a dot marks drafts with typed text. */
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
  const onKeyDown = (event: KeyboardEvent) => {
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
  };
  return (
    <div class="strip">
      <div class="strip-list" role="tablist" aria-label="Drafts" ref={list} onKeyDown={onKeyDown}>
        {drafts.map((draft, index) => (
          <button
            key={draft.id}
            type="button"
            role="tab"
            id={`draft-${draft.id}`}
            class="strip-tab"
            aria-selected={draft.id === active}
            aria-controls="draft"
            aria-keyshortcuts={index < 9 ? `Alt+${index + 1}` : undefined}
            title={index < 9 ? `${nameOf(draft)} (Alt+${index + 1})` : nameOf(draft)}
            tabIndex={draft.id === active || (active === null && index === 0) ? 0 : -1}
            onClick={() => onShow(draft.id)}
          >
            {draft.touched && <span class="strip-dot" aria-hidden="true" />}
            <span class="strip-name">{nameOf(draft)}</span>
            {draft.touched && <span class="visually-hidden">, changed</span>}
          </button>
        ))}
      </div>
      <IconButton icon="add" label="New empty draft" keys="Alt+N" onClick={props.onNew} />
    </div>
  );
}
