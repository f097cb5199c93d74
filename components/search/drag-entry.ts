import { formsOf, isPrivate, pageAddress } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { htmlOf } from '../../lib/worldpage/index.ts';
import type { Row } from './row.ts';
import './drag.css';

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
