import { useEffect, useRef, useState } from 'preact/hooks';
import { formsOf, type InsertableEntry, type InsertForm } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import type { EntryBarState, Tool } from '../entry-view/index.ts';
import { ariaKeys, Button, keyNames, Menu } from '../ui/index.ts';

const KEYS = 'Ctrl+I';

/** Inserts an entry at the cursor of the active tab in its usual form; its menu has the other forms, and copies. */
export function InsertButton(props: {
  entry: InsertableEntry;
  copying: readonly Tool[];
  bar: EntryBarState;
}) {
  const { entry, copying, bar } = props;
  const [isBusy, setBusy] = useState(false);
  const forms = formsOf(entry);
  const insert = (name: InsertForm['name']) => {
    if (isBusy) return;
    setBusy(true);
    void import('../editor-integration/index.ts')
      .then(({ insertEntry }) => insertEntry(entry, name))
      .then(bar.showStatus)
      .finally(() => setBusy(false));
  };
  const usual = forms[0];
  const latest = useRef(() => {});
  latest.current = () => usual && insert(usual.name);
  useEffect(() => {
    const onKeyDown = outsideComposition((event: KeyboardEvent) => {
      const ctrl = event.ctrlKey || event.metaKey;
      if (!ctrl || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'i') return;
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current();
    });
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  if (!usual) return null;
  const items: Tool[] = [
    ...forms.map(({ name, buttonLabel }, at) => ({
      ...{ id: `insert-${name}`, label: t(buttonLabel), run: () => insert(name) },
      ...(at === 0 && { keys: KEYS }),
    })),
    ...copying.map((tool, at) => (at === 0 ? { ...tool, hasSeparator: true } : tool)),
  ];
  return (
    <span class="split">
      <Button
        size="small"
        aria-keyshortcuts={ariaKeys(KEYS)}
        title={t('common.menuHint', { label: t(usual.buttonLabel), keys: keyNames(KEYS) })}
        busy={isBusy}
        onClick={() => insert(usual.name)}
      >
        {t('panel.insert')}
      </Button>
      <Menu
        label={t('panel.insertMore')}
        icon="down"
        isIconOnly
        tone="plain"
        items={items}
        onChoose={(id) => items.find((item) => item.id === id)?.run()}
      />
    </span>
  );
}
