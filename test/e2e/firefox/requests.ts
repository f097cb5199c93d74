import type { Firefox } from './browser.ts';

/** From now on, records every request of the extension to any host. */
export const watchRequests = (firefox: Firefox): Promise<unknown> =>
  firefox.privileged(`(() => {
    const seen = (globalThis.loresideAsked = []);
    const observe = (channel) => {
      const { URI, loadInfo } = channel.QueryInterface(Ci.nsIHttpChannel);
      const { loadingPrincipal, triggeringPrincipal } = loadInfo;
      if (loadingPrincipal?.addonId || triggeringPrincipal?.addonId) seen.push(URI.spec);
    };
    Services.obs.addObserver({ observe }, 'http-on-modify-request');
  })()`);

/** The recorded addresses. */
export async function requestsSeen(firefox: Firefox): Promise<string[]> {
  const seen = await firefox.privileged('globalThis.loresideAsked');
  if (!Array.isArray(seen)) throw new Error('Requests aren’t recorded');
  return seen.map(String);
}
