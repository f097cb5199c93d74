import type * as z from 'zod/mini';
import type {
  ChangedRef,
  FullArticle,
  FullCategory,
  Image,
  Instant,
  Json,
  Manuscript,
  ManuscriptBeat,
  ManuscriptPart,
  Secret,
  Statblock,
  Values,
  WorldFields,
  WorldId,
} from '../../model/index.ts';
import type { CallOptions, FullService, MethodName } from '../../service/index.ts';
import type { Fields } from '../compare.ts';

/** A draft in the outbox, as changes see it. */
export interface OwnDraft {
  worldId: WorldId | null;
  title: string;
  /** Its texts and tags. */
  fields: Values;
  changedAt: Instant;
}

/** The API calls that changes need, and the same for drafts, which never leave this device that way. */
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
  | 'manuscript'
  | 'patchManuscript'
  | 'manuscriptPart'
  | 'patchManuscriptPart'
  | 'manuscriptBeat'
  | 'patchManuscriptBeat'
  | 'worldFields'
  | 'patchWorld'
> & {
  capabilities: Pick<FullService['capabilities'], 'missing'>;
  draft(id: string): Promise<OwnDraft>;
  patchDraft(id: string, changes: Values): Promise<void>;
};

/** A resource as the API client returned it. */
export type ReadResource =
  | { kind: 'article'; resource: FullArticle }
  | { kind: 'category'; resource: FullCategory }
  | { kind: 'statblock'; resource: Statblock }
  | { kind: 'secret'; resource: Secret }
  | { kind: 'image'; resource: Image }
  | { kind: 'manuscript'; resource: Manuscript }
  | { kind: 'manuscriptPart'; resource: ManuscriptPart }
  | { kind: 'manuscriptBeat'; resource: ManuscriptBeat }
  | { kind: 'world'; resource: WorldFields }
  | { kind: 'draft'; resource: OwnDraft };

/** A resource's current state on World Anvil. */
export interface CurrentState {
  /** All fields that can be changed. A field that the response doesn't contain is missing. */
  values: Values;
  title: string;
  /** Null if the response doesn't contain it. */
  worldId: string | null;
  upstreamAt: Instant | null;
  /** The resource for the history, or null if only the changed fields may be kept. */
  whole: Json;
  read: ReadResource;
}

/** A kind of resource: its fields that can be changed, and how. */
export interface Kind {
  fields: Fields;
  /** The call that changes it. An API version may lack it. Null: no call is needed. */
  method: MethodName | null;
  /** Fields that World Anvil changes together with another. */
  changedTogether: Readonly<Record<string, readonly string[]>>;
  read(service: ChangeService, ref: ChangedRef, options: CallOptions): Promise<CurrentState>;
  /** Returns null if these values can't be sent. */
  check(
    changes: Values,
  ): { patch(service: ChangeService, ref: ChangedRef, options: CallOptions): Promise<void> } | null;
}

interface Rules<Resource, Sent> extends Pick<Kind, 'fields' | 'method'> {
  changedTogether?: Kind['changedTogether'];
  /** Schema of what may be sent. Strict, so nothing else is. */
  schema: z.ZodMiniType<Sent>;
  read(service: ChangeService, ref: ChangedRef, options: CallOptions): Promise<Resource>;
  patch(service: ChangeService, ref: ChangedRef, changes: Sent, options: CallOptions): Promise<void>;
  currentState(resource: Resource): Omit<CurrentState, 'read' | 'whole'>;
  as(resource: Resource): ReadResource;
  /** What the history keeps of the resource; null for nothing. */
  wholeOf(resource: Resource): unknown;
}

/** The part of a value that JSON, and so the store, can hold. */
export function asJson(value: unknown): Json {
  const text = JSON.stringify(value);
  const json: Json = text === undefined ? null : JSON.parse(text);
  return json;
}

export function kindOf<Resource, Sent>(rules: Rules<Resource, Sent>): Kind {
  const { fields, method, changedTogether = {}, schema, currentState, wholeOf } = rules;
  return {
    fields,
    method,
    changedTogether,
    async read(service, ref, options) {
      const resource = await rules.read(service, ref, options);
      return { ...currentState(resource), whole: asJson(wholeOf(resource)), read: rules.as(resource) };
    },
    check(changes) {
      const parsed = schema.safeParse(changes);
      if (!parsed.success) return null;
      return { patch: (service, ref, options) => rules.patch(service, ref, parsed.data, options) };
    },
  };
}

/** Whether a response has a field under one of these names. Null counts as present. */
export const isPresent = (raw: Readonly<Record<string, unknown>>, ...names: string[]): boolean =>
  names.some((name) => raw[name] !== undefined);

/** Like `isPresent`, but null counts as absent. */
export const isNonNull = (raw: Readonly<Record<string, unknown>>, ...names: string[]): boolean =>
  names.some((name) => raw[name] !== undefined && raw[name] !== null);

export function presentValues(
  values: readonly (readonly [name: string, hasValue: boolean, value: Json])[],
): Values {
  return Object.fromEntries(values.flatMap(([name, hasValue, value]) => (hasValue ? [[name, value]] : [])));
}
