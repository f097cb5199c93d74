/** The values of each message's placeholders, by id. The build declares them from `languages/en.yaml`. */
export interface MessageValues {
  /** Shown for a message that this release doesn't have: another release stored it. */
  'common.unknownMessage': null;
}

export type MessageId = keyof MessageValues & string;
/** Ids of messages without placeholders. */
export type PlainMessageId = {
  [Id in MessageId]: MessageValues[Id] extends null ? Id : never;
}[MessageId];
export type MessageSection = MessageId extends `${infer Section}.${string}` ? Section : never;

/** What a placeholder can stand for. Dates are numbers: milliseconds since 1970. */
export type MessageValue = string | number | Message;

declare const element: unique symbol;

/** Type of a placeholder that is an element, such as a link. Only `format` fills it in. */
export interface Element {
  readonly [element]: never;
}

/** The arguments after a message's id: none for a message without placeholders. */
export type ValuesOf<Id extends MessageId> = MessageValues[Id] extends null
  ? []
  : [values: MessageValues[Id]];

/** A sentence for the user as data, written out in their language when shown. Values can be messages. */
export interface Message {
  id: string;
  values?: Readonly<Record<string, MessageValue>>;
}

export function message<Id extends MessageId>(id: Id, ...values: ValuesOf<Id>): Message;
export function message(id: string, values?: Readonly<Record<string, MessageValue>>): Message {
  return values === undefined ? { id } : { id, values };
}

/** Whether a value, stored perhaps by another release, is a message. */
export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Reads a stored message. Earlier releases stored sentences, which are kept as they are. */
export function readMessage(stored: unknown): Message {
  if (typeof stored === 'string') return { id: 'common.storedSentence', values: { text: stored } };
  if (!isMessage(stored)) return { id: 'common.unknownMessage' };
  if (typeof stored.values !== 'object' || stored.values === null) return { id: stored.id };
  const values = Object.entries(stored.values).map(([name, value]): [string, MessageValue] => [
    name,
    isPlain(value) ? value : readMessage(value),
  ]);
  return { id: stored.id, values: Object.fromEntries(values) };
}
