/// <reference types="vite/client" />

import paintScript from './drawing/paint-worker.ts?worker&url';
import layoutScript from './layout-worker.ts?worker&url';

const SCRIPTS = { layout: layoutScript, paint: paintScript };

/** Passes our two scripts and nothing else: the content security policy (wxt.config.ts) allows this policy alone. */
const policy = globalThis.trustedTypes?.createPolicy('link-map-workers', {
  createScriptURL(address: string) {
    if (!Object.values(SCRIPTS).includes(address)) throw new TypeError('Not a worker of the link map.');
    return address;
  },
});

/** Starts a worker of the link map. Its user ends it with `terminate`. */
export function startWorker(name: keyof typeof SCRIPTS): Worker {
  const script = SCRIPTS[name];
  return new Worker(policy ? policy.createScriptURL(script) : script, { type: 'module' });
}
