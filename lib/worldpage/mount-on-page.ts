import { createBar } from './bar/bar.ts';
import { watchLinks } from './cards/index.ts';
import { type Runtime, startPageScript } from './page-script/start-page-script.ts';

/** Global in the isolated world that marks the page as set up. */
const HERE = 'loresideWorldPage';

/** Starts all features of a World Anvil page. Does nothing if they are already running. */
export function mountOnPage(runtime: Runtime): void {
  if (HERE in globalThis) return;
  Object.defineProperty(globalThis, HERE, { value: true, configurable: true });
  const stopped = startPageScript(runtime, (pageScript) => {
    const bar = createBar(pageScript);
    watchLinks(pageScript);
    return {
      onCommand({ action }) {
        if (action) bar.run(action);
      },
      tick: bar.reposition,
    };
  });
  stopped.addEventListener('abort', () => Reflect.deleteProperty(globalThis, HERE));
}
