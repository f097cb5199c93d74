import * as idb from 'idb';
import browser from 'webextension-polyfill';
import {
  array,
  boolean,
  discriminatedUnion,
  enum as enumOf,
  gte,
  instanceof as instanceOf,
  int,
  length,
  literal,
  looseObject,
  lte,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  partial,
  pipe,
  record,
  refine,
  strictObject,
  string,
  transform,
  union,
  unknown,
} from 'zod/mini';

/**
 * Libraries that the deferred script takes from the start script instead of carrying them a second time; the build names
 * them (`wxt.config.ts`). What is missing here is `undefined` there, at the moment that it is loaded.
 */
globalThis.loresideLibraries = {
  browser,
  idb,
  zod: {
    ...{
      array,
      boolean,
      discriminatedUnion,
      enum: enumOf,
      gte,
      instanceof: instanceOf,
      int,
      length,
      literal,
    },
    ...{ looseObject, lte, maxLength, minLength, nullable, number, object, optional, partial, pipe, record },
    ...{ refine, strictObject, string, transform, union, unknown },
  },
};

declare global {
  var loresideLibraries: { browser: unknown; idb: unknown; zod: Readonly<Record<string, unknown>> };
}
