import type { MethodName } from './port.ts';
import { unsupported } from './transport/failures.ts';

/** A method of the port that tells which calls it makes, each as `GET path`; none for one that the version lacks. */
export interface Described {
  readonly calls: readonly string[];
}

type Method = (...parameters: never[]) => unknown;

export function described<M extends Method>(calls: readonly string[], method: M): M & Described {
  return Object.assign(method, { calls });
}

/** In the place of a method that the version does not have; `what` completes "This version … cannot". */
export function cannot(what: string): (() => Promise<never>) & Described {
  return described([], async () => {
    throw unsupported(what);
  });
}

/** The calls that a method tells of; null for what does not describe itself. */
export function callsOf(method: unknown): readonly string[] | null {
  return isDescribed(method) ? method.calls : null;
}

function isDescribed(method: unknown): method is Described {
  return typeof method === 'function' && 'calls' in method && Array.isArray(method.calls);
}

type Makers<Ground> = Readonly<Record<string, (ground: Ground) => object>>;
type Joined<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** One object with the methods of all resources. */
export function assemble<Ground, M extends Makers<Ground>>(
  makers: M,
  ground: Ground,
): Joined<ReturnType<M[keyof M]>> {
  return Object.assign({}, ...Object.values(makers).map((make) => make(ground)));
}

/** The methods that the version does not have. */
export function missingIn(methods: Readonly<Partial<Record<MethodName, unknown>>>): Set<MethodName> {
  const missing = new Set<MethodName>();
  let name: MethodName;
  for (name in methods) if (callsOf(methods[name])?.length === 0) missing.add(name);
  return missing;
}
