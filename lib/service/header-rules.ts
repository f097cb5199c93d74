/** The format that the API requires: `<app_name> ( <url>, <version> )` (API specification, Authentication). */
export function userAgent(name: string, url: string, version: string): string {
  return `${name} ( ${url}, ${version} )`;
}

/**
 * Session rules that apply only to the extension's own API requests. They are needed because Chromium drops a
 * `User-Agent` set on `fetch`, and because it resends a POST if a reused HTTP/1.1 connection breaks. Closing every
 * connection, including those of reads, prevents reuse (measured; the header is harmless on HTTP/2).
 *     `extensionHost` is the host of `runtime.getURL('')`; `apiHost` is the API's host without a port.
 */
export function headerRules(own: { extensionHost: string; apiHost: string; userAgent: string }) {
  const condition = {
    initiatorDomains: [own.extensionHost],
    requestDomains: [own.apiHost],
    resourceTypes: ['xmlhttprequest' as const],
  };
  return [
    { id: 1, priority: 1, action: setHeader('user-agent', own.userAgent), condition },
    { id: 2, priority: 1, action: setHeader('connection', 'close'), condition },
  ];
}

const setHeader = (header: string, value: string) => ({
  type: 'modifyHeaders' as const,
  requestHeaders: [{ header, operation: 'set' as const, value }],
});
