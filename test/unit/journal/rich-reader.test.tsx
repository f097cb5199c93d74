import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRich } from '../../../lib/worldpage/editor/rich-text.ts';
import { createRichReader } from '../../../lib/worldpage/journal/rich-reader.ts';

const NAMES = ['p', 'p', 'div', 'ul', 'li', 'span', 'b', 'br', 'h2', 'table', 'td', 'script'] as const;
/** What an editor may do next, at a place that the number names. */
const step = fc.record({
  at: fc.nat(200),
  to: fc.nat(200),
  kind: fc.constantFrom('type', 'type', 'add', 'addText', 'remove', 'move', 'attribute', 'empty', 'read'),
  name: fc.constantFrom(...NAMES),
  text: fc.constantFrom('a', 'Saltmere', ' ', '\n', ''),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const nodesOf = (root: Node): Node[] => [root, ...[...root.childNodes].flatMap(nodesOf)];
const htmlOf = (root: HTMLElement): string =>
  [...root.childNodes].map((node) => new XMLSerializer().serializeToString(node)).join('');

function act(root: HTMLElement, { at, to, kind, name, text }: Step): void {
  const nodes = nodesOf(root);
  const one = nodes[at % nodes.length] ?? root;
  const other = nodes[to % nodes.length] ?? root;
  const isTree = one instanceof Element && one.localName !== 'br';
  if (kind === 'type' && one instanceof Text) one.data += text;
  if (kind === 'add' && isTree) one.append(document.createElement(name));
  if (kind === 'addText' && isTree) one.append(document.createTextNode(text));
  if (kind === 'attribute' && one instanceof HTMLElement && one !== root) one.dataset.level = text;
  if (kind === 'empty' && isTree) one.replaceChildren();
  if (one === root || !(one instanceof Element || one instanceof Text)) return;
  if (kind === 'remove') one.remove();
  if (kind === 'move' && other instanceof Element && !one.contains(other) && other.localName !== 'br')
    other.prepend(one);
}

it('reads what a whole reading finds, whatever an editor does', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const root = document.createElement('div');
      root.contentEditable = 'true';
      document.body.append(root);
      const reader = createRichReader();
      const observer = new MutationObserver(() => {});
      observer.observe(root, { childList: true, characterData: true, attributes: true, subtree: true });
      const check = () => {
        reader.forget(observer.takeRecords());
        expect(reader.read(root)).toEqual({ text: readRich(root).text, html: htmlOf(root) });
      };
      for (const one of steps) {
        if (one.kind === 'read') check();
        else act(root, one);
      }
      check();
      observer.disconnect();
      root.remove();
    }),
    { numRuns: 300 },
  );
});

it('doesn’t read again what hasn’t changed', () => {
  const root = document.createElement('div');
  root.append(
    ...Array.from({ length: 50 }, (_, at) =>
      Object.assign(document.createElement('p'), { textContent: `Line ${at}` }),
    ),
  );
  const reader = createRichReader();
  const observer = new MutationObserver(() => {});
  observer.observe(root, { childList: true, characterData: true, attributes: true, subtree: true });
  reader.read(root);
  let serialized = 0;
  const { serializeToString } = XMLSerializer.prototype;
  XMLSerializer.prototype.serializeToString = function (node) {
    serialized++;
    return serializeToString.call(this, node);
  };
  const line = root.children[7]?.firstChild;
  if (line instanceof Text) line.data = 'Changed';
  reader.forget(observer.takeRecords());
  expect(reader.read(root).text).toContain('Line 6\nChanged\nLine 8');
  XMLSerializer.prototype.serializeToString = serializeToString;
  expect(serialized).toBe(1);
});
