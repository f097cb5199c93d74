import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { formsOf, type InsertableEntry, type InsertForm } from '../../../lib/entries/index.ts';
import { t } from '../../../lib/i18n/index.ts';
import { outsideComposition } from '../../../lib/input-methods/index.ts';
import { type EntryBarState, type Tool, useEntryBar, useKeys } from '../../entry-view/index.ts';
import { ariaKeys, Button, ControlledMenu, keyNames, Menu, navigateToolbar } from '../../ui/index.ts';
import './entry-bar.css';

const KEYS = 'Ctrl+I';

/** Inserts an entry at the cursor of the active tab in its usual form; its menu has the other forms, and copies. */
function InsertButton(props: { entry: InsertableEntry; copying: readonly Tool[]; bar: EntryBarState }) {
  const { entry, copying, bar } = props;
  const [isBusy, setBusy] = useState(false);
  const forms = formsOf(entry);
  const insert = (name: InsertForm['name']) => {
    if (isBusy) return;
    setBusy(true);
    void import('../../editor-integration/index.ts')
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
        title={t('common.nameAndNote', { name: t(usual.buttonLabel), note: keyNames(KEYS) })}
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

/** The one bar of an entry: insert, open, pin, and everything else behind ⋯. */
export function EntryBar(props: {
  bar: EntryBarState;
  /** Null for what World Anvil doesn't have yet. */
  insertable: InsertableEntry | null;
  /** Null if the entry has no page. */
  openPage: (() => void) | null;
  isPinned: boolean;
  pin: () => void;
  copyMention: (() => void) | null;
  /** Shows the entry's links as a map. Null for a draft. */
  map: (() => void) | null;
  /** Null for a kind without versions. */
  versions: (() => void) | null;
  /** Null for a draft. */
  sync: (() => void) | null;
}) {
  const { bar, insertable, openPage, isPinned, sync } = props;
  useEntryBar(bar);
  const tools = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    bar.focusMenu = () => tools.current?.querySelector<HTMLElement>('.entry-more [aria-haspopup]')?.focus();
  }, [bar]);
  const copying = bar.tools('copy');
  const groups = [
    // E opens the menu to change the entry, so that comes first.
    bar.tools('editing'),
    bar.tools('reading'),
    // Without Insert, its menu has no place for what can be copied.
    insertable ? [] : copying,
    [
      ...bar.tools('page'),
      ...(props.map
        ? [{ id: 'map', label: t('linkMap.title'), letter: 'l', leading: 'map', run: props.map } as const]
        : []),
      ...(props.versions
        ? [{ id: 'versions', label: t('versions.title'), leading: 'clock', run: props.versions } as const]
        : []),
      ...(sync
        ? [{ id: 'sync', label: t('library.syncNow'), letter: 'r', leading: 'refresh', run: sync }]
        : []),
    ],
  ];
  const items = groups.flatMap((group, at) =>
    group.map((tool, place) =>
      at > 0 && place === 0 && groups.slice(0, at).some((above) => above.length > 0)
        ? { ...tool, hasSeparator: true }
        : tool,
    ),
  );
  const { isOpen, highlighted } = bar.menu;
  useKeys({
    e: isOpen && highlighted === null ? null : () => bar.setMenu({ isOpen: true, highlighted: null }),
  });
  return (
    <div
      class="entry-tools beside gap-1"
      ref={tools}
      role="toolbar"
      aria-label={t('common.actions')}
      onKeyDown={outsideComposition((event) => {
        const isInMenu = event.target instanceof Element && event.target.closest('[role="menu"]');
        if (!isInMenu) navigateToolbar(event);
      })}
    >
      {insertable && (
        <InsertButton entry={insertable} copying={copyTools(props.copyMention, copying)} bar={bar} />
      )}
      {openPage && (
        <Button
          size="small"
          tone="quiet"
          icon="open"
          class="button entry-open"
          aria-label={t('common.open')}
          title={t('panel.openPageHint')}
          onClick={openPage}
        >
          {t('common.open')}
        </Button>
      )}
      <Button
        size="small"
        tone="quiet"
        icon="pin"
        class="button entry-pin"
        aria-pressed={isPinned}
        aria-label={t(isPinned ? 'panel.pinned' : 'panel.pin')}
        title={t(isPinned ? 'panel.pinned' : 'panel.pin')}
        onClick={props.pin}
      >
        {t('panel.pin')}
      </Button>
      {bar.tools('links').map(({ id, label, short, run }) => (
        <Button
          key={id}
          size="small"
          tone="quiet"
          icon="link"
          class="button entry-links"
          aria-label={label}
          title={label}
          onClick={run}
        >
          {short}
        </Button>
      ))}
      <span class="entry-more">
        <ControlledMenu
          label={t('common.more')}
          icon="more"
          isIconOnly
          keys="E"
          align="end"
          items={items}
          isOpen={isOpen}
          highlighted={highlighted}
          onOpen={(next) => bar.setMenu({ isOpen: next, highlighted: null })}
          onChoose={(id) => items.find((item) => item.id === id)?.run()}
        />
      </span>
    </div>
  );
}

const copyTools = (copyMention: (() => void) | null, more: readonly Tool[]): Tool[] => [
  ...(copyMention
    ? [{ id: 'mention', label: t('common.copyMention'), leading: 'copy', run: copyMention } as const]
    : []),
  ...more,
];
