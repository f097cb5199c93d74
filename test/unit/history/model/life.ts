/** A worker that dies at its nth step; none of its promises settle after that. */
export interface Life {
  /** Awaited before and after everything outside of the worker. */
  step(): Promise<void>;
  /** The number of steps so far. */
  steps(): number;
  /** Resolves with the result of `work`, or with null if the worker dies first. */
  run<T>(work: () => Promise<T>): Promise<T | null>;
}

/** `dieAt`: counted from 1; null: it survives. */
export function lifeUntil(dieAt: number | null): Life {
  let taken = 0;
  let isDead = false;
  let die: () => void = () => {};
  const death = new Promise<null>((resolve) => {
    die = () => resolve(null);
  });
  return {
    steps: () => taken,
    async step() {
      taken += 1;
      if (taken === dieAt) {
        isDead = true;
        die();
      }
      if (isDead) await new Promise(() => {});
    },
    run: (work) => Promise.race([death, work()]),
  };
}

/** A proxy with a step before and after each method call. */
export function mortal<T extends object>(target: T, life: Life): T {
  return new Proxy(target, {
    get(object, name, receiver) {
      const value: unknown = Reflect.get(object, name, receiver);
      if (typeof value !== 'function') return value;
      return async (...given: unknown[]) => {
        await life.step();
        // If the worker dies during the call, the call continues without it.
        const result: unknown = await Reflect.apply(value, object, given);
        await life.step();
        return result;
      };
    },
  });
}
