import { pages } from './pages.ts';
import type { MethodName } from './port.ts';
import { unsupported } from './transport/failures.ts';

/** A method of the port that tells which calls it makes, each as `GET path`; none for one that the version lacks. */
export interface DescribedMethod {
  readonly calls: readonly string[];
}

type Method = (...parameters: never[]) => unknown;

export function describeMethod<M extends Method>(calls: readonly string[], method: M): M & DescribedMethod {
  return Object.assign(method, { calls });
}

/** A method whose result is worked on before it is given. */
export function mapResult<Parameters extends unknown[], Result, Next>(
  method: ((...parameters: Parameters) => Promise<Result>) & DescribedMethod,
  next: (result: Result) => Promise<Next>,
): ((...parameters: Parameters) => Promise<Next>) & DescribedMethod {
  return describeMethod(method.calls, async (...parameters: Parameters) => next(await method(...parameters)));
}

/** The calls that a method tells of; null for what does not describe itself. */
export function callsOf(method: unknown): readonly string[] | null {
  return isDescribed(method) ? method.calls : null;
}

function isDescribed(method: unknown): method is DescribedMethod {
  return typeof method === 'function' && 'calls' in method && Array.isArray(method.calls);
}

/** Makers of resources by the name that the table of calls gives them. */
type Makers<Ground> = Readonly<Record<string, (deps: Ground) => object>>;
type Joined<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** One object with the methods of all resources. */
export function assembleResources<Ground, M extends Makers<Ground>>(
  makers: M,
  deps: Ground,
): Joined<ReturnType<M[keyof M]>> {
  return Object.assign({}, ...Object.values(makers).map((make) => make(deps)));
}

/** What a version lacks is what only the other has: those methods refuse. */
export function withRefusals<Own extends object, Other extends object>(own: Own, other: Other): Other & Own {
  const refusals = Object.keys(other).map((name) => [name, refusal(name)]);
  return Object.assign(other, Object.fromEntries(refusals), own);
}

function refusal(name: string): Method {
  const refuse = async (): Promise<never> => {
    throw unsupported('do this');
  };
  // Who walks a list learns it at the first step.
  return describeMethod([], name.startsWith('every') ? () => pages<never>(refuse) : refuse);
}

/** The methods that the version does not have. */
export function missingIn(methods: Readonly<Partial<Record<MethodName, unknown>>>): Set<MethodName> {
  const missing = new Set<MethodName>();
  let name: MethodName;
  for (name in methods) if (callsOf(methods[name])?.length === 0) missing.add(name);
  return missing;
}
