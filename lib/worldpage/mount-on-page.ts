import { createBar } from './bar/bar.ts';
import { watchLinks } from './cards/index.ts';
import { type Runtime, stay } from './resident/stay.ts';

/** Where it is written down, in the script's own world, that it stands here. */
const HERE = 'loresideWorldPage';

/** Begins what a page of the user's worlds is given; does nothing where it has begun already. */
export function mountOnPage(runtime: Runtime): void {
  if (HERE in globalThis) return;
  Object.defineProperty(globalThis, HERE, { value: true, configurable: true });
  const resident = stay(
    runtime,
    ({ action }) => {
      if (action) bar.run(action);
    },
    () => bar.settle(),
  );
  const bar = createBar(resident);
  watchLinks(resident);
  resident.gone.addEventListener('abort', () => Reflect.deleteProperty(globalThis, HERE));
}
