import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { MarkType } from 'prosemirror-model';
import { type Command, type EditorState, NodeSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { ariaKeys, Icon, navigateToolbar } from '../ui/index.ts';
import { toggle, toggleHeading, toggleList, toggleQuote } from './keys.ts';
import { type EditedLink, LinkForm, linkAt, setLink } from './link-form.tsx';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** Pixels between the bar and its text. */
const GAP = 6;

type Place = ReturnType<EditorView['coordsAtPos']>;

export interface Selected {
  view: EditorView;
  /** Changes with each update of the view, which is always the same object. */
  state: EditorState;
  /** The link whose address is being entered. */
  link: EditedLink | null;
}

interface FormatButton {
  name: string;
  sign: ComponentChildren;
  keys?: string;
  command: Command;
  on?: boolean;
}

/** Puts the bar above the text from start to end, or below where there is no room, and keeps it inside the field. */
function place(bar: HTMLElement, field: HTMLElement, start: Place, end: Place): void {
  const outer = field.getBoundingClientRect();
  const above = start.top - outer.top - bar.offsetHeight - GAP;
  const top = above >= 0 ? above : end.bottom - outer.top + GAP;
  const left = start.left - outer.left;
  bar.style.insetBlockStart = `${Math.max(Math.min(top, outer.height - bar.offsetHeight), 0)}px`;
  bar.style.left = `${Math.max(Math.min(left, outer.width - bar.offsetWidth), 0)}px`;
}

/** The buttons beside selected text. Keyboards reach them with Tab; each has a key of its own, too. */
export function FormatBar(props: { selected: Selected; onLink: (link: EditedLink | null) => void }) {
  const { view, state, link } = props.selected;
  const bar = useRef<HTMLDivElement>(null);
  const { selection, doc } = state;
  const hasFocus = view.hasFocus() || bar.current?.contains(document.activeElement) === true;
  const isText = !(selection instanceof NodeSelection) && !selection.empty;
  const shown = hasFocus && (isText || link !== null);

  useLayoutEffect(() => {
    const box = bar.current;
    const field = box?.parentElement;
    if (!box || !field || !shown) return;
    const { from, to } = link ?? selection;
    const put = () => place(box, field, view.coordsAtPos(from), view.coordsAtPos(to));
    put();
    const resized = new ResizeObserver(put);
    resized.observe(field);
    resized.observe(box);
    field.addEventListener('scroll', put, { capture: true, passive: true });
    return () => {
      resized.disconnect();
      field.removeEventListener('scroll', put, { capture: true });
    };
  }, [shown, state, link]);
  if (!shown) return null;

  const run = (command: Command): void => {
    command(view.state, view.dispatch, view);
    if (command !== askForAddress) view.focus();
  };
  const isOn = (mark: MarkType): boolean => doc.rangeHasMark(selection.from, selection.to, mark);
  const askForAddress: Command = () => {
    props.onLink(linkAt(view.state));
    return true;
  };
  const buttons: FormatButton[] = [
    {
      name: t('richText.bold'),
      sign: <b>B</b>,
      keys: 'Ctrl+B',
      command: toggle(marks.b),
      on: isOn(marks.b),
    },
    {
      name: t('richText.italic'),
      sign: <i>I</i>,
      keys: 'Ctrl+I',
      command: toggle(marks.i),
      on: isOn(marks.i),
    },
    {
      name: t('richText.underline'),
      sign: <u>U</u>,
      keys: 'Ctrl+U',
      command: toggle(marks.u),
      on: isOn(marks.u),
    },
    { name: t('richText.strike'), sign: <s>S</s>, command: toggle(marks.s), on: isOn(marks.s) },
    {
      ...{ name: t('richText.link'), sign: <Icon name="link" />, keys: 'Ctrl+K' },
      command: askForAddress,
      on: isOn(marks.url),
    },
    {
      ...{ name: t('richText.heading'), sign: 'H', command: toggleHeading(2) },
      on: selection.$from.parent.type === nodes.heading,
    },
    { name: t('richText.bullets'), sign: '•', command: toggleList(nodes.bullets) },
    { name: t('richText.numbers'), sign: '1.', command: toggleList(nodes.numbers) },
    { name: t('richText.quote'), sign: '❝', command: toggleQuote },
  ];
  if (link)
    return (
      <div
        class="rich-text-bar"
        ref={bar}
        onFocusOut={({ currentTarget, relatedTarget }) => {
          if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) props.onLink(null);
        }}
      >
        <LinkForm
          address={link.address}
          onSet={(address) => {
            props.onLink(null);
            view.dispatch(setLink(view.state, link, address));
            view.focus();
          }}
          onCancel={() => {
            props.onLink(null);
            view.focus();
          }}
        />
      </div>
    );
  return (
    <div
      class="rich-text-bar"
      role="toolbar"
      aria-label={t('richText.formatting')}
      ref={bar}
      onKeyDown={outsideComposition((event) => {
        if (event.key === 'Escape') {
          event.preventDefault();
          view.focus();
        } else navigateToolbar(event);
      })}
    >
      {buttons.map(({ name, sign, keys, command, on }, at) => (
        <button
          key={at}
          type="button"
          title={name}
          aria-label={name}
          aria-keyshortcuts={ariaKeys(keys)}
          aria-pressed={on}
          tabIndex={at === 0 ? 0 : -1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(command)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
