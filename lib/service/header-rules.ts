/** What one declarativeNetRequest session rule of ours looks like. */
export interface HeaderRule {
  id: number;
  priority: number;
  action: {
    type: 'modifyHeaders';
    requestHeaders: { header: string; operation: 'set'; value: string }[];
  };
  condition: {
    initiatorDomains: string[];
    requestDomains: string[];
    resourceTypes: 'xmlhttprequest'[];
  };
}

/**
 * Session rules for the extension's own requests to the service, and for nobody else's:
 * Chromium drops a `User-Agent` set on `fetch`, and sends a POST again where it breaks on an HTTP/1.1 connection that had
 * served another request before. So no connection is kept: a read that kept its own would hand it to the next write
 * (measured; the header is harmless on HTTP/2).
 * `extensionHost` is the host of `runtime.getURL('')`, `apiHost` the service's host without a port.
 */
export function headerRules({
  extensionHost,
  apiHost,
  userAgent,
}: {
  extensionHost: string;
  apiHost: string;
  userAgent: string;
}): HeaderRule[] {
  const ours = {
    initiatorDomains: [extensionHost],
    requestDomains: [apiHost],
    resourceTypes: ['xmlhttprequest' as const],
  };
  return [
    { id: 1, priority: 1, action: setHeader('user-agent', userAgent), condition: ours },
    { id: 2, priority: 1, action: setHeader('connection', 'close'), condition: ours },
  ];
}

function setHeader(header: string, value: string): HeaderRule['action'] {
  return { type: 'modifyHeaders', requestHeaders: [{ header, operation: 'set', value }] };
}
