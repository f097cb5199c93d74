/** Characters allowed in a document (XML 1.0, production 2). */
const SAYABLE = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;
const NAME = '[A-Za-z_][\\w.:-]*';
const TAG = new RegExp(`^<(/?)(${NAME})((?:\\s+${NAME}="[^"<]*")*)\\s*(/?)>`);
const REFERENCE = /&(?!(?:amp|lt|gt|quot|apos);)/;

/** The reasons why a text isn't well-formed XML. Knows only elements, attributes, text and one prolog. */
export function flawsOfXml(text: string): string[] {
  if (!SAYABLE.test(text)) return ['a sign that XML does not have'];
  let rest = text.replace(/^<\?xml version="1\.0"[^>]*\?>\s*/, '').replace(/^<!DOCTYPE html>\s*/, '');
  const open: string[] = [];
  let roots = 0;
  while (rest !== '') {
    if (!rest.startsWith('<')) {
      const end = rest.indexOf('<');
      const words = end < 0 ? rest : rest.slice(0, end);
      if (REFERENCE.test(words)) return [`a bare & in ${words.slice(0, 40)}`];
      if (words.includes(']]>')) return ['a bare ]]>'];
      if (open.length === 0 && words.trim() !== '') return ['words outside of the root'];
      rest = rest.slice(words.length);
      continue;
    }
    const tag = TAG.exec(rest);
    if (!tag) return [`no tag: ${rest.slice(0, 40)}`];
    const [whole, closing, name = '', attributes = '', empty] = tag;
    if (REFERENCE.test(attributes)) return [`a bare & in ${attributes.slice(0, 40)}`];
    const names = [...attributes.matchAll(/\s([\w.:-]+)=/g)].map(([, one]) => one);
    if (new Set(names).size !== names.length) return [`an attribute twice in ${whole.slice(0, 60)}`];
    if (closing) {
      if (open.pop() !== name) return [`</${name}> closes nothing`];
    } else {
      if (open.length === 0) roots += 1;
      if (!empty) open.push(name);
    }
    rest = rest.slice(whole.length);
  }
  if (open.length > 0) return [`<${open.join('> <')}> not closed`];
  return roots === 1 ? [] : [`${roots} roots`];
}
