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
import { ServiceError } from '../../lib/service/index.ts';

/** The deferred script is lent the service itself; beside it, it needs only what the service rejects with. */
const service = { ServiceError };

/**
 * Libraries that the deferred script takes from the start script instead of carrying them a second time; the build names
 * them (`wxt.config.ts`). What is missing here is `undefined` there, at the moment that it is loaded.
 */
globalThis.loresideLibraries = {
  service,
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
  var loresideLibraries: {
    browser: unknown;
    idb: unknown;
    service: { ServiceError: typeof ServiceError };
    zod: Readonly<Record<string, unknown>>;
  };
}
