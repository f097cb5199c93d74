import browser from 'webextension-polyfill';
import { formsOf, isPrivate, mentionOf, pageAddress } from '../../../lib/entries/index.ts';
import { type MessageId, t } from '../../../lib/i18n/index.ts';
import { htmlOf } from '../../../lib/worldpage/index.ts';
import { announce, ControlledMenu, Icon, type IconName, Kbd, keyNames } from '../../ui/index.ts';
import type { Row } from './row.ts';
import './result.css';

type EntryInfo = Pick<Row, 'ref' | 'title' | 'template' | 'url'>;

/** Copies an entry's mention and announces it. Resolves to the announced sentence. */
export async function copyMention(entry: EntryInfo): Promise<string> {
  const mention = mentionOf(entry);
  const title = entry.title || t('common.untitled');
  let sentence = t('search.mentionCopied', { title });
  if (mention === null) sentence = t('search.notOnWorldAnvil', { title });
  else
    try {
      await navigator.clipboard.writeText(mention);
    } catch {
      sentence = t('entry.copyFailed');
    }
  announce(sentence);
  return sentence;
}

/** Opens an entry's page in a new tab. Resolves to an error message, or null. */
export async function openPage(
  entry: EntryInfo & { isPending?: boolean },
  platform: string | null,
): Promise<string | null> {
  const url = pageAddress(entry, platform);
  if (url !== null) {
    await browser.tabs.create({ url });
    return null;
  }
  const title = entry.title || t('common.untitled');
  const sentence = entry.isPending ? t('palette.noPage', { title }) : t('search.noPage', { title });
  announce(sentence);
  return sentence;
}

type DraggedEntry = Pick<Row, 'ref' | 'title' | 'template' | 'url' | 'state' | 'isDraft'> & {
  isPending?: boolean;
};

/** Where the chip is, from the pointer. The place where the text will go stays visible. */
const CHIP_OFFSET = 14;

/**
 * Lets an entry be dragged into any text: as the mention that can be copied into text fields, as a mention or a link
 * into visual editors. Carries no address that a browser would open: a page with unsaved text would be lost if the drop
 * misses the text field.
 */
export function dragEntry(event: DragEvent, entry: DraggedEntry | undefined): void {
  const { dataTransfer } = event;
  const forms = entry ? formsOf({ ...entry, page: pageAddress(entry, null) }) : [];
  const form = forms.find(({ name }) => name === 'mention') ?? forms[0];
  // A draft that World Anvil doesn't have yet can't be mentioned.
  if (!entry || !form || !dataTransfer) {
    event.preventDefault();
    return;
  }
  const { insertion } = form;
  dataTransfer.clearData();
  // Browsers delete the selected text of the same page after a move.
  dataTransfer.effectAllowed = 'copy';
  dataTransfer.setData('text/plain', insertion.text);
  if (insertion.rich) dataTransfer.setData('text/html', htmlOf(insertion, { isLinked: true }));
  const chip = dragChip(entry);
  document.body.append(chip);
  dataTransfer.setDragImage(
    chip,
    document.dir === 'rtl' ? chip.offsetWidth + CHIP_OFFSET : -CHIP_OFFSET,
    -CHIP_OFFSET,
  );
  // The browser takes the picture right after this event.
  setTimeout(() => chip.remove());
}

/** The title beside the pointer. Covered while the screen is shared, if it is private. */
function dragChip(entry: DraggedEntry): HTMLElement {
  const chip = document.createElement('div');
  chip.className = 'drag-chip';
  chip.setAttribute('aria-hidden', 'true');
  const title = document.createElement('bdi');
  title.textContent = entry.title || t('common.untitled');
  if (isPrivate(entry.ref.kind, entry)) title.dataset.private = '';
  chip.append(title);
  return chip;
}

/** What a click on a part of a row does. The same actions have keys. */
export type RowAction = 'open' | 'insert' | 'copy' | 'page';

export const isRowAction = (name: string | null): name is RowAction =>
  name !== null && Object.hasOwn(ACTIONS, name);

const ACTIONS = {
  open: { label: 'common.open', keys: '↵', icon: null },
  insert: { label: 'search.actionInsert', keys: 'Ctrl+I', icon: 'add' },
  copy: { label: 'common.copyMention', keys: 'Ctrl+C', icon: 'copy' },
  page: { label: 'search.actionPage', keys: 'Ctrl+↵', icon: 'open' },
} as const satisfies Record<RowAction, { label: MessageId; keys: string; icon: IconName | null }>;

/** Opens the menu of a row’s actions. */
export const MORE = 'more';

/**
 * The actions of a row, over its end. An option can't contain buttons, so these are for pointers only; the search box
 * has the keys. A narrow row has room for one besides opening it, and for “⋯”.
 */
export function RowActions({ actions, hasKeys }: { actions: readonly RowAction[]; hasKeys: boolean }) {
  return (
    <span class="result-actions" aria-hidden="true">
      {actions.map((action) => {
        const { label, keys: own, icon } = ACTIONS[action];
        const name = t(label);
        const keys = keyNames(own);
        return (
          <span
            key={action}
            class="result-action small soft"
            data-action={action}
            title={`${name} (${keys})`}
          >
            {icon ? <Icon name={icon} /> : <span class="result-action-name">{name}</span>}
            {hasKeys && (
              <Kbd>
                <bdi dir="ltr">{keys}</bdi>
              </Kbd>
            )}
          </span>
        );
      })}
      <span class="result-action small soft" data-action={MORE} title={t('common.more')}>
        <Icon name="more" />
      </span>
    </span>
  );
}

/** Where a row's “⋯” was pressed, and what had the focus. */
export interface RowMenuPlace {
  row: Row;
  at: DOMRect;
  before: Element | null;
}

export const rowMenuPlace = (row: Row, pressed: Element): RowMenuPlace => ({
  row,
  at: pressed.getBoundingClientRect(),
  // A press moves the focus to the row for a moment. The search box, which has the keys of rows, gets it back.
  before: document.activeElement?.closest('[role="option"]')
    ? document.querySelector('[role="combobox"]')
    : document.activeElement,
});

/** The actions of a row in words. It lies outside the list, which can't contain a menu. */
export function RowMenu(props: {
  place: RowMenuPlace;
  actions: readonly RowAction[];
  onAction: (row: Row, action: RowAction) => void;
  onClose: () => void;
}) {
  const { row, at, before } = props.place;
  const close = () => {
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    props.onClose();
  };
  const [left, top, width, height] = [at.left, at.top, at.width, at.height].map((pixels) => `${pixels}px`);
  return (
    <span style={{ position: 'fixed', display: 'grid', left, top, width, height }}>
      <ControlledMenu
        label={t('common.more')}
        align="end"
        // Lies over the row’s “⋯”: a second press closes.
        trigger={
          <button
            type="button"
            style={{ all: 'unset', position: 'absolute', inset: '0' }}
            tabIndex={-1}
            aria-hidden="true"
            onClick={close}
          />
        }
        isOpen
        onOpen={close}
        items={props.actions.map((action) => ({
          id: action,
          label: t(ACTIONS[action].label),
          keys: keyNames(ACTIONS[action].keys),
          leading: ACTIONS[action].icon ?? 'article',
        }))}
        onChoose={(id) => isRowAction(id) && props.onAction(row, id)}
      />
    </span>
  );
}
