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
    requestMethods?: ('post' | 'put')[];
  };
}

/**
 * Session rules for the extension's own requests to the service, and for nobody else's:
 * Chromium drops a `User-Agent` set on `fetch`, and re-sends a POST on a reused HTTP/1.1 connection that breaks;
 * a connection that is closed after each write cannot be reused (measured; the header is harmless on HTTP/2).
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
    {
      id: 2,
      priority: 1,
      action: setHeader('connection', 'close'),
      condition: { ...ours, requestMethods: ['post', 'put'] },
    },
  ];
}

function setHeader(header: string, value: string): HeaderRule['action'] {
  return { type: 'modifyHeaders', requestHeaders: [{ header, operation: 'set', value }] };
}
