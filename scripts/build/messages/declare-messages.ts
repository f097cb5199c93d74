import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { LanguageFile } from './read-languages.ts';

type Kinds = Map<string, Set<string>>;

/** Collects the TypeScript types of a message's placeholders by name. Elements have the type `Element`. */
function collect(nodes: readonly MessageFormatElement[], kinds: Kinds): Kinds {
  const add = (name: string, kind: string): void =>
    void kinds.set(name, (kinds.get(name) ?? new Set()).add(kind));
  for (const node of nodes)
    switch (node.type) {
      case TYPE.argument:
        add(node.value, 'string | Message');
        break;
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
        add(node.value, 'number');
        break;
      case TYPE.plural:
        add(node.value, 'number');
        for (const option of Object.values(node.options)) collect(option.value, kinds);
        break;
      case TYPE.select: {
        const options = Object.keys(node.options).map((name) =>
          name === 'other' ? 'string & {}' : `'${name}'`,
        );
        add(node.value, options.join(' | '));
        for (const option of Object.values(node.options)) collect(option.value, kinds);
        break;
      }
      case TYPE.tag:
        add(node.value, 'Element');
        collect(node.children, kinds);
        break;
      case TYPE.literal:
      case TYPE.pound:
        break;
    }
  return kinds;
}

/** The placeholders of a message with their types, in alphabetical order. Throws if the message is malformed. */
export function placeholders(text: string): [name: string, type: string][] {
  const kinds = collect(parse(text), new Map());
  return [...kinds]
    .map(([name, types]): [string, string] => [name, [...types].sort().join(' | ')])
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Declares the values of all messages, for `MessageValues` in `lib/i18n`. */
export function declareMessages(source: LanguageFile, moduleFile: string): string {
  const lines = Object.entries(source.messages).flatMap(([section, messages]) =>
    Object.entries(messages).map(([name, text]) => {
      const values = placeholders(text);
      const type =
        values.length === 0 ? 'null' : `{ ${values.map(([key, kind]) => `${key}: ${kind}`).join('; ')} }`;
      return `    '${section}.${name}': ${type};`;
    }),
  );
  return `// Made from lib/i18n/languages/en.yaml.
import type { Element, Message } from '${moduleFile}';
declare module '${moduleFile}' {
  interface MessageValues {
${lines.join('\n')}
  }
}
`;
}
