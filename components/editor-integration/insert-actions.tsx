import { useEffect, useRef, useState } from 'preact/hooks';
import { formsOf, type InsertableEntry, type InsertForm } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { Button } from '../ui/index.ts';
import { insertEntry } from './insert-entry.ts';

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
      {forms.map(({ name, buttonLabel: words, insertion }, at) => (
        <Button
          key={name}
          size="small"
          tone={at === 0 ? 'plain' : 'quiet'}
          {...(at === 0 && { 'aria-keyshortcuts': 'Control+I' })}
          title={at === 0 ? `${insertion.text} (Ctrl+I)` : insertion.text}
          busy={busy === name}
          onClick={() => insert(name)}
        >
          {t(words)}
        </Button>
      ))}
    </>
  );
}
