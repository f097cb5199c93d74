import * as z from 'zod/mini';
import type { Variable, VariableCollection } from '../../model/index.ts';
import { answer } from './answer.ts';
import { id, reference, text } from './fields.ts';
import { detail, entityOf } from './reference.ts';

export const variableCollection = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({ id, ...detail, description: text, prefix: text }),
  /* @__PURE__ */ z.transform(
    (wire): Omit<VariableCollection, 'raw'> => ({
      ...entityOf(wire),
      description: wire.description ?? '',
      prefix: wire.prefix,
    }),
  ),
);

export const variable = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({ id, ...detail, k: text, v: text, type: text, collection: reference }),
  /* @__PURE__ */ z.transform(
    (wire): Omit<Variable, 'raw'> => ({
      ...entityOf(wire),
      key: wire.k ?? wire.title ?? '',
      value: wire.v ?? '',
      type: wire.type,
      collectionId: wire.collection,
    }),
  ),
);
