import type { ServiceFailure } from '../../model/index.ts';
import {
  challenge,
  invalid,
  noSuchService,
  notUnderstood,
  redirected,
  server,
  wrongMethod,
} from './failures.ts';

const CHALLENGE =
  /just a moment|attention required|challenge-platform|cf-chl|cf_chl|cf-turnstile|checking your browser|verify(?:ing)? (?:that )?you are (?:a )?human|enable javascript and cookies/i;
const SIGN_IN =
  /<input[^>]+type\s*=\s*["']?password|<title>[^<]*(?:log ?in|sign ?in)\b|action\s*=\s*["'][^"']*login/i;

/**
 * Whether a response is a web page. PHP labels empty and JSON bodies as `text/html` by default, so the body is checked
 * too.
 */
export function looksLikeWebPage(contentType: string, text: string): boolean {
  return /^\s*</.test(text) || (/\bx?html\b/i.test(contentType) && /^\s*[^\s{[]/.test(text));
}

/** The failure when a web page comes instead of JSON. It is from the CDN or web server, never from the API. */
export function webPageFailure(
  status: number,
  text: string,
  mitigated: boolean,
  retryAfter: number | null,
): ServiceFailure {
  if (mitigated || CHALLENGE.test(text)) return challenge(retryAfter);
  if (status >= 500) return server(status, retryAfter);
  if (status === 429) return challenge(retryAfter);
  if (status === 401 || SIGN_IN.test(text)) return redirected();
  if (status === 403) return challenge(retryAfter);
  if (status === 404) return noSuchService();
  if (status === 405) return wrongMethod();
  if (status >= 400) return invalid(status, null);
  return notUnderstood('webPage');
}
