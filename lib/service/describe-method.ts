import { pages } from './pages.ts';
import type { MethodName } from './port.ts';
import { unsupported } from './transport/failures.ts';

/** A method of the port and the API calls it makes, each as `GET path`; none if it isn't supported. */
export interface DescribedMethod {
  readonly calls: readonly string[];
}

type Method = (...parameters: never[]) => unknown;

export function describeMethod<M extends Method>(calls: readonly string[], method: M): M & DescribedMethod {
  return Object.assign(method, { calls });
}

/** Returns a method that transforms the result of another one. */
export function mapResult<Parameters extends unknown[], Result, Next>(
  method: ((...parameters: Parameters) => Promise<Result>) & DescribedMethod,
  next: (result: Result) => Promise<Next>,
): ((...parameters: Parameters) => Promise<Next>) & DescribedMethod {
  return describeMethod(method.calls, async (...parameters: Parameters) => next(await method(...parameters)));
}

/** The API calls of a method, or null if it isn't a `DescribedMethod`. */
export function callsOf(method: unknown): readonly string[] | null {
  return isDescribed(method) ? method.calls : null;
}

function isDescribed(method: unknown): method is DescribedMethod {
  return typeof method === 'function' && 'calls' in method && Array.isArray(method.calls);
}

/** Factories of resources. The keys are the headings in the table of calls. */
type Factories<Deps> = Readonly<Record<string, (deps: Deps) => object>>;
type Joined<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Merges the methods of all resources into one object. */
export function assembleResources<Deps, M extends Factories<Deps>>(
  factories: M,
  deps: Deps,
): Joined<ReturnType<M[keyof M]>> {
  return Object.assign({}, ...Object.values(factories).map((make) => make(deps)));
}

/** Adds a method that throws `unsupported` for each method that only the other version has. */
export function withRefusals<Own extends object, Other extends object>(own: Own, other: Other): Other & Own {
  const refusals = Object.keys(other).map((name) => [name, refusal(name)]);
  return Object.assign(other, Object.fromEntries(refusals), own);
}

function refusal(name: string): Method {
  const refuse = async (): Promise<never> => {
    throw unsupported();
  };
  // For list iterators, the error is thrown at the first step.
  return describeMethod([], name.startsWith('every') ? () => pages<never>(refuse) : refuse);
}

/** Names of the methods that this version doesn't support. */
export function missingIn(methods: Readonly<Partial<Record<MethodName, unknown>>>): Set<MethodName> {
  const missing = new Set<MethodName>();
  let name: MethodName;
  for (name in methods) if (callsOf(methods[name])?.length === 0) missing.add(name);
  return missing;
}
