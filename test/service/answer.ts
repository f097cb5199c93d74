/** A handler's response, before any fault is applied. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

export function jsonAnswer(value: unknown, status = 200): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

export function htmlAnswer(html: string, status = 200): Answer {
  return { status, headers: { 'content-type': 'text/html; charset=UTF-8' }, body: html };
}

/** The CDN's bot check: an HTML page, with any status. */
export function challengeAnswer(status: number): Answer {
  return htmlAnswer(
    '<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title></head><body><h1>Checking your browser</h1><p>Enable JavaScript and cookies to continue</p></body></html>',
    status,
  );
}
