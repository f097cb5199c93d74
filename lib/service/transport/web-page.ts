import type { ServiceFailure } from '../failure.ts';
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

/** Servers of PHP name an empty or a JSON body `text/html` when nobody tells them; only what can be a page is one. */
export function looksLikeWebPage(contentType: string, text: string): boolean {
  return /^\s*</.test(text) || (/\bx?html\b/i.test(contentType) && /^\s*[^\s{[]/.test(text));
}

/** What it means that a web page came where JSON belongs: the edge or the web server spoke, never the service. */
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
