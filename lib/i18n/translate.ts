import formatCompiled from 'icu-minify/format';
import { find } from './catalog.ts';
import { FORMATTERS, locale } from './format-value.ts';
import {
  type Element,
  isMessage,
  type Message,
  type MessageId,
  type MessageValue,
  type MessageValues,
  type ValuesOf,
} from './message.ts';

/** Draws one element of a message, given its contents. */
export type Draw<Node> = (chunks: (string | Node)[]) => Node;

/** The values of a message that contains elements. */
export type RichValuesOf<Id extends MessageId, Node> = {
  [Name in keyof MessageValues[Id]]: MessageValues[Id][Name] extends Element
    ? Draw<Node>
    : MessageValues[Id][Name];
};

type Values<Node> = Readonly<Record<string, MessageValue | Draw<Node>>>;

const OPTIONS = {
  formatters: FORMATTERS,
  formats: {
    dateTime: {
      short: { dateStyle: 'short' },
      medium: { dateStyle: 'medium' },
      long: { dateStyle: 'long' },
    },
    number: { percent: { style: 'percent' } },
  },
} as const;

/** Shown for a message that this release doesn't have: another release stored it. */
const UNKNOWN = 'common.unknownMessage';

function write<Node>(id: string, values: Values<Node>): string | Node | (string | Node)[] {
  const compiled = find(id) ?? find(UNKNOWN) ?? id;
  const plain = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isMessage(value) ? t(value) : value]),
  );
  return formatCompiled<Node>(compiled, locale(), plain, OPTIONS);
}

/** Writes a message out in the user's language. */
export function t(message: Message): string;
export function t<Id extends MessageId>(id: Id, ...values: ValuesOf<Id>): string;
export function t(message: string | Message, values?: Message['values']): string {
  const { id, values: filled = {} } = isMessage(message) ? message : { id: message, values };
  const written = write<never>(id, filled);
  return Array.isArray(written) ? written.join('') : written;
}

/**
 * Writes out a message that contains elements, such as “Request one <link>here</link>”. Each element is drawn by the
 * value of its name. Returns texts and elements in order.
 */
export function format<Node, Id extends MessageId>(id: Id, values: RichValuesOf<Id, Node>): (string | Node)[];
export function format<Node>(id: string, values: Values<Node>): (string | Node)[] {
  const written = write<Node>(id, values);
  return Array.isArray(written) ? written : [written];
}
