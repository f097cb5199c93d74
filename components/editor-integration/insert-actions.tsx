import { useEffect, useRef, useState } from 'preact/hooks';
import { formsOf, type InsertableEntry, type InsertForm } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { Button } from '../ui/index.ts';
import { describeForm, insertEntry } from './insert-entry.ts';

/** What the button inserts; for the first, with its keys. */
function tooltipOf(name: InsertForm['name'], title: string, isFirst: boolean): string {
  const what = t('editor.tooltip', { what: describeForm(name, title) });
  return isFirst ? t('editor.withKeys', { what, keys: 'Ctrl+I' }) : what;
}

/** Buttons that insert an entry at the cursor of the active tab; Ctrl+I uses the first form. */
export function InsertActions({
  entry,
  onStatus,
}: {
  entry: InsertableEntry;
  onStatus: (sentence: string | null) => void;
}) {
  const [busy, setBusy] = useState<InsertForm['name'] | null>(null);
  const forms = formsOf(entry);
  const insert = (name: InsertForm['name']) => {
    if (busy) return;
    setBusy(name);
    void insertEntry(entry, name)
      .then(onStatus)
      .finally(() => setBusy(null));
  };
  const usual = useRef(() => {});
  usual.current = () => forms[0] && insert(forms[0].name);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const ctrl = event.ctrlKey || event.metaKey;
      if (!ctrl || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'i') return;
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      usual.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      {forms.map(({ name, buttonLabel }, at) => (
        <Button
          key={name}
          size="small"
          tone={at === 0 ? 'plain' : 'quiet'}
          {...(at === 0 && { 'aria-keyshortcuts': 'Control+I' })}
          title={tooltipOf(name, entry.title, at === 0)}
          busy={busy === name}
          onClick={() => insert(name)}
        >
          {t(buttonLabel)}
        </Button>
      ))}
    </>
  );
}
