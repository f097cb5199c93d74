// A visual editor like World Anvil's: real ProseMirror, several on one page. Runs in the browser; the page's import map
// loads its modules from the server.
import { baseKeymap } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { type Node, Schema } from 'prosemirror-model';
import { marks, nodes } from 'prosemirror-schema-basic';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';

/** `?autosave=` sets how long after a change the editor saves. World Anvil takes some seconds. */
const AUTOSAVE_MS = Number(new URLSearchParams(location.search).get('autosave') ?? 300);
const MENTION = /@\[([^\]]*)\]\(([a-zA-Z]+):([\w-]+)\)/g;

const schema = new Schema({
  marks,
  nodes: {
    ...nodes,
    mention: {
      inline: true,
      group: 'inline',
      atom: true,
      attrs: { id: {}, label: {}, url: { default: '' }, entityClass: { default: 'Article' } },
      toDOM: ({ attrs }) => [
        'span',
        {
          'data-inline-content-type': 'mention',
          'data-target-id': String(attrs.id),
          'data-label': String(attrs.label),
          'data-url': String(attrs.url),
          'data-entity-class': String(attrs.entityClass),
        },
        String(attrs.label),
      ],
      parseDOM: [
        {
          tag: 'span[data-inline-content-type="mention"]',
          getAttrs: ({ dataset }) => ({
            id: dataset.targetId ?? '',
            label: dataset.label ?? '',
            url: dataset.url ?? '',
            entityClass: dataset.entityClass ?? 'Article',
          }),
        },
      ],
    },
  },
});

/** Converts an entity class to a template code: `MilitaryConflict` becomes `militaryConflict`. */
const lowerFirst = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);
const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function lineToNodes(line: string): Node[] {
  const found: Node[] = [];
  let at = 0;
  for (const match of line.matchAll(MENTION)) {
    const [whole, label = '', type = '', id = ''] = match;
    if (match.index > at) found.push(schema.text(line.slice(at, match.index)));
    found.push(schema.node('mention', { id, label, entityClass: upperFirst(type) }));
    at = match.index + whole.length;
  }
  if (at < line.length) found.push(schema.text(line.slice(at)));
  return found;
}

function toDocument(markup: string): Node {
  const paragraphs = markup.split(/\n\s*\n/).map((line) => schema.node('paragraph', null, lineToNodes(line)));
  return schema.node('doc', null, paragraphs);
}

function toMarkup(document: Node): string {
  const paragraphs: string[] = [];
  document.forEach((block) => {
    let text = '';
    block.descendants((node) => {
      if (node.isText) text += node.text ?? '';
      else if (node.type.name === 'mention')
        text += `@[${node.attrs.label}](${lowerFirst(String(node.attrs.entityClass))}:${node.attrs.id})`;
      else if (node.type.name === 'hard_break') text += '\n';
      return true;
    });
    paragraphs.push(text);
  });
  return paragraphs.join('\n\n');
}

function mount(place: HTMLElement): void {
  const { field = '', initial = '' } = place.dataset;
  let timer = 0;
  const save = async (text: string) => {
    const saved = await fetch(location.pathname, {
      method: 'PATCH',
      body: new URLSearchParams({ [field]: text }),
      redirect: 'manual',
    }).then(
      // A redirect leads to the login page.
      (response) => response.ok,
      () => false,
    );
    place.dataset.saved = saved ? text : 'failed';
  };
  const view = new EditorView(place, {
    state: EditorState.create({
      doc: toDocument(initial),
      plugins: [history(), keymap({ 'Mod-z': undo, 'Mod-y': redo, 'Mod-Shift-z': redo }), keymap(baseKeymap)],
    }),
    attributes: { class: 'bn-editor', 'aria-label': field },
    // Like World Anvil's editor: square brackets are removed from pasted plain text.
    transformPastedText: (text, isPlain) => (isPlain ? text.replace(/[[\]]/g, '') : text),
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      if (!transaction.docChanged) return;
      clearTimeout(timer);
      timer = window.setTimeout(() => void save(toMarkup(view.state.doc)), AUTOSAVE_MS);
    },
  });
}

for (const place of document.querySelectorAll<HTMLElement>('[data-visual-editor]')) mount(place);

/** A click turns the title into a text field. */
document.querySelector('h1')?.addEventListener('click', ({ currentTarget }) => {
  if (!(currentTarget instanceof HTMLElement)) return;
  const input = document.createElement('input');
  input.name = 'title';
  input.value = currentTarget.textContent;
  input.addEventListener('change', () => {
    void fetch(location.pathname, {
      method: 'PATCH',
      body: new URLSearchParams({ title: input.value }),
      redirect: 'manual',
    });
  });
  currentTarget.replaceChildren(input);
  input.focus();
});
