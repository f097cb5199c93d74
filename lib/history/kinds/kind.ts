import type * as z from 'zod/mini';
import type {
  ChangedRef,
  FullArticle,
  FullCategory,
  Image,
  Instant,
  Json,
  Secret,
  Statblock,
  Values,
  WorldFields,
} from '../../model/index.ts';
import type { CallOptions, FullService, MethodName } from '../../service/index.ts';
import type { Fields } from '../compare.ts';

/** What of the platform changes are made with. */
export type ChangeService = Pick<
  FullService,
  | 'fullArticle'
  | 'patchArticle'
  | 'category'
  | 'patchCategory'
  | 'statblock'
  | 'patchStatblock'
  | 'secret'
  | 'patchSecret'
  | 'image'
  | 'patchImage'
  | 'worldFields'
  | 'patchWorld'
> & { capabilities: Pick<FullService['capabilities'], 'missing'> };

/** A thing as the service gave it. */
export type ReadThing =
  | { kind: 'article'; thing: FullArticle }
  | { kind: 'category'; thing: FullCategory }
  | { kind: 'statblock'; thing: Statblock }
  | { kind: 'secret'; thing: Secret }
  | { kind: 'image'; thing: Image }
  | { kind: 'world'; thing: WorldFields };

/** A thing as it stands upstream. */
export interface CurrentState {
  /** Every field that can be changed and that the answer tells; one that it does not tell is missing. */
  values: Values;
  title: string;
  /** Null where it is not told. */
  worldId: string | null;
  upstreamAt: Instant | null;
  /** The thing for the history; null where none of it may be kept but the fields that change. */
  whole: Json;
  read: ReadThing;
}

/** One kind of thing: what can be changed of it, and how. */
export interface Kind {
  fields: Fields;
  /** The call that a version may lack. */
  method: MethodName;
  /** Fields that the platform changes along with one. */
  along: Readonly<Record<string, readonly string[]>>;
  read(service: ChangeService, ref: ChangedRef, options: CallOptions): Promise<CurrentState>;
  /** Null: such values cannot be sent. */
  check(
    changes: Values,
  ): { patch(service: ChangeService, ref: ChangedRef, options: CallOptions): Promise<void> } | null;
}

interface Rules<Thing, Sent> extends Pick<Kind, 'fields' | 'method'> {
  along?: Kind['along'];
  /** Of what may be sent. Strict: nothing else is. */
  schema: z.ZodMiniType<Sent>;
  read(service: ChangeService, ref: ChangedRef, options: CallOptions): Promise<Thing>;
  patch(service: ChangeService, ref: ChangedRef, changes: Sent, options: CallOptions): Promise<void>;
  about(thing: Thing): Omit<CurrentState, 'read' | 'whole'>;
  as(thing: Thing): ReadThing;
  /** What the history keeps of the thing; null: nothing. */
  keep(thing: Thing): unknown;
}

/** What a store and JSON can hold of it. */
export function asJson(value: unknown): Json {
  const text = JSON.stringify(value);
  const json: Json = text === undefined ? null : JSON.parse(text);
  return json;
}

export function kindOf<Thing, Sent>(rules: Rules<Thing, Sent>): Kind {
  const { fields, method, along = {}, schema, about, keep } = rules;
  return {
    fields,
    method,
    along,
    async read(service, ref, options) {
      const thing = await rules.read(service, ref, options);
      return { ...about(thing), whole: asJson(keep(thing)), read: rules.as(thing) };
    },
    check(changes) {
      const parsed = schema.safeParse(changes);
      if (!parsed.success) return null;
      return { patch: (service, ref, options) => rules.patch(service, ref, parsed.data, options) };
    },
  };
}

/** Whether an answer speaks of something, under any of these names; null says something too. */
export const isPresent = (raw: Readonly<Record<string, unknown>>, ...names: string[]): boolean =>
  names.some((name) => raw[name] !== undefined);

/** The same for what is not told by null. */
export const isNonNull = (raw: Readonly<Record<string, unknown>>, ...names: string[]): boolean =>
  names.some((name) => raw[name] !== undefined && raw[name] !== null);

/** An object of those that are told. */
export function presentValues(
  values: readonly (readonly [name: string, isTold: boolean, value: Json])[],
): Values {
  return Object.fromEntries(values.flatMap(([name, isTold, value]) => (isTold ? [[name, value]] : [])));
}
