/** One worker: it dies at its n-th step, and whatever it awaits then never comes. */
export interface Life {
  /** Waited for before and after everything that reaches out of the worker. */
  step(): Promise<void>;
  /** How many steps it took. */
  steps(): number;
  /** Resolves with what `work` resolves with, or with null when the worker dies first. */
  run<T>(work: () => Promise<T>): Promise<T | null>;
}

/** `dieAt`: counted from 1; null: it lives. */
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

/** The same object, each of whose methods is a step before and a step after. */
export function mortal<T extends object>(target: T, life: Life): T {
  return new Proxy(target, {
    get(object, name, receiver) {
      const value: unknown = Reflect.get(object, name, receiver);
      if (typeof value !== 'function') return value;
      return async (...given: unknown[]) => {
        await life.step();
        // What dies between asking and hearing: the call goes on without it.
        const result: unknown = await Reflect.apply(value, object, given);
        await life.step();
        return result;
      };
    },
  });
}
