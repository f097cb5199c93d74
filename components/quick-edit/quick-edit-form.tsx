import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { Button } from '../ui/index.ts';

/** A small inline form: Ctrl+Enter saves, Esc closes, and the first field gets the focus. */
export function QuickEditForm(props: {
  title: string;
  save: string;
  /** Why the form can't be saved; null if it can. */
  problem: string | null;
  onSave: () => void;
  onClose: () => void;
  children: ComponentChildren;
}) {
  const form = useRef<HTMLFormElement>(null);
  const { problem } = props;
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('textarea, input[type="text"]')?.focus();
  }, []);
  return (
    <form
      class="quick-edit-form column gap-2"
      aria-label={props.title}
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null) props.onSave();
      }}
      onKeyDown={outsideComposition((event) => {
        if (event.defaultPrevented) return;
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          form.current?.requestSubmit();
        } else if (event.key === 'Escape') {
          event.preventDefault();
          event.stopPropagation();
          props.onClose();
        }
      })}
    >
      {props.children}
      <div class="quick-edit-actions wrap gap-2">
        <Button type="submit" size="small" tone="primary" keys="Ctrl+Enter" disabled={problem !== null}>
          {props.save}
        </Button>
        <Button size="small" tone="quiet" onClick={props.onClose}>
          {t('common.cancel')}
        </Button>
        {problem && <span class="soft small">{problem}</span>}
      </div>
    </form>
  );
}
