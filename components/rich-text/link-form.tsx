import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Mark, Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { addressArgument, safeAddress } from '../../lib/markup/index.ts';
import { Icon } from '../ui/index.ts';
import { schema } from './schema.ts';

const { url } = schema.marks;

/** A link that is being edited, or the text that becomes one. */
export interface EditedLink {
  from: number;
  to: number;
  /** The address without anything after a pipe; null for a new link. */
  address: string | null;
}

/** The link at the selection, as a whole; the selected text if there is none, or null if nothing is selected. */
export function linkAt({ doc, selection }: EditorState): EditedLink | null {
  const { $from, from, to, empty } = selection;
  const { parent } = $from;
  if (parent.isTextblock && selection.$to.parent === parent) {
    const start = $from.start();
    for (const range of linksIn(parent)) {
      const [first, last] = [start + range.from, start + range.to];
      if (first <= from && to <= last && (!empty || from < last || isAfter(parent, range.to)))
        return { from: first, to: last, address: addressOf(range.mark) };
    }
  }
  if (empty) return null;
  let found: Mark | undefined;
  doc.nodesBetween(from, to, ({ marks }) => {
    found ??= url.isInSet(marks);
  });
  return { from, to, address: found ? addressOf(found) : null };
}

/** Whether a caret here belongs to the link before it: nothing follows, or no other link. */
function isAfter(parent: Node, offset: number): boolean {
  const after = parent.childAfter(offset).node;
  return !after || !url.isInSet(after.marks);
}

interface LinkRange {
  from: number;
  to: number;
  mark: Mark;
}

function linksIn(parent: Node): LinkRange[] {
  const links: LinkRange[] = [];
  parent.forEach(({ marks, nodeSize }, offset) => {
    const mark = url.isInSet(marks);
    const last = links[links.length - 1];
    if (!mark) return;
    if (last?.to === offset && last.mark.eq(mark)) last.to += nodeSize;
    else links.push({ from: offset, to: offset + nodeSize, mark });
  });
  return links;
}

const addressOf = ({ attrs }: Mark): string => String(attrs.argument).split('|', 1)[0] ?? '';

/** Gives the text this address, or none if it is empty. What follows the address of a link, such as `|tab`, stays. */
export function setLink({ doc, tr }: EditorState, { from, to }: EditedLink, address: string): Transaction {
  if (address === '') return tr.removeMark(from, to, url);
  const rests = new Set<string>();
  doc.nodesBetween(from, to, ({ marks }) => {
    const mark = url.isInSet(marks);
    if (mark) rests.add(String(mark.attrs.argument).slice(addressOf(mark).length));
  });
  const [rest = ''] = rests;
  const argument = addressArgument(address) + (rests.size === 1 ? rest : '');
  return tr.removeMark(from, to, url).addMark(from, to, url.create({ argument }));
}

/** The address that a person means, or null if it can't be a link. One without a scheme gets `https://`. */
function typedAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return safeAddress(`mailto:${text}`);
  if (/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]|$)/u.test(text))
    return safeAddress(`https://${text}`);
  return safeAddress(text);
}

/** Asks for the address of a link. An empty one removes the link. */
export function LinkForm(props: {
  /** The link's address; null for a new link. */
  address: string | null;
  onSet: (address: string) => void;
  onCancel: () => void;
}) {
  const { address, onSet, onCancel } = props;
  const [typed, setTyped] = useState(address ?? '');
  const [isRefused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  // Before the next key, so that it doesn't change the text.
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, []);
  // Only now the form is in its place.
  useEffect(() => input.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <form
      class="rich-text-link"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === '') return address === null ? onCancel() : onSet('');
        if (typed.trim() === address) return onCancel();
        const found = typedAddress(typed);
        if (found !== null) return onSet(found);
        setRefused(true);
        input.current?.focus();
      }}
      onKeyDown={outsideComposition((event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onCancel();
      })}
    >
      <input
        class="input"
        type="text"
        inputMode="url"
        dir="ltr"
        aria-label={t('richText.linkAddress')}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? id : undefined}
        value={typed}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setRefused(false);
        }}
        ref={input}
      />
      <button type="submit">{t('richText.setLink')}</button>
      {address !== null && (
        <button type="button" onClick={() => onSet('')}>
          {t('richText.removeLink')}
        </button>
      )}
      <p class="field-problem" role="alert" id={id}>
        {isRefused && (
          <>
            <Icon name="alert" />
            <span>{t('richText.badAddress')}</span>
          </>
        )}
      </p>
    </form>
  );
}
